import InterfaceModel
import UIKitCatalog

/// Says what size the views of a document have of themselves, and what else the layout needs to know of a control.
public struct IntrinsicSizer: Sendable {
  let document: InterfaceDocument
  let catalog: Catalog
  let device: LayoutDevice
  /// The generation of UIKit.
  public let era: LayoutEra
  /// Whether sizes that only the editor knows count (`placeholderIntrinsicWidth`).
  public let usesPlaceholderSizes: Bool

  /// Makes a sizer; Interface Builder's own frames are those with placeholder sizes.
  public init(
    document: InterfaceDocument, catalog: Catalog, device: LayoutDevice, usesPlaceholderSizes: Bool = true
  ) {
    self.document = document
    self.catalog = catalog
    self.device = device
    era = LayoutEra(toolsVersion: document.toolsVersion)
    self.usesPlaceholderSizes = usesPlaceholderSizes
  }

  /// The size of the alignment rectangle that the view has of itself; `fittingWidth` wraps a text of several lines.
  public func size(of object: InterfaceObject, fittingWidth: Double? = nil) -> IntrinsicSize { .none }

  /// How far the alignment rectangle lies within the frame.
  public func alignmentInsets(of object: InterfaceObject) -> EdgeInsets { .zero }

  /// The first baseline from the top and the last one from the bottom of a view of that size.
  public func baselines(of object: InterfaceObject, size: Extent) -> (first: Double, last: Double) { (size.height, 0) }

  /// How strongly the view holds on to being no larger than its size, as the document means it.
  public func hugging(of object: InterfaceObject, axis: LayoutAxis) -> Double {
    priority(axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority", of: object) ?? 250
  }

  /// How strongly the view holds on to being no smaller than its size, as the document means it.
  public func compressionResistance(of object: InterfaceObject, axis: LayoutAxis) -> Double {
    priority(
      axis == .horizontal ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority",
      of: object) ?? 750
  }

  private func priority(_ name: String, of object: InterfaceObject) -> Double? { object[name].flatMap(Double.init) }
}
