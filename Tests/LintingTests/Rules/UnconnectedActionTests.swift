import Testing

@testable import Linting

@Suite struct UnconnectedActionTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnconnectedAction.self) }

  private func said(_ source: RuleExample.Document, _ documents: RuleExample.Document...) -> [String] {
    switch documents.count {
    case 1: RuleTesting.findings(of: UnconnectedAction.self, in: documents[0], source).map(\.message)
    default: RuleTesting.findings(of: UnconnectedAction.self, in: documents[0], documents[1], source).map(\.message)
    }
  }

  private func swift(_ text: String) -> RuleExample.Document { .source(text, name: "Card.swift") }

  /// A document that has a selector sent to an object of a class.
  private func document(_ selector: String, _ customClass: String, name: String = "A.xib") -> RuleExample.Document {
    .xib(
      #"<view customClass="\#(customClass)" id="a"><subviews><button id="b"><connections><action selector="\#(selector)" destination="a" eventType="touchUpInside" id="c"/></connections></button></subviews></view>"#,
      name: name)
  }

  private let base = """
    class Base: UIView {
      @IBAction func follow(_ sender: Any) {}
      @IBAction func share() {}
    }
    class Card: Base {}
    """

  @Test func aSubclassConnectsWhatItInherits() {
    #expect(
      said(swift(base), document("follow:", "Card"))
        == ["no document connects the action 'share()' of 'Base', and no code names it"])
    #expect(said(swift(base), document("follow:", "Card"), document("share", "Base", name: "B.xib")) == [])
  }

  @Test func whatASuperclassHasIsItsOwn() {
    let source = base + "\nclass Tile: Card { @IBAction override func follow(_ sender: Any) {} }"
    #expect(said(swift(source), document("share", "Tile"), document("follow:", "Base", name: "B.xib")) == [])
    let objectiveC = """
      @interface Base : UIView
      - (IBAction)follow:(id)sender;
      @end
      @interface Card : Base
      @end
      @implementation Card
      - (IBAction)follow:(id)sender {}
      @end
      """
    #expect(said(.source(objectiveC, name: "Card.m"), document("follow:", "Base"), document("x", "Card")) == [])
  }

  @Test func anExtensionsActionsCount() {
    let source = "class Card: UIView {}\nextension Card { @IBAction func share(_ sender: Any) {} }"
    #expect(
      said(swift(source), document("follow:", "Card"))
        == ["no document connects the action 'share(_:)' of 'Card', and no code names it"])
    #expect(said(swift(source), document("share:", "Card")) == [])
    let category = """
      @interface Card : UIView
      @end
      @implementation Card (Sharing)
      - (IBAction)share:(id)sender {}
      @end
      """
    #expect(
      said(.source(category, name: "Card.m"), document("follow:", "Card"))
        == ["no document connects the action 'share:' of 'Card', and no code names it"])
  }

  @Test(arguments: [
    #"button.addTarget(self, action: #selector(share(_:)), for: .touchUpInside)"#,
    #"item = UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(Card.share))"#,
    #"item.action = #selector((Card.share(_:)) as (Card) -> (Any) -> Void)"#,
    #"keys = [UIKeyCommand(input: "s", modifierFlags: .command, action: #selector(share(_:)))]"#,
    #"UIApplication.shared.sendAction(Selector("share:"), to: nil, from: self, for: nil)"#,
    #"button.addTarget(self, action: "share:", forControlEvents: .TouchUpInside)"#,
    #"perform(NSSelectorFromString("share:"))"#,
    #"button.addAction(UIAction { [weak self] _ in self?.share(self!) }, for: .touchUpInside)"#,
    #"cell.onTap = share"#,
    #"menu.add(title: "Share", handler: self.share)"#,
  ])
  func whatCodeConnectsIsLeftAlone(_ statement: String) {
    let source = "class Card: UIView {\n@IBAction func share(_ sender: Any) {}\nfunc setUp() {\n\(statement)\n}\n}"
    #expect(said(swift(source), document("follow:", "Card")) == [])
  }

  @Test(arguments: [
    "[button addTarget:self action:@selector(share:) forControlEvents:UIControlEventTouchUpInside];",
    "[self performSelector:NSSelectorFromString(@\"share:\")];", "[self share:nil];",
  ])
  func whatObjectiveCConnectsIsLeftAlone(_ statement: String) {
    let source = """
      @implementation Card
      - (IBAction)share:(id)sender {}
      - (void)setUp { \(statement) }
      @end
      """
    #expect(said(.source(source, name: "Card.m"), document("follow:", "Card")) == [])
  }

  @Test func theFirstResponderMayBeAnything() {
    let document = RuleExample.Document.xib(
      #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/><view customClass="Card" id="a"><subviews><button id="b"><connections><action selector="share:" destination="-2" eventType="touchUpInside" id="c"/></connections></button></subviews></view>"#
    )
    #expect(said(swift("class Card: UIView { @IBAction func share(_ sender: Any) {} }"), document) == [])
  }

  @Test func anUnwindSegueConnectsItsAction() {
    let document = RuleExample.Document.storyboard(
      #"<scene sceneID="s"><objects><viewController id="a" customClass="Home"><connections><segue kind="unwind" unwindAction="back:" destination="x" id="u"/></connections></viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene>"#
    )
    let source = """
      class Home: UIViewController {
        @IBAction func back(_ segue: UIStoryboardSegue) {}
        @IBAction func home(_ segue: UIStoryboardSegue) {}
      }
      """
    #expect(
      said(swift(source), document)
        == ["no document connects the action 'home(_:)' of 'Home', and no code names it"])
  }

  @Test func whatTheSystemSendsIsLeftAlone() {
    let source = "@implementation Card\n- (IBAction)copy:(id)sender {}\n@end"
    #expect(said(.source(source, name: "Card.m"), document("follow:", "Card")) == [])
  }

  @Test func anotherModulesClassOfTheNameIsLeftAlone() {
    let source = "class Card: UIView { @IBAction func share(_ sender: Any) {} }\nclass Card: UIView {}"
    #expect(said(swift(source), document("follow:", "Card")) == [])
  }
}
