/// Writes lengths and places.
public enum NumberText {
  /// The number to the nearest hundredth, without an exponent and without zeros that say nothing.
  public static func exact(_ value: Double) -> String { digits(value, decimals: 2) }

  /// The number to the nearest tenth, for people to read.
  public static func short(_ value: Double) -> String { digits(value, decimals: 1) }

  private static func digits(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "0" }
    let unit = decimals == 2 ? 100 : 10
    let scaled = Int((min(max(value, -1e7), 1e7) * Double(unit)).rounded())
    let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: unit)
    let sign = scaled < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var text = String(fraction)
    while text.count < decimals { text = "0" + text }
    while text.hasSuffix("0") { text.removeLast() }
    return "\(sign)\(whole).\(text)"
  }
}
