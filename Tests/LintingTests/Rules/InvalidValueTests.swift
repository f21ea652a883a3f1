import Testing

@testable import Linting

@Suite struct InvalidValueTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(InvalidValue.self) }

  private func said(_ objects: String) -> [String] { RuleTesting.said(by: InvalidValue.self, of: .xib(objects)) }

  @Test func saysWhatTheValueHasToBe() {
    #expect(
      said(
        """
        <view alpha="0,5" id="a"/>
        <view hidden="yes" id="b"/>
        <label numberOfLines="1.5" id="c"/>
        """) == [
          "3:7: 'alpha' of 'view' has to be a number",
          "4:7: 'hidden' of 'view' has to be YES or NO",
          "5:8: 'numberOfLines' of 'label' has to be a whole number",
        ])
  }

  @Test func numbersAreWrittenInManyWays() {
    #expect(said(#"<view alpha="5e-1" id="a"/><view alpha="-0.0" id="b"/><view alpha="1." id="c"/>"#) == [])
  }

  @Test func numbersThatSwiftTakesAndXcodeDoesNotAreNone() {
    for value in ["0x1p3", "inf", "nan", ""] {
      #expect(said("<view alpha=\"\(value)\" id=\"a\"/>").count == 1, "\(value)")
    }
  }

  @Test func aRuntimeAttributeHasToBeOfItsType() {
    #expect(
      said(
        #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="x" value="seven"/></userDefinedRuntimeAttributes></view>"#
      ) == ["3:44: 'userDefinedRuntimeAttribute' has to be a value of type 'number'"])
  }

  @Test func aRelationIsOneOfThree() {
    #expect(
      said(
        #"<view id="a"><constraints><constraint firstAttribute="width" relation="less" constant="1" id="b"/></constraints></view>"#
      ) == ["3:62: 'relation' of 'constraint' has to be equal, lessThanOrEqual or greaterThanOrEqual"])
  }
}
