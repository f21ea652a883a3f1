import Testing

@Suite("Stack views arrange their subviews")
struct StackLayoutTests {
  private func stack(
    _ attributes: String, widths: [Int], hidden: Int? = nil, fixed: Bool = true, content: String = ""
  ) throws -> Laid {
    let children = widths.enumerated().map { place, width in
      Laid.view(
        "v\(place)", "view", place == hidden ? "hidden=\"YES\"" : "",
        fixed ? Laid.constraints("self.width = \(width)", "self.height = 20") : Laid.constraints("self.height = 20"))
    }
    let stack = Laid.view("stack", "stackView", attributes, "<subviews>\(children.joined())</subviews>" + content)
    return try Laid(
      "<subviews>\(stack)</subviews>"
        + Laid.constraints(
          "stack.leading = root.leading", "stack.top = root.top",
          "root.trailing = stack.trailing \(attributes.contains("fill") ? "@1" : "")", "stack.height = 40"))
  }

  @Test("Fill: one after the other, as large as they are together")
  func fill() throws {
    let laid = try stack("distribution=\"fill\" alignment=\"center\" spacing=\"10\"", widths: [40, 60])
    #expect(laid.frame("stack") == [0, 0, 110, 40])
    #expect(laid.frame("v0") == [0, 10, 40, 20])
    #expect(laid.frame("v1") == [50, 10, 60, 20])
  }

  @Test("Fill equally", arguments: ["", "spacing=\"30\""])
  func fillEqually(_ spacing: String) throws {
    let children = ["a", "b", "c"].map { Laid.view($0) }.joined()
    let stack = Laid.view(
      "stack", "stackView", "distribution=\"fillEqually\" \(spacing)", "<subviews>\(children)</subviews>")
    let laid = try Laid(
      "<subviews>\(stack)</subviews>"
        + Laid.constraints(
          "stack.leading = root.leading", "stack.top = root.top", "root.trailing = stack.trailing",
          "root.bottom = stack.bottom"))
    let gap: Double = spacing.isEmpty ? 0 : 30
    let width = (300 - 2 * gap) / 3
    #expect(laid.frame("a") == [0, 0, width, 200])
    #expect(laid.frame("c") == [2 * (width + gap), 0, width, 200])
  }

  @Test("Equal spacing, and at least the spacing")
  func equalSpacing() throws {
    let laid = try stack("distribution=\"equalSpacing\" alignment=\"top\"", widths: [40, 80, 30])
    #expect(laid.frame("v1") == [115, 0, 80, 20])
    #expect(laid.frame("v2") == [270, 0, 30, 20])
  }

  @Test("Equal centering")
  func equalCentering() throws {
    let laid = try stack("distribution=\"equalCentering\" alignment=\"bottom\"", widths: [40, 80, 40])
    #expect(laid.frame("v1") == [110, 20, 80, 20])
  }

  @Test("A hidden view takes no room and no spacing", arguments: [0, 1, 2])
  func hidden(_ place: Int) throws {
    let laid = try stack(
      "distribution=\"fill\" alignment=\"top\" spacing=\"10\"", widths: [40, 60, 20], hidden: place)
    let total = Double(120 - [40, 60, 20][place] + 10)
    #expect(laid.frame("stack") == [0, 0, total, 40])
    #expect(laid.ambiguous("v\(place)").isEmpty)
  }

  @Test("An activity indicator that only a stop hides takes room in the editor", arguments: [true, false])
  func stoppedIndicator(_ hidesWhenStopped: Bool) throws {
    let indicator = Laid.view(
      "wheel", "activityIndicatorView", "hidden=\"YES\" \(hidesWhenStopped ? "hidesWhenStopped=\"YES\"" : "")")
    let box = Laid.view("box", "view", "", Laid.constraints("self.width = 30", "self.height = 20"))
    let stack = Laid.view("stack", "stackView", "", "<subviews>\(indicator)\(box)</subviews>")
    let laid = try Laid(
      "<subviews>\(stack)</subviews>" + Laid.constraints("stack.leading = root.leading", "stack.top = root.top"))
    #expect(laid.frame("box") == [hidesWhenStopped ? 20 : 0, 0, 30, 20])
  }

