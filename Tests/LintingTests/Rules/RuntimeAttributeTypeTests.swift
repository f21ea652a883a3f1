import Testing

@testable import Linting

@Suite struct RuntimeAttributeTypeTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RuntimeAttributeType.self) }

  private func said(_ declaration: String, _ attribute: String) -> [String] {
    RuleTesting.findings(
      of: RuntimeAttributeType.self,
      in: .xib(
        #"<view customClass="Card" id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="edge" \#(attribute)</userDefinedRuntimeAttributes></view>"#
      ), .source("class Card: UIView { @IBInspectable var edge\(declaration) }", name: "Card.swift")
    ).map(\.message)
  }

  private let text = #"type="string" value="8"/>"#
  private let flag = #"type="boolean" value="YES"/>"#
  private let none = #"type="nil"/>"#

  @Test func saysWhatIsExpectedAndWhatIsGiven() {
    #expect(said(": String?", flag) == ["'edge' of 'Card' is a text, and the value is a number"])
    #expect(said(": UIColor?", text) == ["'edge' of 'Card' is a colour, and the value is a text"])
  }

  @Test func whatStandsForEachOtherIsLeftAlone() {
    #expect(said(": Int = 0", flag) == [] && said(": Int = 0", text) == [] && said(": String = \"\"", text) == [])
  }

  @Test func nilIsNoNumber() {
    #expect(said(": CGFloat = 0", none) == ["'edge' of 'Card' is a number, and the value is nil"])
    #expect(said(": CGRect = .zero", none).count == 1)
    #expect(said(": UIColor?", none) == [] && said(": String?", none) == [])
  }

  @Test func unknownTypesAreLeftAlone() {
    #expect(said(": Edge", flag) == [] && said(" = Edge.top", text) == [])
  }
}
