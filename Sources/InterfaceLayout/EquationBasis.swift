import AutoLayout

/// Equations none of which follows from the others.
struct EquationBasis {
  private struct Row {
    var pivot: Variable
    var coefficients: [Variable: Double]
    var constant: Double
  }

  private var rows: [Row] = []

  /// Adds `expression = 0`; false where that follows from what is there, or contradicts it.
  mutating func insert(_ expression: LinearExpression) -> Bool {
    var coefficients: [Variable: Double] = [:]
    for term in expression.terms { coefficients[term.variable, default: 0] += term.coefficient }
    var constant = expression.constant
    for row in rows {
      guard let factor = coefficients.removeValue(forKey: row.pivot), factor != 0 else { continue }
      for (variable, coefficient) in row.coefficients { coefficients[variable, default: 0] -= factor * coefficient }
      constant -= factor * row.constant
    }
    coefficients = coefficients.filter { $0.value.magnitude > 1e-9 }
    guard let pivot = coefficients.keys.min(), let scale = coefficients.removeValue(forKey: pivot) else { return false }
    rows.append(Row(pivot: pivot, coefficients: coefficients.mapValues { $0 / scale }, constant: constant / scale))
    return true
  }
}
