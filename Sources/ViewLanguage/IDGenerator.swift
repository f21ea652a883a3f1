/// Makes ids for nodes that have none.
///
/// Xcode's have the form `abc-de-fgh`; so have these, counted in the order of the document, so that they stay as they
/// are when the document is read again.
struct IDGenerator {
  /// What all of them begin with, so that they can be told from others.
  static let prefix = "xib-"

  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  /// What stands before the prefix: in a component's document, what the instance is called in the document around.
  private let scope: String
  private var count = 0

  init(scope: String = "") { self.scope = scope }

  /// The next id.
  mutating func next() -> String {
    var rest = count
    count += 1
    var digits: [Character] = []
    for _ in 0..<5 {
      digits.append(Self.alphabet[rest % Self.alphabet.count])
      rest /= Self.alphabet.count
    }
    return "\(scope)\(Self.prefix)\(String(digits[3...]))-\(String(digits[..<3].reversed()))"
  }
}
