import InterfaceModel
import SwiftEmission

/// Finds the names of a document that Swift has no way to write, so that nothing of a document becomes code by itself.
enum NameCheck {
  /// The reasons to refuse the document; none where every name will do.
  static func refusals(of document: InterfaceDocument) -> [ScaffoldDiagnostic] {
    var refusals = SwiftEmitter.invalidClassNames(in: document).map {
      ScaffoldDiagnostic(
        severity: $0.severity, id: $0.id, message: $0.message, place: DocumentPlace(document, $0.range))
    }
    for connection in document.objects.lazy.flatMap(\.connections) {
      guard let problem = problem(of: connection, in: document) else { continue }
      refusals.append(
        ScaffoldDiagnostic(
          severity: .error, id: problem.id, message: problem.message,
          place: DocumentPlace(document, connection.nameRange)))
    }
    return refusals
  }

  private static func problem(
    of connection: Connection, in document: InterfaceDocument
  ) -> (id: String, message: String)? {
    switch connection.kind {
    case .outlet(let property), .outletCollection(let property, _, _):
      guard isOfTheApp(document.objects[connection.source].customClass), !SwiftIdentifier.isValid(property) else {
        return nil
      }
      return ("invalid_outlet_name", "'\(property)' is no name that a Swift property can have: rename the outlet")
    case .action(let selector, _):
      guard isOfTheApp(document.object(withID: connection.destination.id)?.customClass),
        ActionSignature(selector) == nil
      else { return nil }
      return ("invalid_selector", "'\(selector)' is no selector that a Swift method can have: rename the action")
    case .segue(let segue):
      guard let name = segue.customClass?.name, !ClassReference.isValidClassName(name) else { return nil }
      return ("invalid_class_name", "'\(name)' is no class that Swift can name: write the class's name alone")
    }
  }

  private static func isOfTheApp(_ reference: ClassReference?) -> Bool {
    reference.map { !$0.isFrameworkClass } ?? false
  }
}
