import InterfaceBuilder
import SwiftEmission
import Testing

/// What a user may choose of the emitted code.
@Suite struct OptionTests {
  private func emit(_ objects: String, _ choose: (inout EmissionOptions) -> Void = { _ in }) throws -> String {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.xib") else {
      throw NotRead()
    }
    var options = EmissionOptions()
    choose(&options)
    return try #require(SwiftEmitter(options: options).emit(document, fileName: "Card.xib").text)
  }

  private struct NotRead: Error {}

  private static let card =
    #"<view customClass="Card" id="a"><rect key="frame" x="0.0" y="0.0" width="30" height="40"/></view>"#

  // MARK: Frames

  @Test func whatOnlyConstraintsHeedIsLeftOutWhereFramesPlace() throws {
    let label = #"<label horizontalHuggingPriority="300" verticalCompressionResistancePriority="1000" id="a"/>"#
    let usual = try emit(label)
    #expect(usual.contains("setContentHuggingPriority") && usual.contains("NSLayoutConstraint.activate"))
    let source = try emit(label) { $0.placesByFrames = true }
    #expect(!source.contains("setContent") && !source.contains("NSLayoutConstraint"))
    #expect(
      source.contains(
        """
            label.frame = superview.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.addSubview(label)
        """))
  }

  // MARK: Construction

  @Test func aCustomViewIsDecodedAsANibDoes() throws {
    let source = try emit(Self.card)
    #expect(source.contains("  let card = decode(Card.self)\n"))
    #expect(source.contains("    card.frame = CGRect(x: 0, y: 0, width: 30, height: 40)"))
    // What a nib always archives, an archive without values lacks.
    #expect(source.contains("card.isOpaque = true"))
    #expect(source.contains("card.autoresizesSubviews = true"))
    #expect(source.contains("private func decode<Object: NSCoding>(_ type: Object.Type) -> Object {"))
    #expect(source.ranges(of: "func decode").count == 1)
  }

  @Test func aCustomViewIsMadeByItsFrameWhereThatIsChosen() throws {
    let source = try emit(Self.card) { $0.construction = .frame }
    #expect(source.contains("card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 40))"))
    #expect(!source.contains("decode") && !source.contains("isOpaque"))
  }

  @Test(arguments: [
    (#"<button buttonType="system" customClass="Key" id="a"/>"#, "Key(type: .system)"),
    (#"<tableView style="grouped" customClass="List" id="a"/>"#, "List(frame: .zero, style: .grouped)"),
    (
      #"<tableViewCell reuseIdentifier="Row" customClass="Row" id="a"/>"#,
      #"Row(style: .default, reuseIdentifier: "Row")"#
    ),
    (#"<tapGestureRecognizer customClass="Tap" id="a"/>"#, "Tap()"),
  ])
  func whatNoPropertyCanSetGoesToAnInitializer(_ objects: String, _ construction: String) throws {
    #expect(try emit(objects).contains("= \(construction)\n"))
  }

  @Test func aClassOfUIKitIsMadeAsUsual() throws {
    let source = try emit(#"<view customClass="UIScrollView" id="a"/>"#)
    #expect(source.contains("UIScrollView("))
    // A scroll view that code makes clips; the view of a nib doesn't.
    #expect(source.contains("clipsToBounds = false"))
  }

  // MARK: Form

  @Test func everyDeclarationHasTheAccessLevel() throws {
    let source = try emit(#"<view id="a"/>"#) { $0.accessLevel = .public }
    for declaration in ["struct CardNib", "let view", "init()", "var topLevelObjects", "func pin(to"] {
      #expect(source.contains("public \(declaration)"))
    }
  }

  @Test(arguments: [(4, "    "), (0, "\t"), (3, "   ")])
  func aLevelIsIndentedAsChosen(_ indentation: Int, _ unit: String) throws {
    let source = try emit(#"<view tag="1" id="a"/>"#) { $0.indentation = indentation }
    #expect(source.contains("\n\(unit)let view = UIView()\n"))
    #expect(source.contains("\n\(unit)\(unit)view.tag = 1\n"))
  }

  @Test func theHeaderIsOneComment() throws {
    let source = try emit(#"<view id="a"/>"#) { $0.header = "Made for us.\nimport Evil" }
    #expect(source.hasPrefix("// Made for us.?import Evil\n\nimport UIKit\n"))
  }

  // MARK: Styles

  @Test func aViewHasTheRootAsItsContent() throws {
    let source = try emit(#"<view id="a"><subviews><label userLabel="name" id="b"/></subviews></view>"#) {
      $0.style = .view
    }
    #expect(
      source.contains(
        """
        final class CardView: UIView {
          /// The objects of the interface.
          let interface = CardNib()

          var view: UIView { interface.view }
          var name: UILabel { interface.name }

          override init(frame: CGRect) {
            super.init(frame: frame)
            interface.pin(to: self)
          }

          required init?(coder: NSCoder) {
            super.init(coder: coder)
            interface.pin(to: self)
          }
        }
        """))
  }

  @Test func aControllerHasTheRootAsItsView() throws {
    let source = try emit(#"<view id="a"/>"#) { $0.style = .controller }
    #expect(source.contains("final class CardController: UIViewController {"))
    #expect(source.contains("  override func loadView() {\n    view = interface.view\n  }"))
  }

  @Test func aPropertyOfUIKitsIsNotDeclaredAnew() throws {
    let source = try emit(#"<view id="a"><subviews><label userLabel="title" id="b"/></subviews></view>"#) {
      $0.style = .controller
    }
    #expect(source.contains("let title = UILabel()") && !source.contains("var title: UILabel"))
  }

  @Test func withoutAViewThereIsNoComponent() throws {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><customObject id="a"/></objects></document>"#
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.xib") else {
      throw NotRead()
    }
    var options = EmissionOptions()
    options.style = .view
    let source = SwiftEmitter(options: options).emit(document, fileName: "Card.xib")
    #expect(source.text == nil)
    #expect(source.diagnostics.map(\.id) == ["no_root_view"])
  }

  @Test func aComponentIsNoClassOfTheDocument() throws {
    // Otherwise making it would load the document again.
    let source = try emit(#"<view customClass="CardView" id="a"/>"#) { $0.style = .view }
    #expect(source.contains("final class CardView2: UIView {"))
  }

  // MARK: Localization

  @Test(arguments: [
    (#"<label text="Hi" id="a-1"/>"#, "UILabel", "text", "Hi"),
    (#"<textField placeholder="Name" id="a-1"/>"#, "UITextField", "placeholder", "Name"),
    (#"<button id="a-1"><state key="normal" title="Go"/></button>"#, "UIButton", "normalTitle", "Go"),
    (#"<button id="a-1"><state key="selected" title="Gone"/></button>"#, "UIButton", "selectedTitle", "Gone"),
    (
      #"<button id="a-1"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>"#, "UIButton",
      "configuration.title", "Go"
    ),
    (#"<barButtonItem title="Go" id="a-1"/>"#, "UIBarButtonItem", "title", "Go"),
    (
      #"<segmentedControl id="a-1"><segments><segment title="One"/></segments></segmentedControl>"#,
      "UISegmentedControl", "segmentTitles[0]", "One"
    ),
    (
      #"<label id="a-1"><accessibility key="accessibilityConfiguration" label="Hi"/></label>"#, "UILabel",
      "accessibilityLabel", "Hi"
    ),
    (#"<label id="a-1"><string key="text">Hi</string></label>"#, "UILabel", "text", "Hi"),
  ])
  func aTextIsLookedUpUnderTheKeyThatXcodeExports(
    _ objects: String, _ className: String, _ property: String, _ text: String
  ) throws {
    let source = try emit(objects) { $0.isLocalized = true }
    let words = source.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    let comment = #"Class = \"\#(className)\"; \#(property) = \"\#(text)\"; ObjectID = \"a-1\";"#
    #expect(words.contains(#""a-1.\#(property)", tableName: "Card", value: "\#(text)""#))
    #expect(words.contains(comment.replacing("\"", with: "\\\"")) || words.contains(comment))
    #expect(!(try emit(objects)).contains("NSLocalizedString"))
  }
}
