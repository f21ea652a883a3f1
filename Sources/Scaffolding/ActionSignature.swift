import SwiftEmission

/// An action's selector as the declaration of a Swift method.
struct ActionSignature {
  /// The method's base name.
  let name: String
  /// The labels of the parameters, `_` for none.
  let labels: [String]
  /// The selector to state with `@objc`; nil where Swift makes the same of the declaration.
  let objectiveCName: String?

  /// Reads a selector; nil where no Swift method can have it.
  init?(_ selector: String) {
    if let direct = SwiftSelector(selector) {
      name = direct.name
      labels = direct.labels
      objectiveCName = nil
      return
    }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, SwiftIdentifier.isValid(first), parts.count == 1 || parts.last == "",
      parts.dropFirst().allSatisfy({ $0.isEmpty || SwiftIdentifier.isValid($0) })
    else { return nil }
    objectiveCName = selector
    guard parts.count > 1 else {
      name = first
      labels = []
      return
    }
    let rest = parts[1..<(parts.count - 1)].map { $0.isEmpty ? "_" : $0 }
    guard let split = Self.labelInName(first) else {
      name = first
      labels = ["_"] + rest
      return
    }
    name = split.name
    labels = [split.label] + rest
  }

  /// `tappedWithSender` → `tapped`, `sender`.
  private static func labelInName(_ name: String) -> (name: String, label: String)? {
    guard let range = name.firstRange(of: "With"), range.lowerBound != name.startIndex else { return nil }
    let label = SwiftIdentifier.lowercasingStart(String(name[range.upperBound...]))
    guard SwiftIdentifier.isValid(label) else { return nil }
    return (String(name[..<range.lowerBound]), label)
  }

  /// The method's full name: `follow(_:)`, `refresh()`.
  var method: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }

  /// The parameters: the sender, the event, and whatever a selector may have beyond.
  func parameters(sender: String) -> [String] {
    labels.enumerated().map { position, label in
      let (name, type) =
        switch position {
        case 0: (label == "_" ? "sender" : label, sender)
        case 1: ("event", "UIEvent")
        default: ("value\(position)", "Any?")
        }
      let local = SwiftIdentifier.escaped(name)
      return label == name ? "\(local): \(type)" : "\(label) \(local): \(type)"
    }
  }
}
