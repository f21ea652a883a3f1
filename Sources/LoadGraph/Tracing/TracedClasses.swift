import SourceScanning
import UIKitCatalog

/// The classes of the sources, each followed once.
final class TracedClasses {
  private let types: KnownTypes
  private let tracer: LoadTracer
  private var decoded: [Key: [TracedLoad]] = [:]
  private var observed: [Setting: [TracedLoad]] = [:]

  private struct Key: Hashable {
    var type: KnownType
    var kind: ClassMention.Kind
  }

  private struct Setting: Hashable {
    var type: KnownType
    var property: String
  }

  /// Makes what is known of the classes of some sources, where nibs of some names are at hand.
  init(_ sources: SourceIndex, nibs: Set<String>) {
    types = KnownTypes(sources)
    tracer = LoadTracer(types, RelevantCode(sources, nibs: nibs))
  }

  /// The classes that a document's mention may mean.
  func classes(of mention: ClassMention, in file: String) -> [KnownType] {
    types.classes(named: mention.reference.name, module: mention.reference.module, near: file)
  }

  /// What making the object of a document leads to.
  func loads(of type: KnownType, _ mention: ClassMention) -> [TracedLoad] {
    let key = Key(type: type, kind: mention.kind)
    let own = decoded[key] ?? tracer.decoding(type, mention.kind)
    decoded[key] = own
    let settings = mention.runtimeAttributes.keys.sorted() + mention.outlets.sorted()
    return own + settings.flatMap { setting($0, of: type) }
  }

  private func setting(_ property: String, of type: KnownType) -> [TracedLoad] {
    let key = Setting(type: type, property: property)
    if let known = observed[key] { return known }
    let loads = tracer.setting(property, of: type)
    observed[key] = loads
    return loads
  }

  /// What making an object by code leads to.
  func loads(of making: Making) -> [TracedLoad] {
    let kind: ClassMention.Kind =
      if types.isClass(making.type, a: "UIViewController") {
        .controller
      } else {
        types.isClass(making.type, a: "UIView") ? .view : .other
      }
    return tracer.making(making, kind)
  }

  /// The superclass that neither the sources nor UIKit tell of, so that nobody knows what it does.
  func unknownSuperclass(of type: KnownType) -> String? {
    type.externalSuperclass.flatMap { UIKitClass.isKnown($0) || $0 == "NSObject" ? nil : $0 }
  }

  /// Whether the class of a scene's controller may refuse an embed segue.
  func mayRefuseSegues(_ controller: ClassMention, in file: String) -> Bool {
    classes(of: controller, in: file).contains {
      $0.method(selectors: ["shouldPerformSegueWithIdentifier:sender:"]) != nil
    }
  }
}
