import InterfaceBuilder
import InterfaceModel
import Testing

/// Whatever is cut off or changed, the reader answers; it never crashes.
@Suite struct TruncationTests {
  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
            <view id="a"><rect key="frame" x="0.0" y="0.0" width="1" height="2"/>
                <subviews><label text="A &amp; Ä 😀" id="b"><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                <constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" multiplier="1:2" constant="8" id="c"/></constraints>
                <connections><outlet property="x" destination="b" id="o"/></connections>
            </view>
        </objects>
    </document>
    """

  @Test func everyTruncationIsAnswered() {
    let bytes = Array(Self.sample.utf8)
    for end in 0..<bytes.count {
      guard case .malformed(let error) = DocumentReader().read(Array(bytes[..<end]), file: "A.xib") else {
        Issue.record("\(end) bytes are no document")
        continue
      }
      #expect(error.position.line >= 1 && error.position.column >= 1 && !error.message.isEmpty)
    }
  }

  @Test func everyByteMayBeAnother() {
    let bytes = Array(Self.sample.utf8)
    for place in bytes.indices {
      for byte: UInt8 in [0x00, 0x22, 0x26, 0x2D, 0x3C, 0x3E, 0x39, 0xFF] {
        var changed = bytes
        changed[place] = byte
        if case .document(let document) = DocumentReader().read(changed, file: "A.xib") {
          #expect(document.objects.count <= 4)
        }
      }
    }
  }
}
