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
    #expect(summary == ["files": 2, "errors": 1, "warnings": 0, "notes": 1])
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
}
