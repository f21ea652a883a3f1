import InterfaceModel

extension InterfaceObject {
  /// Whether its text grows and shrinks with the user's type size while it is shown.
  public var followsTypeSize: Bool { self["adjustsFontForContentSizeCategory"] == "YES" }
}
