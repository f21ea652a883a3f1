import Testing

@testable import Linting

@Suite struct ImageWithoutLabelTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ImageWithoutLabel.self) }

  private func said(_ content: String) -> [String] {
    RuleTesting.findings(of: ImageWithoutLabel.self, in: .xib(#"<imageView id="a">\#(content)</imageView>"#)).map(
      \.message)
  }

  private let element =
    #"<accessibility key="accessibilityConfiguration" label=""><bool key="isElement" value="YES"/></accessibility>"#

  @Test func anEmptyLabelIsNone() {
    #expect(said(element) == ["the image is accessible and has no label, so that VoiceOver has no words for it"])
  }

  @Test func aFormatMakesTheLabel() {
    #expect(
      said(
        element
          + #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="%@"/></userDefinedRuntimeAttributes>"#
      ).isEmpty)
  }
}
