import InterfaceModel

/// What the class of File's Owner, or of an object that no element tells more of, seems to be.
struct SuperclassGuess {
  /// The framework's class that it seems to inherit from.
  let superclass: String

  /// The endings of names that views and controllers don't have.
  private static let helpers = [
    "Delegate", "DataSource", "Manager", "Presenter", "Handler", "Helper", "Model", "Coordinator", "Provider",
    "Object", "Item",
  ]

  /// Guesses from the outlets that the object has, then from its class's name.
  init(_ object: InterfaceObject, in document: InterfaceDocument) {
    let name = object.customClass?.name ?? ""
    let view = object.connections.first { connection in
      if case .outlet("view") = connection.kind { return true } else { return false }
    }
    let viewElement = view.flatMap { document.object(withID: $0.destination.id)?.element }
    let isController = view != nil || name.hasSuffix("Controller") || name.hasSuffix("VC")
    if object.element == "customObject" {
      superclass = view != nil ? "UIViewController" : "NSObject"
    } else if isController {
      switch viewElement {
      case "tableView" where name.hasSuffix("TableViewController"): superclass = "UITableViewController"
      case "collectionView" where name.hasSuffix("CollectionViewController"): superclass = "UICollectionViewController"
      default: superclass = "UIViewController"
      }
    } else if name.hasSuffix("Window") {
      superclass = "UIWindow"
    } else if !object.isFilesOwner || Self.helpers.contains(where: name.hasSuffix) {
      superclass = "NSObject"
    } else {
      superclass = "UIView"
    }
  }
}
