import InterfaceModel
import UIKitCatalog

extension ClassReference {
  /// Whether the class is one that a framework of the system declares.
  var isFrameworkClass: Bool { UIKitClass.isKnown(name) }
}
