import UIKitCatalog

/// What documents call the objects at the top of a scene.
enum SceneMember {
  /// The member that an object of an element is; nil for other objects.
  static func name(of element: CatalogElement) -> String? {
    switch element.objectKind {
    case .controller: "viewController"
    case .placeholder:
      switch element.name {
      case "exit": "exit"
      case "viewControllerPlaceholder": "viewController"
      default: nil
      }
    default: nil
    }
  }
}
