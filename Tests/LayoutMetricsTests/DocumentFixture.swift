import InterfaceBuilder
import InterfaceModel
import LayoutMetrics

/// A document around one view, and a sizer for it.
struct DocumentFixture {
  struct NotRead: Error {}

  let sizer: IntrinsicSizer
  let view: InterfaceObject

  /// Reads a document whose view is `element`, which has the id `v`.
  init(
    _ element: String, resources: String = "", tools: String = "14460", device: String = "retina4_7",
    fidelity: LayoutFidelity = .editor
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)">
      <device id="\(device)" orientation="portrait"/>
      <objects><view id="root"><subviews>\(element)</subviews></view></objects>
      <resources>\(resources)</resources></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "A.xib"),
      let view = document.object(withID: "v")
    else { throw NotRead() }
    self.view = view
    sizer = IntrinsicSizer(document: document, device: .device(of: document), fidelity: fidelity)
  }

  func size(fittingWidth: Double? = nil) -> IntrinsicSize { sizer.size(of: view, fittingWidth: fittingWidth) }
}
