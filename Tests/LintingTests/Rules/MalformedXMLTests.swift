import Testing

@testable import Linting

@Suite struct MalformedXMLTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(MalformedXML.self) }

  private func said(_ text: String) -> [String] { RuleTesting.said(by: MalformedXML.self, of: RuleTesting.file(text)) }

  @Test func saysWhatIsWrongWhereItIs() {
    let open = "<document>\n  <view>\n"
    let mismatch = ["3:1: the end tag 'document' doesn't close the element 'view' of line 2"]
    #expect(said(open + "</document>\n") == mismatch)
    #expect(said(open + "</document>") == mismatch)
    #expect(said(open + "</docu") == ["3:7: the document ends before the element 'view' of line 2 is closed"])
    #expect(
      said("<document>\n<<<<<<< HEAD\n</document>") == [
        "2:1: a version control conflict marker stands in the document: resolve the conflict first"
      ])
    #expect(said("<document a=\"1\" a=\"2\"/>") == ["1:17: the attribute 'a' is there twice"])
  }

  @Test func entitiesAndDocumentTypesOfItsOwnAreRefused() {
    #expect(
      said("<!DOCTYPE document [<!ENTITY a \"b\">]>\n<document>&a;</document>") == [
        "1:1: a document type declaration is not read: interface documents have none"
      ])
  }

  @Test func whatOnlyLooksLikeAConflictIsFine() {
    #expect(
      RuleTesting.said(
        by: MalformedXML.self,
        of: .xib(
          "<view id=\"a\"><string key=\"userComments\">\n =======\n&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD</string></view>"))
        == [])
  }

  @Test func nothingElseIsSaidOfTheFile() {
    #expect(
      RuleTesting.findings(of: DuplicateID.self, in: RuleTesting.file("<document><view id=\"a\"/><view id=\"a\"/>"))
        == [])
  }

  @Test func oneMalformedFileDoesNotHideAnother() {
    let findings = RuleTesting.findings(
      of: MalformedXML.self, in: RuleTesting.file("<a>", name: "A.xib"), .xib(#"<view id="a"/>"#, name: "B.xib"),
      RuleTesting.file("", name: "C.xib"))
    #expect(findings.map(\.file) == ["A.xib", "C.xib"])
  }
}
