import Testing

@testable import Linting

/// What `lint --fix` makes of a nib whose root view has the class that should be its owner's.
@Suite struct OwnerMoveTests {
  private static let loader = """
    class Card: UIView {
      @IBOutlet var title: UILabel!
      @IBOutlet var badge: UILabel!
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let content = Bundle.main.loadNibNamed("Card", owner: self)?.first as? UIView else { return }
        addSubview(content)
      }
      @IBAction func follow(_ sender: Any) {}
    }
    """

  private func nib(owner: String, view: String, content: String = "") -> RuleExample.Document {
    .xib(
      """
          \(owner)
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="a"\(view)>
              <rect key="frame" x="0.0" y="0.0" width="120" height="32"/>
      \(content)    </view>
      """, name: "Card.xib")
  }

  private let plainOwner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>"#
  private let subviews = """
            <subviews>
                <button opaque="NO" id="b">
                    <connections>
                        <action selector="follow:" destination="a" eventType="touchUpInside" id="c"/>
                        <action selector="removeFromSuperview" destination="a" eventType="touchCancel" id="d"/>
                    </connections>
                </button>
                <textField opaque="NO" id="e">
                    <connections>
                        <outlet property="delegate" destination="a" id="f"/>
                    </connections>
                </textField>
                <label opaque="NO" id="g"/>
            </subviews>

    """

  private func fixed(_ document: RuleExample.Document, _ source: String = loader) -> String {
    RuleTesting.fixed(by: RecursiveNib.self, document, beside: .source(source, name: "Card.swift"))
  }

  @Test func theClassGoesToTheEndOfTheOwnersTag() {
    let document = nib(
      owner: plainOwner, view: #" customClass="Card" customModule="App" customModuleProvider="target""#)
    let owner =
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card" customModule="App" customModuleProvider="target"/>"#
    #expect(fixed(document) == nib(owner: owner, view: "").text)
  }

  @Test func outletsActionsAndDelegatesGoWithIt() {
    let content =
      subviews + """
                <connections>
                    <outlet property="title" destination="g" id="i"/>
                    <outletCollection property="gestureRecognizers" destination="k" appends="YES" id="j"/>
                    <outlet property="badge" destination="g" id="h"/>
                </connections>

        """
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
              <connections>
                  <outlet property="badge" destination="g" id="h"/>
                  <outlet property="title" destination="g" id="i"/>
              </connections>
          </placeholder>
      """
    let expected =
      subviews
      .replacing(#"selector="follow:" destination="a""#, with: #"selector="follow:" destination="-1""#)
      .replacing(#"property="delegate" destination="a""#, with: #"property="delegate" destination="-1""#)
        + """
                <connections>
                    <outletCollection property="gestureRecognizers" destination="k" appends="YES" id="j"/>
                </connections>

        """
    #expect(
      fixed(nib(owner: plainOwner, view: #" customClass="Card""#, content: content))
        == nib(owner: owner, view: "", content: expected).text)
  }

  @Test func outletsComeBetweenTheOwnersOwn() {
    func owner(_ outlets: String) -> String {
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
              <connections>
      \(outlets)
              </connections>
          </placeholder>
      """
    }
    let content = """
              <connections>
                  <outlet property="title" destination="g" id="i"/>
                  <outlet property="badge" destination="g" id="h"/>
              </connections>

      """
    let known = """
                  <outlet property="content" destination="a" id="x"/>
                  <outlet property="title" destination="g" id="y"/>
      """
    let merged = #"            <outlet property="badge" destination="g" id="h"/>"# + "\n" + known
    #expect(
      fixed(nib(owner: owner(known), view: #" customClass="Card""#, content: content))
        == nib(owner: owner(merged), view: "").text)
  }

  @Test func linesEndAsTheyDid() {
    var document = nib(
      owner: plainOwner, view: #" customClass="Card""#,
      content: """
                <connections>
                    <outlet property="title" destination="g" id="i"/>
                </connections>

        """)
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
              <connections>
                  <outlet property="title" destination="g" id="i"/>
              </connections>
          </placeholder>
      """
    document.text = document.text.replacing("\n", with: "\r\n")
    #expect(fixed(document) == nib(owner: owner, view: "").text.replacing("\n", with: "\r\n"))
  }

  /// What takes a person to choose stays as it is.
  private func expectUntouched(
    owner: String? = nil, view: String = #" customClass="Card""#, content: String = "", source: String = loader,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let document = nib(owner: owner ?? plainOwner, view: view, content: content)
    let findings = RuleTesting.findings(of: RecursiveNib.self, in: document, .source(source, name: "Card.swift"))
    #expect(findings.first?.fixes.isEmpty == false, sourceLocation: sourceLocation)
    #expect(fixed(document, source) == document.text, sourceLocation: sourceLocation)
  }

  @Test func anOwnerOfAnotherClassKeepsIt() {
    expectUntouched(
      owner:
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CardController"/>"#
    )
  }

  @Test func aLoadThatHasNoOwnerStays() {
    expectUntouched(source: Self.loader.replacing("owner: self", with: "owner: nil"))
  }

  @Test func aViewThatIsAskedForAsItsClassStays() {
    expectUntouched(source: Self.loader.replacing("as? UIView", with: "as? Card"))
    expectUntouched(source: Self.loader.replacing("as? UIView", with: "as? Self"))
  }

  @Test func aFactoryMayWantTheView() {
    let factory = """
      extension Card {
        static func make() -> Card { Bundle.main.loadNibNamed("Card", owner: nil)!.first as! Card }
      }
      """
    expectUntouched(source: Self.loader + "\n" + factory)
  }

  @Test func whatTheOwnerConnectsOtherwiseStays() {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
              <connections>
                  <outlet property="title" destination="b" id="y"/>
              </connections>
          </placeholder>
      """
    let content = """
              <connections>
                  <outlet property="title" destination="g" id="i"/>
              </connections>

      """
    expectUntouched(owner: owner, content: content)
  }

  @Test func attributesThatOnlyTheClassHasStay() {
    expectUntouched(
      content: """
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="theme" value="dark"/>
                </userDefinedRuntimeAttributes>

        """)
  }

  @Test func theWayOverAnotherNibStays() {
    let tile = RuleExample.Document.xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="a" customClass="Card"/>"#,
      name: "Tile.xib")
    let card = RuleExample.Document.xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="a" customClass="Tile"/>"#,
      name: "Card.xib")
    let sources = RuleExample.Document.source(
      Self.loader + "\n" + Self.loader.replacing("Card", with: "Tile"), name: "Card.swift")
    let findings = RuleTesting.findings(of: RecursiveNib.self, in: card, tile, sources)
    #expect(findings.count == 1 && findings[0].fixes.allSatisfy(\.edits.isEmpty))
  }

  @Test func objectiveCLoadsIntoItself() {
    let source = """
      @implementation Card
      - (instancetype)initWithCoder:(NSCoder *)coder {
        if ((self = [super initWithCoder:coder])) {
          UIView *content = [[[NSBundle mainBundle] loadNibNamed:@"Card" owner:self options:nil] firstObject];
          [self addSubview:content];
        }
        return self;
      }
      @end
      """
    let document = nib(owner: plainOwner, view: #" customClass="Card""#)
    let owner = plainOwner.replacing("/>", with: #" customClass="Card"/>"#)
    func fixed(_ source: String) -> String {
      RuleTesting.fixed(by: RecursiveNib.self, document, beside: .source(source, name: "Card.m"))
    }
    #expect(fixed(source) == nib(owner: owner, view: "").text)
    #expect(fixed(source.replacing("UIView *content", with: "Card *content")) == document.text)
  }
}
