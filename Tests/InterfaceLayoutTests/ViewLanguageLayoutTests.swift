import InterfaceLayout
import Testing

@Suite("Layouts of the view language")
struct ViewLanguageLayoutTests {
  @Test("An empty view in a stack view has no size: no editor gives it one")
  func emptyArrangedView() throws {
    let laid = try Laid(
      xml: """
        <interface xmlns="urn:xibc:view:1">
          <view id="root">
            <stackView id="stack" axis="vertical" spacing="8">
              <layout horizontalEdges="superview" top="superview + 70"/>
              <label id="a" text="A"/><view id="empty"/><label id="b" text="B"/>
            </stackView>
          </view>
        </interface>
        """)
    #expect(laid.layout.fidelity == .device)
    #expect(laid.frame("empty")[3] == 0)
    #expect(laid.ambiguous("empty") == ["height"])
  }

  @Test("The screen is that of the document's own device")
  func screen() throws {
    let laid = try Laid(
      xml: """
        <interface xmlns="urn:xibc:view:1"><view id="root">
          <view id="a"><layout edges="superview.safeArea"/></view>
        </view></interface>
        """)
    #expect(laid.layout.device.id == "retina6_12")
    #expect(laid.frame("a") == [0, 59, 393, 759])
  }
}
