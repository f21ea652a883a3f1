extension Enumeration {
  /// `UIScrollView.IndicatorStyle`.
  static let scrollIndicatorStyle = Enumeration("UIScrollView.IndicatorStyle", same: ["default", "black", "white"])

  /// `UIScrollView.KeyboardDismissMode`.
  static let keyboardDismissMode = Enumeration(
    "UIScrollView.KeyboardDismissMode",
    same: ["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"])

  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  static let contentInsetAdjustment = Enumeration(
    "UIScrollView.ContentInsetAdjustmentBehavior", same: ["automatic", "scrollableAxes", "never", "always"])

  /// `UITableView.Style`.
  static let tableStyle = Enumeration("UITableView.Style", same: ["plain", "grouped", "insetGrouped"])

  /// `UITableViewCell.SeparatorStyle`; documents call a single line the default.
  static let separatorStyle = Enumeration(
    "UITableViewCell.SeparatorStyle",
    ["default": "singleLine", "singleLine": "singleLine", "none": "none", "singleLineEtched": "singleLine"])

  /// `UITableView.SeparatorInsetReference`.
  static let separatorInsetReference = Enumeration(
    "UITableView.SeparatorInsetReference", same: ["fromCellEdges", "fromAutomaticInsets"])

  /// `UITableViewCell.CellStyle`; an absent style means that the cell's content is the document's.
  static let cellStyle = Enumeration(
    "UITableViewCell.CellStyle",
    [
      "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
      "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
    ])

  /// `UITableViewCell.SelectionStyle`.
  static let selectionStyle = Enumeration(
    "UITableViewCell.SelectionStyle", same: ["none", "blue", "gray", "default"])

  /// `UITableViewCell.AccessoryType`.
  static let accessoryType = Enumeration(
    "UITableViewCell.AccessoryType",
    same: ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])

  /// `UITableViewCell.FocusStyle`.
  static let cellFocusStyle = Enumeration("UITableViewCell.FocusStyle", same: ["default", "custom"])

  /// `UICollectionView.ScrollDirection`.
  static let scrollDirection = Enumeration("UICollectionView.ScrollDirection", same: ["vertical", "horizontal"])

  /// `UICollectionViewFlowLayout.SectionInsetReference`.
  static let sectionInsetReference = Enumeration(
    "UICollectionViewFlowLayout.SectionInsetReference",
    [
      "contentInset": "fromContentInset", "safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins",
    ])

  /// `UISwipeGestureRecognizer.Direction`, one direction.
  static let swipeDirection = Enumeration(
    "UISwipeGestureRecognizer.Direction", same: ["right", "left", "up", "down"])

  /// `UIScrollView.IndexDisplayMode`.
  static let indexDisplayMode = Enumeration("UIScrollView.IndexDisplayMode", same: ["automatic", "alwaysHidden"])

  /// `UICollectionView.ReorderingCadence`.
  static let reorderingCadence = Enumeration(
    "UICollectionView.ReorderingCadence", same: ["immediate", "fast", "slow"])
}
