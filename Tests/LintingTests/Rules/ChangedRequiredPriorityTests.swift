import Testing

@testable import Linting

@Suite struct ChangedRequiredPriorityTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ChangedRequiredPriority.self) }

  private func said(_ priority: String, _ varied: String) -> [String] {
    RuleTesting.findings(
      of: ChangedRequiredPriority.self,
      in: .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" priority="\#(priority)" constant="8" id="b"><variation key="widthClass=regular" \#(varied)/></constraint></constraints></view>"#
      )
    ).map(\.message)
  }

  @Test func saysBothPriorities() {
    #expect(
      said("250", #"priority="1000""#) == [
        "the variation 'widthClass=regular' changes the priority from 250 to 1000: UIKit throws where an active "
          + "constraint becomes required or optional"
      ])
  }

  @Test func otherChangesAreLeftAlone() {
    #expect(said("1000", #"constant="4""#).isEmpty)
    #expect(said("1000", #"priority="1000""#).isEmpty)
    #expect(said("1", #"priority="999""#).isEmpty)
  }
}
