import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("Constraints place views")
struct ConstraintLayoutTests {
  @Test("Edges, sizes and an omitted first item")
  func edges() throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading + 10", "a.top = root.top + 20", "self.trailing = a.trailing + 30",
          "self.bottom = a.bottom + 40"))
    #expect(laid.frame("a") == [10, 20, 260, 140])
    #expect(laid.layout.conflicts.isEmpty)
    #expect(laid.ambiguous("a").isEmpty)
  }

  @Test("Ratios, centers and equal sizes", arguments: [("2:1", 100.0), ("1/2", 25), ("0.5", 25)])
  func multipliers(_ ratio: String, _ width: Double) throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))\(Laid.view("b"))</subviews>"
        + Laid.constraints(
          "a.height = 50", "a.width = a.height * \(ratio)", "a.centerX = root.centerX", "a.centerY = root.centerY",
          "b.width = a.width", "b.height = a.height", "b.leading = root.leading", "b.top = a.bottom + 4"))
    #expect(laid.frame("a") == [150 - width / 2, 75, width, 50].map { ($0 * 2 + 0.5).rounded(.down) / 2 })
    #expect(laid.frame("b") == [0, 129, width, 50])
  }

  @Test("Priorities never trade: one constraint at 251 outweighs many at 250")
  func priorities() throws {
    let many = (0..<5).map { _ in "a.width = 10 @250" }
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 100 @251", many[0], many[1],
          many[2], many[3], many[4]))
    #expect(laid.frame("a") == [0, 0, 100, 10])
  }

  @Test("A view in a view is placed in its superview's coordinates, also from further out")
  func nesting() throws {
    let inner = Laid.view("b")
    let outer = Laid.view(
      "a", "view", "", "<subviews>\(inner)</subviews>" + Laid.constraints("b.width = 20", "b.height = 30"))
    let laid = try Laid(
      "<subviews>\(outer)</subviews>"
        + Laid.constraints(
          "a.leading = root.leading + 50", "a.top = root.top + 60", "a.width = 100", "a.height = 100",
          "b.trailing = root.trailing - 200", "b.bottom = root.bottom - 50"))
    #expect(laid.frame("a") == [50, 60, 100, 100])
    #expect(laid.frame("b") == [30, 60, 20, 30])
  }

  @Test("Right to left, leading is right")
  func rightToLeft() throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))</subviews>"
        + Laid.constraints("a.leading = root.leading + 10", "a.top = root.top", "a.width = 50", "a.height = 50"),
      settings: LayoutSettings(isRightToLeft: true))
    #expect(laid.frame("a") == [240, 0, 50, 50])
  }

  @Test("Scroll views: edges are those of the content, sizes those of the frame")
  func scrolling() throws {
    let content = Laid.view("content")
    let scroll = Laid.view(
      "scroll", "scrollView", "",
      "<subviews>\(content)</subviews>"
        + Laid.constraints(
          "content.leading = scroll.leading", "content.top = scroll.top", "scroll.trailing = content.trailing",
          "scroll.bottom = content.bottom", "content.width = scroll.width", "content.height = 900"))
    let laid = try Laid(
      "<subviews>\(scroll)</subviews>"
        + Laid.constraints(
          "scroll.leading = root.leading", "scroll.top = root.top", "root.trailing = scroll.trailing",
          "root.bottom = scroll.bottom"))
    #expect(laid.frame("scroll") == [0, 0, 300, 200])
    #expect(laid.frame("content") == [0, 0, 300, 900])
    #expect(laid.ambiguous("scroll").isEmpty)
  }

  @Test("Without a constraint a view keeps its stored frame; on a wider device its mask stretches it")
  func masks() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <view id="a">
                <rect key="frame" x="20" y="30" width="335" height="40"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
              </view>
            </subviews>
          </view>
        </objects>
      </document>
      """
    #expect(try Laid(xml: xml).frame("a") == [20, 30, 335, 40])
    let device: LayoutDevice = try #require(LayoutDevice.named("retina6_1"))
    let wide = LayoutSettings(device: device)
    #expect(try Laid(xml: xml, settings: wide).frame("root") == [0, 0, 414, 896])
    #expect(try Laid(xml: xml, settings: wide).frame("a") == [20, 30, 374, 40])
  }

  @Test("Variations take views and constraints out, and change constants")
  func variations() throws {
    let a = Laid.view(
      "a", "view", "",
      """
      <constraints>
        <constraint firstAttribute="width" constant="50" id="w">
          <variation key="widthClass=compact" constant="70"/>
        </constraint>
        <constraint firstAttribute="height" constant="50" id="h"/>
        <constraint firstAttribute="height" constant="90" id="tall"/>
      </constraints>
      <variation key="default">
        <mask key="constraints"><exclude reference="tall"/></mask>
      </variation>
      """)
    let laid = try Laid(
      "<subviews>\(a)\(Laid.view("gone"))</subviews>"
        + Laid.constraints("a.leading = root.leading", "a.top = root.top", "gone.top = root.top")
        + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"gone\"/></mask></variation>")
    #expect(laid.frame("a") == [0, 0, 70, 50])
    #expect(laid.layout.views.filter { !$0.isSolved }.count == 1)
    #expect(laid.layout.conflicts.isEmpty)
  }
}
