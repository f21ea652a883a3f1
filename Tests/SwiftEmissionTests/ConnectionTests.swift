import InterfaceBuilder
import SwiftEmission
import Testing

/// How connections are written where UIKit's own declarations decide.
@Suite struct ConnectionTests {
  private func emitted(_ objects: String) throws -> String {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(objects)</objects></document>
      """
    let reading = DocumentReader().read(Array(markup.utf8), file: "Card.xib")
    guard case .document(let document) = reading else {
      Issue.record("the document can't be read")
      return ""
    }
    return try #require(SwiftEmitter().emit(document, fileName: "Card.xib").text)
  }

  private func button(_ selectors: String...) -> String {
    let actions = selectors.map { "<action selector=\"\($0)\" destination=\"-1\" eventType=\"touchUpInside\"/>" }
    return """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <button id="b"><connections>\(actions.joined())</connections></button>
      """
  }

  @Test func aSelectorWithoutParametersSaysWhichMethodItMeans() throws {
    #expect(try emitted(button("refresh")).contains("#selector(Card.refresh),"))
    #expect(try emitted(button("dismiss")).contains("#selector(Card.dismiss as (Card) -> () -> Void)"))
    let both = try emitted(button("refresh", "refresh:"))
    #expect(both.contains("#selector(Card.refresh as (Card) -> () -> Void)"))
    #expect(both.contains("#selector(Card.refresh(_:))"))
  }

  @Test func aDelegateThatUIKitsClassCannotBeIsSetByKey() throws {
    let text = try emitted(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController"/>
      <textField id="t"><connections><outlet property="delegate" destination="-1"/></connections></textField>
      """)
    #expect(text.contains("textField.setValue(owner, forKey: \"delegate\")"))
  }

  @Test func anOutletLeadsToAViewsGuide() throws {
    let text = try emitted(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
      <outlet property="area" destination="g"/><outletCollection property="areas" destination="g"/>
      </connections></placeholder>
      <view id="v"><viewLayoutGuide key="safeArea" id="g"/></view>
      """)
    #expect(text.contains("owner.area = view.safeAreaLayoutGuide\n"))
    #expect(text.contains("owner.areas = [view.safeAreaLayoutGuide]\n"))
  }

  @Test func frameworksOfClassesThatDocumentsNameAreImported() throws {
    #expect(try emitted("<view id=\"v\" customClass=\"SKView\"/>").contains("import SpriteKit\n"))
    #expect(try emitted("<wkWebView id=\"v\" customClass=\"Page\"/>").contains("import WebKit\n"))
  }

  @Test func aCustomNavigationBarIsMade() throws {
    let text = try emitted(
      """
      <navigationController id="n"><navigationBar key="navigationBar" id="b" customClass="Bar"/></navigationController>
      """)
    #expect(text.contains("navigationController.setValue(bar, forKey: \"navigationBar\")"))
  }
}
