import Foundation
import Linting
import Testing
import XMLSyntax

/// What is known of findings from one run to the next.
@Suite struct BaselineTests {
  private func finding(_ file: String = "/p/App/A.xib", line: Int = 3, object: String = "a", _ message: String = "m")
    -> Finding
  {
    Finding(
      ruleID: "r", severity: .warning, message: message, file: file, position: SourcePosition(line: line, column: 1),
      objectID: object)
  }

  private func reread(_ findings: [Finding], folder: String = "/p") throws -> Baseline {
    try Baseline(json: Data(Baseline(findings, folder: folder).json.utf8), folder: folder)
  }

  @Test func whatIsKnownStaysKnownWhenItMoves() throws {
    let baseline = try reread([finding(), finding(object: "b")])
    #expect(baseline.unknown(among: [finding(line: 80), finding(line: 90, object: "b")]) == [])
    #expect(baseline.unknown(among: [finding(object: "c")]) == [finding(object: "c")])
    #expect(baseline.unknown(among: [finding("/p/App/B.xib")]).count == 1)
  }

  @Test func ofSeveralAlikeTheOnesBeyondTheNumberAreNew() throws {
    let baseline = try reread([finding(line: 1), finding(line: 2)])
    let found = [finding(line: 1), finding(line: 2), finding(line: 9)]
    #expect(baseline.unknown(among: found) == [finding(line: 9)])
  }

  @Test func pathsAreThoseFromTheBaselinesFolder() throws {
    let text = Baseline([finding()], folder: "/p").json
    #expect(text.contains(#""file" : "App/A.xib""#))
    let moved = try Baseline(json: Data(text.utf8), folder: "/elsewhere/q")
    #expect(moved.unknown(among: [finding("/elsewhere/q/App/A.xib")]) == [])
  }

  @Test func theOrderOfFindingsDoesNotShow() {
    let findings = [finding(), finding(object: "b"), finding("/p/B.xib")]
    #expect(Baseline(findings, folder: "/p").json == Baseline(findings.reversed(), folder: "/p").json)
  }

  @Test(arguments: ["", "[]", #"{"schema":"xibc-lint/1","findings":[]}"#])
  func whatIsNoBaselineIsRefused(_ text: String) {
    #expect(throws: Baseline.Unreadable.self) { try Baseline(json: Data(text.utf8), folder: "/") }
  }
}
