import Testing

@testable import Linting

@Suite struct UnimplementedOutletTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnimplementedOutlet.self) }

  private func said(_ source: String, outlet: String = "title", name: String = "Card.swift") -> [String] {
    RuleTesting.findings(
      of: UnimplementedOutlet.self,
      in: .xib(
        #"<tableView customClass="Card" id="a"><connections><outlet property="\#(outlet)" destination="a" id="c"/></connections></tableView>"#
      ), .source(source, name: name)
    ).map(\.message)
  }

  @Test func saysWhatIsThereInstead() {
    #expect(
      said("class Card: UIView { @IBOutlet var titles: UIView! }") == [
        "'Card' has no outlet 'title' (did you mean 'titles'?): loading throws"
      ])
    #expect(
      said("class Card: UIView { var title: UIView! }") == ["'title' of 'Card' isn't marked @IBOutlet: loading throws"])
  }

  @Test(arguments: [
    "class Card: UIView { @objc var title: UIView! }", "@objcMembers class Card: UIView { var title: UIView! }",
    "class Base: UIView { @IBOutlet var title: UIView! }\nclass Card: Base {}",
    "class Card: UIView {}\nextension Card { @IBOutlet var title: UIView? { get { nil } set {} } }",
    "class Card: UIView {}\nextension UIView { @objc var title: UIView? { get { nil } set {} } }",
    "class Card: UIView { @objc func setTitle(_ view: UIView) {} }",
    "class Card: UIView { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }",
    "class Card: Base<UIView> {}", "class Card: TileView {}", "class Card: TitleShowing {}",
  ])
  func anOutletMayBeThereInManyWaysOrNotBeKnown(_ source: String) { #expect(said(source) == []) }

  @Test func uikitsOwnOutletsAreThere() {
    #expect(said("class Card: UITableView {}", outlet: "dataSource") == [])
    #expect(said("class Card: UITableView {}", outlet: "tableHeaderView") == [])
    #expect(said("class Card: UITableView {}", outlet: "tableHeaderVeiw").count == 1)
  }

  @Test func objectiveCHasVariablesAndSetters() {
    #expect(said("@interface Card : UIView {\n  IBOutlet UIView *title;\n}\n@end", name: "Card.h") == [])
    #expect(said("@interface Card : UIView {\n  UIView *_title;\n}\n@end", name: "Card.h") == [])
    #expect(said("@interface Card : UIView\n- (void)setTitle:(UIView *)title;\n@end", name: "Card.h") == [])
    #expect(said("@interface Card : UIView\n@property UIView *title;\n@end", name: "Card.h") == [])
    #expect(said("@interface Card : UIView\n@end", name: "Card.h").count == 1)
    #expect(said("@implementation Card\n@end", name: "Card.m") == [])
  }
}
