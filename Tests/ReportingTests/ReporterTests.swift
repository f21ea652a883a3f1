import Foundation
import InterfaceBuilder
import Linting
import Reporting
import Testing
import XMLSyntax

@Suite struct ReporterTests {
  private let report = FindingReport(
    findings: [
      Finding(
        ruleID: "dangling_outlet", severity: .error, message: "leads\nnowhere", file: "A/B.xib",
        position: SourcePosition(line: 3, column: 14), objectID: "a-b", object: "Save \"now\"", scene: "Home",
        notes: [.init(message: "here", file: "C.xib", position: SourcePosition(line: 1, column: 2))],
        fixes: ["Remove it."]),
      Finding(
        ruleID: "unknown_element", severity: .note, message: "unknown", file: "D.xib",
        position: SourcePosition(line: 1, column: 1)),
    ], fileCount: 2)

  @Test func textIsALineAFinding() {
    #expect(
      TextReporter().render(report) == """
        A/B.xib:3:14: error: leads nowhere [dangling_outlet] (a-b, "Save "now"", in Home)
          C.xib:1:2: note: here
          fix: Remove it.
        D.xib:1:1: note: unknown [unknown_element]
        2 files, 1 error, 0 warnings, 1 note

        """)
  }

  @Test func xcodeHasNotesOnLinesOfTheirOwn() {
    #expect(
      XcodeReporter().render(report) == """
        A/B.xib:3:14: error: leads nowhere (dangling_outlet)
        C.xib:1:2: note: here
        D.xib:1:1: note: unknown (unknown_element)

        """)
  }

  @Test func jsonHasEveryKeyOfTheContract() throws {
    let json = try JSONSerialization.jsonObject(with: Data(JSONReporter().render(report).utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["schema"] as? String == "xibc-lint/1")
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(summary == ["files": 2, "errors": 1, "warnings": 0, "notes": 1, "known": 0, "suppressed": 0])
    let findings = try #require(object["findings"] as? [[String: Any]])
    let keys: Set = [
      "rule", "severity", "message", "file", "line", "column", "objectID", "object", "scene", "notes", "fixes",
    ]
    for finding in findings { #expect(Set(finding.keys) == keys) }
    #expect(findings[0]["line"] as? Int == 3 && findings[0]["column"] as? Int == 14)
    let notes = try #require(findings[0]["notes"] as? [[String: Any]])
    #expect(Set(notes[0].keys) == ["message", "file", "line", "column"])
    let fixes = try #require(findings[0]["fixes"] as? [[String: String]])
    #expect(fixes == [["description": "Remove it."]])
    #expect(findings[1]["objectID"] is NSNull)
  }

  @Test func jsonHasTheEditsOfAFix() throws {
    let source = try SourceText(decoding: Array("é\nab".utf8))
    let edit = TextEdit(SourceRange(start: 4, end: 5), in: source, by: "c")
    let finding = Finding(
      ruleID: "r", severity: .note, message: "m", file: "f", position: edit.start, fixes: [Fix("mend", edits: [edit])])
    let json = JSONReporter().render(FindingReport(findings: [finding], fileCount: 1))
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let fixes = try #require((object["findings"] as? [[String: Any]])?[0]["fixes"] as? [[String: Any]])
    let edits = try #require(fixes[0]["edits"] as? [[String: Any]])
    let numbers = ["line", "column", "endLine", "endColumn", "offset", "length"].map { edits[0][$0] as? Int }
    #expect(numbers == [2, 2, 2, 3, 4, 1])
    #expect(edits[0]["replacement"] as? String == "c")
  }

  @Test func coverageHasEveryKeyOfTheContract() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><label text="A" sparkle="1" id="a"/></objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "A.xib") else {
      Issue.record("not read")
      return
    }
    var coverage = CoverageReport()
    coverage.add(document)
    let json = try JSONSerialization.jsonObject(with: Data(coverage.json.utf8))
    let object = try #require(json as? [String: Any])
    #expect(Set(object.keys) == ["schema", "attributes", "elements", "unsupported"])
    #expect(object["schema"] as? String == "xibc-coverage/1")
    #expect(object["attributes"] as? [String: Int] == ["carried": 3, "designTime": 0, "unsupported": 1])
    #expect(object["elements"] as? [String: Int] == ["carried": 3, "designTime": 0, "unsupported": 0])
    let unsupported = try #require(object["unsupported"] as? [[String: Any]])
    #expect(unsupported.count == 1)
    #expect(unsupported[0]["element"] as? String == "label" && unsupported[0]["attribute"] as? String == "sparkle")
    #expect(unsupported[0]["count"] as? Int == 1 && unsupported[0]["files"] as? Int == 1)
  }

  // MARK: Text

  private static let source = "  <view id=\"a\" customClass=\"A B\"><label/></view>"

  private func excerpt(column: Int, of line: String = source) -> String {
    let finding = Finding(
      ruleID: "r", severity: .warning, message: "m", file: "A.xib", position: SourcePosition(line: 7, column: column))
    let reporter = TextReporter { file, number in file == "A.xib" && number == 7 ? line : nil }
    return reporter.render(FindingReport(findings: [finding], fileCount: 1))
      .split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  @Test func theLineIsShownWithCaretsUnderWhatItIsAbout() {
    #expect(
      excerpt(column: 3) == """
          7 | <view id="a" customClass="A B"><label/></view>
            | ^^^^^
        """)
    #expect(
      excerpt(column: 16) == """
          7 | <view id="a" customClass="A B"><label/></view>
            |              ^^^^^^^^^^^^^^^^^
        """)
    #expect(
      excerpt(column: 29) == """
          7 | <view id="a" customClass="A B"><label/></view>
            |                           ^^^
        """)
    #expect(excerpt(column: 90) == "")
  }

  @Test func aLongLineIsCutAroundThePlace() {
    let line =
      "<v " + String(repeating: "a=\"1\" ", count: 60) + "bad=\"x\" " + String(repeating: "z=\"1\" ", count: 60)
    let lines = excerpt(column: 364, of: line).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasSuffix("…") && lines.allSatisfy { $0.count < 120 })
    let place = lines[1].firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) } ?? 0
    #expect(lines[0].dropFirst(place).hasPrefix("bad=\"x\" ") && lines[1].hasSuffix("^^^^^^^"))
  }

  @Test func aLineCannotSendSequencesToTheTerminal() {
    #expect(!excerpt(column: 3, of: "  <v a=\"\u{1B}[2J\"/>").contains("\u{1B}"))
  }

  @Test func coloursAreForTerminals() {
    let colored = TextReporter(isColored: true).render(report)
    #expect(colored.hasPrefix("\u{1B}[1mA/B.xib:3:14:\u{1B}[0m \u{1B}[1;31merror\u{1B}[0m: "))
    #expect(!TextReporter().render(report).contains("\u{1B}"))
  }

  @Test func aRunWithoutFilesSaysSo() {
    #expect(TextReporter().render(FindingReport(findings: [], fileCount: 0)) == "no file was looked at\n")
  }

  // MARK: For tools

  @Test func gitHubGetsCommands() {
    #expect(
      GitHubReporter().render(report) == """
        ::error file=A/B.xib,line=3,col=14,title=dangling_outlet::leads%0Anowhere%0AC.xib:1:2: here
        ::notice file=D.xib,line=1,col=1,title=unknown_element::unknown

        """)
    let finding = Finding(
      ruleID: "r", severity: .warning, message: "100%", file: "a,b:c.xib", position: SourcePosition(line: 1, column: 1))
    #expect(
      GitHubReporter().render(FindingReport(findings: [finding], fileCount: 1))
        == "::warning file=a%2Cb%3Ac.xib,line=1,col=1,title=r::100%25\n")
  }

  @Test func checkstyleListsFindingsByFile() {
    #expect(
      CheckstyleReporter().render(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="A/B.xib">
            <error line="3" column="14" severity="error" message="leads&#10;nowhere" source="xibc.dangling_outlet"/>
          </file>
          <file name="D.xib">
            <error line="1" column="1" severity="info" message="unknown" source="xibc.unknown_element"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func jUnitFailsWhatIsMoreThanANote() {
    #expect(
      JUnitReporter().render(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="0">
          <testsuite name="xibc lint" tests="3" failures="1" errors="0">
            <testcase classname="xibc" name="files: 2"/>
            <testcase classname="A/B.xib" name="dangling_outlet 3:14">
              <failure type="error" message="leads&#10;nowhere">A/B.xib:3:14: leads&#10;nowhere&#10;C.xib:1:2: here</failure>
            </testcase>
            <testcase classname="D.xib" name="unknown_element 1:1">
              <system-out>D.xib:1:1: unknown</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func codeClimateGetsIssuesWithFingerprints() throws {
    let json = try JSONSerialization.jsonObject(with: Data(CodeClimateReporter().render(report).utf8))
    let issues = try #require(json as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["critical", "info"])
    #expect(issues.map { $0["check_name"] as? String } == ["dangling_outlet", "unknown_element"])
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "A/B.xib" && (location["lines"] as? [String: Int]) == ["begin": 3])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
  }

  @Test func sarifHasRulesResultsAndPlaces() throws {
    let json = try JSONSerialization.jsonObject(with: Data(SARIFReporter(toolVersion: "1.2").render(report).utf8))
    let log = try #require(json as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == RuleRegistry.all.count && driver["version"] as? String == "1.2")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "note"])
    let index = try #require(results[0]["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "dangling_outlet")
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"])
    let text = try String(
      decoding: JSONSerialization.data(withJSONObject: location, options: .sortedKeys), as: UTF8.self)
    #expect(
      text.replacing("\\/", with: "/")
        == #"{"artifactLocation":{"uri":"A/B.xib"},"region":{"startColumn":14,"startLine":3}}"#)
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 1)
  }

  @Test func pathsAreWrittenAsReferences() {
    let finding = Finding(
      ruleID: "r", severity: .error, message: "m", file: "Ä b/c:d.xib", position: SourcePosition(line: 1, column: 1))
    let text = SARIFReporter(toolVersion: "1").render(FindingReport(findings: [finding], fileCount: 1))
    #expect(text.contains(#""uri" : "%C3%84%20b/c%3Ad.xib""#))
  }

  @Test func aFingerprintStaysWhenThePlaceChanges() {
    func finding(_ message: String, line: Int, object: String = "a") -> String {
      Finding(
        ruleID: "r", severity: .error, message: message, file: "A.xib", position: SourcePosition(line: line, column: 1),
        objectID: object
      ).fingerprint
    }
    let first = finding("12 points wide", line: 3)
    #expect(first.count == 16 && first == finding("13 points wide", line: 90))
    #expect(first != finding("12 points high", line: 3) && first != finding("12 points wide", line: 3, object: "b"))
  }
}
