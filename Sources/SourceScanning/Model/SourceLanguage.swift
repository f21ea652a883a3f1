/// The languages that the scanner reads.
public enum SourceLanguage: Sendable, Hashable {
  /// Swift.
  case swift
  /// A header of Objective-C: what it declares is seen by other files.
  case objectiveCHeader
  /// An implementation in Objective-C or Objective-C++: what it declares is its own.
  case objectiveCImplementation

  /// The language that a file's name tells; nil for a file that isn't source.
  public init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(path[path.index(after: dot)...]) {
    case "swift": self = .swift
    case "h": self = .objectiveCHeader
    case "m", "mm", "M": self = .objectiveCImplementation
    default: return nil
    }
  }
}
