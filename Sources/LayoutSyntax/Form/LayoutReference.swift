import InterfaceModel

/// One side of a constraint: an attribute of an item, or of one of the item's guides.
public struct LayoutReference: Sendable, Hashable {
  /// The view, or the guide that is named by its own id.
  public var item: LayoutItem
  /// The item's guide that is meant; nil for the item itself.
  public var guide: LayoutGuideName?
  /// The attribute. Where text leaves it out, it is the left side's.
  public var attribute: LayoutAttribute

  /// Makes a reference to `attribute` of an item or of its guide.
  public init(_ item: LayoutItem, guide: LayoutGuideName? = nil, _ attribute: LayoutAttribute) {
    self.item = item
    self.guide = guide
    self.attribute = attribute
  }

  /// Whether both are about the same view or guide, whatever the attributes.
  func sharesItem(with other: LayoutReference) -> Bool { item == other.item && guide == other.guide }
}
