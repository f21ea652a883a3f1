import AutoLayout

/// A number of a frame: known, or to be solved.
enum Quantity: Sendable {
  case fixed(Double)
  case variable(Variable)
}
