import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("What lies around views")
struct SurroundingsTests {
  private func scene(_ controllers: String, settings: LayoutSettings = .init()) throws -> Laid {
    try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait"/>
          <scenes>\(controllers)</scenes>
        </document>
        """, settings: settings)
  }

  private func controller(_ attributes: String = "", root: String = "", content: String = "") -> String {
    """
    <scene sceneID="s"><objects>
      <viewController id="controller" \(attributes)>
        <view key="view" id="root" \(root)>
          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <subviews>\(Laid.view("a"))\(Laid.view("m"))</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          \(Laid.constraints(
            "a.leading = safe.leading", "a.top = safe.top", "safe.trailing = a.trailing", "safe.bottom = a.bottom",
            "m.leading = root.leadingMargin", "m.trailing = root.trailingMargin", "m.top = root.topMargin",
            "m.height = 10"))
        </view>
        \(content)
      </viewController>
    </objects></scene>
    """
  }

  @Test("The safe area and the margins of a controller's view")
  func safeArea() throws {
    let laid = try scene(controller())
    #expect(laid.frame("a") == [0, 48, 414, 814])
    #expect(laid.frame("m") == [20, 48, 374, 10])
  }

  private func navigationController(_ barAttributes: String = "") -> String {
    """
    <scene sceneID="n"><objects>
      <navigationController id="nav">
        <navigationBar key="navigationBar" id="bar" \(barAttributes)>
          <rect key="frame" x="0" y="48" width="414" height="44"/>
        </navigationBar>
        <connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
    </objects></scene>
    """
  }

  @Test("A navigation controller's bar")
  func navigationBar() throws {
    #expect(try scene(navigationController() + controller()).frame("a") == [0, 92, 414, 770])
  }

  @Test("A bar that prefers large titles is higher, unless the item doesn't want one")
  func largeTitles() throws {
    let bar = navigationController("largeTitles=\"YES\"")
    func item(_ mode: String) -> String {
      "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(mode)\" id=\"item\"/>"
    }
    #expect(try scene(bar + controller()).frame("a") == [0, 144, 414, 718])
    #expect(try scene(bar + controller(content: item("never"))).frame("a") == [0, 92, 414, 770])
    #expect(try scene(navigationController() + controller(content: item("always"))).frame("a") == [0, 92, 414, 770])
  }

  @Test("A view in the notification center has no bars over it")
  func notificationCenter() throws {
    #expect(try scene(controller(root: "simulatedAppContext=\"notificationCenter\"")).frame("a") == [0, 0, 414, 896])
  }

  @Test("On a device the bars of containers lie where the screen has them")
  func barsOnDevice() throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs">
        <tabBar key="tabBar" id="tab"><rect key="frame" x="0" y="0" width="1000" height="1000"/></tabBar>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="v"/></connections>
      </tabBarController></objects></scene>
      """
    let phone = try scene(
      tabs + navigationController("largeTitles=\"YES\"") + controller(),
      settings: LayoutSettings(device: LayoutDevice.named("retina6_12")))
    #expect(phone.frame("bar") == [0, 59, 393, 96])
    #expect(phone.frame("tab") == [0, 769, 393, 83])
    #expect(phone.frame("a") == [0, 155, 393, 614])
    let turned = try scene(
      navigationController() + controller(),
      settings: LayoutSettings(device: LayoutDevice.named("retina6_12"), orientation: "landscape"))
    #expect(turned.frame("bar") == [0, 0, 852, 32])
  }

  @Test("The canvas doesn't keep a symbolic distance from the sides of the safe area")
  func symbolicDistance() throws {
    func document(_ attributes: String) -> String {
      controller().replacing(
        "secondItem=\"safe\" secondAttribute=\"leading\"",
        with: "secondItem=\"safe\" secondAttribute=\"leading\" constant=\"20\" \(attributes)")
    }
    #expect(try scene(document("symbolic=\"YES\"")).frame("a") == [0, 48, 414, 814])
    #expect(try scene(document("")).frame("a") == [20, 48, 394, 814])
    let device = try #require(LayoutDevice.named("retina6_1"))
    let laid = try scene(document("symbolic=\"YES\""), settings: LayoutSettings(device: device))
    #expect(laid.frame("a") == [20, 48, 394, 814])
  }

  @Test("On another device the view fills its screen")
  func otherDevice() throws {
    let device = try #require(LayoutDevice.named("retina4_7"))
    let laid = try scene(controller(), settings: LayoutSettings(device: device, orientation: "landscape"))
    #expect(laid.frame("root") == [0, 0, 667, 375])
    #expect(laid.frame("a") == [0, 0, 667, 375])
  }

