import Testing

@testable import Linting

@Suite struct OutletTypeMismatchTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(OutletTypeMismatch.self) }

  private func said(_ source: String, _ destination: String, name: String = "Card.swift") -> [String] {
    RuleTesting.findings(
      of: OutletTypeMismatch.self,
      in: .xib(
        #"<view customClass="Card" id="a"><subviews>\#(destination)</subviews><connections><outlet property="item" destination="b" id="c"/></connections></view>"#
      ), .source(source, name: name)
    ).map(\.message)
  }

  private func card(_ type: String) -> String {
    "class Card: UIView { @IBOutlet var item: \(type)! }\nclass Base: UIButton {}\nclass Chip: Base {}"
  }

  @Test func saysBothClasses() {
    #expect(
      said(card("Chip"), #"<button id="b"/>"#) == [
        "the outlet 'item' takes a 'Chip', and this is a 'UIButton': what is done with it will crash"
      ])
  }

  @Test func aSubclassIsItsSuperclassesToo() {
    for type in ["Chip", "Base", "UIButton", "UIControl", "UIView", "UIResponder", "NSObject"] {
      #expect(said(card(type), #"<button customClass="Chip" id="b"/>"#) == [], "\(type)")
    }
    #expect(said(card("UILabel"), #"<button customClass="Chip" id="b"/>"#).count == 1)
  }

  @Test func whatIsNotKnownIsNotJudged() {
    for type in ["Tapping", "Any", "AnyObject", "(UIView & Tapping)", "any Tapping", "Holder<UIView>", "[UIView]"] {
      #expect(said(card(type), #"<button id="b"/>"#) == [], "\(type)")
    }
    #expect(said(card("UILabel"), #"<button customClass="Elsewhere" id="b"/>"#) == [])
    #expect(said(card("UILabel"), #"<customObject id="b"/>"#) == [])
    #expect(said("typealias Text = UIButton\n" + card("Text"), #"<label id="b"/>"#) == [])
  }

  @Test func objectiveCsTypesAreRead() {
    func header(_ type: String) -> String { "@interface Card : UIView\n@property (weak) IBOutlet \(type)item;\n@end" }
    #expect(said(header("UILabel *"), #"<button id="b"/>"#, name: "Card.h").count == 1)
    for type in ["UIButton *", "id ", "id<Tapping> ", "UIView<Tapping> *"] {
      #expect(said(header(type), #"<button id="b"/>"#, name: "Card.h") == [], "\(type)")
    }
  }

  @Test func constraintsAreConstraints() {
    func said(_ type: String) -> Int {
      RuleTesting.findings(
        of: OutletTypeMismatch.self,
        in: .xib(
          #"<view customClass="Card" id="a"><constraints><constraint firstAttribute="width" constant="1" id="w"/></constraints><connections><outlet property="item" destination="w" id="c"/></connections></view>"#
        ), .source(card(type), name: "Card.swift")
      ).count
    }
    #expect(said("NSLayoutConstraint") == 0 && said("UIView") == 1)
  }
}
