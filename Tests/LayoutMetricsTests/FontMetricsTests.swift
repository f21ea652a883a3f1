import InterfaceModel
import LayoutMetrics
import Testing

@Suite struct FontMetricsTests {
  @Test(arguments: [
    ("Label", 17.0, 14460, 41.5), ("Credits and Licence", 17, 7531, 154),
    ("Loaded by FirstViewController", 14, 6211, 194.5), ("Topic", 17, 7531, 41), ("😬", 38, 10117, 38),
    ("😬", 38, 12121, 43), ("💁🏻", 35, 14092, 40),
  ])
  func linesAreAsWideAsStored(text: String, size: Double, tools: Int, width: Double) {
    let font = FontMetrics(nil, defaultSize: size, era: LayoutEra(tools: tools))
    #expect(abs(font.width(of: text) - width) <= 1)
  }

  @Test(arguments: [(17.0, 20.29), (14, 16.71), (34, 40.57)])
  func linesAreAsHighAsStored(size: Double, height: Double) {
    let font = FontMetrics(nil, defaultSize: size, era: LayoutEra(tools: 14460))
    #expect(abs(font.lineHeight - height) < 0.01)
    #expect(abs(font.ascender + font.descender - font.lineHeight) < 1e-9)
  }

  @Test func heavierTextIsWider() {
    let era = LayoutEra(tools: 22505)
    let widths = ["light", "regular", "semibold", "heavy"].map { weight in
      FontMetrics(.system(.system, size: .points(ExactNumber(17)), weight: weight), defaultSize: 17, era: era)
        .width(of: "Settings")
    }
    #expect(widths == widths.sorted())
  }

  @Test(arguments: [
    ("UICTFontTextStyleBody", ContentSizeCategory.large, 17.0), ("UICTFontTextStyleTitle0", .large, 34),
    ("UICTFontTextStyleBody", .extraSmall, 14), ("UICTFontTextStyleCaption2", .extraSmall, 11),
    ("UICTFontTextStyleBody", .accessibilityExtraExtraExtraLarge, 53),
  ])
  func textStylesFollowTheSizeOfText(style: String, category: ContentSizeCategory, size: Double) {
    let font = FontMetrics(
      .textStyle(style), defaultSize: 17, contentSizeCategory: category, era: LayoutEra(tools: 22505))
    #expect(font.pointSize == size)
    #expect(!font.isEstimated)
  }

  @Test(arguments: [("UICTFontTextStyleTitle1", 26.0), ("UICTFontTextStyleTitle2", 20), ("UICTFontTextStyleBody", 17)])
  func titlesWereSmallerBeforeXcode11(style: String, size: Double) {
    #expect(FontMetrics(.textStyle(style), defaultSize: 17, era: LayoutEra(tools: 14490)).pointSize == size)
  }

  @Test func anUnknownStyleIsBody() {
    let font = FontMetrics(.textStyle("UICTFontTextStyleNone"), defaultSize: 12, era: .latest)
    #expect(font.pointSize == 17)
  }

  @Test func otherFontsAreEstimated() {
    let font = FontMetrics(
      .custom(name: "AvenirNext-Medium", family: "Avenir Next", size: ExactNumber(22)), defaultSize: 17,
      era: LayoutEra(tools: 14460))
    #expect(font.isEstimated)
    #expect(!font.knows("Label"))
    #expect(abs(font.lineHeight - 30.05) < 0.01)
  }

  @Test func ideographsAreKnownAndOtherScriptsAreNot() {
    let font = FontMetrics(nil, defaultSize: 15, era: LayoutEra(tools: 14313))
    #expect(font.knows("成员管理"))
    #expect(abs(font.width(of: "成员管理") - 62) <= 1)
    #expect(!font.knows("ภาษา"))
  }

  @Test func sizesCountTheLinesOfAText() {
    let font = FontMetrics(nil, defaultSize: 17, era: LayoutEra(tools: 14460))
    #expect(font.size(of: "one\ntwo", maximumLines: 0).height == 2 * font.lineHeight)
    #expect(font.size(of: "one\ntwo").height == font.lineHeight)
  }
}
