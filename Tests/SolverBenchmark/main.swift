// Times the solver on a system read from a file: see systems.py for the format.
import AutoLayout
import Foundation

struct Row {
  var priority: Priority
  var relation: Relation
  var constant: Double
  var terms: [(variable: Int, coefficient: Double)]
}

/// Everything a caller does from numbers to values.
func solve(_ variableCount: Int, _ rows: [Row], oneByOne: Bool) throws -> Double {
  var solver = Solver()
  var variables: [Variable] = []
  for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
  func constraint(_ row: Row) -> LinearConstraint {
    let terms = row.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) }
    return LinearConstraint(
      LinearExpression(terms: terms, constant: row.constant), row.relation, priority: row.priority)
  }
  if oneByOne {
    for row in rows { try solver.add(constraint(row)) }
  } else {
    try solver.add(contentsOf: rows.map(constraint))
  }
  solver.solve()
  return variables.reduce(0) { $0 + solver.value(of: $1) }
}

func readRows(_ path: String) throws -> (variableCount: Int, rows: [Row]) {
  let numbers = try String(contentsOfFile: path, encoding: .utf8)
    .split(whereSeparator: \.isWhitespace).map { Double($0) ?? 0 }
  var next = 2
  func take() -> Double {
    defer { next += 1 }
    return numbers[next]
  }
  let priorities: [Priority] = [.required, 750, 500, 250]
  let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
  let rows = (0..<Int(numbers[1])).map { _ in
    var row = Row(
      priority: priorities[Int(take())], relation: relations[Int(take()) + 1], constant: take(), terms: [])
    for _ in 0..<Int(take()) { row.terms.append((Int(take()), take())) }
    return row
  }
  return (Int(numbers[0]), rows)
}

let (variableCount, rows) = try readRows(CommandLine.arguments[1])
let repetitions = Int(CommandLine.arguments[2]) ?? 1
let oneByOne = CommandLine.arguments.contains("--one-by-one")
var best = Duration.seconds(1_000_000)
var sum = 0.0
for _ in 0..<repetitions {
  let time = try ContinuousClock().measure { sum += try solve(variableCount, rows, oneByOne: oneByOne) }
  best = min(best, time)
}
// The sum keeps the work from being optimized away.
print(best / .seconds(1), sum)
