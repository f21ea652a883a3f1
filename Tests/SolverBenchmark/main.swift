// Solves a system read from a file (see systems.py for the format), and prints the time, or the values.

import AutoLayout
import Foundation

struct Row {
  var priority: Priority
  var relation: Relation
  var constant: Double
  var terms: [(variable: Int, coefficient: Double)]
}

/// Everything a caller does from numbers to values, which it returns.
func solve(_ variableCount: Int, _ rows: [Row], oneByOne: Bool) throws(Conflict) -> [Double] {
  var solver = Solver()
  var variables: [Variable] = []
  for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
  let constraints = rows.map { row in
    let terms = row.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) }
    return LinearConstraint(
      LinearExpression(terms: terms, constant: row.constant), row.relation, priority: row.priority)
  }
  if oneByOne {
    for constraint in constraints { try solver.add(constraint) }
  } else {
    try solver.add(contentsOf: constraints)
  }
  solver.solve()
  return variables.map { solver.value(of: $0) }
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

func printValues(_ variableCount: Int, _ rows: [Row]) {
  do {
    print(try solve(variableCount, rows, oneByOne: false).map(\.description).joined(separator: " "))
  } catch {
    print("conflict")
  }
}

func printTime(_ variableCount: Int, _ rows: [Row], repetitions: Int, oneByOne: Bool) throws {
  var best = Duration.seconds(1_000_000)
  var sum = 0.0
  for _ in 0..<repetitions {
    let time = try ContinuousClock().measure {
      sum += try solve(variableCount, rows, oneByOne: oneByOne).reduce(0, +)
    }
    best = min(best, time)
  }
  // The sum keeps the work from being optimized away.
  print(best / .seconds(1), sum)
}

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
  print("usage: SolverBenchmark FILE (--values | REPETITIONS [--one-by-one])")
  exit(2)
}
let (variableCount, rows) = try readRows(path)
if arguments.contains("--values") {
  printValues(variableCount, rows)
} else {
  let repetitions = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
  try printTime(
    variableCount, rows, repetitions: repetitions, oneByOne: arguments.contains("--one-by-one"))
}
