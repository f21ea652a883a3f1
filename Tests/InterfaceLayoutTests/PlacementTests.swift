import InterfaceLayout
import InterfaceModel
import Testing

/// Documents whose views have frames in the place of constraints.
@Suite struct PlacementTests {
  private func placed(_ laid: Laid, _ id: String) throws -> InterfaceObject {
    try #require(laid.document.placed(by: laid.layout).object(withID: id))
  }

  private func frame(_ object: InterfaceObject) -> [Double] {
    guard case .rect(let rect) = object.value("frame") else { return [] }
    return [rect.origin.x.value, rect.origin.y.value, rect.size.width.value, rect.size.height.value]
  }

  @Test func constraintsBecomeFrames() throws {
    let laid = try Laid(
      "<subviews>"
        + Laid.view("a", "view", "", #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>"#)
        + "</subviews>"
        + Laid.constraints(
          "a.leading = root.leading + 10", "a.top = root.top + 20", "a.width = 100", "a.height = a.width * 0.333"))
    let view = try placed(laid, "a")
    #expect(frame(view) == [10, 20, 100, 33.5])
    #expect(view["translatesAutoresizingMaskIntoConstraints"] == nil)
    #expect(view.value("autoresizingMask") == nil)
    let document = laid.document.placed(by: laid.layout)
    #expect(document.objects.allSatisfy { $0.constraints.isEmpty } && !document.usesAutoLayout)
  }

  @Test func aViewThatItsMaskPlacesKeepsTheMask() throws {
    let laid = try Laid(
      """
      <subviews><view id="a"><rect key="frame" x="1" y="2" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></view></subviews>
      """)
    let view = try placed(laid, "a")
    #expect(frame(view) == [1, 2, 30, 40])
    #expect(view.value("autoresizingMask") != nil)
  }

  @Test func aStackViewHoldsPlainSubviews() throws {
    let laid = try Laid(
      "<subviews>"
        + Laid.view(
          "stack", "stackView", #"axis="vertical" spacing="8""#,
          """
          <subviews><view id="a"><rect key="frame" x="9" y="9" width="9" height="9"/>
          <constraints><constraint firstAttribute="height" constant="30" id="h1"/></constraints></view>
          <view id="b"><rect key="frame" x="9" y="9" width="9" height="9"/>
          <constraints><constraint firstAttribute="height" constant="40" id="h2"/></constraints></view></subviews>
          """) + "</subviews>"
        + Laid.constraints(
          "stack.leading = root.leading", "stack.trailing = root.trailing", "stack.top = root.top"))
    let stack = try placed(laid, "stack")
    #expect(stack.element == "view" && stack.customClass?.name == "UIStackView")
    #expect(frame(try placed(laid, "b")) == [0, 38, 300, 40])
  }

  @Test func aScrollViewGetsItsContentSize() throws {
    let laid = try Laid(
      "<subviews>"
        + Laid.view(
          "scroll", "scrollView", "",
          "<subviews>" + Laid.view("content") + "</subviews>"
            + Laid.constraints(
              "content.top = scroll.top", "content.bottom = scroll.bottom", "content.leading = scroll.leading",
              "content.trailing = scroll.trailing", "content.width = 700", "content.height = 900"))
        + "</subviews>"
        + Laid.constraints(
          "scroll.leading = root.leading", "scroll.trailing = root.trailing", "scroll.top = root.top",
          "scroll.bottom = root.bottom"))
    guard case .size(let size) = try placed(laid, "scroll").value("contentSize") else {
      Issue.record("no content size")
      return
    }
    #expect(size.width.value == 700 && size.height.value == 900)
  }
}
