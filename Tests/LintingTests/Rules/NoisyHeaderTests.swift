import Testing

@testable import Linting

@Suite struct NoisyHeaderTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(NoisyHeader.self) }

  private func document(_ attribute: String) -> RuleExample.Document {
    RuleTesting.file(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"\#(attribute) targetRuntime="iOS.CocoaTouch"/>"#
    )
  }

  @Test func theFixTakesTheNumberOut() {
    #expect(
      RuleTesting.fixed(by: NoisyHeader.self, document(#" systemVersion="21G115""#)) == document("").text)
  }

  @Test func saysTheNumber() {
    #expect(
      RuleTesting.findings(of: NoisyHeader.self, in: document(#" systemVersion="1A""#)).map(\.message) == [
        "the document says that macOS 1A saved it, which changes with every machine"
      ])
  }
}
