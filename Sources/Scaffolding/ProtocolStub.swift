/// The members that adopting a framework's protocol takes, written as somebody would who has nothing to show yet.
struct ProtocolStub {
  /// The framework that declares the protocol.
  var module: String
  /// The lines of the required members, without indentation; empty where every member is optional.
  var lines: [String]

  /// The stub for a protocol.
  static func stub(for name: String) -> ProtocolStub {
    switch name {
    case "MKMapViewDelegate": ProtocolStub(module: "MapKit", lines: [])
    case "WKNavigationDelegate", "WKUIDelegate": ProtocolStub(module: "WebKit", lines: [])
    case "SKViewDelegate": ProtocolStub(module: "SpriteKit", lines: [])
    case "SCNSceneRendererDelegate": ProtocolStub(module: "SceneKit", lines: [])
    case "MTKViewDelegate": ProtocolStub(module: "MetalKit", lines: metalView)
    case "GLKViewDelegate":
      ProtocolStub(module: "GLKit", lines: ["func glkView(_ view: GLKView, drawIn rect: CGRect) {}"])
    default: ProtocolStub(module: "UIKit", lines: required[name] ?? [])
    }
  }

  private static let metalView = [
    "func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}", "",
    "func draw(in view: MTKView) {}",
  ]

  private static let required: [String: [String]] = [
    "UITableViewDataSource": [
      "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {", "  0", "}", "",
      "func tableView(", "  _ tableView: UITableView, cellForRowAt indexPath: IndexPath",
      ") -> UITableViewCell {", "  UITableViewCell()", "}",
    ],
    "UITableViewDataSourcePrefetching": [
      "func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}"
    ],
    "UITableViewDragDelegate": [
      "func tableView(", "  _ tableView: UITableView, itemsForBeginning session: any UIDragSession,",
      "  at indexPath: IndexPath", ") -> [UIDragItem] {", "  []", "}",
    ],
    "UITableViewDropDelegate": [
      "func tableView(", "  _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator",
      ") {}",
    ],
    "UICollectionViewDataSource": [
      "func collectionView(", "  _ collectionView: UICollectionView, numberOfItemsInSection section: Int",
      ") -> Int {", "  0", "}", "", "func collectionView(",
      "  _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath",
      ") -> UICollectionViewCell {", "  UICollectionViewCell()", "}",
    ],
    "UICollectionViewDataSourcePrefetching": [
      "func collectionView(", "  _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]",
      ") {}",
    ],
    "UICollectionViewDragDelegate": [
      "func collectionView(", "  _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,",
      "  at indexPath: IndexPath", ") -> [UIDragItem] {", "  []", "}",
    ],
    "UICollectionViewDropDelegate": [
      "func collectionView(", "  _ collectionView: UICollectionView,",
      "  performDropWith coordinator: any UICollectionViewDropCoordinator", ") {}",
    ],
    "UIPickerViewDataSource": [
      "func numberOfComponents(in pickerView: UIPickerView) -> Int {", "  1", "}", "",
      "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {", "  0", "}",
    ],
    "UIPageViewControllerDataSource": [
      "func pageViewController(", "  _ pageViewController: UIPageViewController,",
      "  viewControllerBefore viewController: UIViewController", ") -> UIViewController? {", "  nil", "}", "",
      "func pageViewController(", "  _ pageViewController: UIPageViewController,",
      "  viewControllerAfter viewController: UIViewController", ") -> UIViewController? {", "  nil", "}",
    ],
  ]
}
