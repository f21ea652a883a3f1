import InterfaceModel
import SwiftEmission
import UIKitCatalog

/// The classes that documents expect of an app, as Swift to start from.
///
/// Add the documents, then take the ``sources()``: a class that several of them name is declared once, with the union
/// of what they connect.
public struct Scaffold: Sendable {
  private let catalog: Catalog
  private var classes: [ExpectedClass] = []
  private var places: [String: Int] = [:]
  private var targetModules: Set<String> = []

  /// Makes an empty scaffold; `catalog` tells the classes of elements.
  public init(catalog: Catalog = .uiKit) { self.catalog = catalog }

  /// Takes in a document.
  ///
  /// A document with a name that isn't Swift's is refused: the diagnostics say why, and nothing of it is taken in.
  public mutating func add(_ document: InterfaceDocument) -> [ScaffoldDiagnostic] {
    let refusals = NameCheck.refusals(of: document)
    guard refusals.isEmpty else { return refusals }
    let collector = ExpectationCollector(document: document, catalog: catalog)
    for (name, change) in collector.expectations() {
      let place: Int
      if let known = places[name] {
        place = known
      } else {
        place = classes.count
        places[name] = place
        classes.append(ExpectedClass(name: name, place: change.place))
      }
      change.apply(&classes[place])
    }
    targetModules.formUnion(collector.targetModules)
    return []
  }

  /// The classes in the order met, each as the source of a file; and what of the documents they can't have.
  public func sources() -> (sources: [ScaffoldSource], diagnostics: [ScaffoldDiagnostic]) {
    let resolver = ClassResolver(classes: classes, targetModules: targetModules, catalog: catalog)
    var sources: [ScaffoldSource] = []
    var diagnostics = resolver.diagnostics
    for outer in resolver.undeclaredOuterClasses {
      var writer = SwiftWriter()
      writer.line("enum \(outer) {}")
      sources.append(
        ScaffoldSource(className: outer, documents: [], modules: [], declarations: writer, memberNames: []))
    }
    for expected in resolver.declaredClasses {
      var renderer = ClassRenderer(expected, resolver: resolver)
      sources.append(renderer.source())
      diagnostics += renderer.diagnostics
    }
    return (sources, diagnostics)
  }
}
