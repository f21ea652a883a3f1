import InterfaceBuilder
import Testing

@testable import Linting

/// That layout rules look at each set of constraints in turn.
@Suite struct ConstraintSetStatesTests {
  private func messages(_ narrow: String, _ wide: String) -> [String] {
    let text = """
      <interface xmlns="urn:xibc:view:1"><view id="v" size="320 200"><view id="a">
      <layout leading="superview" top="superview" height="40"/></view>
      <constraints id="narrow">a.width \(narrow)</constraints>
      <constraints id="wide" active="NO">a.width \(wide)</constraints></view></interface>
      """
    let reading = DocumentReader().read(Array(text.utf8), file: "A.view.xml")
    let findings = Linter().lint(LintedFile(path: "A.view.xml", reading: reading), LintConfiguration()).findings
    return findings.filter { ["conflicting_constraints", "ambiguous_width"].contains($0.ruleID) }.map(\.message)
  }

  @Test func setsOfAGroupNeverHoldTogether() { #expect(messages("= 100", "= 200") == []) }

  @Test func aConflictIsFoundInTheSetThatHasIt() {
    let inactive = messages("= 100", "= 200; a.width = 300")
    #expect(inactive.count == 1)
    #expect(inactive.allSatisfy { $0.hasPrefix("with the set 'wide' active: the constraints can't hold") })
    let active = messages("= 100; a.width = 120", "= 200")
    #expect(active.count == 1)
    #expect(active.allSatisfy { $0.hasPrefix("with the set 'narrow' active: the constraints can't hold") })
  }

  @Test func whatASetLeavesOpenIsFound() {
    let found = messages("= 100", "≥ 8")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("with the set 'wide' active:") })
  }
}
