import Testing

@testable import Linting

@Suite struct OutletCollectionTypeTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(OutletCollectionType.self) }

  private func said(_ source: String, name: String = "Card.swift") -> [String] {
    RuleTesting.findings(
      of: OutletCollectionType.self,
      in: .xib(
        #"<view customClass="Card" id="a"><subviews><button id="b"/></subviews><connections><outletCollection property="items" destination="b" id="c"/></connections></view>"#
      ), .source(source, name: name)
    ).map(\.message)
  }

  @Test func saysWhatTheCollectionHolds() {
    #expect(
      said("class Card: UIView { @IBOutlet var items: [UILabel]! }") == [
        "the collection 'items' holds objects of 'UILabel', and this is a 'UIButton'"
      ])
  }

  @Test func arraysAreWrittenInManyWays() {
    for type in ["[UILabel]", "[UILabel]?", "Array<UILabel>"] {
      #expect(said("class Card: UIView { @IBOutlet var items: \(type) }").count == 1, "\(type)")
    }
    let header = "@interface Card : UIView\n@property IBOutletCollection(UILabel) NSArray<UILabel *> *items;\n@end"
    #expect(said(header, name: "Card.h").count == 1)
  }

  @Test func whatIsNotKnownIsNotJudged() {
    for type in ["[UIView]", "[Any]", "[any Tapping]", "NSArray", "[Tapping]"] {
      #expect(said("class Card: UIView { @IBOutlet var items: \(type)! }") == [], "\(type)")
    }
  }
}
