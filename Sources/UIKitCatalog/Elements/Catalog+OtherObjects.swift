extension Catalog {
  /// Gesture recognizers, placeholders and objects of an app's own classes.
  static let otherObjectElements: [ElementDescription] = [
    .init(
      "gestureRecognizer", .object(className: "UIGestureRecognizer", module: "UIKit", kind: .gestureRecognizer),
      attributes: commonObjectRows + [
        .property("enabled", .bool, "isEnabled", default: "YES"),
        .property("cancelsTouchesInView", .bool, default: "YES"),
        .property("delaysTouchesBegan", .bool, default: "NO"),
        .property("delaysTouchesEnded", .bool, default: "YES"),
        .property("name", .string),
        .property("requiresExclusiveTouchType", .bool, default: "YES"),
      ],
      children: commonObjectChildren + [.unsupported("allowedTouchTypes"), .unsupported("allowedPressTypes")]),
    .recognizer(
      "tapGestureRecognizer", "UITapGestureRecognizer",
      attributes: [
        .property("numberOfTapsRequired", .integer, default: "1"),
        .property("numberOfTouchesRequired", .integer, default: "1"),
      ]),
    .recognizer(
      "panGestureRecognizer", "UIPanGestureRecognizer",
      attributes: [
        .property("minimumNumberOfTouches", .integer, default: "1"),
        .property("maximumNumberOfTouches", .integer),
      ]),
    .recognizer(
      "pongPressGestureRecognizer", "UILongPressGestureRecognizer",
      attributes: [
        .property("numberOfTapsRequired", .integer, default: "0"),
        .property("numberOfTouchesRequired", .integer, default: "1"),
        .property("minimumPressDuration", .number, default: "0.5"),
        .property("allowableMovement", .number, default: "10"),
      ]),
    .recognizer(
      "swipeGestureRecognizer", "UISwipeGestureRecognizer",
      attributes: [
        .property("direction", .enumeration(.swipeDirection), default: "right"),
        .property("numberOfTouchesRequired", .integer, default: "1"),
      ]),
    .recognizer("pinchGestureRecognizer", "UIPinchGestureRecognizer", attributes: [.property("scale", .number)]),
    .recognizer(
      "rotationGestureRecognizer", "UIRotationGestureRecognizer", attributes: [.property("rotation", .number)]),
    .recognizer(
      "screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
      attributes: [
        .property("minimumNumberOfTouches", .integer, default: "1"),
        .property("maximumNumberOfTouches", .integer),
      ],
      children: [.property("edges", .flags(.rectEdge))]),
    .recognizer("hoverGestureRecognizer", "UIHoverGestureRecognizer"),
    .init(
      "customObject", .object(className: "NSObject", module: "UIKit", kind: .other),
      attributes: commonObjectRows, children: commonObjectChildren),
    .init(
      "placeholder", .object(className: "NSObject", module: "UIKit", kind: .placeholder),
      attributes: commonObjectRows + [.structure("placeholderIdentifier")],
      children: commonObjectChildren + [.designTime("nil", .bookkeeping)]),
    .init(
      "viewControllerPlaceholder", .object(className: "UIViewController", module: "UIKit", kind: .placeholder),
      attributes: commonObjectRows + [
        .special("storyboardName"), .special("referencedIdentifier"), .special("bundleIdentifier"),
        .unsupported("storyboardIdentifier"),
      ],
      // The controller that it stands for brings its own items.
      children: commonObjectChildren + [.designTime("navigationItem", .canvas), .designTime("tabBarItem", .canvas)]),
    .init(
      "exit", .object(className: "NSObject", module: "UIKit", kind: .placeholder),
      attributes: commonObjectRows, children: commonObjectChildren),
    .init(
      "searchDisplayController", .object(className: "UISearchDisplayController", module: "UIKit", kind: .other),
      isCarried: false, attributes: commonObjectRows + [.unsupported("searchResultsTitle")],
      children: commonObjectChildren),
    .init(
      "keyCommand", .object(className: "UIKeyCommand", module: "UIKit", kind: .other), isCarried: false,
      attributes: commonObjectRows
        + unsupportedRows([
          "title", "image", "catalog", "input", "modifierFlags", "actionName", "selector", "discoverabilityTitle",
          "attributes", "state",
        ]),
      children: commonObjectChildren + [.unsupported("propertyList")]),
    .init(
      "menu", .object(className: "UIMenu", module: "UIKit", kind: .other), isCarried: false,
      attributes: commonObjectRows
        + unsupportedRows(["title", "image", "catalog", "identifier", "options", "systemMenu", "preferredElementSize"]),
      children: commonObjectChildren + [.unsupported("children")]),
    .init(
      "mainMenu", .object(className: "UIMenu", module: "UIKit", kind: .other), isCarried: false,
      attributes: commonObjectRows, children: commonObjectChildren + [.unsupported("items")]),
    .init(
      "application", .object(className: "UIApplication", module: "UIKit", kind: .placeholder), isCarried: false,
      attributes: commonObjectRows, children: commonObjectChildren + [.unsupported("mainMenu")]),
    .init(
      "barButtonItemGroup", .object(className: "UIBarButtonItemGroup", module: "UIKit", kind: .other),
      isCarried: false, attributes: commonObjectRows + unsupportedRows(["customizationIdentifier", "alwaysAvailable"]),
      children: commonObjectChildren + [.unsupported("barButtonItems"), .unsupported("representativeItem")]),
    .init(
      "command", .object(className: "UICommand", module: "UIKit", kind: .other), isCarried: false,
      attributes: commonObjectRows
        + unsupportedRows(["title", "image", "catalog", "selector", "discoverabilityTitle", "attributes", "state"]),
      children: commonObjectChildren + [.unsupported("propertyList")]),
  ]
}

extension ElementDescription {
  /// A gesture recognizer, with what every recognizer has.
  fileprivate static func recognizer(
    _ name: String, _ className: String, attributes: [AttributeRow] = [], children: [ChildRow] = []
  ) -> ElementDescription {
    ElementDescription(
      name, .object(className: className, module: "UIKit", kind: .gestureRecognizer), inherits: "gestureRecognizer",
      attributes: attributes, children: children)
  }
}
