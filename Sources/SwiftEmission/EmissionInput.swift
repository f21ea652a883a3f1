import InterfaceModel
import UIKitCatalog

/// A document with what its units ask of each object again and again.
final class EmissionInput: Sendable {
  let document: InterfaceDocument
  let catalog: Catalog
  let options: EmissionOptions
  /// How texts are looked up.
  let localization: Localization
  /// What the catalog says of each object's element; nil where it doesn't know it.
  let descriptions: [CatalogElement?]
  /// Whether anything in the document varies: few do, and the others needn't be asked at every constraint.
  let isVaried: Bool
  /// The attribute that makes what is emitted deprecated where an object's class is: the compiler then has nothing to warn
  /// of within it. Nil for none.
  let deprecation: String?
  /// Whether constraints place or size the object.
  let isConstrained: [Bool]

  init(_ document: InterfaceDocument, catalog: Catalog, options: EmissionOptions, documentName: String) {
    let document = document.withClosedComponents()
    self.document = document
    self.catalog = catalog
    var options = options
    options.deploymentTarget = options.deploymentTarget ?? document.deploymentTarget
    self.options = options
    localization = Localization(
      table: options.isLocalized ? documentName : nil, texts: document.localizedTexts)
    let descriptions = document.objects.indices.map { catalog[document.objects[$0].element] }
    self.descriptions = descriptions
    deprecation =
      document.objects.lazy.filter { descriptions[$0.index]?.description.isCarried != false }.compactMap { object in
        (object.customClass?.name ?? descriptions[object.index]?.className).flatMap(UIKitClass.named)?
          .deprecationAttribute
      }.first
    isVaried = document.objects.contains { object in
      !object.variations.isEmpty || object.constraints.contains { !$0.variations.isEmpty }
    }
    isConstrained = Self.constrainedObjects(of: document)
  }

  private static func constrainedObjects(of document: InterfaceDocument) -> [Bool] {
    var isConstrained = Array(repeating: false, count: document.objects.count)
    for index in document.objects.indices {
      for constraint in document.objects[index].constraints where !constraint.isPlaceholder {
        let first = document.view(of: constraint.firstItem) ?? index
        let second = constraint.secondAttribute.map { _ in document.view(of: constraint.secondItem) ?? index }
        for (view, other) in [(first, second), (second ?? first, first)] {
          // What pins a view's own subview to it says nothing of where it is itself.
          let pinsSubview = other.map { $0 != view && document.isObject($0, within: view) } ?? false
          if !pinsSubview { isConstrained[view] = true }
        }
      }
    }
    return isConstrained
  }
}

extension InterfaceDocument {
  /// The view that a side of a constraint is about, or whose guide it is; nil where it names none.
  fileprivate func view(of item: ObjectReference?) -> ObjectIndex? {
    guard let item else { return nil }
    switch nodesByID[item.id] {
    case .object(let index): return index
    case .layoutGuide(let owner, _): return owner
    case .constraint, .connection, .other, nil: return nil
    }
  }
}
