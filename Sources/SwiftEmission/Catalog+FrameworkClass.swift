import InterfaceModel
import UIKitCatalog

extension Catalog {
  /// The framework's class that an object's element stands for, whatever its custom class; a guess where the catalog
  /// doesn't know the element.
  package func frameworkClass(of object: InterfaceObject) -> String {
    if let name = self[object.element]?.className { return name }
    if object.element.hasSuffix("Controller") { return "UIViewController" }
    return object.role == .member(of: "subviews") || object.element.hasSuffix("View") ? "UIView" : "NSObject"
  }
}
