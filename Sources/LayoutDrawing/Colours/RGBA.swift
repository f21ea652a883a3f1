/// A colour in sRGB.
struct RGBA: Hashable {
  /// The components, 0…1.
  var red, green, blue, alpha: Double

  /// Makes a colour of its components, which are brought into their range.
  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clamped(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// Makes a colour of its usual notation, `0xRRGGBB`.
  init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// `#RRGGBB`.
  var hex: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, component in
      let byte = Int((component * 255).rounded())
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
  }

  /// How bright it seems, 0…1.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
