import InterfaceModel

/// A message that a document has sent to an object: an action, or the way back of an unwind segue.
public struct ActionMention: Sendable {
  /// The selector.
  public var selector: String
  /// The custom class of the object that gets it; nil where the document doesn't tell, as with the first responder.
  public var receiver: ClassReference?
}

extension ActionMention {
  /// The message that a connection sends; nil where it sends none.
  init?(_ connection: Connection, in document: InterfaceDocument) {
    switch connection.kind {
    case .action(let selector, _):
      self.selector = selector
      receiver = document.object(withID: connection.destination.id)?.customClass
    case .segue(let segue):
      guard let action = segue.unwindAction else { return nil }
      selector = action
    case .outlet, .outletCollection: return nil
    }
  }
}
