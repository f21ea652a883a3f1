/// An Objective-C selector as the Swift method that it names.
public struct SwiftSelector: Sendable {
  /// The method's base name.
  public let name: String
  /// The labels of its parameters, `_` for none; empty for a method without parameters.
  public let labels: [String]

  /// Takes a selector apart; nil where it can't be told which Swift method it names. `tappedWithSender:` may be
  /// `tapped(sender:)` or `tappedWithSender(_:)`.
  public init?(_ selector: String) {
    let parts = selector.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
      String($0) ?? ""
    }
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
    let bytes = Array(name.utf8)
    let preposition = Array("With".utf8)
    return bytes.indices.dropFirst().dropLast(preposition.count).contains { start in
      let end = start + preposition.count
      return bytes[start..<end].elementsEqual(preposition) && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[end]
    }
  }

  /// The method's full name: `follow(_:)`, `changed(_:forEvent:)`, `refresh`.
  public var method: String {
    let name = SwiftIdentifier.escaped(name)
    return labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }
}
