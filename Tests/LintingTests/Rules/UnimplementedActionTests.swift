import Testing

@testable import Linting

@Suite struct UnimplementedActionTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnimplementedAction.self) }

  private func said(_ source: String, selector: String = "tap:", name: String = "Card.swift") -> [String] {
    RuleTesting.findings(
      of: UnimplementedAction.self,
      in: .xib(
        #"<view customClass="Card" id="a"><subviews><button id="b"><connections><action selector="\#(selector)" destination="a" id="c"/></connections></button></subviews></view>"#
      ), .source(source, name: name)
    ).map(\.message)
  }

  @Test func saysWhatIsThereInstead() {
    #expect(
      said("class Card: UIView { @IBAction func taps(_ sender: Any) {} }") == [
        "'Card' has no method 'tap:' (did you mean 'taps:'?): sending the action throws"
      ])
    #expect(
      said("class Card: UIView { func tap(_ sender: Any) {} }") == [
        "'tap(_:)' of 'Card' isn't marked @IBAction: sending the action throws"
      ])
  }

  @Test(arguments: [
    "class Card: UIView { @objc func tap(_ sender: Any) {} }",
    "class Card: UIView { @objc(tap:) func other(_ s: Any) {} }",
    "class Base: UIView { @IBAction func tap(_ sender: Any) {} }\nclass Card: Base {}",
    "class Card: UIView {}\nextension UIView { @objc func tap(_ sender: Any) {} }",
    "class Card: UIView { @IBAction func tap(_ sender: Any) async {} }", "class Card: TileView {}",
    "@objc protocol Tapping { func tap(_ sender: Any) }\nclass Card: UIView, Tapping { func tap(_ sender: Any) {} }",
  ])
  func anActionMayBeThereInManyWaysOrNotBeKnown(_ source: String) { #expect(said(source) == []) }

  @Test func uikitsOwnMethodsAreThere() {
    #expect(said("class Card: UIView {}", selector: "resignFirstResponder") == [])
    #expect(said("class Card: UIView {}", selector: "copy:") == [])
  }

  @Test func theFirstResponderIsAnybody() {
    let findings = RuleTesting.findings(
      of: UnimplementedAction.self,
      in: .xib(
        #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="Card"/><button id="b"><connections><action selector="go:" destination="-2" id="c"/></connections></button>"#
      ), .source("class Card: UIView {}", name: "Card.swift"))
    #expect(findings.isEmpty)
  }
}
