import SwiftEmission

/// A method that makes a segue's destination.
struct ExpectedSegueAction: Sendable {
  /// Its selector.
  var selector: String
  /// The destination's class.
  var destination: String

  /// The declaration's lines; none for a selector that no Swift method has.
  var lines: [String] {
    guard let method = SwiftSelector(selector) else { return [] }
    let types = ["coder: NSCoder", "sender: Any?", "segueIdentifier: String?"]
    let parameters = zip(method.labels, types).map { label, parameter in
      parameter.hasPrefix(label + ":") ? parameter : "\(label) \(parameter)"
    }
    return [
      "@IBSegueAction func \(SwiftIdentifier.escaped(method.name))(\(parameters.joined(separator: ", "))) -> \(destination)? {",
      "  \(destination)(coder: coder)",
      "}",
    ]
  }
}
