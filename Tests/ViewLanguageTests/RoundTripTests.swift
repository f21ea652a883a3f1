import DocumentConversion
import Foundation
import Testing
import ViewLanguage
import XMLSyntax

/// That Apple's documents come back from the language as they were.
@Suite struct RoundTripTests {
  @Test func documentsAreThere() { #expect(LanguageTesting.appleDocuments.count >= 8) }

  @Test(arguments: LanguageTesting.appleDocuments)
  func nothingIsLost(_ path: String) throws {
    let document = try MarkupDocument(parsing: LanguageTesting.bytes(path))
    let converter = DocumentConverter()
    let language = try MarkupDocument(parsing: converter.languageFile(for: document))
    #expect(LanguageReader.reads(language))
    let back = try converter.appleDocument(for: language)
    #expect(DocumentComparison().firstDifference(document, back, ignoringAddedFrames: true) == nil)
    #expect(converter.isSameText(language))
  }

  @Test func aDocumentThatSaysLittleOfItselfComesBack() throws {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"/></objects></document>"#
    let document = try MarkupDocument(parsing: Array(text.utf8))
    let language = try MarkupDocument(parsing: DocumentConverter().languageFile(for: document))
    let back = try DocumentConverter().appleDocument(for: language)
    #expect(DocumentComparison().firstDifference(document, back) == nil)
  }

  /// A comparison that finds nothing would make the others worthless.
  @Test(arguments: [
    ("text=\"Welcome back\"", "text=\"Welcome\""), ("constant=\"16\"", "constant=\"17\""),
    ("firstAttribute=\"top\"", "firstAttribute=\"bottom\""), ("selector=\"signIn:\"", "selector=\"signOut:\""),
    ("id=\"Hnt-17-lbl\"", "id=\"Hnt-17-xxx\""), ("spacing=\"12\"", ""), ("<textInputTraits ", "<x "),
    (" returnKeyType=\"go\"", ""),
    ("property=\"hintLabel\"", "property=\"hint\""),
    ("style=\"UICTFontTextStyleBody\"", "style=\"UICTFontTextStyleTitle1\""),
  ])
  func theComparisonFindsWhatIsOther(_ part: String, _ other: String) throws {
    let text = String(decoding: try LanguageTesting.bytes("Examples/SignIn/SignIn.xib"), as: UTF8.self)
    let place = try #require(text.range(of: part))
    let changed = text.replacingCharacters(in: place, with: other)
    let documents = try [text, changed].map { try MarkupDocument(parsing: Array($0.utf8)) }
    #expect(DocumentComparison().firstDifference(documents[0], documents[1]) != nil)
    #expect(DocumentComparison().firstDifference(documents[0], documents[0]) == nil)
  }

  @Test func theSignInFormReadsLikeThis() throws {
    let document = try MarkupDocument(parsing: LanguageTesting.bytes("Examples/SignIn/SignIn.xib"))
    let text = String(decoding: try DocumentConverter().languageFile(for: document), as: UTF8.self)
    let golden = LanguageTesting.package.appendingPathComponent("Tests/ViewLanguageTests/Goldens/SignIn.view.xml")
    if ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: golden, options: .atomic)
    }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
  }
}

extension DocumentConverter {
  /// Whether the formatter leaves a document as it is.
  func isSameText(_ document: MarkupDocument) -> Bool {
    LanguageFormatter().bytes(of: document) == document.source.bytes
  }
}
