import Testing

@testable import Linting

@Suite struct RuntimeAttributeAllowedValuesTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RuntimeAttributeAllowedValues.self) }

  private func said(_ attribute: String, _ values: [String: [String]]) -> [String] {
    RuleTesting.findings(
      of: RuntimeAttributeAllowedValues.self,
      in: .xib(
        #"<button id="a"><userDefinedRuntimeAttributes>\#(attribute)</userDefinedRuntimeAttributes></button>"#),
      options: RuleOptions(values: ["values": .table(values)])
    ).map(\.message)
  }

  private let radius =
    #"<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>"#

  @Test func anAttributeCanBeForbidden() {
    #expect(
      said(radius, ["button/layer.cornerRadius": [""]]) == ["'layer.cornerRadius' is '4', and nothing is allowed"])
    #expect(said("", ["button/layer.cornerRadius": [""]]).isEmpty)
  }

  @Test func anAttributeCanBeDemanded() {
    #expect(said("", ["button/style": ["plain"]]) == ["'style' isn't set, and 'plain' is allowed"])
    #expect(said("", ["label/style": ["plain"]]).isEmpty)
  }
}
