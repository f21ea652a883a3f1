import AutoLayout

/// A sum of quantities that is being put together.
struct Equation {
  private(set) var expression = LinearExpression()

  /// Adds a number.
  mutating func add(_ number: Double) { expression.constant += number }

  /// Adds a quantity so many times.
  mutating func add(_ quantity: Quantity, times factor: Double) {
    guard factor != 0 else { return }
    switch quantity {
    case .fixed(let number): expression.constant += number * factor
    case .variable(let variable): expression.terms.append(Term(variable, coefficient: factor))
    }
  }

  /// The sum less another.
  func subtracting(_ other: Equation) -> Equation {
    var difference = self
    difference.expression += other.expression * -1
    return difference
  }

  /// Whether nothing is left to be solved.
  var isConstant: Bool { expression.terms.isEmpty }
}
