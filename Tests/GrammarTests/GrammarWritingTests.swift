import Foundation
import GrammarWriting
import Testing

/// That one grammar comes out the same in both syntaxes, and that the committed files are of today's catalog.
@Suite struct GrammarWritingTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: GrammarSyntax.allCases)
  func theCommittedFileIsCurrent(_ syntax: GrammarSyntax) throws {
    let file = Self.package.appendingPathComponent("Grammar/view.\(syntax.rawValue)")
    let text = syntax.text(of: ViewGrammar().grammar)
    if ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)), "write it with 'xibc grammar'")
  }

  @Test func theGrammarIsTheSameEachTime() { #expect(ViewGrammar().grammar == ViewGrammar().grammar) }

  /// Every reference has a definition, and only one.
  @Test func everyReferenceIsDefined() {
    let grammar = ViewGrammar().grammar
    let names = grammar.definitions.map(\.name)
    #expect(Set(names).count == names.count)
    let text = GrammarSyntax.rng.text(of: grammar)
    for name in text.matches(of: /<ref name="([^"]+)"/).map({ String($0.1) }) {
      #expect(names.contains(name), "\(name)")
    }
  }

  private static let example = RelaxNGGrammar(
    namespace: "urn:example", remarks: ["An example."], start: .reference("box"),
    definitions: [
      Definition(
        "box", documentation: "A box.",
        .element(
          .name("box"), documentation: "It holds \"things\" & more.",
          .group([
            .interleave([
              .optional(
                .attribute(.name("side"), documentation: "Which.", .choice([.value("left"), .value("right")]))),
              .attribute(.name("size"), .list(.group([.data("double"), .data("double")]))),
              .optional(.attribute(.name("id"), .text)),
            ]),
            .zeroOrMore(.choice([.reference("box"), .reference("other"), .text])),
          ]))),
      Definition(
        "other",
        .element(
          .anyExcept(["box"]),
          .group([.zeroOrMore(.attribute(.anyExcept([]), .data("string", matching: #"\{a\}"#))), .oneOrMore(.empty)]))),
    ])

  @Test func theCompactSyntax() {
    #expect(
      GrammarSyntax.rnc.text(of: Self.example) == ##"""
        # An example.

        default namespace = "urn:example"
        namespace a = "http://relaxng.org/ns/compatibility/annotations/1.0"
        datatypes xsd = "http://www.w3.org/2001/XMLSchema-datatypes"

        start = box

        ## A box.
        box =
          ## It holds "things" & more.
          element box {
            (## Which.
             attribute side { "left" | "right" }? &
             attribute size { list { xsd:double, xsd:double } } &
             attribute id { text }?),
            (box | other | text)*
          }

        other = element * - (box) { attribute * { xsd:string { pattern = "\{a\}" } }*, empty+ }

        """##)
  }

  @Test func theXMLSyntax() {
    let text = GrammarSyntax.rng.text(of: Self.example)
    #expect(text.contains(#"<grammar ns="urn:example" "#))
    #expect(text.contains("<a:documentation>It holds &quot;things&quot; &amp; more.</a:documentation>"))
    #expect(text.contains(#"<attribute name="id"/>"#))
    #expect(text.contains(#"<param name="pattern">\{a\}</param>"#))
    #expect(text.contains("<anyName>\n    <except>\n     <name>box</name>"))
  }
}
