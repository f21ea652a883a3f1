import InterfaceBuilder
import SwiftEmission
import Testing

/// What documents say that UIKit has deprecated since: it takes effect, and the compiler has nothing to warn of.
@Suite struct DeprecationTests {
  private func emit(_ objects: String, style: EmissionOptions.Style = .nib) throws -> String {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.xib") else {
      throw NotRead()
    }
    var options = EmissionOptions()
    options.style = style
    return try #require(SwiftEmitter(options: options).emit(document, fileName: "Card.xib").text)
  }

  private struct NotRead: Error {}

  @Test func aDeprecatedPropertyIsSetThroughAProtocol() throws {
    let source = try emit(
      """
      <button id="a" adjustsImageWhenHighlighted="NO"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      </button>
      """)
    #expect(source.contains("(button as any LegacyButton).adjustsImageWhenHighlighted = false"))
    #expect(
      source.contains("(button as any LegacyButton).contentEdgeInsets = UIEdgeInsets(")
        || source.contains("(button as any LegacyButton).contentEdgeInsets =\n"))
    #expect(
      source.hasSuffix(
        """
        @MainActor
        private protocol LegacyButton: AnyObject {
          var adjustsImageWhenHighlighted: Bool { get set }
          var contentEdgeInsets: UIEdgeInsets { get set }
        }

        extension UIButton: LegacyButton {}

        """))
  }

  @Test func aPropertyAtAPathKeepsItsHolder() throws {
    let source = try emit(
      """
      <wkWebView id="a"><wkWebViewConfiguration key="configuration"><wkPreferences key="preferences"
      javaScriptEnabled="NO"/></wkWebViewConfiguration></wkWebView>
      """)
    #expect(source.contains(".preferences as any LegacyPreferences).javaScriptEnabled = false"))
    #expect(source.contains("extension WKPreferences: LegacyPreferences {}"))
  }

  @Test func whatIsNotDeprecatedNeedsNoProtocol() throws {
    #expect(!(try emit(#"<button id="a" springLoaded="YES"/>"#)).contains("Legacy"))
  }

  @Test(arguments: [
    ("top", "bottom", "view.safeAreaLayoutGuide.topAnchor"), ("bottom", "top", "view.safeAreaLayoutGuide.bottomAnchor"),
    ("top", "top", "view.topAnchor"), ("bottom", "bottom", "view.bottomAnchor"),
  ])
  func theSafeAreaStandsForAControllersGuides(_ guide: String, _ attribute: String, _ anchor: String) throws {
    let source = try emit(Self.controller(guide, attribute, of: "top"))
    #expect(source.contains("card.topAnchor.constraint(equalTo: \(anchor))"))
    #expect(!source.contains("LayoutGuide") || !source.contains("Legacy"))
  }

  @Test func whatTheSafeAreaDoesNotHaveIsTheGuides() throws {
    let source = try emit(Self.controller("top", "height", of: "height"))
    #expect(source.contains("equalTo: (controller as any LegacyViewController).topLayoutGuide.heightAnchor)"))
    #expect(source.contains("  var topLayoutGuide: any UILayoutSupport { get }\n"))
  }

  private static func controller(_ guide: String, _ attribute: String, of own: String) -> String {
    """
    <viewController id="c" userLabel="Controller"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
    <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides><view key="view" id="v" userLabel="View"><subviews>
    <view id="a" userLabel="Card" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
    <constraint firstItem="a" firstAttribute="\(own)" secondItem="\(guide)" secondAttribute="\(attribute)" id="1"/>
    </constraints></view></viewController>
    """
  }

  @Test func anIndicatorOfBeforeIOS13KeepsItsSizeAndColour() throws {
    let white = try emit(#"<activityIndicatorView id="a" style="whiteLarge"/>"#)
    #expect(white.contains("UIActivityIndicatorView(style: .large)") && white.contains(".color = .white"))
    let tinted = try emit(
      #"<activityIndicatorView id="a" style="white"><color key="color" cocoaTouchSystemColor="redColor"/></activityIndicatorView>"#
    )
    #expect(tinted.contains("UIActivityIndicatorView(style: .medium)") && !tinted.contains(".white"))
  }

  @Test func whatHasADeprecatedClassIsDeprecatedItself() throws {
    for style in [EmissionOptions.Style.nib, .view, .controller] {
      let source = try emit(#"<view id="v"><subviews><webView id="a"/></subviews></view>"#, style: style)
      let attribute = #"@available(iOS, deprecated: 12, message: "It has a UIWebView.")"#
      #expect(source.ranges(of: attribute).count == (style == .nib ? 1 : 2))
    }
    #expect(!(try emit(#"<view id="v"/>"#)).contains("@available"))
  }

  /// What has no Swift can't make what is emitted deprecated.
  @Test func whatIsLeftOutMakesNothingDeprecated() throws {
    let source = try emit(
      #"<view id="v"><subviews><searchBar id="b"/></subviews></view><searchDisplayController id="a"/>"#)
    #expect(!source.contains("@available"))
  }

  @Test func whatRefersToADeprecatedSceneIsDeprecatedToo() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><navigationController id="a" sceneMemberID="viewController"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="b" id="s"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="2"><objects><glkViewController id="b" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Game.storyboard") else {
      throw NotRead()
    }
    let source = try #require(SwiftEmitter().emit(document, fileName: "Game.storyboard").text)
    let declarations = source.split(separator: "\n").filter { $0.hasPrefix("enum ") || $0.hasPrefix("struct ") }
    #expect(declarations.count == 3)
    #expect(source.ranges(of: "@available(iOS, deprecated: 12").count == declarations.count)
  }
}
