import Testing

@testable import Linting

@Suite struct ViewAsDeviceTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ViewAsDevice.self) }

  private func said(_ device: String, _ options: RuleOptions = RuleOptions()) -> [String] {
    RuleTesting.findings(
      of: ViewAsDevice.self, in: RuleTesting.file(#"<document type="CocoaTouch">\#(device)</document>"#),
      options: options
    ).map(\.message)
  }

  @Test func heedsItsOption() {
    let options = RuleOptions(values: ["devices": .texts(["retina4_0", "ipad9_7"])])
    #expect(said(#"<device id="ipad9_7"/>"#, options).isEmpty)
    #expect(
      said(#"<device id="retina4_7"/>"#, options) == [
        "the canvas shows the device 'retina4_7': show 'retina4_0' or 'ipad9_7'"
      ])
  }

  @Test func noDeviceIsNoAnswer() {
    #expect(said("") == ["the document doesn't say what device it shows: show 'retina4_7'"])
  }
}
