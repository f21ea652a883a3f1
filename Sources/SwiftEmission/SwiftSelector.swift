/// An Objective-C selector as the Swift method that it names.
public struct SwiftSelector: Sendable {
  /// The method's base name.
  public let name: String
  /// The labels of its parameters, `_` for none; empty for a method without parameters.
  public let labels: [String]

  /// Takes a selector apart; nil where it can't be told which Swift method it names. `tappedWithSender:` may be
  /// `tapped(sender:)` or `tappedWithSender(_:)`.
  public init?(_ selector: String) {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, SwiftIdentifier.isValid(first) else { return nil }
    name = first
    guard parts.count > 1 else {
      labels = []
      return
    }
    // Without a parameter there is no label to hide.
    guard parts.last == "", !Self.hidesLabel(first) else { return nil }
    let rest = parts[1..<(parts.count - 1)]
    guard rest.allSatisfy(SwiftIdentifier.isValid) else { return nil }
    labels = ["_"] + rest
  }

  /// Whether a preposition in the name may come from a label.
  private static func hidesLabel(_ name: String) -> Bool {
    guard let range = name.firstRange(of: "With") else { return false }
    return range.lowerBound != name.startIndex && name[range.upperBound...].first?.isUppercase == true
  }

  /// The method's full name: `follow(_:)`, `changed(_:forEvent:)`, `refresh`.
  public var method: String {
    let name = SwiftIdentifier.escaped(name)
    return labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }
}
