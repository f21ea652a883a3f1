import Foundation
import Testing

/// What `lint --fix` does beyond a single document's own rules, as a user sees it.
extension CommandLineTests {
  private var recursive: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="a" customClass="Card" customModule="App" customModuleProvider="target">
                <subviews>
                    <label id="b"/>
                </subviews>
                <connections>
                    <outlet property="title" destination="b" id="c"/>
                </connections>
            </view>
        </objects>
    </document>

    """
  }

  private var mended: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card" customModule="App" customModuleProvider="target">
                <connections>
                    <outlet property="title" destination="b" id="c"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="a">
                <subviews>
                    <label id="b"/>
                </subviews>
            </view>
        </objects>
    </document>

    """
  }

  private var loader: String {
    """
    class Card: UIView {
      @IBOutlet var title: UILabel!
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("Card", owner: self)
      }
    }
    """
  }

  @Test func aNibThatLoadsItselfIsMendedOnce() throws {
    try write(recursive, "App/Card.xib")
    try write(loader, "App/Card.swift")
    #expect(try run("lint", "--sources", "App", "App").output.contains("[recursive_nib]"))
    for _ in 0..<2 {
      let lint = try run("lint", "--fix", "--sources", "App", "App")
      #expect(lint.code == 0 && lint.output == "1 file, no findings\n")
      #expect(try text("App/Card.xib") == mended)
    }
    // The source beside a document whose owner has the class as well will do.
    let owner = #"userLabel="File's Owner""#
    let attributes = #" customClass="Card" customModule="App" customModuleProvider="target""#
    try write(recursive.replacing(owner, with: owner + attributes), "App/Card.xib")
    #expect(try run("lint", "--fix", "App").code == 0)
    #expect(try text("App/Card.xib") == mended)
  }

  @Test func whatIsMeantToBeSoIsNotMended() throws {
    try write(recursive, "App/Card.xib")
    try write(loader, "App/Card.swift")
    try write(#"{"suppress": [{"object": "a", "rules": ["recursive_nib"]}]}"#, ".xibc.json")
    #expect(try run("lint", "--fix", "--sources", "App", "App").output == "1 file, no findings, 1 suppressed\n")
    #expect(try text("App/Card.xib") == recursive)
  }

  @Test func whatTakesAPersonToChooseIsSaid() throws {
    try write(recursive, "App/Card.xib")
    try write(loader.replacing("owner: self", with: "owner: nil"), "App/Card.swift")
    let lint = try run("lint", "--fix", "--sources", "App", "App")
    #expect(lint.code == 1 && lint.output.contains("Move the custom class 'Card' from the view to File's Owner"))
    #expect(try text("App/Card.xib") == recursive)
  }

  @Test func aDocumentOfTheViewLanguageLosesFramesThatConstraintsGive() throws {
    func document(_ frame: String) -> String {
      """
      <interface xmlns="urn:xibc:view:1">
        <view id="card" size="320 200">
          <view id="badge"\(frame) alpha="0.5">
            <layout leading="superview + 8" top="superview + 8" size="80 40"/>
          </view>
        </view>
      </interface>

      """
    }
    try write(document(" frame=\"8 8 90 40\""), "Card.view.xml")
    for _ in 0..<2 {
      let lint = try run("lint", "--fix", "--enable", "misplaced_view", "Card.view.xml")
      #expect(lint.code == 0 && lint.output == "1 file, no findings\n", "\(lint.output)\(lint.errors)")
      #expect(try text("Card.view.xml") == document(""))
    }
  }

  @Test func aDocumentOfTheViewLanguageThatLoadsItselfIsLeftToItsAuthor() throws {
    let document = """
      <interface xmlns="urn:xibc:view:1">
        <view id="card" class="Card" size="320 200"/>
      </interface>

      """
    try write(document, "App/Card.view.xml")
    try write(loader, "App/Card.swift")
    let lint = try run("lint", "--fix", "--sources", "App", "App")
    #expect(lint.code == 1 && lint.output.contains("[recursive_nib]"))
    #expect(lint.output.contains("Move the custom class 'Card' from the view to File's Owner"))
    #expect(try text("App/Card.view.xml") == document)
  }
}
