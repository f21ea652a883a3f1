import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("Cells of table views")
struct CellLayoutTests {
  private func cell(
    x: Double = 0, y: Double = 30, width: Double, height: Double = 44, _ attributes: String = "",
    content: String = "height=\"43.5\""
  ) -> String {
    let rect =
      content.isEmpty ? "" : "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" \(content)/>"
    return """
      <tableViewCell id="cell" preservesSuperviewLayoutMargins="YES" \(attributes)>
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
        <tableViewCellContentView key="contentView" id="content" preservesSuperviewLayoutMargins="YES">
          \(rect)
          <subviews>\(Laid.view("a"))\(Laid.view("b"))</subviews>
          \(Laid.constraints(
            "a.leading = content.leadingMargin", "a.top = content.topMargin", "content.trailingMargin = a.trailing",
            "a.height = 5", "b.leading = content.leading", "content.trailing = b.trailing + 20",
            "content.bottom = b.bottom", "b.height = 5"))
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private func table(
    _ cell: String, width: Double, height: Double = 600, style: String = "plain", device: String, tools: String,
    constraints: String = "", settings: LayoutSettings = .init()
  ) throws -> Laid {
    let placed = constraints.isEmpty ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let stored = constraints.isEmpty ? width : 77
    return try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="\(device)" orientation="portrait"/>
          <scenes><scene sceneID="s"><objects><viewController id="controller"><view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="896"/>
            <subviews>
              <tableView style="\(style)" id="table" \(placed)>
                <rect key="frame" x="0.0" y="0.0" width="\(stored)" height="\(height)"/>
                <prototypes>\(cell)</prototypes>
              </tableView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            \(constraints)
          </view></viewController></objects></scene></scenes>
        </document>
        """, settings: settings)
  }

  @Test("The content is laid out in the table's width, though the cell is stored with another")
  func tableWidth() throws {
    let laid = try table(cell(width: 320), width: 308, style: "grouped", device: "ipad9_7", tools: "7531")
    #expect(laid.frame("cell") == [0, 30, 320, 44])
    #expect(laid.frame("content") == [0, 0, 320, 43.5])
    #expect(laid.frame("b") == [0, 38.5, 288, 5])
  }

  @Test("On another device a cell is as wide as the table, whatever width it is stored with")
  func deviceWidth() throws {
    let laid = try table(
      cell(width: 320), width: 600, device: "", tools: "7531",
      constraints: Laid.constraints(
        "table.leading = root.leading", "table.top = root.top", "root.trailing = table.trailing",
        "root.bottom = table.bottom"),
      settings: LayoutSettings(device: LayoutDevice.named("retina4_0")))
    #expect(laid.frame("cell")[2] == 320)
    #expect(laid.frame("content")[2] == 320)
    #expect(laid.frame("b") == [0, 38.5, 300, 5])
  }

  @Test("So it is where constraints make the table as wide")
  func solvedTableWidth() throws {
    let laid = try table(
      cell(width: 320), width: 400, device: "ipad9_7", tools: "7531",
      constraints: Laid.constraints(
        "table.leading = root.leading", "root.trailing = table.trailing", "table.top = root.top", "table.height = 600"))
    #expect(laid.frame("table") == [0, 0, 400, 600])
    #expect(laid.frame("b") == [0, 38.5, 380, 5])
  }

  @Test("The margins of an inset grouped table's cells are as wide as its insets", arguments: [335.0, 343])
  func insetGrouped(_ width: Double) throws {
    let inset = (375 - width) / 2
    let laid = try table(
      cell(x: inset, width: width), width: 375, style: "insetGrouped", device: "retina5_9", tools: "22505")
    #expect(laid.frame("a") == [inset, 11, width - 2 * inset, 5])
  }

  @Test("Up to Xcode 11 a cell below what the table shows had no margins of a cell", arguments: ["14490", "17156"])
  func belowTable(_ tools: String) throws {
    func margins(y: Double) throws -> [Double] {
      try table(cell(y: y, width: 414), width: 414, device: "retina6_1", tools: tools).frame("a")
    }
    #expect(try margins(y: 300) == [20, 11, 374, 5])
    #expect(try margins(y: 580) == (tools == "14490" ? [8, 8, 398, 5] : [20, 11, 374, 5]))
  }

  @Test(
    "On another device the labels of a standard cell go where its style puts them",
    arguments: [
      ("Default", [16.0, 10, 688, 20], [320, 10, 50, 20]), ("Value1", [16, 10, 80, 20], [708, 10, 50, 20]),
      ("Value2", [16, 10, 80, 20], [320, 10, 438, 20]), ("Subtitle", [16, 10, 80, 20], [320, 10, 50, 20]),
    ])
  func standardCells(_ style: String, _ text: [Double], _ detail: [Double]) throws {
    func label(_ id: String, x: Int, width: Int) -> String {
      """
      <label id="\(id)"><rect key="frame" x="\(x)" y="10" width="\(width)" height="20"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxX="YES"/></label>
      """
    }
    let laid = try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="s"><objects><tableViewController id="controller"><tableView key="view" id="table">
            <rect key="frame" x="0" y="0" width="380" height="667"/>
            <prototypes>
              <tableViewCell id="cell" style="IBUITableViewCellStyle\(style)" textLabel="t" detailTextLabel="d">
                <rect key="frame" x="0" y="50" width="380" height="44"/>
                <tableViewCellContentView key="contentView" id="content">
                  <rect key="frame" x="0" y="0" width="380" height="44"/>
                  <subviews>\(label("t", x: 16, width: 80 + (style == "Default" ? 220 : 0)))\(label("d", x: 320, width: 50))</subviews>
                </tableViewCellContentView>
              </tableViewCell>
            </prototypes>
          </tableView></tableViewController></objects></scene></scenes>
        </document>
        """, settings: LayoutSettings(device: LayoutDevice.named("ipad9_7")))
    #expect(laid.frame("t") == text)
    #expect(laid.frame("d") == detail)
  }

  @Test("A content view that isn't stored is as high as the row")
  func rowHeight() throws {
    let laid = try table(
      cell(width: 600, "rowHeight=\"180\"", content: ""), width: 600, device: "", tools: "7531")
    #expect(laid.frame("cell") == [0, 30, 600, 44])
    #expect(laid.frame("b") == [0, 175, 580, 5])
  }

  @Test(
    "Up to Xcode 10 a cell at the top of a xib had the insets of a phone without a home button",
    arguments: [("retina6_1", "14490", 55.0), ("retina4_7", "14490", 11), ("retina6_1", "16097", 11)])
  func xibCell(_ device: String, _ tools: String, _ top: Double) throws {
    let laid = try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="\(device)" orientation="portrait"/>
          <objects>\(cell(y: 0, width: 414, height: 150, content: "height=\"149.5\""))</objects>
        </document>
        """)
    #expect(laid.frame("a")[1] == top)
  }
}
