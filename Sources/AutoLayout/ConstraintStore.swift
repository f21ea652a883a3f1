/// All constraints of a solver, as rows of numbers in contiguous storage.
///
/// A row's terms are sorted by variable, each variable once, none zero.
struct ConstraintStore: Sendable {
  struct Row: Sendable {
    /// Counts constraints; 0 where the slot is free.
    var serial: Int
    var priority: Double
    var target: Double
    var firstTerm: Int32
    var termCount: Int32
    /// The neighbours among the rows whose first variable is the same; -1 at the ends.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The row's place in its part's simplex, where there is one.
    var local: Int32 = -1
    var costs: Sides
    /// Whether the row was held at its target in the last solution: a hint for the next.
    var wasActive = false

    var isRequired: Bool { priority >= 1000 }
    var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  private(set) var rows: [Row] = []
  private(set) var termVariables: [Int32] = []
  private(set) var termCoefficients: [Double] = []
  private var freeSlots: [Int32] = []
  private var lastSerial = 0
  private var discardedTerms = 0

  subscript(slot: Int32) -> Row {
    get { rows[Int(slot)] }
    _modify { yield &rows[Int(slot)] }
  }

  func contains(_ id: ConstraintID) -> Bool {
    Int(id.slot) < rows.count && rows[Int(id.slot)].serial == id.serial
  }

  func id(_ slot: Int32) -> ConstraintID {
    ConstraintID(serial: rows[Int(slot)].serial, slot: slot)
  }

  /// Makes room for rows to come, geometrically.
  mutating func reserve(rows count: Int) {
    guard rows.count + count > rows.capacity else { return }
    let capacity = max(rows.count + count, rows.capacity * 2)
    rows.reserveCapacity(capacity)
  }

  mutating func append(_ constraint: LinearConstraint) -> ConstraintID {
    let firstTerm = termVariables.count
    appendTerms(constraint.expression.terms, from: firstTerm)
    lastSerial += 1
    let row = Row(
      serial: lastSerial, priority: constraint.priority.rawValue, target: -constraint.expression.constant,
      firstTerm: Int32(firstTerm), termCount: Int32(termVariables.count - firstTerm),
      costs: Sides(constraint.relation))
    guard let slot = freeSlots.popLast() else {
      rows.append(row)
      return ConstraintID(serial: lastSerial, slot: Int32(rows.count - 1))
    }
    rows[Int(slot)] = row
    return ConstraintID(serial: lastSerial, slot: slot)
  }

  /// Takes back the last row appended.
  mutating func removeLast(_ id: ConstraintID, reusedSlot: Bool) {
    let row = self[id.slot]
    termVariables.removeLast(Int(row.termCount))
    termCoefficients.removeLast(Int(row.termCount))
    lastSerial -= 1
    if reusedSlot {
      rows[Int(id.slot)].serial = 0
      freeSlots.append(id.slot)
    } else {
      rows.removeLast()
    }
  }

  /// Whether the next row goes where one was removed.
  var reusesSlot: Bool { !freeSlots.isEmpty }

  mutating func remove(_ id: ConstraintID) {
    discardedTerms += Int(self[id.slot].termCount)
    self[id.slot].serial = 0
    freeSlots.append(id.slot)
    if discardedTerms > 1024, discardedTerms > termVariables.count / 2 { discardUnusedTerms() }
  }

  /// What a row's terms add up to.
  func activity(_ row: Row, at values: [Double]) -> Double {
    var sum = 0.0
    for term in row.terms { sum += termCoefficients[term] * values[Int(termVariables[term])] }
    return sum
  }

  /// How far a row is from holding, if it is by more than rounding.
  func violation(_ row: Row, at values: [Double]) -> Double {
    let violation = row.costs.violation(activity(row, at: values) - row.target)
    if violation <= Tolerance.violation(magnitude: 0) { return 0 }
    let magnitude = row.terms.reduce(row.target.magnitude) {
      $0 + (termCoefficients[$1] * values[Int(termVariables[$1])]).magnitude
    }
    return violation > Tolerance.violation(magnitude: magnitude) ? violation : 0
  }

  private mutating func appendTerms(_ terms: [Term], from firstTerm: Int) {
    for term in terms where term.coefficient != 0 {
      // An insertion sort: constraints are short.
      var position = termVariables.count
      while position > firstTerm, termVariables[position - 1] > term.variable.index { position -= 1 }
      if position > firstTerm, termVariables[position - 1] == term.variable.index {
        termCoefficients[position - 1] += term.coefficient
      } else if position == termVariables.count {
        termVariables.append(term.variable.index)
        termCoefficients.append(term.coefficient)
      } else {
        termVariables.insert(term.variable.index, at: position)
        termCoefficients.insert(term.coefficient, at: position)
      }
    }
    var kept = firstTerm
    for term in firstTerm..<termVariables.count where termCoefficients[term].magnitude > 1e-12 {
      termVariables[kept] = termVariables[term]
      termCoefficients[kept] = termCoefficients[term]
      kept += 1
    }
    termVariables.removeLast(termVariables.count - kept)
    termCoefficients.removeLast(termCoefficients.count - kept)
  }

  private mutating func discardUnusedTerms() {
    var variables: [Int32] = []
    var coefficients: [Double] = []
    for slot in rows.indices where rows[slot].serial != 0 {
      let terms = rows[slot].terms
      rows[slot].firstTerm = Int32(variables.count)
      variables += termVariables[terms]
      coefficients += termCoefficients[terms]
    }
    termVariables = variables
    termCoefficients = coefficients
    discardedTerms = 0
  }
}
