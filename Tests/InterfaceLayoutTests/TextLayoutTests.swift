import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("Texts have sizes of their own")
struct TextLayoutTests {
  private static let long = Array(repeating: "wrapped words", count: 12).joined(separator: " ")

  private func label(_ attributes: String, width: Int) throws -> [Double] {
    let label = Laid.view(
      "a", "label", "text=\"\(Self.long)\" lineBreakMode=\"tailTruncation\" \(attributes)",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    return try Laid(
      "<subviews>\(label)</subviews>"
        + Laid.constraints("a.leading = root.leading", "a.top = root.top", "a.width = \(width)")
    ).frame("a")
  }

  @Test("A text of one line is as high as a line, one of several grows as it gets narrower")
  func lines() throws {
    let line = try label("", width: 200)[3]
    let wide = try label("numberOfLines=\"0\"", width: 280)[3]
    let narrow = try label("numberOfLines=\"0\"", width: 140)[3]
    #expect(line == 20.5)
    #expect(wide > line * 3)
    #expect(narrow > wide * 1.6)
    let two = try label("numberOfLines=\"2\"", width: 140)[3]
    #expect(two < line * 2.2)
  }

  @Test("A text in a text style follows the chosen size of text, another one doesn't")
  func contentSizeCategory() throws {
    func heights(_ category: ContentSizeCategory?, on device: String? = nil) throws -> [Double] {
      func label(_ id: String, _ font: String) -> String {
        Laid.view(id, "label", "text=\"Name\"", "<fontDescription key=\"fontDescription\" \(font)/>")
      }
      let laid = try Laid(
        "<subviews>\(label("a", "style=\"UICTFontTextStyleBody\""))\(label("b", "type=\"system\" pointSize=\"17\""))</subviews>"
          + Laid.constraints(
            "a.leading = root.leading", "a.top = root.top", "b.leading = root.leading", "b.top = root.top"),
        settings: LayoutSettings(device: device.flatMap(LayoutDevice.named), contentSizeCategory: category))
      #expect(laid.layout.contentSizeCategory == category)
      return ["a", "b"].map { laid.frame($0)[3] }
    }
    let standard = try heights(nil)
    let large = try heights(.accessibilityExtraExtraExtraLarge)
    #expect(standard[0] == standard[1])
    #expect(large[0] > standard[0] * 2.8)
    #expect(large[1] == standard[1])
    #expect(try heights(.extraSmall)[0] < standard[0])
    #expect(try heights(.accessibilityExtraExtraExtraLarge, on: "retina4_7")[0] == large[0])
  }

  @Test(
    "Sizes of text go by UIKit's names and by SwiftUI's",
    arguments: [("extraSmall", ContentSizeCategory.extraSmall), ("xxxLarge", .extraExtraExtraLarge), ("large", .large)])
  func categoryNames(name: String, category: ContentSizeCategory) {
    #expect(ContentSizeCategory.named(name) == category)
    #expect(ContentSizeCategory.named(category.name) == category)
    #expect(ContentSizeCategory.named("huge") == nil)
  }

  @Test("What lies below a text of several lines is pushed down")
  func pushing() throws {
    let label = Laid.view("a", "label", "text=\"\(Self.long)\" numberOfLines=\"0\"")
    let laid = try Laid(
      "<subviews>\(label)\(Laid.view("b"))</subviews>"
        + Laid.constraints(
          "a.leading = root.leading", "a.top = root.top", "root.trailing = a.trailing", "b.top = a.bottom + 8",
          "b.leading = root.leading", "b.width = 10", "b.height = 10"))
    #expect(abs(laid.frame("b")[1] - laid.frame("a")[3] - 8) <= 0.5)
    #expect(laid.frame("a")[3] > 60)
  }

  @Test("The baseline of a label of several lines stays where it is when the label is stretched")
  func baselineOfStretchedLabel() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let attributes = "text=\"A\" numberOfLines=\"0\" verticalHuggingPriority=\"100\""
    let labels = ["a", "b"].map { Laid.view($0, "label", attributes, font) }
    let laid = try Laid(
      "<subviews>\(labels.joined())</subviews>"
        + Laid.constraints(
          "a.leading = root.leading", "a.top = root.top + 10", "a.height = 60", "b.leading = a.trailing",
          "b.firstBaseline = a.firstBaseline", "root.bottom = b.bottom"))
    #expect(laid.frame("b")[1] == 10)
    #expect(laid.frame("b")[3] == 190)
  }

  @Test("Baselines are aligned")
  func baselines() throws {
    let font = { (size: Int) in "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>" }
    let laid = try Laid(
      "<subviews>\(Laid.view("a", "label", "text=\"A\"", font(34)))\(Laid.view("b", "label", "text=\"b\"", font(17)))"
        + "</subviews>"
        + Laid.constraints(
          "a.leading = root.leading", "a.top = root.top", "b.leading = a.trailing", "b.firstBaseline = a.firstBaseline")
    )
    let expected = (34.0 - 17) * 1950 / 2048
    #expect(abs(laid.frame("b")[1] - expected) <= 0.6)
  }
}
