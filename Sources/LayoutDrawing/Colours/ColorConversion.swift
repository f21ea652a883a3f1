import Foundation
import InterfaceModel

extension RGBA {
  /// A document's colour in sRGB; nil for one that has only a name.
  init?(_ color: Color) {
    switch color {
    case .named, .system: return nil
    case .translucent(let color, let opacity):
      self.init(color)
      alpha = opacity.value
    case .rgb(let space, let red, let green, let blue, let alpha):
      let components = (red.value, green.value, blue.value)
      switch space {
      case .sRGB, .deviceRGB: self.init(red: red.value, green: green.value, blue: blue.value, alpha: alpha.value)
      case .displayP3: self.init(components, Self.displayP3, Self.fromD65, alpha: alpha.value, linear: Self.linear)
      case .genericRGB:
        self.init(components, Self.genericRGB, Self.fromD50, alpha: alpha.value) { pow(max($0, 0), 1.8) }
      }
    case .white(let space, let white, let alpha):
      let value = space == .genericGray ? Self.encoded(pow(max(white.value, 0), 1.8)) : white.value
      self.init(red: value, green: value, blue: value, alpha: alpha.value)
    case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
      func component(_ ink: ExactNumber) -> Double { (1 - ink.value) * (1 - black.value) }
      self.init(red: component(cyan), green: component(magenta), blue: component(yellow), alpha: alpha.value)
    }
  }

  private typealias Matrix = [(Double, Double, Double)]

  private init(
    _ components: (Double, Double, Double), _ toXYZ: Matrix, _ fromXYZ: Matrix, alpha: Double,
    linear: (Double) -> Double
  ) {
    func product(_ matrix: Matrix, _ vector: [Double]) -> [Double] {
      matrix.map { $0.0 * vector[0] + $0.1 * vector[1] + $0.2 * vector[2] }
    }
    let xyz = product(toXYZ, [linear(components.0), linear(components.1), linear(components.2)])
    let rgb = product(fromXYZ, xyz).map(Self.encoded)
    self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// Linear Display P3 to CIE XYZ, white D65.
  private static let displayP3: Matrix = [
    (0.4865709, 0.2656677, 0.1982173), (0.2289746, 0.6917385, 0.0792869), (0, 0.0451134, 1.0439444),
  ]

  /// The linear generic space to CIE XYZ, white D50.
  private static let genericRGB: Matrix = [
    (0.4543, 0.3533, 0.1566), (0.2419, 0.6736, 0.0845), (0.0149, 0.0906, 0.7195),
  ]

  /// CIE XYZ to linear sRGB, white D65.
  private static let fromD65: Matrix = [
    (3.2404542, -1.5371385, -0.4985314), (-0.969266, 1.8760108, 0.041556), (0.0556434, -0.2040259, 1.0572252),
  ]

  /// CIE XYZ to linear sRGB, white D50.
  private static let fromD50: Matrix = [
    (3.1338561, -1.6168667, -0.4906146), (-0.9787684, 1.9161415, 0.033454), (0.0719453, -0.2289914, 1.4052427),
  ]
}
