/// Adds up what constraints ask for, and what there is.
struct ConflictArithmetic {
  /// Where a number comes from.
  enum Source {
    /// The document, or a view's own size.
    case said
    /// The size of a view that is given, in words where it is known of which.
    case known(String?)
  }

  private var asked: [Double] = []
  private var available: [Double] = []
  private var known: String?

  /// Adds a number: what is negative is asked for.
  mutating func add(_ number: Double, _ source: Source) {
    guard number.magnitude > 0.005 else { return }
    if number < 0 { asked.append(-number) } else { available.append(number) }
    if case .known(let words?) = source { known = words }
  }

  /// `16 + 200 + 16 = 232, but the superview is 220 wide`.
  var sentence: String {
    let left = asked.isEmpty ? "0" : Self.sum(asked)
    if available.count == 1, let known { return "\(left), but \(known)" }
    return "\(left), but \(available.isEmpty ? "there is no room" : "only \(Self.sum(available)) is there")"
  }

  private static func sum(_ numbers: [Double]) -> String {
    let terms = numbers.map(text).joined(separator: " + ")
    return numbers.count > 1 ? "\(terms) = \(text(numbers.reduce(0, +)))" : terms
  }

  /// A number with at most two decimals.
  static func text(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return "\(number)" }
    let hundredths = (number.magnitude * 100).rounded()
    let whole = Int(hundredths / 100)
    let rest = Int(hundredths) - whole * 100
    let sign = number < 0 && hundredths > 0 ? "−" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
