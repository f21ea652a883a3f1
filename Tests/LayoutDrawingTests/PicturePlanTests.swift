import InterfaceBuilder
import InterfaceLayout
import LayoutMetrics
import Testing

@testable import LayoutDrawing

@Suite struct PicturePlanTests {
  /// A storyboard whose first scene shows the second in a container view of 300 points height.
  private func drawing(embed: Bool, _ inside: String = "") throws -> Drawing {
    let segue = "<connections><segue destination=\"inner\" kind=\"embed\" id=\"e\"/></connections>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes>
      <scene sceneID="a"><objects><viewController id="outer"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="375" height="300"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>\(embed ? segue : "")</containerView></subviews>
      </view></viewController></objects></scene>
      <scene sceneID="b"><objects><viewController id="inner"><view key="view" id="shown">
        <rect key="frame" x="0" y="0" width="375" height="300"/>\(inside)
      </view></viewController></objects></scene></scenes></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Two.storyboard") else {
      throw Fixture.NotRead()
    }
    let device = try #require(LayoutDevice.named("retina6_1"))
    let layout = LayoutEngine().layout(document, LayoutSettings(device: device))
    return Drawing(document, layout, catalog: .uiKit)
  }

  @Test("The panel of an embedded scene has the size of its container view, and no status bar")
  func embeddedScene() throws {
    let panels = PicturePlan(try drawing(embed: true)).panels
    #expect(panels.map(\.frame.height) == [896, 300])
    #expect(panels.map(\.isScreen) == [true, false])
    #expect(PicturePlan(try drawing(embed: false)).panels.map(\.frame.height) == [896, 896])
  }

  @Test("A container view is drawn with the scene that it shows")
  func containerView() throws {
    let markup = Picture(try drawing(embed: true), prefix: "p-").markup
    #expect(markup.contains("<use href=\"#p-v2\" pointer-events=\"none\"/>"))
    #expect(!Picture(try drawing(embed: false), prefix: "").markup.contains("<use"))
  }

  @Test("Scenes that show each other, or the next one again and again, have their titles in the containers")
  func endlessScenes() throws {
    func container(_ id: Int, _ target: String) -> String {
      """
      <containerView id="c\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><segue destination="\(target)" kind="embed" id="e\(id)"/></connections></containerView>
      """
    }
    func markup(_ containers: [String]) throws -> String {
      Picture(try drawing(embed: true, "<subviews>\(containers.joined())</subviews>"), prefix: "").markup
    }
    #expect(try !markup([container(1, "outer")]).contains("<use"))
    #expect(try !markup([container(1, "inner")]).contains("<use"))
    #expect(try markup([container(1, "none")]).contains("<use"))
  }
}
