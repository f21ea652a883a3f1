/// Adds up what constraints ask for, and what there is.
struct ConflictArithmetic {
  /// Numbers of one sign: they stand against those of the other.
  private struct Balance {
    var numbers: [Double] = []
    /// The only number that isn't from the document, in words.
    var given: String?

    var sum: String {
      let terms = numbers.map(LengthText.text).joined(separator: " + ")
      return numbers.count > 1 ? "\(terms) = \(LengthText.text(numbers.reduce(0, +)))" : terms
    }

    var isGivenAlone: Bool { numbers.count == 1 && given != nil }
  }

  private var negative = Balance()
  private var positive = Balance()

  /// Adds a number with its sign; `given` says in words of which view it is the size, where it is one.
  mutating func add(_ number: Double, given: String? = nil) {
    guard number.magnitude > 0.005 else { return }
    if number < 0 {
      negative.numbers.append(-number)
      negative.given = given ?? negative.given
    } else {
      positive.numbers.append(number)
      positive.given = given ?? positive.given
    }
  }

  /// `16 + 200 + 16 = 232, but the root view is 220 wide`, `8 is asked for, but the root view is 220 wide`.
  var sentence: String {
    for (side, other) in [(positive, negative), (negative, positive)] where side.isGivenAlone {
      let total = other.numbers.isEmpty ? "0" : other.sum
      return "\(total)\(other.numbers.count > 1 ? "" : " is asked for"), but \(side.given ?? "")"
    }
    if positive.numbers.isEmpty { return "\(negative.sum) can't be 0" }
    if negative.numbers.isEmpty { return "\(positive.sum) can't be 0" }
    return "\(negative.sum) can't be \(positive.sum)"
  }
}
