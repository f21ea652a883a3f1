import Testing

@testable import Linting

@Suite struct ImplicitNibCollisionTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ImplicitNibCollision.self) }

  private func said(_ nib: RuleExample.Document, _ source: String, name: String = "A.swift") -> [String] {
    RuleTesting.findings(of: ImplicitNibCollision.self, in: nib, .source(source, name: name)).map(\.message)
  }

  private let nib = RuleExample.Document.xib(#"<view customClass="CardView" id="a"/>"#, name: "CardView.xib")
  private let controller = "class CardViewController: UIViewController {}\n"

  @Test func saysWhichControllerIsMeant() {
    #expect(
      said(nib, controller + "func f() { push(CardViewController()) }") == [
        "UIKit takes this nib for the view of 'CardViewController', which names none, and isn't its File's Owner"
      ])
  }

  @Test func objectiveCMakesControllersWithMessages() {
    let header = "@interface CardViewController : UIViewController\n@end\n@implementation Other\n- (void)f { %; }\n@end"
    for (code, count) in [
      ("[[CardViewController alloc] init]", 1), ("[CardViewController new]", 1),
      ("[[CardViewController alloc] initWithNibName:@\"Other\" bundle:nil]", 0),
    ] {
      #expect(said(nib, header.replacing("%", with: code), name: "A.m").count == count, "\(code)")
    }
  }

  @Test(arguments: [
    "func f() { push(CardViewController(nibName: \"Other\", bundle: nil)); push(CardViewController()) }", "func f() {}",
    "class SpecialController: CardViewController {}",
  ])
  func aNibThatIsNamedOrNotLookedForIsNone(_ code: String) { #expect(said(nib, controller + code) == []) }

  @Test func anInitializerMayNameTheNib() {
    #expect(
      said(
        nib,
        "class CardViewController: UIViewController { init() { super.init(nibName: \"Other\", bundle: nil) } }\nfunc f() { push(CardViewController()) }"
      ) == [])
  }
}
