import Testing

@testable import Linting

@Suite struct UnusedResourceEntryTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnusedResourceEntry.self) }

  private func document(_ objects: String, _ entries: String...) -> RuleExample.Document {
    let resources =
      entries.isEmpty ? "" : "\n    <resources>\n\(entries.map { "        \($0)\n" }.joined())    </resources>"
    return RuleTesting.file(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              \(objects)
          </objects>\(resources)
      </document>

      """)
  }

  private let star = #"<image name="star" width="16" height="16"/>"#
  private let brand = #"<namedColor name="Brand"/>"#

  @Test func theFixTakesTheLineOut() {
    let used = #"<imageView image="star" id="a"/>"#
    #expect(
      RuleTesting.fixed(by: UnusedResourceEntry.self, document(used, brand, star)) == document(used, star).text)
    #expect(RuleTesting.fixed(by: UnusedResourceEntry.self, document(used, star)) == document(used, star).text)
  }

  @Test func theFixTakesTheWholeListOutWhereNothingIsLeft() {
    let view = #"<view id="a"/>"#
    #expect(RuleTesting.fixed(by: UnusedResourceEntry.self, document(view, brand, star)) == document(view).text)
  }

  @Test func whatIsMentionedInAnyWayIsLeftAlone() {
    for use in [
      #"<view id="a"><color key="backgroundColor" name="star"/></view>"#, #"<view whatever="star" id="a"/>"#,
      #"<view id="a"><unknown><string>star</string></unknown></view>"#,
    ] {
      #expect(RuleTesting.findings(of: UnusedResourceEntry.self, in: document(use, star)).isEmpty)
    }
  }
}
