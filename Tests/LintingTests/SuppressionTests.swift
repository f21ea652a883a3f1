import InterfaceBuilder
import Testing
import XMLSyntax

@testable import Linting

/// What suppressions cover, and what becomes of them.
@Suite struct SuppressionTests {
  private func lint(_ objects: String, _ configuration: LintConfiguration = LintConfiguration()) -> Linter.FileResult {
    let document = RuleExample.Document.xib(objects)
    return Linter().lint(
      LintedFile(path: document.name, reading: DocumentReader().read(Array(document.text.utf8), file: document.name)),
      configuration)
  }

  private func outlet(_ id: String) -> String {
    #"<connections><outlet property="\#(id)" destination="gone" id="o-\#(id)"/></connections>"#
  }

  private func note(_ text: String) -> String {
    #"<attributedString key="userComments"><fragment content="\#(text)"/></attributedString>"#
  }

  private func objects(_ result: Linter.FileResult) -> [String] { result.findings.compactMap(\.objectID) }

  @Test func aNoteIsForItsObject() {
    let result = lint(
      """
      <view id="a"><subviews><view id="b">\(outlet("b"))</view></subviews>
      \(note("xibc:disable dangling_outlet"))\(outlet("a"))</view>
      """)
    #expect(objects(result) == ["b"])
    #expect(result.ledger.count == 1)
  }

  @Test func aNoteMayBeForTheSubtreeOrTheDocument() {
    func text(_ directive: String) -> String {
      """
      <view id="a"><subviews><view id="b">\(note("\(directive) dangling_outlet"))<subviews>
      <view id="c">\(outlet("c"))</view></subviews></view></subviews>\(outlet("a"))</view>
      """
    }
    #expect(objects(lint(text("xibc:disable"))) == ["c", "a"])
    #expect(objects(lint(text("xibc:disable-subtree"))) == ["a"])
    #expect(objects(lint(text("xibc:disable-document"))) == [])
    #expect(objects(lint(text("xibc:enable"))) == ["c", "a"])
  }

  @Test(arguments: [
    "xibc:disable dangling_outlet", "Ours. xibc:disable duplicate_id, dangling_outlet: set in code", "xibc:disable all",
    "Ours&#10;xibc:disable dangling_outlet (set in code)&#10;and so on", "xibc:disable dangling_outlet -- it is so",
  ])
  func aNoteMaySayMore(_ text: String) {
    #expect(objects(lint(#"<view id="a">\#(note(text))\#(outlet("a"))</view>"#)) == [])
  }

  @Test(arguments: ["xibc:disable", "xibc:disable duplicate_id", "xibc:disable: dangling_outlet", "dangling_outlet"])
  func aNoteThatNamesNoneOfItsRulesIsNone(_ text: String) {
    #expect(objects(lint(#"<view id="a">\#(note(text))\#(outlet("a"))</view>"#)) == ["a"])
  }

  @Test func aLabelWillDo() {
    #expect(objects(lint(#"<view userLabel="Box xibc:disable dangling_outlet" id="a">\#(outlet("a"))</view>"#)) == [])
  }

  @Test func aLongNoteIsAnElement() {
    let note =
      #"<attributedString key="userComments"><fragment><string key="content">Ours.\#nxibc:disable dangling_outlet</string></fragment></attributedString>"#
    #expect(objects(lint(#"<view id="a">\#(note)\#(outlet("a"))</view>"#)) == [])
  }

  /// A view with two constraints that say the same as the first one; `note` is the last one's.
  private func repeated(note: String = "") -> String {
    let width = #"<constraint firstAttribute="width" constant="1" id="#
    return
      #"<view id="a"><constraints>\#(width)"x"/>\#(width)"y"/>\#(width)"z">\#(note)</constraint></constraints>\#(outlet("a"))</view>"#
  }

  private func rules(_ result: Linter.FileResult) -> [String] { result.findings.map(\.ruleID) }

  @Test func aConstraintsNoteIsForTheConstraint() {
    #expect(rules(lint(repeated())) == ["duplicate_constraint", "duplicate_constraint", "dangling_outlet"])
    #expect(
      rules(lint(repeated(note: note("xibc:disable all")))) == ["duplicate_constraint", "dangling_outlet"])
    #expect(rules(lint(repeated(note: note("xibc:disable-document all")))) == [])
  }

  @Test func aConfigurationNamesConstraints() {
    var configuration = LintConfiguration(rules: ["unused_suppression": .init(isEnabled: true)])
    configuration.suppressions = [suppression("y", of: "duplicate_constraint")]
    let result = lint(repeated(), configuration)
    #expect(rules(result) == ["duplicate_constraint", "dangling_outlet"])
    #expect(result.ledger.count == 1 && result.ledger.unused.isEmpty)
    configuration.suppressions = [suppression("x", of: "duplicate_constraint")]
    #expect(rules(lint(repeated(), configuration)).count == 3)
  }

  @Test func aConfigurationNamesObjects() {
    var configuration = LintConfiguration()
    configuration.suppressions = [suppression("a")]
    let result = lint(#"<view id="a">\#(outlet("a"))</view><view id="b">\#(outlet("b"))</view>"#, configuration)
    #expect(objects(result) == ["b"])
  }

  @Test func whatAConfigurationSaysIsUnusedOnlyIfNoDocumentNeedsIt() {
    var configuration = LintConfiguration(rules: ["unused_suppression": .init(isEnabled: true)])
    configuration.suppressions = [suppression("a"), suppression("z")]
    var ledger = lint(#"<view id="a"/>"#, configuration).ledger
    #expect(ledger.unused.map(\.position.line) == [1, 26])
    ledger.add(lint(#"<view id="a">\#(outlet("a"))</view>"#, configuration).ledger)
    #expect(
      ledger.unused.map(\.message) == ["'dangling_outlet' finds nothing about the object 'z': remove the suppression"])
    #expect(ledger.unused.first?.file == ".xibc.json")
  }

  private func suppression(_ id: String, of rule: String = "dangling_outlet") -> Suppression {
    Suppression(
      rules: [rule], objects: [id], file: ".xibc.json",
      position: SourcePosition(line: id == "a" ? 1 : 26, column: 1), subject: "about the object '\(id)'")
  }
}
