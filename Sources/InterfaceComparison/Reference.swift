/// The attributes by which documents name objects.
public enum Reference {
  private static let names: Set = [
    "destination", "firstItem", "secondItem", "reference", "target", "initialViewController", "initialItem", "row",
    "column", "tableViewCell", "textLabel", "detailTextLabel", "imageView", "headerView", "selectedItem",
    "previousBinding", "headOfMergedCell", "outlineTableColumn", "popoverAnchorBarButtonItem", "popoverAnchorView",
  ]

  /// Whether an attribute's value is an id, where the document has such an id.
  public static func isReference(_ attribute: String) -> Bool { names.contains(attribute) }
}
