import InterfaceBuilder
import Scaffolding
import Testing
import ViewLanguage

/// What is made of small documents, to the letter.
@Suite struct ScaffoldTests {
  private func text(
    _ documents: [(name: String, markup: String)], components: ComponentFiles = .none
  ) throws -> (text: String?, ids: [String]) {
    var scaffold = Scaffold()
    var diagnostics: [ScaffoldDiagnostic] = []
    for (name, markup) in documents {
      let reading = DocumentReader(components: components).read(Array(markup.utf8), file: "folder/\(name)")
      guard case .document(let document) = reading else {
        Issue.record("\(name) can't be read")
        continue
      }
      diagnostics += scaffold.add(document)
    }
    let (sources, remarks) = scaffold.sources()
    return (ScaffoldSource.text(of: sources), (diagnostics + remarks).map(\.id))
  }

  private func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(objects)</objects></document>
    """
  }

  private func owner(_ name: String, _ connections: String = "") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
      <connections>\(connections)</connections>
    </placeholder>
    """
  }

  /// A component's event hands on the control that it comes from, whatever that is in the component.
  @Test func theSenderOfAComponentsEventIsAnything() throws {
    let component = """
      <interface xmlns="urn:xibc:view:1"><event name="onTap"/>
      <view><button id="go" touchUpInside="{onTap}"/></view></interface>
      """
    let screen = """
      <interface xmlns="urn:xibc:view:1"><component name="Card"/><owner class="Screen"/>
      <view id="root"><Card id="card" onTap="owner.tapped:"/><button touchUpInside="owner.pushed:"/></view></interface>
      """
    let components = ComponentFiles { $0 == "folder/Card.view.xml" ? [UInt8](component.utf8) : nil }
    let source = try #require(text([("Screen.view.xml", screen)], components: components).text)
    #expect(source.contains("func tapped(_ sender: Any)"), "\(source)")
    #expect(source.contains("func pushed(_ sender: UIButton)"), "\(source)")
  }

  @Test func aClassThatUsesADeprecatedOneIsDeprecated() throws {
    let outlet = owner("Card", #"<outlet property="scene" destination="g" id="o"/>"#)
    let view =
      #"<glkView id="g"><connections><outlet property="delegate" destination="-1" id="d"/></connections></glkView>"#
    let source = try #require(text([("Card.xib", xib(outlet + view))]).text)
    let attribute = #"@available(iOS, deprecated: 12, message: "It has a GLKView.")"#
    #expect(source.contains("\(attribute)\nfinal class Card"))
    #expect(source.contains("\(attribute)\nextension Card: GLKViewDelegate"))
  }

  @Test func anOutletToASearchDisplayControllerIsLeftOutAsCompileLeavesItOut() throws {
    let outlet = owner("Search", #"<outlet property="searchDisplayController" destination="s" id="o"/>"#)
    let source = try #require(text([("Search.xib", xib(outlet + #"<searchDisplayController id="s"/>"#))]).text)
    #expect(source.contains("class Search") && !source.contains("earchDisplayController"))
  }

  @Test func ownerWithOutletsCollectionAndAction() throws {
    let markup = xib(
      owner(
        "Card",
        """
        <outlet property="nameLabel" destination="n"/>
        <outlet property="width" destination="w"/>
        <outletCollection property="texts" destination="n"/>
        <outletCollection property="texts" destination="b"/>
        """) + """
          <view id="v"><subviews>
            <label id="n"><constraints><constraint firstAttribute="width" constant="9" id="w"/></constraints></label>
            <button id="b"><connections>
              <action selector="follow:" destination="-1" eventType="touchUpInside"/>
              <action selector="changed:forEvent:" destination="-1" eventType="touchDown"/>
            </connections></button>
          </subviews></view>
          """)
    let expected = """
      // What Card.xib expects, scaffolded by xibc. Fill it in: this file is yours.

      import UIKit

      /// File's Owner of `Card.xib`.
      final class Card: UIView {
        @IBOutlet var nameLabel: UILabel!
        @IBOutlet var width: NSLayoutConstraint!
        @IBOutlet var texts: [UIView]!

        override init(frame: CGRect) {
          super.init(frame: frame)
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
        }

        @IBAction func follow(_ sender: UIButton) {}

        @IBAction func changed(_ sender: UIButton, forEvent event: UIEvent) {}
      }

      """
    #expect(try text([("Card.xib", markup)]).text == expected)
  }

  @Test func classOfUIKitsIsNotDeclaredWhateverItsModule() throws {
    let markup = xib(
      #"<view customClass="UITableView" customModule="App" customModuleProvider="target" id="a"/>"#)
    #expect(try text([("A.xib", markup)]).text == nil)
  }

  @Test func controllerThatFeedsATable() throws {
    let markup = xib(
      owner("ListViewController", "<outlet property=\"view\" destination=\"t\"/>") + """
        <tableView id="t"><connections>
          <outlet property="delegate" destination="-1"/>
          <outlet property="dataSource" destination="-1"/>
        </connections></tableView>
        """)
    let expected = """
      // What List.xib expects, scaffolded by xibc. Fill it in: this file is yours.

      import UIKit

      /// File's Owner of `List.xib`.
      final class ListViewController: UIViewController {}

      extension ListViewController: UITableViewDelegate {}

      extension ListViewController: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          0
        }

        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          UITableViewCell()
        }
      }

      """
    #expect(try text([("List.xib", markup)]).text == expected)
  }

  @Test func classOfTwoDocumentsIsDeclaredOnceWithTheUnion() throws {
    let first = xib(
      """
      <tableViewCell id="c" customClass="Row"><connections>
        <outlet property="title" destination="l"/>
        <outlet property="imageView" destination="i"/>
      </connections><tableViewCellContentView key="contentView" id="v">
        <subviews><label id="l"/><imageView id="i"/></subviews>
      </tableViewCellContentView></tableViewCell>
      """)
    let second = xib(
      owner("Row", "<outlet property=\"title\" destination=\"f\"/><outlet property=\"more\" destination=\"f\"/>")
        + "<view id=\"v\"><subviews><textField id=\"f\"/></subviews></view>")
    let expected = """
      // What 2 documents expect, scaffolded by xibc. Fill it in: this file is yours.

      import UIKit

      /// File's Owner of `B.xib`.
      final class Row: UITableViewCell {
        @IBOutlet var title: UIView!

        private var imageViewOutlet: UIImageView?
        @IBOutlet override var imageView: UIImageView? {
          get { imageViewOutlet ?? super.imageView }
          set { imageViewOutlet = newValue }
        }

        @IBOutlet var more: UITextField!

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
        }
      }

      """
    #expect(try text([("A.xib", first), ("B.xib", second)]).text == expected)
  }

  @Test func inspectablesControlsAndSelectorsOfObjectiveC() throws {
    let markup = xib(
      """
      <view id="v" customClass="Dial"><subviews><slider id="s"><connections>
        <action selector="tappedWithSender:" destination="o" eventType="valueChanged"/>
        <action selector="moved" destination="o" eventType="valueChanged"/>
      </connections></slider></subviews>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="track"><nil key="value"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><action selector="tappedWithSender:" destination="o" eventType="touchUpInside"/></connections>
      </view>
      <customObject id="o" customClass="Helper"/>
      """)
    let expected = """
      // What Dial.xib expects, scaffolded by xibc. Fill it in: this file is yours.

      import UIKit

      /// A `UIControl` of `Dial.xib`.
      final class Dial: UIControl {
        @IBInspectable var radius: CGFloat = 0
        @IBInspectable var track: UIColor?

        override init(frame: CGRect) {
          super.init(frame: frame)
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
        }
      }

      /// A `NSObject` of `Dial.xib`.
      @MainActor
      final class Helper: NSObject {
        @IBAction @objc(tappedWithSender:) func tapped(sender: Any) {}

        @IBAction func moved() {}
      }

      """
    #expect(try text([("Dial.xib", markup)]).text == expected)
  }

  @Test(arguments: [
    ("<view id=\"v\" customClass=\"A; B\"/>", "invalid_class_name"),
    (
      "<view id=\"v\" customClass=\"A\"><connections><outlet property=\"a-b\" destination=\"v\"/></connections></view>",
      "invalid_outlet_name"
    ),
    (
      "<view id=\"v\" customClass=\"A\"><connections><action selector=\"a b:\" destination=\"v\"/></connections></view>",
      "invalid_selector"
    ),
  ])
  func namesThatSwiftCannotHaveAreRefused(objects: String, id: String) throws {
    let result = try text([("A.xib", xib(objects))])
    #expect(result.text == nil)
    #expect(result.ids == [id])
  }

  @Test func outletOfAnotherTypeThanUIKitsPropertyIsSaid() throws {
    let result = try text([
      ("A.xib", xib(owner("AController", "<outlet property=\"title\" destination=\"l\"/>") + "<label id=\"l\"/>"))
    ])
    #expect(result.text?.contains("var title") == false)
    #expect(result.ids == ["outlet_hidden"])
  }

  @Test func classesOfFrameworksAreNotDeclared() throws {
    let markup = xib("<view id=\"v\" customClass=\"MKMapView\"/><placeholder id=\"-2\" customClass=\"UIResponder\"/>")
    #expect(try text([("A.xib", markup)]).text == nil)
  }
}
