import InterfaceLayout
import Testing

@Suite("Properties of layouts")
struct LayoutPropertyTests {
  /// A generator of numbers that gives the same ones each time (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// A column of views, each below the one before it.
  private func column(_ seed: UInt64) -> (views: [String], lines: [String]) {
    var generator = Generator(state: seed)
    var lines: [String] = []
    var views: [String] = []
    var above = "root.top"
    for place in 0..<8 {
      let id = "v\(place)"
      views.append(Laid.view(id))
      lines.append("\(id).top = \(above) + \(Int.random(in: 0...20, using: &generator))")
      lines.append("\(id).height = \(Int.random(in: 1...60, using: &generator))")
      lines.append("\(id).leading = root.leading + \(Int.random(in: 0...40, using: &generator))")
      if Bool.random(using: &generator) {
        lines.append("root.trailing = \(id).trailing + \(Int.random(in: 0...40, using: &generator))")
      } else {
        lines.append("\(id).width = \(Int.random(in: 1...200, using: &generator)) @750")
        lines.append("\(id).width <= root.width * 0.5")
      }
      above = "\(id).bottom"
    }
    return (views, lines)
  }

  private func constraints(_ lines: [String]) -> String {
    lines.map { Laid.constraints($0) }.joined()
      .replacing("</constraints><constraints>", with: "")
  }

  @Test("All required constraints hold", arguments: UInt64(0)..<12)
  func requiredHold(_ seed: UInt64) throws {
    let (views, lines) = column(seed)
    let laid = try Laid("<subviews>\(views.joined())</subviews>" + constraints(lines))
    #expect(laid.layout.conflicts.isEmpty)
    for place in 1..<8 {
      let (above, below) = (laid.frame("v\(place - 1)"), laid.frame("v\(place)"))
      #expect(below[1] >= above[1] + above[3])
      #expect(below[2] >= 0 && below[0] + below[2] <= 300)
    }
  }

  @Test("The order of constraints doesn't matter", arguments: UInt64(0)..<12)
  func permuting(_ seed: UInt64) throws {
    let (views, lines) = column(seed)
    var generator = Generator(state: seed + 1000)
    let straight = try Laid("<subviews>\(views.joined())</subviews>" + constraints(lines))
    let shuffled = try Laid(
      "<subviews>\(views.joined())</subviews>" + constraints(lines.shuffled(using: &generator)))
    #expect(straight.layout.views.map(\.frame) == shuffled.layout.views.map(\.frame))
  }

  @Test("The names of views don't matter", arguments: UInt64(0)..<6)
  func renaming(_ seed: UInt64) throws {
    let (views, lines) = column(seed)
    let content = "<subviews>\(views.joined())</subviews>" + constraints(lines)
    let renamed = (0..<8).reduce(content) { $0.replacing("v\($1)", with: "z\(9 - $1)x") }
    let (first, second) = (try Laid(content), try Laid(renamed))
    #expect(first.layout.views.map(\.frame) == second.layout.views.map(\.frame))
  }

  @Test("Where a column begins moves all of it", arguments: UInt64(0)..<6)
  func translating(_ seed: UInt64) throws {
    let (views, lines) = column(seed)
    let moved = lines.map { $0.hasPrefix("v0.top") ? "v0.top = root.top + 131" : $0 }
    let (first, second) = (
      try Laid("<subviews>\(views.joined())</subviews>" + constraints(lines)),
      try Laid("<subviews>\(views.joined())</subviews>" + constraints(moved))
    )
    let offset = second.frame("v0")[1] - first.frame("v0")[1]
    for place in 0..<8 {
      var frame = first.frame("v\(place)")
      frame[1] += offset
      #expect(frame == second.frame("v\(place)"))
    }
  }
}
