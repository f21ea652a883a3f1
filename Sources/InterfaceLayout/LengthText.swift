/// Lengths and places in points, as messages write them.
public enum LengthText {
  /// The number with at most two decimals, without zeros that say nothing.
  public static func text(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return "\(number)" }
    let hundredths = (number.magnitude * 100).rounded()
    let whole = Int(hundredths / 100)
    let rest = Int(hundredths) - whole * 100
    let sign = number < 0 && hundredths > 0 ? "−" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
