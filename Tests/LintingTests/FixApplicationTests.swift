import Testing
import XMLSyntax

@testable import Linting

@Suite struct FixApplicationTests {
  private let text = "one two three"

  private func finding(_ ranges: (Range<Int>, String)...) throws -> Finding {
    let source = try SourceText(decoding: Array(text.utf8))
    let edits = ranges.map { range, replacement in
      TextEdit(
        SourceRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound)), in: source, by: replacement)
    }
    return Finding(
      ruleID: "r", severity: .warning, message: "m", file: "f", position: SourcePosition(line: 1, column: 1),
      fixes: [Fix("mend it", edits: edits)])
  }

  @Test func editsAreMadeWhereTheyAreInWhateverOrder() throws {
    let findings = [try finding((8..<13, "3"), (0..<3, "1")), try finding((4..<7, "2"))]
    let fixed = FixApplication(findings, encoding: .utf8).applied(to: Array(text.utf8))
    #expect(String(decoding: fixed, as: UTF8.self) == "1 2 3")
  }

  @Test func ofTwoFixesThatTouchTheSameTheFirstIsMade() throws {
    let findings = [try finding((0..<3, "1")), try finding((2..<5, "-"), (8..<13, "3"))]
    let fixed = FixApplication(findings, encoding: .utf8).applied(to: Array(text.utf8))
    #expect(String(decoding: fixed, as: UTF8.self) == "1 two three")
  }

  @Test func wordsAloneChangeNothing() {
    let finding = Finding(
      ruleID: "r", severity: .warning, message: "m", file: "f", position: SourcePosition(line: 1, column: 1),
      fixes: ["choose one"])
    #expect(FixApplication([finding], encoding: .utf8).isEmpty)
  }

  @Test func filesOfUTF16StayThat() throws {
    let file: [UInt8] = [0xFF, 0xFE] + "aüb".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let source = try SourceText(decoding: file)
    let edit = TextEdit(SourceRange(start: 3, end: 4), in: source, by: "c")
    let finding = Finding(
      ruleID: "r", severity: .warning, message: "m", file: "f", position: edit.start, fixes: [Fix("", edits: [edit])])
    let fixed = FixApplication([finding], encoding: source.encoding).applied(to: file)
    #expect(try SourceText(decoding: fixed).bytes == Array("aüc".utf8))
    #expect(fixed.starts(with: [0xFF, 0xFE]))
  }
}
