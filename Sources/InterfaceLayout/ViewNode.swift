import InterfaceModel

/// A view in the tree of views.
struct ViewNode: Sendable {
  /// What decides a view's frame.
  enum Placement: Sendable {
    /// The document, or the screen.
    case given
    /// The stored frame, through the autoresizing mask.
    case mask
    /// Constraints.
    case constraints
    /// The stack view that arranges it.
    case stack
    /// Nothing: it isn't part of the layout.
    case none
  }

  /// The views that lay out their subviews, or stand to them, in a way of their own.
  enum Kind: Sendable {
    case view, stack, scroll, table, collection, cell, cellContent, label, textView, effect
  }

  /// Its place in the document's objects.
  var object: ObjectIndex
  /// The place of its superview in the tree; nil for a root.
  var parent: Int?
  /// The subviews' places, in the document's order.
  var children: [Int] = []
  /// The place of the root that it stands under.
  var root: Int
  /// How many views stand above it.
  var depth: Int
  /// What it is to layout.
  var kind: Kind
  /// What decides its frame.
  var placement: Placement
  /// The stored frame.
  var stored: LayoutFrame?

  /// The kind of the views that an element stands for.
  static func kind(ofElement element: String) -> Kind {
    switch element {
    case "stackView": .stack
    case "scrollView": .scroll
    case "tableView": .table
    case "collectionView": .collection
    case "tableViewCell", "collectionViewCell", "collectionReusableView": .cell
    case "tableViewCellContentView", "collectionViewCellContentView": .cellContent
    case "label": .label
    case "textView": .textView
    case "visualEffectView": .effect
    default: .view
    }
  }

  /// Whether its subviews hang on the size of what it shows rather than on its frame.
  var hasContentSize: Bool {
    switch kind {
    case .scroll, .table, .collection, .textView: true
    case .view, .stack, .cell, .cellContent, .label, .effect: false
    }
  }
}
