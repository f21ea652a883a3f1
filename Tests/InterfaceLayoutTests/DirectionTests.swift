import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("Interfaces from right to left")
struct DirectionTests {
  /// A view of 100 by 50 points that keeps 10 from the leading edge of its holder, which says something of its content.
  private func laid(_ semantics: String, isRightToLeft: Bool = true) throws -> Laid {
    let inner = Laid.view("in")
    let outer = Laid.view(
      "out", "view", semantics.isEmpty ? "" : "semanticContentAttribute=\"\(semantics)\"",
      "<subviews>\(inner)</subviews>"
        + Laid.constraints("in.leading = out.leading + 10", "in.top = out.top", "in.width = 100", "in.height = 50"))
    return try Laid(
      "<subviews>\(outer)</subviews>"
        + Laid.constraints(
          "out.leading = root.leading + 20", "out.top = root.top", "out.width = 200", "out.height = 60"),
      settings: LayoutSettings(isRightToLeft: isRightToLeft))
  }

  @Test(
    "The view that holds a constraint says where leading is, for itself alone",
    arguments: [
      ("", 90.0), ("unspecified", 90), ("forceLeftToRight", 10), ("playback", 10), ("spatial", 10),
      ("forceRightToLeft", 90),
    ])
  func constraints(_ semantics: String, _ x: Double) throws {
    let laid = try laid(semantics)
    #expect(laid.frame("out") == [80, 0, 200, 60])
    #expect(laid.frame("in") == [x, 0, 100, 50])
  }

  @Test("Inequalities change their direction with the edges")
  func inequalities() throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))</subviews>"
        + Laid.constraints(
          "a.leading >= root.leading + 30", "root.trailing >= a.trailing + 40", "a.left = root.left @500",
          "a.right = root.right @500", "a.top = root.top", "a.height = 9"),
      settings: LayoutSettings(isRightToLeft: true))
    #expect(laid.frame("a") == [40, 0, 230, 9])
    #expect(laid.layout.conflicts.isEmpty)
  }

  @Test("A view may run from right to left in an interface that doesn't")
  func forced() throws {
    let laid = try laid("forceRightToLeft", isRightToLeft: false)
    #expect(laid.frame("out")[0] == 20)
    #expect(laid.frame("in")[0] == 90)
  }

  @Test(
    "A stack view arranges its subviews by its own direction",
    arguments: [("", [40.0, 10]), ("forceLeftToRight", [0, 30])])
  func stacks(_ semantics: String, _ places: [Double]) throws {
    let attributes = semantics.isEmpty ? "" : "semanticContentAttribute=\"\(semantics)\""
    let stack = Laid.view(
      "s", "stackView", attributes,
      "<subviews>\(Laid.view("a"))\(Laid.view("b"))</subviews>"
        + Laid.constraints("a.width = 30", "b.width = 30", "a.height = 5"))
    let laid = try Laid(
      "<subviews>\(stack)</subviews>" + Laid.constraints("s.leading = root.leading", "s.top = root.top"),
      settings: LayoutSettings(isRightToLeft: true))
    #expect(laid.frame("s")[2] == 60)
    #expect(laid.frame("a")[0] == (semantics.isEmpty ? 30 : 0))
    #expect(laid.frame("b")[0] == (semantics.isEmpty ? 0 : 30))
  }

  @Test("Shares that follow sizes are the same in both directions")
  func proportions() throws {
    func widths(isRightToLeft: Bool) throws -> [Double] {
      let labels = ["A", "Longer text", "Mid"].enumerated().map { Laid.view("l\($0)", "label", "text=\"\($1)\"") }
      let stack = Laid.view(
        "s", "stackView", "distribution=\"fillProportionally\" spacing=\"10\"",
        "<subviews>\(labels.joined())</subviews>")
      let laid = try Laid(
        "<subviews>\(stack)</subviews>"
          + Laid.constraints("s.leading = root.leading", "s.top = root.top", "s.width = 280"),
        settings: LayoutSettings(isRightToLeft: isRightToLeft))
      return (0..<3).map { laid.frame("l\($0)")[2] }
    }
    #expect(try widths(isRightToLeft: true) == widths(isRightToLeft: false))
  }

  @Test("Directional margins change sides, those to the left and right don't")
  func margins() throws {
    func x(_ margins: String) throws -> [Double] {
      let outer = Laid.view(
        "out", "view", "",
        "\(margins)<subviews>\(Laid.view("in"))</subviews>"
          + Laid.constraints("in.leading = out.leadingMargin", "out.trailingMargin = in.trailing", "in.top = out.top"))
      let laid = try Laid(
        "<subviews>\(outer)</subviews>"
          + Laid.constraints("out.leading = root.leading", "out.top = root.top", "out.width = 100", "out.height = 60"),
        settings: LayoutSettings(isRightToLeft: true))
      return [laid.frame("in")[0], laid.frame("in")[2]]
    }
    #expect(
      try x(
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"0\" leading=\"30\" bottom=\"0\" trailing=\"5\"/>"
      )
        == [5, 65])
    #expect(try x("<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"30\" bottom=\"0\" right=\"5\"/>") == [30, 65])
  }

  @Test("A cell has its accessory on the left, on its own device and on others", arguments: [nil, "ipad9_7"])
  func cells(_ device: String?) throws {
    let laid = try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="s"><objects><tableViewController id="controller"><tableView key="view" id="table">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell id="cell" style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="d">
              <rect key="frame" x="0" y="50" width="375" height="44"/>
              <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0" y="0" width="345" height="44"/>
                <subviews>
                  <label id="t"><rect key="frame" x="16" y="10" width="80" height="20"/></label>
                  <label id="d"><rect key="frame" x="290" y="10" width="50" height="20"/></label>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell></prototypes>
          </tableView></tableViewController></objects></scene></scenes>
        </document>
        """,
      settings: LayoutSettings(device: device.flatMap(LayoutDevice.named), isRightToLeft: true))
    let width = device == nil ? 375.0 : 768
    #expect(laid.frame("content") == [30, 0, width - 30, 44])
    #expect(laid.frame("t") == [width - 30 - 96, 10, 80, 20])
    #expect(laid.frame("d") == [5, 10, 50, 20])
  }
}
