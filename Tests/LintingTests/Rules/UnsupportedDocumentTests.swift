import Testing

@testable import Linting

@Suite struct UnsupportedDocumentTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnsupportedDocument.self) }

  private func said(_ text: String) -> [String] {
    RuleTesting.said(by: UnsupportedDocument.self, of: RuleTesting.file(text))
  }

  @Test func saysWhichKindOfDocumentItIs() {
    #expect(
      said("<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>") == [
        "2:1: the document is for macOS; only documents for iOS and tvOS are read"
      ])
    #expect(
      said("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>") == [
        "1:1: the document is in the format of Xcode 4 and older; save it with a current Xcode to have it read"
      ])
    #expect(said("<plist/>") == ["1:1: 'plist' is no kind of interface document for iOS or tvOS"])
  }

  @Test func documentsForTVAreLookedInto() {
    #expect(said("<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\"/>") == [])
  }

  @Test func nothingElseIsSaidOfIt() {
    #expect(
      RuleTesting.findings(
        of: DuplicateID.self,
        in: RuleTesting.file(
          "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects><view id=\"a\"/><view id=\"a\"/></objects></document>"
        )) == [])
  }

  @Test func itIsANoteAndNoMore() {
    #expect(
      RuleTesting.findings(of: UnsupportedDocument.self, in: RuleTesting.file("<plist/>")).map(\.severity) == [.note])
  }
}
