import LayoutMetrics
import Testing

@Suite struct MarginsTests {
  @Test(arguments: [(375.0, 16.0), (393, 16), (402, 20), (414, 20)])
  func rootViewsHaveMarginsByTheirWidth(width: Double, margin: Double) throws {
    #expect(try margins("retina6_12", 22505).root(width: width) == EdgeInsets(horizontal: margin, vertical: 0))
  }

  @Test func theSquareCanvasHasThoseOfAPhone() {
    let margins = Margins(device: .squareCanvas, era: LayoutEra(tools: 7706))
    #expect(margins.root(width: 600).leading == 16)
  }

  @Test(arguments: [
    ("retina4_7", 12121, false, 8.0, 8.0), ("retina4_7", 12121, true, 15, 8), ("retina4_7", 16097, true, 16, 11),
    ("retina6_1", 16097, true, 20, 11), ("retina6_1", 24765, true, 20, 15),
  ])
  func cellsHaveMarginsByEra(
    device: String, tools: Int, preservesSuperview: Bool, side: Double, vertical: Double
  ) throws {
    let cell = try margins(device, tools).tableCell(
      width: 414, hasAccessory: false, preservesSuperview: preservesSuperview)
    #expect(cell == EdgeInsets(horizontal: side, vertical: vertical))
  }

  @Test(arguments: [("retina6_0", 16.0), ("retina6_12", 20)])
  func narrowPhonesHaveNarrowCellsAgainSinceXcode16(device: String, side: Double) throws {
    let cell = try margins(device, 24506).tableCell(width: 414, hasAccessory: false, preservesSuperview: true)
    #expect(cell.leading == side)
  }

  @Test func cellsOfAnInsetGroupedTableHaveTheirInsetAsMargin() throws {
    let cell = try margins("retina5_9", 22505)
      .tableCell(width: 335, inset: 18, hasAccessory: true, preservesSuperview: true)
    #expect(cell == EdgeInsets(top: 11, leading: 18, bottom: 11, trailing: 8))
  }

  @Test func anAccessoryTakesTheTrailingMargin() throws {
    #expect(
      try margins("retina6_1", 22505).tableCell(width: 414, hasAccessory: true, preservesSuperview: true).trailing == 8)
  }

  private func margins(_ id: String, _ tools: Int) throws -> Margins {
    Margins(device: try #require(LayoutDevice.named(id)), era: LayoutEra(tools: tools))
  }
}