  @Test("A label of one line without text is a square of 50 points in the editor, one of several lines is nothing")
  func emptyLabels() throws {
    let labels =
      Laid.view("one", "label", "text=\"\"") + Laid.view("any", "label", "text=\"\" numberOfLines=\"0\"")
      + Laid.view("box", "view", "", Laid.constraints("self.width = 30", "self.height = 20"))
    let stack = Laid.view("stack", "stackView", "axis=\"vertical\"", "<subviews>\(labels)</subviews>")
    let laid = try Laid(
      "<subviews>\(stack)</subviews>" + Laid.constraints("stack.leading = root.leading", "stack.top = root.top"))
    #expect(laid.frame("one") == [0, 0, 30, 50])
    #expect(laid.frame("any") == [0, 50, 30, 0])
    #expect(laid.frame("stack") == [0, 0, 30, 70])
  }

  @Test("Labels without text fill in proportion to what the editor takes them for")
  func emptyLabelsInProportion() throws {
    let labels = Laid.view("one", "label", "text=\"\"") + Laid.view("any", "label", "text=\"\" numberOfLines=\"0\"")
    let stack = Laid.view(
      "stack", "stackView", "axis=\"vertical\" distribution=\"fillProportionally\" spacing=\"6\"",
      "<subviews>\(labels)</subviews>")
    let laid = try Laid(
      "<subviews>\(stack)</subviews>"
        + Laid.constraints("stack.leading = root.leading", "stack.top = root.top", "stack.width = 90"))
    #expect(laid.frame("one") == [0, 0, 90, 50])
    #expect(laid.frame("any") == [0, 56, 90, 0])
  }

  @Test("Margins of its own count")
  func margins() throws {
    let laid = try stack(
      "distribution=\"fill\" alignment=\"top\"", widths: [40, 60],
      content: "<edgeInsets key=\"layoutMargins\" top=\"5\" left=\"7\" bottom=\"5\" right=\"9\"/>")
    #expect(laid.frame("stack") == [0, 0, 116, 40])
    #expect(laid.frame("v0") == [7, 5, 40, 20])
  }

  @Test("Standard spacing is 8")
  func standardSpacing() throws {
    let laid = try stack("distribution=\"fill\" alignment=\"top\" spacingType=\"standard\"", widths: [40, 60])
    #expect(laid.frame("v1") == [48, 0, 60, 20])
  }

  @Test("Stacks in stacks, and a vertical one")
  func nested() throws {
    let inner = Laid.view(
      "inner", "stackView", "",
      "<subviews>\(Laid.view("b", "view", "", Laid.constraints("self.width = 30")))</subviews>")
    let a = Laid.view("a", "view", "", Laid.constraints("self.height = 12", "self.width = 80"))
    let outer = Laid.view(
      "outer", "stackView", "axis=\"vertical\" alignment=\"trailing\" spacing=\"3\"",
      "<subviews>\(a)\(inner)</subviews>")
    let laid = try Laid(
      "<subviews>\(outer)</subviews>"
        + Laid.constraints("outer.leading = root.leading", "outer.top = root.top", "outer.height = 100"))
    #expect(laid.frame("outer") == [0, 0, 80, 100])
    #expect(laid.frame("inner") == [50, 15, 30, 85])
    #expect(laid.frame("b") == [0, 0, 30, 85])
  }

  @Test("The baseline of a stack view is that of a view in it", arguments: [("firstBaseline", 0), ("lastBaseline", 1)])
  func baselinesOfStackViews(_ attribute: String, _ place: Int) throws {
    let labels = (0..<2).map { Laid.view("l\($0)", "label", "text=\"L\"") }
    let stack = Laid.view(
      "s", "stackView", "axis=\"vertical\" spacing=\"9\"", "<subviews>\(labels.joined())</subviews>")
    let laid = try Laid(
      "<subviews>\(stack)\(Laid.view("a", "label", "text=\"A\""))</subviews>"
        + Laid.constraints(
          "s.leading = root.leading", "s.top = root.top + 50", "a.leading = s.trailing",
          "a.\(attribute) = s.\(attribute)"))
    // All labels have the same font, so that their tops are level where their baselines are.
    #expect(laid.frame("a")[1] == 50 + laid.frame("l\(place)")[1])
    #expect(laid.frame("l1")[1] > 20)
  }
}
