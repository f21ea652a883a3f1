import Testing

@testable import Linting

@Suite struct SimulatedMetricsContainerTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(SimulatedMetricsContainer.self) }

  private func document(_ metrics: String) -> RuleExample.Document {
    RuleTesting.file(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <view id="a">
                  <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
              </view>
          </objects>\(metrics)
      </document>

      """)
  }

  @Test func theFixTakesThemOut() {
    let metrics = """

          <simulatedMetricsContainer key="defaultSimulatedMetrics">
              <simulatedStatusBarMetrics key="statusBar"/>
          </simulatedMetricsContainer>
      """
    #expect(RuleTesting.fixed(by: SimulatedMetricsContainer.self, document(metrics)) == document("").text)
  }

  @Test func theMetricsOfAViewAreLeftAlone() {
    #expect(RuleTesting.findings(of: SimulatedMetricsContainer.self, in: document("")).isEmpty)
  }
}
