import LayoutMetrics
import Testing

@Suite struct IntrinsicSizerTests {
  private let seventeen = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  @Test func aLabelIsAsLargeAsItsText() throws {
    let size = try DocumentFixture("<label text=\"Label\" id=\"v\">\(seventeen)</label>").size()
    #expect(size == IntrinsicSize(width: 41.5, height: 20.5))
  }

  @Test func anOlderLabelIsWholePointsHigh() throws {
    let label = try DocumentFixture("<label text=\"Label\" id=\"v\">\(seventeen)</label>", tools: "11542")
    #expect(label.size().height == 21)
  }

  @Test func aLabelWithoutTextHasNoExtent() throws {
    #expect(try DocumentFixture("<label text=\"\" id=\"v\"/>").size() == IntrinsicSize(width: 0, height: 0))
  }

  @Test func aLabelOfSeveralLinesWrapsInTheWidthItGets() throws {
    let label = try DocumentFixture("<label text=\"one two three\" numberOfLines=\"0\" id=\"v\">\(seventeen)</label>")
    #expect(label.size().height == 20.5)
    #expect(label.size(fittingWidth: 70).height == 41)
  }

  @Test func thePreferredWidthGoesBeforeTheOneItGets() throws {
    let label = try DocumentFixture(
      "<label text=\"one two three\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"70\" id=\"v\">\(seventeen)</label>")
    #expect(label.size(fittingWidth: 300).height == 41)
  }

  @Test func attributedTextHasItsOwnFonts() throws {
    let label = try DocumentFixture(
      """
      <label usesAttributedText="YES" id="v"><attributedString key="attributedText"><fragment content="Label">
      <attributes><font key="NSFont" metaFont="system" size="34"/></attributes></fragment></attributedString></label>
      """)
    #expect(label.size().height == 41)
  }

  @Test func buttonsAddTheirPadding() throws {
    let state = "<state key=\"normal\" title=\"Button\"/>"
    let system = try DocumentFixture("<button buttonType=\"roundedRect\" id=\"v\">\(state)</button>")
    #expect(system.size() == IntrinsicSize(width: 46, height: 30))
    let custom = try DocumentFixture("<button id=\"v\">\(state)</button>")
    #expect(custom.size().height == 34)
    let inset = try DocumentFixture(
      """
      <button buttonType="system" id="v"><inset key="contentEdgeInsets" minX="5" minY="0.0" maxX="5" maxY="0.0"/>
      \(state)</button>
      """)
    #expect(inset.size() == IntrinsicSize(width: 56, height: 18))
  }

  @Test func aButtonIsAsLargeAsItsImage() throws {
    let button = try DocumentFixture(
      "<button id=\"v\"><state key=\"normal\" image=\"close\"/></button>",
      resources: "<image name=\"close\" width=\"12\" height=\"40\"/>")
    #expect(button.size() == IntrinsicSize(width: 12, height: 40))
  }

  @Test func configurationsHaveInsetsAndTheBodyFont() throws {
    let button = try DocumentFixture(
      """
      <button buttonType="system" id="v"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Button"/></button>
      """, tools: "22505")
    let size = button.size()
    #expect(size.height == 34.5)
    #expect(try abs(#require(size.width) - 75) <= 0.5)
  }

  @Test func aConfigurationWithoutATitleShowsNone() throws {
    let button = try DocumentFixture(
      """
      <button buttonType="system" id="v"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain"/></button>
      """, tools: "21701")
    #expect(button.size().width == 24)
  }

  @Test func anImageViewIsAsLargeAsItsImage() throws {
    let resources = "<image name=\"photo\" width=\"120\" height=\"90\"/>"
    let view = try DocumentFixture("<imageView image=\"photo\" id=\"v\"/>", resources: resources)
    #expect(view.size() == IntrinsicSize(width: 120, height: 90))
    let unlisted = try DocumentFixture("<imageView image=\"other\" id=\"v\"/>", resources: resources).size()
    #expect(unlisted == IntrinsicSize(width: 19.5, height: 18, isEstimated: true))
  }

  @Test func symbolsFollowTheSizeOfTheFont() throws {
    let view = try DocumentFixture(
      "<imageView image=\"arrow.right\" catalog=\"system\" id=\"v\"/>",
      resources: "<image name=\"arrow.right\" catalog=\"system\" width=\"128\" height=\"98\"/>", tools: "22505")
    #expect(view.size() == IntrinsicSize(width: 19.5, height: 15, isEstimated: true))
  }

  @Test(arguments: [
    ("<switch id=\"v\"/>", "14460", 49.0, 31.0), ("<switch id=\"v\"/>", "24765", 61, 28),
    ("<stepper id=\"v\"/>", "14460", 94, 29), ("<stepper id=\"v\"/>", "22505", 94, 32),
    ("<activityIndicatorView style=\"medium\" id=\"v\"/>", "22505", 20, 20),
    ("<activityIndicatorView style=\"whiteLarge\" id=\"v\"/>", "14460", 37, 37),
    ("<pageControl numberOfPages=\"3\" id=\"v\"/>", "14460", 39, 37),
  ])
  func controlsHaveTheSizesOfTheirEra(element: String, tools: String, width: Double, height: Double) throws {
    let size = try DocumentFixture(element, tools: tools).size()
    #expect(size == IntrinsicSize(width: width, height: height))
  }

