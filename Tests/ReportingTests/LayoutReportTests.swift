import Foundation
import InterfaceBuilder
import InterfaceLayout
import Reporting
import Testing

@Suite("Layout reports")
struct LayoutReportTests {
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view id="root" customClass="Card">
          <rect key="frame" x="0.0" y="0.0" width="220" height="100"/>
          <subviews>
            <label text="A &quot;quoted&quot; name" id="a" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="1" y="2" width="3.25" height="4"/>
              <constraints>
                <constraint firstAttribute="width" constant="200" id="w"/>
                <constraint firstAttribute="height" constant="20.3333333" id="h"/>
              </constraints>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="l"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="16" id="t"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private func report() throws -> LayoutReport {
    let reading = DocumentReader().read(Array(Self.xib.utf8), file: "Card.xib")
    guard case .document(let document) = reading else { throw CocoaError(.fileReadCorruptFile) }
    return LayoutReport(document, LayoutEngine().layout(document))
  }

  @Test("The JSON form keeps its contract")
  func json() throws {
    let text = ReportList.json.whole([try report()])
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(root?["schema"] as? String == "xibc-report/1")
    let document = (root?["documents"] as? [[String: Any]])?.first
    #expect(document?["file"] as? String == "Card.xib")
    #expect(document?["kind"] as? String == "xib")
    let device = document?["device"] as? [String: Any] ?? [:]
    #expect(device.keys.sorted() == ["height", "id", "orientation", "scale", "width"])
    let view = (document?["views"] as? [[String: Any]])?.last
    #expect(view?["id"] as? String == "a")
    #expect(view?["parent"] as? String == "root")
    #expect(view?["class"] as? String == "UILabel")
    #expect(view?["name"] as? String == "A \"quoted\" name")
    #expect(view?["frame"] as? [String: Double] == ["x": 16, "y": 0, "width": 188, "height": 20.5])
    #expect(view?["stored"] as? [String: Double] == ["x": 1, "y": 2, "width": 3.25, "height": 4])
    #expect(view?["ambiguous"] as? [String] == [])
    let conflict = (document?["conflicts"] as? [[String: Any]])?.first
    #expect(conflict?["constraints"] as? [String] == ["l", "t", "w"])
  }

  @Test("Without documents the JSON form is still well formed")
  func noDocuments() throws {
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(ReportList.json.whole([]).utf8)) }
  }

  @Test("The text form is the tree with its frames, and what is wrong")
  func text() throws {
    let text = try report().text
    #expect(text.hasPrefix("Card.xib: iPhone SE (3rd generation), portrait, 375 × 667\n  Card  0 0 220 × 100\n"))
    #expect(text.contains("    UILabel \"A \"quoted\" name\"  16 0 188 × 20.5\n"))
    #expect(text.contains("conflict: 16 + 16 + 200 = 232, but the root view is 220 wide"))
  }

  @Test("Constraints are there with what they mention")
  func constraints() throws {
    let constraints = try report().constraints
    #expect(constraints.count == 5)
    let leading = try #require(constraints.first { $0.constraint.id == "l" })
    #expect(leading.first.view == 1 && leading.second?.view == 0)
    let width = try #require(constraints.first { $0.constraint.id == "w" })
    #expect(width.first.view == 1 && width.second == nil)
  }
}
