import InterfaceModel
import LayoutMetrics

extension IntrinsicSizer {
  /// The size that a view has of itself where the user chose type that is `typeScale` times as large as the document's.
  ///
  /// A text in larger type is wrapped as the text in the document's type would be in less room.
  public func size(
    of object: InterfaceObject, fittingWidth width: Double? = nil, typeScale: Double
  ) -> IntrinsicSize {
    guard typeScale != 1, object.followsTypeSize else { return size(of: object, fittingWidth: width) }
    var size = size(of: object, fittingWidth: width.map { $0 / typeScale })
    size.width = size.width.map { $0 * typeScale }
    size.height = size.height.map { $0 * typeScale }
    return size
  }
}

extension InterfaceObject {
  /// Whether its text grows and shrinks with the user's type size.
  public var followsTypeSize: Bool { self["adjustsFontForContentSizeCategory"] == "YES" }
}
