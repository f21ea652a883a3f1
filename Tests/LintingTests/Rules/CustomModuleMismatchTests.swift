import Testing

@testable import Linting

@Suite struct CustomModuleMismatchTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(CustomModuleMismatch.self) }

  private func said(_ attributes: String, _ source: String, name: String) -> [String] {
    RuleTesting.said(
      by: CustomModuleMismatch.self, of: .xib("<view \(attributes) id=\"a\"/>"), .source(source, name: name))
  }

  @Test func aClassOfObjectiveCHasNoModule() {
    #expect(
      said(
        #"customClass="Card" customModule="App" customModuleProvider="target""#, "@interface Card : UIView\n@end",
        name: "Card.h") == [
          "Example.xib:3:40: 'Card' is a class of Objective-C, which has no module 'App': the class isn't found, and an "
            + "object of UIKit's class is made"
        ])
    #expect(said(#"customClass="Card""#, "@interface Card : UIView\n@end", name: "Card.h") == [])
  }

  @Test func ofAClassThatSwiftDeclaresNothingIsSaidWithoutItsModule() {
    #expect(said(#"customClass="Card" customModule="Kit""#, "class Card: UIView {}", name: "Card.swift") == [])
  }

  @Test func twoClassesOfANameTellNothing() {
    let findings = RuleTesting.findings(
      of: CustomModuleMismatch.self, in: .xib(#"<view customClass="Card" customModule="App" id="a"/>"#),
      .source("@interface Card : UIView\n@end", name: "Card.h"), .source("class Card: UIView {}", name: "Card.swift"))
    #expect(findings.isEmpty)
  }
}
