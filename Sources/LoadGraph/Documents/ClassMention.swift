import InterfaceModel
import XMLSyntax

/// An object of a document that has a custom class.
public struct ClassMention: Sendable {
  /// What kind of an object it is.
  public enum Kind: Sendable {
    case view, controller, other
  }

  /// The class.
  public var reference: ClassReference
  /// UIKit's class that the object's element stands for.
  public var baseClass: String
  /// The kind.
  public var kind: Kind
  /// Where the class is named.
  public var position: SourcePosition
  /// The id of the object that has the class.
  public var objectID: String?
  /// That object's name in a person's eyes.
  public var objectName: String
  /// Whether it stands at the document's top.
  public var isTopLevel: Bool
  /// Whether the document gives the view subviews.
  public var hasSubviews: Bool
  /// Whether the document gives the controller its view.
  public var hasView: Bool
  /// The nib that the document names for the controller.
  public var nibName: String?
  /// The runtime attributes by key path; the value is nil where it isn't a string.
  public var runtimeAttributes: [String: String?]
  /// The names of its outlets that are connected.
  public var outlets: Set<String>
}

extension ClassMention {
  /// What an object with a custom class says of it; nil where it has none.
  init?(_ object: InterfaceObject, in document: InterfaceDocument, kind: Kind, baseClass: String) {
    guard let reference = object.customClass else { return nil }
    self.reference = reference
    self.baseClass = baseClass
    self.kind = kind
    position = document.source.position(at: reference.range.start)
    objectID = object.id
    objectName = object.userLabel ?? reference.name
    isTopLevel = object.parent == nil
    hasSubviews = object.children.contains {
      let role = document.objects[$0].role
      return role == .member(of: "subviews") || role == .keyed("contentView")
    }
    hasView = object.children.contains { document.objects[$0].role == .keyed("view") }
    nibName = object["nibName"]
    runtimeAttributes = [:]
    for attribute in object.runtimeAttributes {
      let text: String? =
        switch attribute.value {
        case .string(let text), .localizedString(let text): text
        default: nil
        }
      runtimeAttributes.updateValue(text, forKey: attribute.keyPath)
    }
    outlets = []
    for connection in object.connections {
      switch connection.kind {
      case .outlet(let property), .outletCollection(let property, _, _): outlets.insert(property)
      case .action, .segue: break
      }
    }
  }
}
