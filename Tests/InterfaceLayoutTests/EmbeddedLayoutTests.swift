import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("What container views show")
struct EmbeddedLayoutTests {
  /// A scene whose container view begins at `top` and reaches to the other edges, and the scenes that it shows.
  private func laid(top: Int, _ shown: String, target: String = "inner", device: String = "retina6_1") throws -> Laid {
    let device = try #require(LayoutDevice.named(device))
    return try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>
            \(shown)
            <scene sceneID="s"><objects><viewController id="outer">
              <view key="view" id="root">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>
                  \(Laid.view("box", "containerView", "", "<connections><segue destination=\"\(target)\" kind=\"embed\" id=\"e\"/></connections>"))
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                \(Laid.constraints(
                  "box.leading = root.leading + 14", "box.top = root.top + \(top)", "root.trailing = box.trailing",
                  "root.bottom = box.bottom"))
              </view>
            </viewController></objects></scene>
          </scenes>
        </document>
        """, settings: LayoutSettings(device: device))
  }

  /// A scene whose one subview fills the safe area.
  private let inner = """
    <scene sceneID="i"><objects><viewController id="inner">
      <view key="view" id="shown">
        <rect key="frame" x="0" y="0" width="240" height="128"/>
        <subviews>\(Laid.view("a"))</subviews>
        <viewLayoutGuide key="safeArea" id="innerSafe"/>
        \(Laid.constraints(
          "a.leading = innerSafe.leading", "a.top = innerSafe.top", "innerSafe.trailing = a.trailing",
          "innerSafe.bottom = a.bottom"))
      </view>
    </viewController></objects></scene>
    """

  @Test("On a device an embedded scene is as large as its container view, with what of the safe area lies over that")
  func size() throws {
    let low = try laid(top: 100, inner)
    #expect(low.frame("shown") == [0, 0, 400, 796])
    #expect(low.frame("a") == [0, 0, 400, 762])
    let high = try laid(top: 20, inner)
    #expect(high.frame("a") == [0, 28, 400, 814])
  }

  @Test("A navigation controller in a container view puts its bar over what it shows there")
  func navigationController() throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav">
        <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="240" height="44"/></navigationBar>
        <connections><segue destination="inner" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """
    let laid = try laid(top: 100, inner + navigation, target: "nav")
    #expect(laid.frame("shown") == [0, 0, 400, 796])
    #expect(laid.frame("a") == [0, 44, 400, 718])
    #expect(laid.frame("bar") == [0, 0, 400, 44])
  }

  @Test("A scene that shows itself is laid out as one that nothing shows")
  func recursion() throws {
    let laid = try laid(top: 100, inner, target: "outer")
    #expect(laid.frame("root") == [0, 0, 414, 896])
    #expect(laid.frame("box") == [14, 100, 400, 796])
  }

  @Test("In the editor an embedded scene that is a little shorter than the screen is no sheet")
  func editor() throws {
    func storyboard(_ segue: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
          <scene sceneID="o"><objects><viewController id="outer"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="375" height="617"/>
              <connections>\(segue)</connections></containerView></subviews>
          </view></viewController></objects></scene>
          <scene sceneID="i"><objects><viewController id="inner"><view key="view" id="shown">
            <rect key="frame" x="0" y="0" width="375" height="617"/>
            <subviews>\(Laid.view("a"))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            \(Laid.constraints("a.leading = safe.leading", "a.top = safe.top", "a.width = 5", "a.height = 5"))
          </view></viewController></objects></scene>
        </scenes>
      </document>
      """
    }
    #expect(
      try Laid(xml: storyboard("<segue destination=\"inner\" kind=\"embed\" id=\"e\"/>")).frame("a") == [0, 20, 5, 5])
    #expect(try Laid(xml: storyboard("")).frame("a") == [0, 0, 5, 5])
  }
}
