import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("Rows that are as high as what they hold")
struct RowHeightTests {
  /// A table of three rows of 90 points: one that holds a switch between its edges, one with a switch in its middle, an empty
  /// one; and a footer.
  private func laid(
    rowHeight: String = "-1", mode: String = "prototypes", cell: String = "", tools: String = "22155",
    device: String? = "retina4_7", _ constraints: String = "x.top = xc.top + 7", text: ContentSizeCategory? = nil
  ) throws -> Laid {
    func row(_ id: String, y: Int, _ subviews: String, _ constraints: String) -> String {
      """
      <tableViewCell id="\(id)" \(cell)>
        <rect key="frame" x="0" y="\(y)" width="375" height="90"/>
        <tableViewCellContentView key="contentView" id="\(id)c">
          <rect key="frame" x="0" y="0" width="375" height="90"/>
          <subviews>\(subviews)</subviews>\(constraints)
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let rows =
      row(
        "x", y: 50, Laid.view("x1", "switch"),
        Laid.constraints(
          constraints.replacing("x.", with: "x1."), "x1.leading = xc.leading", "xc.bottom = x1.bottom + 10"))
      + row(
        "y", y: 140, Laid.view("y1", "switch"), Laid.constraints("y1.leading = yc.leading", "y1.centerY = yc.centerY"))
      + row("z", y: 230, "", "")
    let content =
      mode == "static"
      ? "<sections><tableViewSection id=\"t\"><cells>\(rows)</cells></tableViewSection></sections>"
      : "<prototypes>\(rows)</prototypes>"
    return try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="s"><objects><tableViewController id="controller">
            <tableView key="view" id="table" dataMode="\(mode)" rowHeight="\(rowHeight)">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              \(content)
              <view key="tableFooterView" id="footer"><rect key="frame" x="0" y="320" width="375" height="12"/></view>
            </tableView>
          </tableViewController></objects></scene></scenes>
        </document>
        """,
      settings: LayoutSettings(
        device: try device.map { try #require(LayoutDevice.named($0)) }, contentSizeCategory: text))
  }

  @Test("On a device a row takes what its content needs, and those below move up")
  func onDevice() throws {
    let laid = try laid()
    #expect(laid.frame("x") == [0, 0, 375, 48])
    #expect(laid.frame("xc") == [0, 0, 375, 48])
    #expect(laid.frame("x1") == [0, 7, 51, 31])
    #expect(laid.frame("y")[1] == 48)
    #expect(laid.frame("footer")[1] == 320 - 50 - 42 - 46)
  }

  @Test("What says nothing of a height gets the standard one; a cell that constraints don't fill keeps its own")
  func standardHeight() throws {
    #expect(try laid().frame("y") == [0, 48, 375, 44])
    #expect(try laid().frame("y1") == [0, 6.5, 51, 31])
    #expect(try laid(tools: "24127").frame("y")[3] == 52)
    #expect(try laid().frame("z") == [0, 92, 375, 90])
  }

  @Test("Only the editor leaves room over prototypes")
  func gapOverPrototypes() throws {
    #expect(try laid(device: nil).frame("x")[1] == 50)
    #expect(try laid(mode: "static").frame("x")[1] == 50)
    #expect(try laid().frame("x")[1] == 0)
  }

  @Test("In the editor rows are as high as they were designed, but where text has another size")
  func inEditor() throws {
    #expect(try laid(device: nil).frame("x") == [0, 50, 375, 90])
    #expect(try laid(device: nil, text: .extraLarge).frame("x") == [0, 50, 375, 48])
    #expect(try laid(device: nil, text: .extraLarge).frame("xc") == [0, 0, 375, 48])
  }

  @Test("A height that the document gives holds: the table's, or that of a static cell")
  func fixedHeights() throws {
    #expect(try laid(rowHeight: "90").frame("x")[3] == 90)
    #expect(try laid(mode: "static", cell: "rowHeight=\"90\"").frame("x")[3] == 90)
    #expect(try laid(mode: "static").frame("x")[3] == 48)
    #expect(try laid(cell: "rowHeight=\"90\"").frame("x")[3] == 48)
  }

  @Test("Nothing conflicts because of the height that a cell was designed with")
  func noConflict() throws {
    #expect(try laid("x.top = xc.top + 70").layout.conflicts.isEmpty)
    #expect(try laid("x.top = xc.top + 70").frame("x")[3] == 111)
  }
}
