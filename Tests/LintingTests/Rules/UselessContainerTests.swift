import Testing

@testable import Linting

@Suite struct UselessContainerTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UselessContainer.self) }

  private func said(_ attributes: String, _ content: String = "", outlets: String = "") -> [String] {
    RuleTesting.findings(
      of: UselessContainer.self,
      in: .xib(
        #"<view id="a"><subviews><view \#(attributes) id="b"><subviews><label id="c"/></subviews>\#(content)</view></subviews><connections>\#(outlets)</connections></view>"#
      )
    ).map(\.message)
  }

  @Test func whatLooksLikeNothingIsFound() {
    #expect(
      said(#"contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO""#) == [
        "the view only holds another one: let that take its place"
      ])
    #expect(
      said("", #"<color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>"#).count == 1)
  }

  @Test func whatHasAMeaningIsLeftAlone() {
    #expect(said(#"hidden="YES""#).isEmpty)
    #expect(said("", #"<color key="backgroundColor" name="Brand"/>"#).isEmpty)
    #expect(said("", outlets: #"<outlet property="box" destination="b" id="o"/>"#).isEmpty)
    #expect(
      said("", #"<constraints><constraint firstAttribute="width" constant="8" id="w"/></constraints>"#).isEmpty)
  }
}
