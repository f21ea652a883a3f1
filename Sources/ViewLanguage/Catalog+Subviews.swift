import UIKitCatalog

extension Catalog {
  /// Whether an element is one of the subviews of the view that `parent` describes, and not something that it has under
  /// a key or in another list.
  func isSubview(_ name: String, key: String?, of parent: CatalogElement) -> Bool {
    guard key == nil, self[name]?.objectKind == .view, case .objects? = parent.child("subviews")?.content else {
      return false
    }
    return parent.child(name) == nil
  }
}
