import Testing

@testable import Linting

@Suite struct RuntimeAttributeUnknownKeyTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RuntimeAttributeUnknownKey.self) }

  private func said(_ source: String, _ keyPath: String, element: String = "button") -> [String] {
    RuleTesting.findings(
      of: RuntimeAttributeUnknownKey.self,
      in: .xib(
        #"<\#(element) customClass="Card" id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="\#(keyPath)" value="YES"/></userDefinedRuntimeAttributes></\#(element)>"#
      ), .source(source, name: "Card.swift")
    ).map(\.message)
  }

  @Test func saysWhatIsThereInstead() {
    #expect(
      said("class Card: UIButton { @IBInspectable var isRound = false }", "isRounds") == [
        "'Card' has no property 'isRounds' (did you mean 'isRound'?): the value isn't set"
      ])
    #expect(
      said("class Card: UIButton { var isRound = false }", "isRound") == [
        "'isRound' of 'Card' is neither @IBInspectable nor @objc: the value isn't set"
      ])
  }

  @Test func uikitsKeysAreThere() {
    let source = "class Card: UIButton {}"
    for key in [
      "hidden", "isHidden", "layer.cornerRadius", "clipsToBounds", "titleLabel.numberOfLines", "accessibilityLabel",
      "exclusiveTouch", "_private", "enabled",
    ] {
      #expect(said(source, key) == [], "\(key)")
    }
    #expect(said(source, "cornerRadius").count == 1)
  }

  @Test func extensionsAndSuperclassesHaveKeys() {
    #expect(
      said("class Card: UIButton {}\nextension UIView { @IBInspectable var edge: Int { get {1} set {} } }", "edge")
        == [])
    #expect(said("class Base: UIButton { @objc var edge = 0 }\nclass Card: Base {}", "edge") == [])
    #expect(said("class Card: RoundButton {}", "edge") == [])
  }
}