  @Test(arguments: [
    ("<slider id=\"v\"/>", "14460", 30.0), ("<progressView id=\"v\"/>", "14460", 2),
    ("<progressView id=\"v\"/>", "22505", 4), ("<searchBar id=\"v\"/>", "14460", 56),
    ("<searchBar id=\"v\"/>", "24765", 64), ("<segmentedControl id=\"v\"/>", "14460", 28),
    ("<segmentedControl id=\"v\"/>", "22505", 31), ("<textField borderStyle=\"roundedRect\" id=\"v\"/>", "14460", 30),
    ("<textField borderStyle=\"roundedRect\" id=\"v\"/>", "22505", 34), ("<textField id=\"v\"/>", "14460", 21),
    ("<textField id=\"v\"/>", "24765", 22), ("<pickerView id=\"v\"/>", "14460", 216),
    ("<navigationBar id=\"v\"/>", "24765", 54), ("<tabBar id=\"v\"/>", "24765", 49),
  ])
  func controlsHaveTheHeightsOfTheirEra(element: String, tools: String, height: Double) throws {
    #expect(try DocumentFixture(element, tools: tools).size().height == height)
  }

  @Test(arguments: ["view", "stackView", "scrollView", "tableView", "textView", "mapView", "containerView"])
  func otherViewsHaveNoSize(element: String) throws {
    #expect(try DocumentFixture("<\(element) id=\"v\"/>").size() == .none)
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() throws {
    let view = try DocumentFixture(
      "<textView scrollEnabled=\"NO\" text=\"one two three\" id=\"v\">\(seventeen)</textView>")
    #expect(view.size().height == 36.5)
    #expect(view.size(fittingWidth: 80).height == 57)
  }

  @Test func aTextViewSpreadsTheLinesOfAStyle() throws {
    let view = try DocumentFixture(
      """
      <textView scrollEnabled="NO" text="one" id="v"><fontDescription key="fontDescription"
      style="UICTFontTextStyleBody"/></textView>
      """)
    #expect(view.size().height == 38)
  }

  @Test func placeholderSizesCountInTheEditorAlone() throws {
    let element = "<view placeholderIntrinsicWidth=\"240\" placeholderIntrinsicHeight=\"infinite\" id=\"v\"/>"
    #expect(try DocumentFixture(element).size() == IntrinsicSize(width: 240, height: nil))
    #expect(try DocumentFixture(element, fidelity: .device).size() == .none)
  }

  @Test func anUnknownFontMakesAnEstimate() throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"Fancy\" family=\"Fancy\" pointSize=\"17\"/>"
    #expect(try DocumentFixture("<label text=\"Label\" id=\"v\">\(font)</label>").size().isEstimated)
  }

  @Test(arguments: [
    "<label text=\"Label\" numberOfLines=\"1e30\" id=\"v\"/>",
    "<label text=\"L\" id=\"v\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"1e308\"/></label>",
    "<view placeholderIntrinsicWidth=\"-1e308\" id=\"v\"/>", "<pageControl numberOfPages=\"1e308\" id=\"v\"/>",
    "<button id=\"v\"><inset key=\"contentEdgeInsets\" minX=\"1e308\" maxX=\"1e308\" minY=\"-90\" maxY=\"0\"/></button>",
  ])
  func absurdNumbersStayBounded(element: String) throws {
    let size = try DocumentFixture(element).size()
    #expect((0...1_000_000).contains(size.width ?? 0))
    #expect((0...1_000_000).contains(size.height ?? 0))
  }

  @Test func alignmentRectanglesLieWithinTheFrames() throws {
    let slider = try DocumentFixture("<slider id=\"v\"/>")
    #expect(
      slider.sizer.alignmentInsets(of: slider.view) == EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2))
    let label = try DocumentFixture("<label id=\"v\"/>")
    #expect(label.sizer.alignmentInsets(of: label.view) == .zero)
  }

  @Test func baselinesAreThoseOfTheText() throws {
    let label = try DocumentFixture("<label text=\"Label\" id=\"v\">\(seventeen)</label>")
    let own = label.sizer.baselines(of: label.view, size: Extent(width: 41.5, height: 20.5))
    #expect(abs(own.first - 16.19) < 0.01)
    #expect(abs(own.last - 4.1) < 0.01)
    let taller = label.sizer.baselines(of: label.view, size: Extent(width: 41.5, height: 30.5))
    #expect(abs(taller.first - own.first - 5) < 0.2)
    let lines = try DocumentFixture("<label text=\"Label\" numberOfLines=\"0\" id=\"v\">\(seventeen)</label>")
    #expect(lines.sizer.baselines(of: lines.view, size: Extent(width: 41.5, height: 30.5)).first == 17.0 * 1950 / 2048)
    let empty = try DocumentFixture("<label text=\"\" id=\"v\">\(seventeen)</label>")
    #expect(abs(empty.sizer.baselines(of: empty.view, size: Extent(width: 41.5, height: 20.5)).first - 16.29) < 0.01)
    let button = try DocumentFixture("<button id=\"v\"><state key=\"normal\" title=\"Button\"/>\(seventeen)</button>")
    let (low, high) = (Extent(width: 60, height: 30), Extent(width: 60, height: 40))
    #expect(
      button.sizer.baselines(of: button.view, size: high).first
        == button.sizer.baselines(of: button.view, size: low).first + 5)
    let view = try DocumentFixture("<view id=\"v\"/>")
    #expect(view.sizer.baselines(of: view.view, size: Extent(width: 10, height: 30)) == (30, 0))
  }

  @Test func prioritiesAreWhatTheDocumentMeans() throws {
    let label = try DocumentFixture(
      "<label horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"2000\" id=\"v\"/>")
    #expect(label.sizer.hugging(of: label.view, axis: .horizontal) == 251)
    #expect(label.sizer.hugging(of: label.view, axis: .vertical) == 250)
    #expect(label.sizer.compressionResistance(of: label.view, axis: .horizontal) == 750)
    #expect(label.sizer.compressionResistance(of: label.view, axis: .vertical) == 1000)
  }
}