  @Test("The document's own device is held as the settings say, with a device's bars rather than the editor's")
  func ownDeviceTurned() throws {
    let laid = try scene(navigationController() + controller(), settings: LayoutSettings(orientation: "landscape"))
    #expect(laid.frame("root") == [0, 0, 896, 414])
    #expect(laid.frame("a") == [48, 32, 800, 361])
    let upright = try scene(controller(), settings: LayoutSettings(orientation: "portrait"))
    #expect(upright.layout.fidelity == .device && upright.frame("root") == [0, 0, 414, 896])
  }

  @Test("A television isn't held upright")
  func television() throws {
    let device = try #require(LayoutDevice.named("appleTV"))
    let laid = try scene(controller(), settings: LayoutSettings(device: device, orientation: "portrait"))
    #expect(laid.layout.orientation == "landscape" && laid.frame("root") == [0, 0, 1920, 1080])
  }

  @Test("Margins of a view in a view are 8, or those that the document gives")
  func margins() throws {
    let inner = Laid.view("in", "view")
    let plain = Laid.view(
      "out", "view", "",
      "<subviews>\(inner)</subviews>"
        + Laid.constraints(
          "in.leading = out.leadingMargin", "in.top = out.topMargin", "out.trailingMargin = in.trailing",
          "out.bottomMargin = in.bottom"))
    let place = Laid.constraints(
      "out.leading = root.leading + 100", "out.top = root.top + 100", "out.width = 80", "out.height = 80")
    #expect(try Laid("<subviews>\(plain)</subviews>" + place).frame("in") == [8, 8, 64, 64])
    let explicit = plain.replacing(
      "<subviews>", with: "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/><subviews>",
      maxReplacements: 1)
    #expect(try Laid("<subviews>\(explicit)</subviews>" + place).frame("in") == [2, 1, 74, 76])
  }

  @Test("Margins that a view takes over from its superview have the safe area in them once")
  func preservedMargins() throws {
    let inner = Laid.view(
      "out", "view", "preservesSuperviewLayoutMargins=\"YES\"",
      "<subviews>\(Laid.view("in"))</subviews>"
        + Laid.constraints(
          "in.leading = out.leadingMargin", "in.top = out.topMargin", "out.trailingMargin = in.trailing",
          "out.bottomMargin = in.bottom"))
    let laid = try scene(
      controller().replacing("<subviews>", with: "<subviews>\(inner)", maxReplacements: 1).replacing(
        "<constraints>",
        with: "<constraints>"
          + Laid.constraints(
            "out.leading = root.leading", "out.top = root.top", "root.trailing = out.trailing",
            "root.bottom = out.bottom"
          ).dropFirst("<constraints>".count).dropLast("</constraints>".count)))
    // 48 of the safe area and 8 of its own above, 34 and 8 below; the superview's 20 at the sides.
    #expect(laid.frame("in") == [20, 56, 374, 798])
  }

  @Test("On wide screens readable margins leave 672 points at the standard size of text, more where text is larger")
  func readableWidth() throws {
    func sides(_ device: String, _ text: ContentSizeCategory? = nil, _ attributes: String = "") throws -> [Double] {
      let content = controller(root: attributes).replacing(
        "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
        with:
          "<viewLayoutGuide key=\"\(attributes.isEmpty ? "readableContentGuide" : "layoutMarginsGuide")\" id=\"safe\"/>"
      )
      let settings = LayoutSettings(device: LayoutDevice.named(device), contentSizeCategory: text)
      let frame = try scene(content, settings: settings).frame("a")
      return [frame[0], frame[2]]
    }
    #expect(try sides("retina6_1") == [20, 374])
    #expect(try sides("ipad12_9") == [176, 672])
    #expect(try sides("ipad12_9", .extraSmall) == [235.5, 553])
    #expect(try sides("ipad12_9", .accessibilityExtraLarge) == [20, 984])
    #expect(try sides("ipad12_9", nil, "layoutMarginsFollowReadableWidth=\"YES\"") == [176, 672])
    #expect(try sides("ipad12_9", nil, "layoutMarginsFollowReadableWidth=\"NO\"") == [20, 984])
  }

  @Test("Readable margins follow the width that constraints give a view")
  func readableWidthOfSolvedView() throws {
    let inner = Laid.view(
      "out", "view", "layoutMarginsFollowReadableWidth=\"YES\"",
      "<subviews>\(Laid.view("in"))</subviews>"
        + Laid.constraints("in.leading = out.leadingMargin", "out.trailingMargin = in.trailing", "in.top = out.top"))
    let laid = try Laid(
      width: 1000,
      "<subviews>\(inner)</subviews>"
        + Laid.constraints("out.leading = root.leading", "out.top = root.top", "out.width = 800", "out.height = 80"))
    #expect(laid.frame("in") == [64, 0, 672, 0])
  }
}
