import Foundation
import InterfaceBuilder
import SwiftEmission
import Testing

/// What a storyboard becomes: factories of controllers, what they hold, and functions that perform segues.
@Suite struct StoryboardTests {
  private struct NotRead: Error {}

  private func emit(_ scenes: [String], initial: String? = nil, name: String = "Main.storyboard") throws
    -> EmittedSource
  {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let content = scenes.enumerated().map { place, objects in
      "<scene sceneID=\"s\(place)\"><objects>\(objects)</objects></scene>"
    }
    return try emit(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"\(start)><scenes>\(content.joined())</scenes></document>",
      name: name)
  }

  private func emit(_ markup: String, name: String) throws -> EmittedSource {
    guard case .document(let document) = DocumentReader().read(Array(markup.utf8), file: name) else { throw NotRead() }
    return SwiftEmitter().emit(document, fileName: name)
  }

  private func controller(_ id: String, _ name: String, _ connections: String = "", view: String = "") -> String {
    "<viewController id=\"\(id)\" customClass=\"\(name)\">\(view)<connections>\(connections)</connections></viewController>"
  }

  @Test func theSampleIsAsItWas() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let document = tests.deletingLastPathComponent().appendingPathComponent(
      "Execution/Samples/Documents/Navigation.storyboard")
    let source = try emit(String(contentsOf: document, encoding: .utf8), name: "Navigation.storyboard")
    #expect(source.diagnostics.isEmpty)
    let text = try #require(source.text)
    let golden = tests.appendingPathComponent("Goldens/Navigation.storyboard.swift.txt")
    if ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] == "1" {
      try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
  }

  @Test func theInitialControllerHasItsType() throws {
    let text = try #require(try emit([controller("a", "Home")], initial: "a").text)
    #expect(text.contains("static func instantiateInitialViewController() -> Home {"))
    #expect(text.contains("    HomeScene.instantiate()\n"))
  }

  @Test func anInitialControllerThatIsNotThereIsSaid() throws {
    let source = try emit([controller("a", "Home")], initial: "gone")
    #expect(source.diagnostics.map(\.id) == ["not_carried"])
  }

  @Test func aControllerThatHoldsItselfIsRefusedWithThePath() throws {
    let embed = #"<segue destination="b" kind="embed" id="1"/>"#
    let view =
      "<view key=\"view\" id=\"v\"><subviews><containerView id=\"c\"><connections>\(embed)</connections></containerView></subviews></view>"
    let root = #"<segue destination="a" kind="relationship" relationship="rootViewController" id="2"/>"#
    let source = try emit([
      controller("a", "Home", view: view),
      "<navigationController id=\"b\" customClass=\"Stack\"><connections>\(root)</connections></navigationController>",
    ])
    #expect(source.text == nil)
    #expect(source.diagnostics.map(\.id) == ["recursive_embed"])
    #expect(source.diagnostics.first?.message.hasSuffix("HomeScene → StackScene → HomeScene") == true)
  }

  @Test func aSegueThatIsShownMayLeadInCircles() throws {
    let source = try emit([
      controller("a", "Home", #"<segue destination="b" kind="show" identifier="go" id="1"/>"#),
      controller("b", "Detail", #"<segue destination="a" kind="show" identifier="back" id="2"/>"#),
    ])
    #expect(source.text != nil && source.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#"kind="show""#, "source.show(destination, sender: sender)"),
    (#"kind="showDetail""#, "source.showDetailViewController(destination, sender: sender)"),
    (#"kind="presentation" modalPresentationStyle="formSheet""#, "destination.modalPresentationStyle = .formSheet"),
    (#"kind="modal" animates="NO""#, "source.present(destination, animated: false)"),
    (#"kind="popoverPresentation""#, "destination.modalPresentationStyle = .popover"),
    (#"kind="push""#, "source.navigationController?.pushViewController(destination, animated: true)"),
    (
      #"kind="push" splitViewControllerTargetIndex="1""#,
      "source.splitViewController?.viewControllers.dropFirst(1).first"
    ),
    (#"kind="replace""#, "split.viewControllers[1] = destination"),
    (
      #"kind="custom" customClass="Fade""#,
      "let segue = Fade(identifier: \"go\", source: source, destination: destination)\n"
    ),
    (
      #"kind="show" customClass="Fade""#,
      "let segue = Fade(identifier: \"go\", source: source, destination: destination) {"
    ),
    (
      #"kind="show" destinationCreationSelector="make:sender:segueIdentifier:""#,
      #"source.make($0, sender: sender, segueIdentifier: "go")"#
    ),
  ])
  func eachKindIsPerformedAsUIKitDoes(_ attributes: String, _ expected: String) throws {
    let segue = "<segue destination=\"b\" \(attributes) identifier=\"go\" id=\"1\"/>"
    let source = try emit([controller("a", "Home", segue), controller("b", "Detail")])
    let text = try #require(source.text)
    #expect(source.diagnostics.isEmpty)
    #expect(text.contains(expected))
    let isAnimated = !attributes.contains(#"animates="NO""#)
    let performing = isAnimated ? "segue.perform()" : "UIView.performWithoutAnimation { segue.perform() }"
    let prepared = try #require(text.range(of: "source.prepare(for: segue, sender: sender)\n    \(performing)\n"))
    #expect(text.range(of: "let segue = ").map { $0.lowerBound < prepared.lowerBound } == true)
    #expect(text.contains("case .go: performGo(from: source, sender: sender)"))
  }

  @Test func triggersOfOneSegueShareItsFunction() throws {
    let connections = #"<connections><segue destination="b" kind="show" identifier="go" id="X"/></connections>"#
    let view =
      "<view key=\"view\" id=\"v\"><subviews>"
      + ["1", "2"].map { "<button id=\"k\($0)\">\(connections.replacing("X", with: "g" + $0))</button>" }.joined()
      + "</subviews></view>"
    let text = try #require(try emit([controller("a", "Home", view: view), controller("b", "Detail")]).text)
    #expect(text.components(separatedBy: "static func performGo(").count == 2)
    #expect(text.contains("trigger(Self.performGo, of: owner, withIdentifier: \"go\", by: button2)"))
  }

  @Test func otherStoryboardsAreReachedByTheirNames() throws {
    let segue = #"<segue destination="p" kind="show" identifier="go" id="1"/>"#
    func text(_ attributes: String) throws -> String? {
      try emit([controller("a", "Home", segue), "<viewControllerPlaceholder \(attributes) id=\"p\"/>"]).text
    }
    #expect(
      try text(#"storyboardName="user-settings""#)?.contains(
        "UserSettingsStoryboard.instantiateInitialViewController()") == true)
    #expect(
      try text(#"storyboardName="Other" referencedIdentifier="X""#)?.contains(
        #"OtherStoryboard.instantiateViewController(withIdentifier: "X")"#) == true)
    #expect(
      try text(#"storyboardName="Kit" bundleIdentifier="org.kit" referencedIdentifier="X""#)?.contains(
        #"UIStoryboard(name: "Kit", bundle: Bundle(identifier: "org.kit"))"#) == true)
  }

  @Test func aSegueThatLeadsNowhereIsSaid() throws {
    let source = try emit([controller("a", "Home", #"<segue destination="gone" kind="show" identifier="go" id="1"/>"#)])
    #expect(source.diagnostics.map(\.id) == ["not_carried"])
  }

  @Test func aSegueOfAnInvalidClassIsRefused() throws {
    let segue = #"<segue destination="b" kind="custom" customClass="X() {" identifier="go" id="1"/>"#
    let source = try emit([controller("a", "Home", segue), controller("b", "Detail")])
    #expect(source.text == nil && source.diagnostics.map(\.id) == ["invalid_class_name"])
  }

  @Test func aStoryboardThatNobodyAsksForAnythingHasNoTypeOfItsOwn() throws {
    let text = try #require(try emit(["<navigationController id=\"n\"/>"]).text)
    #expect(!text.contains("enum MainStoryboard"))
    #expect(text.contains("enum MainNavigationControllerScene {"))
  }

  @Test func anUnwindSegueMayGoWithoutAnimation() throws {
    let segue = #"<segue destination="e" kind="unwind" identifier="done" unwindAction="back:" animates="NO" id="1"/>"#
    let text = try #require(try emit([controller("a", "Home", segue) + #"<exit id="e"/>"#]).text)
    #expect(text.contains("animated: false)\n"))
    #expect(text.contains("UIView.performWithoutAnimation { segue.perform() }"))
    #expect(text.contains("dismiss(animated: UIView.areAnimationsEnabled)"))
  }

  @Test func unwindingAsksEachContainerOnTheWay() throws {
    let segue =
      #"<segue destination="e" kind="unwind" customClass="Fade" unwindAction="back:" id="1"/>"#
    let text = try #require(try emit([controller("a", "Home", segue) + #"<exit id="e"/>"#]).text)
    #expect(text.contains("parent.unwind(for: segue, towards: child)"))
    #expect(text.contains("by: Fade.init(identifier:source:destination:performHandler:)"))
  }

  /// `prepare(for:sender:)` of the app has the last word.
  @Test func howADestinationIsPresentedIsSaidBeforeItIsPrepared() throws {
    let segue =
      #"<segue destination="b" kind="presentation" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" id="1"/>"#
    let text = try #require(try emit([controller("a", "Home", segue), controller("b", "Detail")]).text)
    let styled = try #require(text.range(of: "destination.modalTransitionStyle = .crossDissolve"))
    let prepared = try #require(text.range(of: "source.prepare(for: segue, sender: sender)"))
    #expect(styled.lowerBound < prepared.lowerBound)
  }

  @Test func aSegueWithoutAnimationGoesWithoutWhateverItsClassDoes() throws {
    let segue = #"<segue destination="b" kind="custom" customClass="Fade" animates="NO" id="1"/>"#
    let text = try #require(try emit([controller("a", "Home", segue), controller("b", "Detail")]).text)
    #expect(text.contains("    UIView.performWithoutAnimation { segue.perform() }\n"))
  }

  @Test func segueClassesTellSeguesWithoutIdentifiersApart() throws {
    let segues = ["FadeSegue", "Flip"].map {
      "<segue destination=\"b\" kind=\"custom\" customClass=\"\($0)\" id=\"\($0)\"/>"
    }
    let text = try #require(try emit([controller("a", "Home", segues.joined()), controller("b", "Detail")]).text)
    #expect(text.contains("static func performFadeOfDetail(") && text.contains("static func performFlipOfDetail("))
  }

  /// A child's view is loaded before the child has a parent, as UIKit does it.
  @Test func anEmbeddedControllerLoadsItsViewFirst() throws {
    let embed = #"<segue destination="b" kind="embed" id="1"/>"#
    let view =
      "<view key=\"view\" id=\"v\"><subviews><containerView id=\"c\"><connections>\(embed)</connections></containerView></subviews></view>"
    let text = try #require(try emit([controller("a", "Home", view: view), controller("b", "Detail")]).text)
    #expect(text.contains("destination.loadViewIfNeeded()\n      source.addChild(destination)\n"))
  }

  private func table(_ content: String, dataMode: String) -> String {
    "<tableViewController id=\"a\" customClass=\"List\"><tableView key=\"view\" dataMode=\"\(dataMode)\" id=\"t\">\(content)</tableView></tableViewController>"
  }

  @Test func prototypesAreRegisteredWithWhatMakesThem() throws {
    let cell =
      #"<tableViewCell reuseIdentifier="Note" id="c"><tableViewCellContentView key="contentView" id="d"/></tableViewCell>"#
    let text = try #require(try emit([table("<prototypes>\(cell)</prototypes>", dataMode: "prototypes")]).text)
    #expect(text.contains("PrototypeNib { [weak owner] in NoteCellNib(owner: owner).tableViewCell }"))
    #expect(text.contains("forCellReuseIdentifier: NoteCellNib.reuseIdentifier"))
    #expect(text.contains("private final class PrototypeNib: UINib {"))
  }

  @Test func aPrototypeOfTheAppsOwnIsDecodedAndGetsItsIdentifierFromTheTable() throws {
    func cell(_ attributes: String) -> String {
      "<tableViewCell reuseIdentifier=\"Note\" customClass=\"NoteCell\" \(attributes) id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"d\"/></tableViewCell>"
    }
    func text(_ content: String, dataMode: String) throws -> String {
      try #require(try emit([table(content, dataMode: dataMode)]).text)
    }
    let plain = try text("<prototypes>\(cell(""))</prototypes>", dataMode: "prototypes")
    #expect(plain.contains("let noteCell = decode(NoteCell.self)\n"))
    // What a nib always archives, an archive without values lacks.
    #expect(
      plain.contains("noteCell.selectionStyle = .default\n") && plain.contains("noteCell.indentationWidth = 10\n"))
    let subtitled = try text(
      "<prototypes>\(cell(#"style="IBUITableViewCellStyleSubtitle""#))</prototypes>", dataMode: "prototypes")
    #expect(subtitled.contains("NoteCell(style: .subtitle, reuseIdentifier: \"Note\")"))
    let fixed = try text(
      "<sections><tableViewSection id=\"s\"><cells>\(cell(""))</cells></tableViewSection></sections>",
      dataMode: "static")
    #expect(fixed.contains("NoteCell(style: .default, reuseIdentifier: \"Note\")"))
  }

  @Test func aPrototypeWithoutAnIdentifierCannotBeDequeued() throws {
    let cell = #"<tableViewCell id="c"><tableViewCellContentView key="contentView" id="d"/></tableViewCell>"#
    let text = try #require(try emit([table("<prototypes>\(cell)</prototypes>", dataMode: "prototypes")]).text)
    #expect(!text.contains("PrototypeNib"))
  }

  @Test func cellsAndSupplementaryViewsOfACollectionAreRegistered() throws {
    let collection =
      #"<collectionView key="view" id="c"><collectionViewFlowLayout key="collectionViewLayout" id="l"/><cells><collectionViewCell reuseIdentifier="Tile" id="d"/></cells>"#
      + #"<collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h"/><collectionReusableView key="sectionFooterView" reuseIdentifier="Foot" id="f"/></collectionView>"#
    let text = try #require(
      try emit(["<collectionViewController id=\"a\" customClass=\"Grid\">\(collection)</collectionViewController>"])
        .text)
    #expect(text.contains("forCellWithReuseIdentifier: TileCellNib.reuseIdentifier"))
    #expect(text.contains("forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader"))
    #expect(text.contains("forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter"))
  }

  @Test func staticCellsAreServedBeforeTheSeguesOfCells() throws {
    let segue = #"<connections><segue destination="b" kind="show" id="1"/></connections>"#
    let cell =
      "<tableViewCell id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"d\"/>\(segue)</tableViewCell>"
    let section =
      "<sections><tableViewSection headerTitle=\"One\" id=\"s\"><cells>\(cell)</cells></tableViewSection></sections>"
    let text = try #require(try emit([table(section, dataMode: "static"), controller("b", "Detail")]).text)
    let served = try #require(text.range(of: "StaticCells.serve("))
    let followed = try #require(text.range(of: "CellSegues.follow("))
    #expect(served.lowerBound < followed.lowerBound)
    #expect(text.contains("StaticCells.serving(controller.tableView)"))
    // Both keep their places when code makes the controller data source or delegate again.
    #expect(text.contains("tableView.observe(\\.dataSource)") && text.contains("collectionView.observe(\\.delegate)"))
  }
}
