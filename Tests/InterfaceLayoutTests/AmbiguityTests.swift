import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("What Interface Builder calls ambiguous")
struct AmbiguityTests {
  private static func cell(_ height: Int, fixed: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <tableViewCell id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
            <subviews>\(Laid.view("a"))\(Laid.view("b"))</subviews>
            \(Laid.constraints(
              "a.leading = content.leading", "content.trailing = a.trailing", "a.top = content.top",
              "content.bottom = a.bottom", "b.leading = content.leading", "b.width = 10", "b.height = 10",
              "b.top = a.top", fixed))
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """
  }

  @Test("A cell whose constraints ask for another height has no conflict: its content is open")
  func cellHeight() throws {
    let laid = try Laid(xml: Self.cell(60, fixed: "a.height = 44"))
    #expect(laid.ambiguous("content") == ["height"])
    #expect(laid.layout.conflicts.isEmpty)
    #expect(try Laid(xml: Self.cell(44, fixed: "a.height = 44")).ambiguous("content").isEmpty)
  }

  @Test("A conflict in a cell that its height has no part in is one")
  func conflictInCell() throws {
    let laid = try Laid(xml: Self.cell(60, fixed: "b.top = a.top + 20"))
    #expect(laid.layout.conflicts.count == 1)
    #expect(laid.ambiguous("content").isEmpty)
  }

  @Test("A view that gave up its mask and has no constraint is open, unless its frame is fixed")
  func unplaced() throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))\(Laid.view("b", "switch"))\(Laid.view("c", "view", "fixedFrame=\"YES\""))</subviews>"
    )
    #expect(laid.ambiguous("a") == ["x", "y", "width", "height"])
    #expect(laid.ambiguous("b") == ["x", "y"])
    #expect(laid.ambiguous("c").isEmpty)
  }

  @Test("What a scroll view shows is told apart from its frame")
  func scrollContent() throws {
    let scroll = Laid.view(
      "scroll", "scrollView", "", "<subviews>\(Laid.view("in", "view", "fixedFrame=\"YES\""))</subviews>")
    let laid = try Laid(
      "<subviews>\(scroll)</subviews>"
        + Laid.constraints(
          "scroll.leading = root.leading", "scroll.top = root.top", "root.trailing = scroll.trailing",
          "root.bottom = scroll.bottom"))
    let view = try #require(laid.layout.views.first { laid.document.objects[$0.object].id == "scroll" })
    #expect(view.ambiguousFrame.isEmpty)
    #expect(view.ambiguousContent == [.width, .height])
    #expect(view.ambiguous == [.width, .height])
  }

  @Test("Texts of several lines that share a row are open, unless one gives way before the other")
  func rivals() throws {
    func row(lines: Int, hugging: Int) throws -> Laid {
      try Laid(
        "<subviews>\(Laid.view("a", "label", "text=\"One\" numberOfLines=\"\(lines)\""))"
          + "\(Laid.view("b", "label", "text=\"Two\" numberOfLines=\"0\" horizontalHuggingPriority=\"\(hugging)\""))"
          + "</subviews>"
          + Laid.constraints(
            "a.leading = root.leading", "a.top = root.top", "b.top = root.top", "b.leading >= a.trailing + 8",
            "root.trailing = b.trailing"))
    }
    let tie = try row(lines: 0, hugging: 250)
    #expect(tie.ambiguous("a").contains("width") && tie.ambiguous("b").contains("width"))
    #expect(try row(lines: 0, hugging: 252).ambiguous("a").isEmpty)
    #expect(try row(lines: 1, hugging: 250).ambiguous("a").isEmpty)
  }

  @Test("Views that give way alike are named")
  func ties() throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a", "label", "text=\"One\""))\(Laid.view("b", "label", "text=\"Two\""))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading", "a.top = root.top", "b.top = root.top", "b.leading = a.trailing + 8",
          "root.trailing = b.trailing"))
    let tie = try #require(laid.layout.ties.first)
    #expect(tie.kind == .hugging && tie.axis == .horizontal && tie.priority == 250)
    #expect(tie.views.map { laid.document.objects[laid.layout.views[$0].object].id } == ["a", "b"])
    #expect(laid.layout.views.last?.tied == [.x, .width])
  }

  @Test("A size that would be negative is noted")
  func negative() throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading + 200", "a.trailing = root.leading + 100 @900", "a.top = root.top", "a.height = 10")
    )
    #expect(laid.layout.views.last?.negativeSizes == [.width])
    #expect(laid.frame("a")[2] == 0)
  }

  @Test("Optional constraints that don't hold, and those that follow from others")
  func verdicts() throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading", "a.width = 10", "a.width = 30 @500", "a.top = root.top", "a.height = 10",
          "a.trailing = root.leading + 10", "a.bottom = root.top + 10 @999"),
      settings: LayoutSettings(findsRedundancy: true))
    #expect(laid.layout.missedConstraints == ["c2-a.width"])
    #expect(laid.layout.redundantConstraints == ["c5-a.trailing"])
  }

  /// Static rows at the top and below the part of the table that is shown.
  private static func table(tools: String) -> String {
    func row(_ id: String, y: Int) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0.0" y="\(y)" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)Content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          <subviews>\(Laid.view(id + "In"))</subviews>
          \(Laid.constraints(
            "\(id)In.leading = \(id)Content.leading", "\(id)In.top = \(id)Content.top", "\(id)In.width = 20",
            "\(id)In.height = 20"))
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
          <tableViewController id="c">
            <tableView key="view" id="table"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <sections><tableViewSection id="section"><cells>
                \(row("shown", y: 100))\(row("below", y: 700))
              </cells></tableViewSection></sections>
            </tableView>
          </tableViewController>
        </objects></scene></scenes>
      </document>
      """
  }

  @Test("Rows below those shown are marked where the editor would, and open for no rule and on no device")
  func rowsBelowTheShown() throws {
    func skipped(_ laid: Laid) -> [String?] {
      laid.layout.views.filter(\.isSkippedByEditor).map { laid.document.objects[$0.object].id }
    }
    let laid = try Laid(xml: Self.table(tools: "22155"))
    #expect(skipped(laid) == ["belowIn"])
    #expect(laid.ambiguous("belowIn").isEmpty)
    #expect(laid.layout.views.last?.shownAmbiguous == FrameAttribute.allCases)
    #expect(laid.layout.views.last?.ambiguityInWords.contains("Interface Builder") == true)
    #expect(skipped(try Laid(xml: Self.table(tools: "19529"))).isEmpty)
    let device = LayoutSettings(device: LayoutDevice.named("retina4_7"))
    #expect(skipped(try Laid(xml: Self.table(tools: "22155"), settings: device)).isEmpty)
  }
}
