import InterfaceModel
import SwiftEmission
import UIKitCatalog
import XMLSyntax

/// Finds what a document expects of each class that it names.
struct ExpectationCollector {
  let document: InterfaceDocument
  let catalog: Catalog

  /// The modules that the document's target has.
  var targetModules: [String] {
    document.objects.compactMap(\.customClass).filter { $0.moduleProvider == "target" }.compactMap(\.module)
  }

  /// Everything expected, by class, in the document's order.
  func expectations() -> [(name: String, change: Expectation)] {
    var found: [(name: String, change: Expectation)] = []
    for object in document.objects where !object.isComponentContent {
      if let reference = appClass(object.customClass) {
        found.append((reference.name, mention(reference, of: object)))
        found += inspectables(of: object).map { (reference.name, $0) }
      }
      for constraint in object.constraints {
        guard let reference = appClass(constraint.customClass) else { continue }
        found.append((reference.name, mention(reference, elementClass: "NSLayoutConstraint")))
      }
      for connection in object.connections { found += expectations(of: connection, from: object) }
    }
    return found + hooks()
  }

  /// What the scenes' controllers call to have their views loaded and their segues performed.
  private func hooks() -> [(name: String, change: Expectation)] {
    let fileName = document.file.split(separator: "/").last.map(String.init) ?? document.file
    return StoryboardHooks.hooks(of: document, catalog: catalog, fileName: fileName).compactMap { hooks in
      guard let reference = appClass(document.objects[hooks.controller].customClass) else { return nil }
      let change = Expectation(place: DocumentPlace(document, reference.range)) { expected in
        if hooks.loadsView { expected.viewStoryboards.appendOnce(hooks.storyboard) }
        expected.deprecation = expected.deprecation ?? hooks.deprecation
        if hooks.performsSegues { expected.segueStoryboards.appendOnce(hooks.storyboard) }
      }
      return (reference.name, change)
    }
  }

  private func appClass(_ reference: ClassReference?) -> ClassReference? {
    reference.flatMap { $0.isFrameworkClass || $0.isComponent ? nil : $0 }
  }

  // MARK: Classes

  private func mention(_ reference: ClassReference, of object: InterfaceObject) -> Expectation {
    guard object.element == "placeholder" || object.element == "customObject" else {
      return mention(reference, elementClass: catalog.frameworkClass(of: object))
    }
    let guess = SuperclassGuess(object, in: document).superclass
    let isOwner = object.isFilesOwner
    let file = document.file
    return mention(reference) { expected in
      if expected.guess == nil || expected.guess == "NSObject" { expected.guess = guess }
      if isOwner { expected.ownedDocuments.appendOnce(file) }
    }
  }

  private func mention(_ reference: ClassReference, elementClass: String) -> Expectation {
    mention(reference) { $0.elementClasses.appendOnce(elementClass) }
  }

  private func mention(
    _ reference: ClassReference, _ change: @escaping (inout ExpectedClass) -> Void
  ) -> Expectation {
    let file = document.file
    let module = reference.moduleProvider == "target" ? nil : reference.module
    return Expectation(place: DocumentPlace(document, reference.range)) { expected in
      let isFirst = expected.documents.isEmpty
      if isFirst || module == nil { expected.foreignModule = module }
      expected.documents.appendOnce(file)
      change(&expected)
    }
  }

  private func inspectables(of object: InterfaceObject) -> [Expectation] {
    object.runtimeAttributes.compactMap { attribute in
      guard SwiftIdentifier.isValid(attribute.keyPath),
        let declaration = ExpectedInspectable.declaration(for: attribute)
      else { return nil }
      let place = DocumentPlace(document, attribute.keyPathRange)
      let inspectable = ExpectedInspectable(name: attribute.keyPath, declaration: declaration, place: place)
      return Expectation(place: place) { $0.add(inspectable) }
    }
  }

  // MARK: Connections

