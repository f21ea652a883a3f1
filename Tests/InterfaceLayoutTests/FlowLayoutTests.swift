import InterfaceLayout
import LayoutMetrics
import Testing

@Suite("Cells of collection views")
struct FlowLayoutTests {
  /// A collection view that fills a screen of 375 by 667 points, with cells of given sizes, on another device.
  private func laid(
    _ sizes: [(width: Int, height: Int)], layout: String = "", insets: String = "", header: Int = 0,
    device: String? = "ipad9_7"
  ) throws -> Laid {
    let cells = sizes.enumerated().map { place, size in
      """
      <collectionViewCell id="c\(place)"><rect key="frame" x="3" y="3" width="\(size.width)" height="\(size.height)"/>
      </collectionViewCell>
      """
    }
    let supplements = ["sectionHeaderView", "sectionFooterView"].map { key in
      """
      <collectionReusableView key="\(key)" id="\(key)"><rect key="frame" x="0" y="9" width="375" height="\(header)"/>
      </collectionReusableView>
      """
    }
    return try Laid(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="s"><objects><collectionViewController id="controller">
            <collectionView key="view" id="collection">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <collectionViewFlowLayout key="collectionViewLayout" id="flow" \(layout)>\(insets)</collectionViewFlowLayout>
              <cells>\(cells.joined())</cells>
              \(header > 0 ? supplements.joined() : "")
            </collectionView>
          </collectionViewController></objects></scene></scenes>
        </document>
        """, settings: LayoutSettings(device: device.flatMap(LayoutDevice.named)))
  }

  private let eight = "<inset key=\"sectionInset\" minX=\"8\" minY=\"4\" maxX=\"8\" maxY=\"2\"/>"

  @Test("Cells of one size stand in columns from edge to edge")
  func columns() throws {
    let laid = try laid(Array(repeating: (140, 50), count: 6), insets: eight)
    // Five columns of 140 fit 752 points: 13 are left between two.
    #expect(laid.frame("c0") == [8, 4, 140, 50])
    #expect(laid.frame("c1") == [161, 4, 140, 50])
    #expect(laid.frame("c4") == [620, 4, 140, 50])
    #expect(laid.frame("c5") == [8, 64, 140, 50])
  }

  @Test("A single column stands in the middle")
  func singleColumn() throws {
    let laid = try laid([(500, 50), (500, 50)], layout: "minimumLineSpacing=\"7\"")
    #expect(laid.frame("c0") == [134, 0, 500, 50])
    #expect(laid.frame("c1") == [134, 57, 500, 50])
  }

  @Test("Cells of several sizes follow each other, in the middle of their line")
  func sizes() throws {
    let laid = try laid([(400, 50), (200, 30), (300, 20)], layout: "minimumInteritemSpacing=\"20\"")
    #expect(laid.frame("c0") == [0, 0, 400, 50])
    #expect(laid.frame("c1") == [420, 10, 200, 30])
    #expect(laid.frame("c2") == [0, 60, 300, 20])
  }

  @Test("A header comes before them, a footer behind, both as wide as the collection view")
  func supplements() throws {
    let laid = try laid([(100, 50)], insets: eight, header: 40)
    #expect(laid.frame("sectionHeaderView") == [0, 0, 768, 40])
    #expect(laid.frame("c0") == [8, 44, 100, 50])
    #expect(laid.frame("sectionFooterView") == [0, 96, 768, 40])
  }

  @Test("Where it scrolls sideways, lines are columns and headers are as high as the collection view")
  func sideways() throws {
    let laid = try laid([(100, 600), (100, 600)], layout: "scrollDirection=\"horizontal\"", header: 667)
    #expect(laid.frame("sectionHeaderView") == [0, 0, 375, 1024])
    #expect(laid.frame("c0") == [375, 212, 100, 600])
    #expect(laid.frame("c1") == [485, 212, 100, 600])
  }

  @Test("In the editor they are where it has stored them")
  func editor() throws {
    #expect(try laid([(100, 50)], device: nil).frame("c0") == [3, 3, 100, 50])
  }
}
