import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("Visual effect views")
struct EffectViewLayoutTests {
  /// An effect view at the screen's sides, and in its content a view of 30 points height that keeps 5 from each edge.
  private func laid(_ constraints: String = "", device: String? = nil) throws -> Laid {
    let content = """
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="77" height="66"/>
        <subviews>\(Laid.view("in"))</subviews>
        \(Laid.constraints(
          "in.leading = content.leading + 5", "in.top = content.top + 5", "content.trailing = in.trailing + 5",
          "content.bottom = in.bottom + 5", "in.height = 30"))
      </view>
      """
    return try Laid(
      width: 375, height: 667,
      "<subviews>\(Laid.view("effect", "visualEffectView", "", content))</subviews>"
        + Laid.constraints(
          "effect.leading = root.leading", "effect.top = root.top", "root.trailing = effect.trailing"),
      settings: LayoutSettings(device: device.flatMap(LayoutDevice.named)))
  }

  @Test("What stands in the content gives the effect view its size", arguments: [(nil, 375.0), ("ipad9_7", 768)])
  func size(_ device: String?, _ width: Double) throws {
    let laid = try laid(device: device)
    #expect(laid.frame("effect") == [0, 0, width, 40])
    #expect(laid.frame("content") == [0, 0, width, 40])
    #expect(laid.frame("in") == [5, 5, width - 10, 30])
    #expect(laid.ambiguous("effect").isEmpty)
  }
}
