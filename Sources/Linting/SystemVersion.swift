/// A version of iOS or tvOS.
public struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number before the first dot.
  public var major: Int
  /// The number after the first dot.
  public var minor: Int

  /// Makes a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version such as `15`, `15.2` or `15.2.1`, of which the third number is left out; nil for other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { $0 >= 0 } ?? false }), let major = parts[0] else {
      return nil
    }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// Whether a version is older than another.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The version as `15.2`.
  public var description: String { "\(major).\(minor)" }
}
