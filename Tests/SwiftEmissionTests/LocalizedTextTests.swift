import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

/// Texts that say under which key they're looked up.
@Suite struct LocalizedTextTests {
  private func emit(_ content: String, isLocalized: Bool = false) throws -> String {
    let text = #"<interface xmlns="urn:xibc:view:1"><view id="root">\#(content)</view></interface>"#
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.view.xml") else {
      Issue.record("no document")
      return ""
    }
    #expect(document.uncarried.isEmpty)
    var options = EmissionOptions()
    options.isLocalized = isLocalized
    let source = try #require(SwiftEmitter(options: options).emit(document, fileName: "Card.view.xml").text)
    return source.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }

  @Test(arguments: [
    (
      #"<label text="Hi" text.key="home.hi" text.comment="A greeting"/>"#,
      #".text = NSLocalizedString( "home.hi", value: "Hi", comment: "A greeting")"#
    ),
    (
      #"<textField placeholder="Name" placeholder.key="name"/>"#,
      #"placeholder = NSLocalizedString("name", value: "Name", comment: "")"#
    ),
    (
      #"<button title="Go" title.key="go"/>"#,
      #"setTitle(NSLocalizedString("go", value: "Go", comment: ""), for: .normal)"#
    ),
    (
      #"<button><state key="selected" title="Gone" title.key="gone"/></button>"#,
      #"setTitle(NSLocalizedString("gone", value: "Gone", comment: ""), for: .selected)"#
    ),
    (
      #"<view accessibility.label="A" accessibility.label.key="a"/>"#,
      #"accessibilityLabel = NSLocalizedString("a", value: "A", comment: "")"#
    ),
    (
      "<label text=\"Two&#10;lines\" text.key=\"two\"/>",
      #"text = NSLocalizedString("two", value: "Two\nlines", comment: "")"#
    ),
  ])
  func aKeyIsHeededAlways(_ content: String, _ expected: String) throws {
    let source = try emit(content).replacing("( ", with: "(")
    #expect(source.contains(expected.replacing("( ", with: "(")), "\(source)")
  }

  @Test func aCommentReplacesXcodesWhereTextsAreLookedUp() throws {
    let label = #"<label id="hi" text="Hi" text.comment="A greeting"/>"#
    #expect(try emit(label).contains(#"hi.text = "Hi""#))
    #expect(
      try emit(label, isLocalized: true).contains(
        #""hi.text", tableName: "Card", value: "Hi", comment: "A greeting")"#))
  }
}
