/// A decimal number together with the text it was written as.
///
/// Layout constants, multipliers and colour components keep their spelling, so that what is written out is what was
/// read and a rule can show the author's own number.
public struct ExactNumber: Sendable, Hashable {
  /// The number as the document spells it.
  public let text: String
  /// The double nearest to ``text``; always finite.
  public let value: Double

  /// Reads a finite decimal number; nil when `text` is none (`NaN`, `1e400`, `12px`, empty).
  public init?(_ text: String) {
    guard let value = Double(text), value.isFinite, !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") })
    else {
      return nil
    }
    self.text = text
    self.value = value
  }

  /// A number that no document spells, such as a default.
  public init(_ value: Int) {
    self.text = String(value)
    self.value = Double(value)
  }

  /// A number that was computed, to the thousandth; nil where it isn't finite.
  public init?(rounding value: Double) {
    let rounded = (value * 1000).rounded() / 1000
    self.init(rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)")
  }

  /// Two numbers are the same when their values are; the spelling doesn't count.
  public static func == (left: ExactNumber, right: ExactNumber) -> Bool { left.value == right.value }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