  private func expectations(
    of connection: Connection, from object: InterfaceObject
  ) -> [(name: String, change: Expectation)] {
    let place = DocumentPlace(document, connection.nameRange)
    let source = appClass(object.customClass)
    let destination = document.object(withID: connection.destination.id)
    switch connection.kind {
    case .outlet(let property):
      let elementClass = catalog[object.element]?.className ?? ""
      // UIKit has had none since iOS 13, and no code makes one.
      if destination?.element == "searchDisplayController" { return [] }
      if let type = UIKitOutlets.type(of: property, in: elementClass) {
        guard UIKitOutlets.isProtocol(type), let adopter = appClass(destination?.customClass) else { return [] }
        return [(adopter.name, Expectation(place: place) { $0.protocols.appendOnce(type) })]
      }
      guard let source else { return [] }
      let outlet = outlet(property, connection, from: object, isCollection: false, place)
      return [(source.name, Expectation(place: place) { $0.add(outlet) })]
    case .outletCollection(let property, _, _):
      guard let source else { return [] }
      let outlet = outlet(property, connection, from: object, isCollection: true, place)
      return [(source.name, Expectation(place: place) { $0.add(outlet) })]
    case .action(let selector, let event):
      // A component's event hands on what the control that it comes from sent.
      let isOfComponent = event.map { object.instance?.events.contains($0) ?? false } ?? false
      let sender = isOfComponent ? "Any" : typeName(of: object)
      let action = ExpectedAction(selector: selector, senders: [sender], place: place)
      var found: [(name: String, change: Expectation)] = []
      if let source, event != nil {
        found.append((source.name, Expectation(place: place) { $0.sendsControlEvents = true }))
      }
      if let receiver = appClass(destination?.customClass), destination?.isFirstResponder == false {
        found.append((receiver.name, Expectation(place: place) { $0.add(action) }))
      }
      return found
    case .segue(let segue):
      let action = segueAction(of: segue, connection)
      guard let reference = appClass(segue.customClass) else { return action }
      let isCustom = segue.kind == .custom
      return action + [
        (
          reference.name,
          mention(reference) { expected in
            expected.elementClasses.appendOnce("UIStoryboardSegue")
            if isCustom { expected.performsSegue = true }
          }
        )
      ]
    }
  }

  /// The method of the segue's controller that makes the destination.
  private func segueAction(
    of segue: Segue, _ connection: Connection
  ) -> [(name: String, change: Expectation)] {
    guard let selector = segue["destinationCreationSelector"],
      let controller = document.scene(of: connection.source)?.objects.first(where: {
        catalog[document.objects[$0].element]?.objectKind == .controller
      }), let reference = appClass(document.objects[controller].customClass),
      let destination = document.object(withID: connection.destination.id)
    else { return [] }
    let action = ExpectedSegueAction(selector: selector, destination: typeName(of: destination))
    return [(reference.name, Expectation(place: DocumentPlace(document, connection.range)) { $0.add(action) })]
  }

  private func outlet(
    _ property: String, _ connection: Connection, from object: InterfaceObject, isCollection: Bool,
    _ place: DocumentPlace
  ) -> ExpectedOutlet {
    var isWeak = false
    if !isCollection, let destination = document.object(withID: connection.destination.id) {
      isWeak =
        destination.isFilesOwner || document.isObject(object.index, within: destination.index)
        || property.lowercased().hasSuffix("delegate") || property.lowercased().hasSuffix("datasource")
    }
    return ExpectedOutlet(
      name: property, isCollection: isCollection, types: type(of: connection.destination).map { [$0] } ?? [],
      isWeak: isWeak, place: place)
  }

  // MARK: Types

  private func type(of reference: ObjectReference) -> String? {
    switch document.nodesByID[reference.id] {
    case .object(let index):
      return typeName(of: document.objects[index])
    case .constraint(let container, let position):
      return document.objects[container].constraints[position].customClass?.name ?? "NSLayoutConstraint"
    case .layoutGuide:
      return "UILayoutGuide"
    case .connection, .other, nil:
      return nil
    }
  }

  private func typeName(of object: InterfaceObject) -> String {
    object.customClass?.name ?? catalog.frameworkClass(of: object)
  }
}
