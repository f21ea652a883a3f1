import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import LayoutMetrics

@testable import LayoutDrawing

/// A xib around a root view, laid out.
struct Fixture {
  struct NotRead: Error {}

  let document: InterfaceDocument
  let layout: DocumentLayout

  /// Reads a document whose root view of 200 by 100 points holds `subviews`.
  init(
    _ subviews: String, root: String = "", resources: String = "", device: String? = nil, isRightToLeft: Bool = false
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><objects>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>\(subviews)</subviews>\(root)</view></objects>
      <resources><systemColor name="labelColor"><color white="0" alpha="1" colorSpace="calibratedWhite"/></systemColor>
      \(resources)</resources></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "folder/Card.xib") else {
      throw NotRead()
    }
    self.document = document
    layout = LayoutEngine().layout(
      document, LayoutSettings(device: device.flatMap(LayoutDevice.named), isRightToLeft: isRightToLeft))
  }

  /// The wireframe.
  var svg: String { SVGWireframe().render(document, layout) }

  /// The wireframe without the lines around the drawn views.
  var drawing: Drawing { Drawing(document, layout, catalog: .uiKit) }

  /// A view with a frame.
  static func view(
    _ element: String, _ attributes: String = "", content: String = "", frame: String = "10 10 100 40"
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(element) id="v" \(attributes)><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])"
      height="\(numbers[3])"/>\(content)</\(element)>
      """
  }
}
