import InterfaceLayout
import InterfaceModel
import LayoutMetrics

/// A document with its layouts, each made when a rule first asks for it.
///
/// One linting task uses it, and lays the document out once however many rules look at the layout.
final class LaidOutDocument {
  /// The document.
  let document: InterfaceDocument
  private let engine: LayoutEngine
  private var layouts: [String: DocumentLayout] = [:]

  init(_ document: InterfaceDocument, engine: LayoutEngine) {
    self.document = document
    self.engine = engine
  }

  /// The layout on the document's own device, with what the constraints leave open.
  var own: DocumentLayout { layout("") { LayoutSettings() } }

  /// The layout on a device, in points of its screen.
  func layout(on device: LayoutDevice, orientation: String) -> DocumentLayout {
    layout("\(device.id) \(orientation)") {
      LayoutSettings(device: device, orientation: orientation, findsAmbiguity: false)
    }
  }

  /// The devices of the document's family that can run an app for its deployment target: the configuration's, or the document's,
  /// or else the oldest that its Xcode could build for.
  func devices(_ configured: SystemVersion?) -> [LayoutDevice] {
    let oldest = LayoutEra(toolsVersion: document.toolsVersion).oldestDeploymentTarget
    return LayoutDevice.all(
      LayoutDevice.device(of: document).idiom, running: configured?.major ?? document.deploymentTarget ?? oldest)
  }

  /// The ids of the required constraints that follow from others.
  var redundantConstraints: [String] {
    layout("redundancy") { LayoutSettings(findsAmbiguity: false, findsRedundancy: true) }.redundantConstraints
  }

  /// The layout on the document's own device with lines from right to left.
  var mirrored: DocumentLayout { layout("mirrored") { LayoutSettings(isRightToLeft: true, findsAmbiguity: false) } }

  /// The layout on the document's own device at a size of text.
  func layout(_ category: ContentSizeCategory) -> DocumentLayout {
    layout("text \(category)") { LayoutSettings(contentSizeCategory: category, findsAmbiguity: false) }
  }

  private func layout(_ key: String, _ settings: () -> LayoutSettings) -> DocumentLayout {
    if let known = layouts[key] { return known }
    let layout = engine.layout(document, settings())
    layouts[key] = layout
    return layout
  }

  /// The view's object.
  func object(_ view: ViewLayout) -> InterfaceObject { document.objects[view.object] }
}
