import Testing

@testable import ConfigurationImport

/// The YAML that configurations are written in, and what isn't taken for it.
@Suite struct YAMLReaderTests {
  private func member(_ key: String, _ value: YAMLValue, line: Int) -> YAMLValue.Member {
    YAMLValue.Member(key: key, value: value, line: line)
  }

  @Test func mappingsListsAndTextsAreRead() throws {
    let value = try YAMLReader.read(
      """
      ---
      # What is on.
      rules:
        - one   # the first
        - "two # not a comment"
        - 'it''s'
      flat: [a, "b, c", d]

      modules:
      - name: Kit
        folders:
          - Kit/Sources
      - name: App
      empty:
      none: ~
      url: http://example.com
      "quoted": yes
      """)
    #expect(
      value
        == .mapping([
          member("rules", .list([.scalar("one"), .scalar("two # not a comment"), .scalar("it's")]), line: 3),
          member("flat", .list([.scalar("a"), .scalar("b, c"), .scalar("d")]), line: 7),
          member(
            "modules",
            .list([
              .mapping([
                member("name", .scalar("Kit"), line: 10),
                member("folders", .list([.scalar("Kit/Sources")]), line: 11),
              ]), .mapping([member("name", .scalar("App"), line: 13)]),
            ]), line: 9),
          member("empty", .null, line: 14), member("none", .null, line: 15),
          member("url", .scalar("http://example.com"), line: 16), member("quoted", .scalar("yes"), line: 17),
        ]))
    #expect(try YAMLReader.read("# nothing\n\n") == .null)
  }

  @Test(arguments: [
    ("a: &b c", 1), ("a:\n  - *b", 2), ("a: |\n  text", 1), ("a: {b: c}", 1), ("a: !!str b", 1), ("a: b\na: c", 2),
    ("a:\n\t- b", 2), ("a: [b", 1), ("a: 'b", 1), ("a: \"b\" c", 1), ("a: [[b]]", 1), ("a: b\n---\nc: d", 2),
    ("a:\n  - b\n c: d", 3), ("a: b\nc", 2), ("a: \"\\x\"", 1), ("%YAML 1.2", 1),
  ])
  func whatIsNotUnderstoodIsAnErrorWithItsLine(_ text: String, _ line: Int) {
    do throws(ImportError) {
      let value = try YAMLReader.read(text)
      Issue.record("\(text) was read as \(value)")
    } catch {
      #expect(error.line == line, "\(text): \(error.message)")
    }
  }
}
