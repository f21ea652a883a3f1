import Foundation
import Testing

@testable import LayoutDrawing

@Suite struct MirroredDrawingTests {
  /// Where texts begin that a view of 100 points width shows.
  private func places(
    of texts: String..., in element: String, _ attributes: String = "", content: String = "", isRightToLeft: Bool = true
  ) throws -> [Double] {
    let svg = try Fixture(Fixture.view(element, attributes, content: content), isRightToLeft: isRightToLeft).svg
    return try texts.map { text in
      let end = try #require(svg.range(of: ">\(text)</text>")?.lowerBound, "\(svg)")
      let start = try #require(svg[..<end].range(of: "<text x=\"", options: .backwards)?.upperBound)
      return try #require(Double(svg[start...].prefix { $0 != "\"" }))
    }
  }

  @Test func naturalTextsBeginOnTheRight() throws {
    let natural = try places(of: "Hi", in: "label", "text=\"Hi\" textAlignment=\"natural\"")[0]
    #expect(natural > 80)
    #expect(try places(of: "Hi", in: "label", "text=\"Hi\" textAlignment=\"left\"") == [0])
    #expect(try places(of: "Hi", in: "label", "text=\"Hi\"") == [0])
    let forced = "text=\"Hi\" textAlignment=\"natural\" semanticContentAttribute=\"forceLeftToRight\""
    #expect(try places(of: "Hi", in: "label", forced) == [0])
    let mirrored = "text=\"Hi\" textAlignment=\"natural\" semanticContentAttribute=\"forceRightToLeft\""
    #expect(try places(of: "Hi", in: "label", mirrored, isRightToLeft: false) == [natural])
  }

  @Test func segmentsAndItemsRunFromTheRight() throws {
    let segments = "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>"
    let places = try places(of: "One", "Two", in: "segmentedControl", content: segments)
    #expect(places[0] > 50 && places[1] < 50)
    let items = "<items><tabBarItem title=\"Map\" id=\"m\"/><tabBarItem title=\"Car\" id=\"c\"/></items>"
    let tabs = try self.places(of: "Map", "Car", in: "tabBar", content: items)
    #expect(tabs[0] > 50 && tabs[1] < 50)
    let bar = """
      <items><navigationItem id="n"><barButtonItem key="leftBarButtonItem" title="Back" id="b"/>
      <barButtonItem key="rightBarButtonItem" title="Edit" id="e"/></navigationItem></items>
      """
    let sides = try self.places(of: "Back", "Edit", in: "navigationBar", content: bar)
    #expect(sides[0] > sides[1])
  }

  @Test func buttonsHaveTheirImageOnTheOtherSide() throws {
    func title(_ semantics: String, isRightToLeft: Bool) throws -> Double {
      try places(
        of: "Go", in: "button", "buttonType=\"system\" contentHorizontalAlignment=\"leading\" \(semantics)",
        content: "<state key=\"normal\" title=\"Go\" image=\"star\" catalog=\"system\"/>",
        isRightToLeft: isRightToLeft)[0]
    }
    let usual = try title("", isRightToLeft: false)
    let mirrored = try title("", isRightToLeft: true)
    #expect(usual > 15 && usual < 30)
    #expect(mirrored > 50 && mirrored < 70)
    #expect(try title("semanticContentAttribute=\"forceRightToLeft\"", isRightToLeft: false) == mirrored)
  }

  @Test(arguments: ["switch", "slider", "stepper", "progressView", "pageControl"])
  func controlsWithoutTextAreMirrored(_ element: String) throws {
    let view = Fixture.view(element)
    #expect(try Fixture(view, isRightToLeft: true).svg.contains("scale(-1 1)"))
    #expect(try !Fixture(view).svg.contains("scale(-1 1)"))
    let playback = Fixture.view(element, "semanticContentAttribute=\"playback\"")
    #expect(try !Fixture(playback, isRightToLeft: true).svg.contains("scale(-1 1)"))
  }
}
