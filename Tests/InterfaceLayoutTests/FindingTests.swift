import InterfaceLayout
import Testing

@Suite("What is wrong with constraints")
struct FindingTests {
  @Test("A conflict is minimal, explained with its arithmetic, and broken")
  func conflict() throws {
    let laid = try Laid(
      width: 220,
      "<subviews>\(Laid.view("a", "view", "userLabel=\"Card\""))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading + 16", "root.trailing = a.trailing + 16", "a.width = 200", "a.top = root.top",
          "a.height = 10"))
    let conflict = try #require(laid.layout.conflicts.first)
    #expect(laid.layout.conflicts.count == 1)
    #expect(conflict.constraints == ["c0-a.leading", "c1-root.trailing", "c2-a.width"])
    #expect(conflict.explanation.hasPrefix("16 + 16 + 200 = 232, but the root view is 220 wide"))
    #expect(conflict.explanation.contains("'Card'.width = 200"))
    #expect(conflict.broken == "c2-a.width")
    #expect(laid.frame("a") == [16, 0, 188, 10])
  }

  @Test("What counts several times has its whole sum, so that the arithmetic is true")
  func repeatedWidths() throws {
    let laid = try Laid(
      width: 220,
      "<subviews>\(["a", "b", "c"].map { Laid.view($0) }.joined())</subviews>"
        + Laid.constraints(
          "a.leading = root.leading + 5", "b.leading = a.trailing + 10", "c.leading = b.trailing + 10",
          "root.trailing = c.trailing + 5", "b.width = a.width", "c.width = a.width", "a.width = 50"))
    let conflict = try #require(laid.layout.conflicts.first)
    #expect(conflict.explanation.contains("+ 150 = 180, but the root view is 220 wide"), "\(conflict.explanation)")
  }

  @Test("Placeholders hold in the editor alone")
  func placeholders() throws {
    let text =
      "<subviews>\(Laid.view("a"))</subviews>"
      + Laid.constraints("a.leading = root.leading", "a.top = root.top", "a.height = 9", "a.width = 40", "a.width = 50")
      .replacing("constant=\"50\"", with: "constant=\"50\" placeholder=\"YES\"")
    #expect(try Laid(text).layout.conflicts.count == 1)
    let device = try Laid(text, settings: LayoutSettings(orientation: "portrait"))
    #expect(device.layout.conflicts.isEmpty)
    #expect(device.frame("a")[2] == 40)
  }

  @Test("A single number is no sum")
  func singleNumber() throws {
    let laid = try Laid(
      width: 220,
      "<subviews>\(Laid.view("a", "view", "userLabel=\"Card\""))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading", "root.trailing = a.trailing", "a.width = 200", "a.top = root.top", "a.height = 10"
        ))
    let conflict = try #require(laid.layout.conflicts.first)
    #expect(conflict.explanation.hasPrefix("200 is asked for, but the root view is 220 wide"))
  }

  @Test("A size that is positive in the end isn't told as negative")
  func overtakenNegativeSize() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="50" width="300" height="44"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="300" height="44"/>
          <subviews>\(Laid.view("a", "label", "text=\"A\""))\(Laid.view("b", "label", "text=\"B\""))</subviews>
          \(Laid.constraints(
            "a.leading = content.leading", "a.top = content.top + 30", "b.leading = content.leading",
            "b.top = a.bottom + 10", "content.bottom = b.bottom + 20"))
        </tableViewCellContentView>
      </tableViewCell>
      """
    let laid = try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
          <objects>\(cell)</objects></document>
        """)
    for view in laid.layout.views {
      for size in view.negativeSizes { #expect(view.frame[size] == 0) }
    }
    #expect(laid.layout.views.allSatisfy { $0.frame.height > 0 || $0.negativeSizes == [.height] })
  }

  @Test("What is open about a view")
  func ambiguity() throws {
    let laid = try Laid(
      "<subviews>\(Laid.view("a"))\(Laid.view("b"))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading", "a.top = root.top", "a.width = 40", "b.top = root.top", "b.height = 10",
          "b.leading = root.leading", "b.width >= 5"))
    #expect(laid.ambiguous("a") == ["height"])
    #expect(laid.ambiguous("b") == ["width"])
  }

  @Test("Labels that hug alike leave open which of them stretches")
  func huggingTie() throws {
    func row(_ second: String) throws -> Laid {
      try Laid(
        "<subviews>\(Laid.view("a", "label", "text=\"One\" horizontalHuggingPriority=\"251\""))"
          + "\(Laid.view("b", "label", "text=\"Two\" horizontalHuggingPriority=\"\(second)\""))</subviews>"
          + Laid.constraints(
            "a.leading = root.leading", "a.top = root.top", "b.top = root.top", "b.leading = a.trailing + 8",
            "root.trailing = b.trailing"))
    }
    let tie = try row("251")
    #expect(tie.ambiguous("a") == ["width"])
    #expect(tie.ambiguous("b") == ["x", "width"])
    let settled = try row("250")
    #expect(settled.ambiguous("a").isEmpty && settled.ambiguous("b").isEmpty)
    #expect(settled.frame("b")[2] > settled.frame("a")[2])
  }

  @Test("A scroll view whose content has no size is open")
  func scrollableContent() throws {
    let scroll = Laid.view(
      "scroll", "scrollView", "",
      "<subviews>\(Laid.view("in"))</subviews>"
        + Laid.constraints(
          "in.leading = scroll.leading", "in.top = scroll.top", "scroll.trailing = in.trailing",
          "scroll.bottom = in.bottom", "in.width = 100"))
    let laid = try Laid(
      "<subviews>\(scroll)</subviews>"
        + Laid.constraints(
          "scroll.leading = root.leading", "scroll.top = root.top", "root.trailing = scroll.trailing",
          "root.bottom = scroll.bottom"))
    #expect(laid.ambiguous("scroll") == ["height"])
  }

  @Test(
    "Nonsense is survived",
    arguments: [
      "a.width = 1e300", "a.width = a.width * 0", "a.width = missing.width", "a.leading = root.width",
      "a.nonsense = root.top", "a.top = 1e13", "a.width = -50", "a.leading = a.leading + 5",
    ])
  func nonsense(_ line: String) throws {
    let laid = try Laid("<subviews>\(Laid.view("a"))</subviews>" + Laid.constraints(line, "a.height = 10"))
    let isFinite = laid.frame("a").allSatisfy { $0.isFinite }
    #expect(isFinite)
  }
}
