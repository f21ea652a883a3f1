/// The values of an enumeration: how documents spell them and which Swift member each one is.
public struct Enumeration: Sendable {
  /// The Swift type (`NSTextAlignment`).
  public let swiftType: String
  /// The Swift member without its dot, by the document's spelling.
  public let members: [String: String]

  /// Makes an enumeration whose spellings differ from Swift's.
  public init(_ swiftType: String, _ members: [String: String]) {
    self.swiftType = swiftType
    self.members = members
  }

  /// Makes an enumeration whose spellings are Swift's own.
  public init(_ swiftType: String, same names: [String]) {
    self.init(swiftType, Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
  }
}
