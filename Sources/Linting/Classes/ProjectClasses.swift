import InterfaceModel
import SourceScanning
import Suggestions
import UIKitCatalog

/// What the sources and the catalog know of the classes that documents name.
///
/// Where something isn't understood the answer is that nothing can be told, never a guess.
struct ProjectClasses: Sendable {
  let sources: SourceIndex
  private let catalog: Catalog
  private let classNames: [String]

  init(_ sources: SourceIndex, _ catalog: Catalog) {
    self.sources = sources
    self.catalog = catalog
    classNames = sources.types.filter { $0.declaration?.kind == .class }.map(\.name)
  }

  /// The class that a document means; nil where the sources declare none or several of the name.
  func type(_ reference: ClassReference) -> SourceType? {
    sources.class(named: reference.name, module: reference.module).unique
  }

  /// A class with all that it inherits from; nil where that can't be told.
  func lineage(_ reference: ClassReference) -> ClassLineage? {
    if let type = type(reference) { return ClassLineage(type, in: sources) }
    guard case .absent = sources.class(named: reference.name) else { return nil }
    return UIKitClass.named(reference.name).map { ClassLineage(frameworkClass: $0.name, in: sources) }
  }

  /// The name of a class that differs from one that isn't there by a letter or two, or in upper and lower case.
  func nearestName(to name: String) -> String? {
    let lowercase = name.lowercased()
    if let same = classNames.first(where: { $0.lowercased() == lowercase }) { return same }
    // Short names are near each other by chance.
    return name.count >= 8 ? Suggestion.nearest(to: name, in: classNames, within: 2) : nil
  }

  /// The class of an object with all that it inherits from; nil where that can't be told.
  func lineage(_ object: InterfaceObject) -> ClassLineage? {
    if let reference = object.customClass { return lineage(reference) }
    guard let name = frameworkClass(object) else { return nil }
    return ClassLineage(frameworkClass: name, in: sources)
  }

  /// The class of what a connection leads to; nil where that can't be told.
  func lineage(_ reference: ObjectReference, in document: InterfaceDocument) -> ClassLineage? {
    switch document.nodesByID[reference.id] {
    case .object(let index): return lineage(document.objects[index])
    case .constraint(let container, let position):
      guard let custom = document.objects[container].constraints[position].customClass else {
        return ClassLineage(frameworkClass: "NSLayoutConstraint", in: sources)
      }
      return lineage(custom)
    case .layoutGuide, .connection, .other, nil: return nil
    }
  }

  /// UIKit's class that an element stands for; nil where an object of any class may stand for it.
  func frameworkClass(_ object: InterfaceObject) -> String? {
    guard !object.isPlaceholder, object.element != "customObject", let element = catalog[object.element],
      let name = element.className, UIKitClass.named(name) != nil
    else { return nil }
    switch element.objectKind {
    case .view, .controller, .gestureRecognizer, .barItem: return name
    case .other, .placeholder, .grouping, nil: return nil
    }
  }
}
