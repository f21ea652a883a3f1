/// The outlets that UIKit's own classes have, with the types of what they take.
public enum UIKitOutlets {
  /// The type that an outlet of a UIKit class takes; nil where the class has no such outlet.
  ///
  /// The facts are UIKit's declarations; a class has the outlets of its superclasses as well.
  public static func type(of property: String, in className: String) -> String? {
    guard properties.contains(property) else { return nil }
    return UIKitClass.lineage(of: className).lazy.compactMap { types[$0.name]?[property] }.first
  }

  /// The outlets of a UIKit class, those of its superclasses included, in the order of names.
  public static func names(of className: String) -> [String] {
    Set(UIKitClass.lineage(of: className).flatMap { (types[$0.name] ?? [:]).keys }).sorted()
  }

  /// The Swift spelling of an outlet's property, where it differs from the Objective-C one.
  public static func swiftName(of property: String) -> String { property == "UIDelegate" ? "uiDelegate" : property }

  /// Whether a type is a protocol that the app's own class has to adopt.
  public static func isProtocol(_ type: String) -> Bool {
    type.hasSuffix("Delegate") || type.hasSuffix("DataSource") || type.hasSuffix("Prefetching")
  }

  private static let properties = Set(types.values.joined().map(\.key))

  private static let types: [String: [String: String]] = [
    "UIScrollView": ["delegate": "UIScrollViewDelegate"],
    "UITableView": [
      "delegate": "UITableViewDelegate", "dataSource": "UITableViewDataSource",
      "prefetchDataSource": "UITableViewDataSourcePrefetching", "dragDelegate": "UITableViewDragDelegate",
      "dropDelegate": "UITableViewDropDelegate", "tableHeaderView": "UIView", "tableFooterView": "UIView",
      "backgroundView": "UIView",
    ],
    "UICollectionView": [
      "delegate": "UICollectionViewDelegate", "dataSource": "UICollectionViewDataSource",
      "prefetchDataSource": "UICollectionViewDataSourcePrefetching", "dragDelegate": "UICollectionViewDragDelegate",
      "dropDelegate": "UICollectionViewDropDelegate", "backgroundView": "UIView",
    ],
    "UITableViewCell": [
      "backgroundView": "UIView", "selectedBackgroundView": "UIView", "accessoryView": "UIView",
      "editingAccessoryView": "UIView",
    ],
    "UICollectionViewCell": ["backgroundView": "UIView", "selectedBackgroundView": "UIView"],
    "UITextField": [
      "delegate": "UITextFieldDelegate", "inputView": "UIView", "inputAccessoryView": "UIView", "leftView": "UIView",
      "rightView": "UIView",
    ],
    "UITextView": ["delegate": "UITextViewDelegate", "inputView": "UIView", "inputAccessoryView": "UIView"],
    "UISearchBar": ["delegate": "UISearchBarDelegate", "inputAccessoryView": "UIView"],
    "UIPickerView": ["delegate": "UIPickerViewDelegate", "dataSource": "UIPickerViewDataSource"],
    "UITabBar": ["delegate": "UITabBarDelegate"],
    "UIToolbar": ["delegate": "UIToolbarDelegate"],
    "UINavigationBar": ["delegate": "UINavigationBarDelegate"],
    "UIGestureRecognizer": ["delegate": "UIGestureRecognizerDelegate"],
    "UINavigationController": ["delegate": "UINavigationControllerDelegate"],
    "UITabBarController": ["delegate": "UITabBarControllerDelegate"],
    "UISplitViewController": ["delegate": "UISplitViewControllerDelegate"],
    "UIPageViewController": [
      "delegate": "UIPageViewControllerDelegate", "dataSource": "UIPageViewControllerDataSource",
    ],
    "UIViewController": ["view": "UIView"],
    "UITableViewController": ["tableView": "UITableView"],
    "UICollectionViewController": ["collectionView": "UICollectionView"],
    "UIBarButtonItem": ["customView": "UIView"],
    "UINavigationItem": [
      "titleView": "UIView", "backBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem",
      "rightBarButtonItem": "UIBarButtonItem",
    ],
    "MKMapView": ["delegate": "MKMapViewDelegate"],
    "WKWebView": ["navigationDelegate": "WKNavigationDelegate", "UIDelegate": "WKUIDelegate"],
    "SKView": ["delegate": "SKViewDelegate"],
    "MTKView": ["delegate": "MTKViewDelegate"],
    "GLKView": ["delegate": "GLKViewDelegate"],
    "SCNView": ["delegate": "SCNSceneRendererDelegate"],
  ]
}
