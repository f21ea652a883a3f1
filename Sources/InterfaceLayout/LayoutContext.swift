import InterfaceModel
import LayoutMetrics
import UIKitCatalog

/// What the layout of all roots of a document on a device has in common.
struct LayoutContext: Sendable {
  /// The document under the device's traits.
  let document: InterfaceDocument
  /// Its views.
  let tree: ViewTree
  /// The device.
  let device: LayoutDevice
  /// `portrait` or `landscape`.
  let orientation: String
  /// The generation of UIKit.
  let era: LayoutEra
  /// The frames that are wanted: the editor's, or a device's.
  let fidelity: LayoutFidelity
  /// The sizes of views by themselves.
  let sizer: IntrinsicSizer
  /// The margins of views.
  let margins: Margins
  /// Whether lines run from right to left.
  let isRightToLeft: Bool
  /// The size of text that was chosen; nil for the usual one.
  let contentSizeCategory: ContentSizeCategory?
  /// Whether to find out what the constraints leave open.
  let findsAmbiguity: Bool
  /// Whether to find out which constraints follow from others.
  let findsRedundancy: Bool
  /// The ids that the device's traits leave out.
  let uninstalled: Set<String>
  /// Whether the document's views have safe areas; before Xcode 9 only the guides of controllers knew of bars.
  let usesSafeArea: Bool
  /// The frames on the document's own device, which autoresizing masks start from; nil when that is laid out.
  let base: [LayoutFrame]?

  /// Whether the views are laid out as the editor stored them.
  var isOwnDevice: Bool { base == nil }

  /// Makes the context of a document on a device.
  init(
    _ document: InterfaceDocument, catalog: Catalog, device: LayoutDevice, orientation: String,
    settings: LayoutSettings, base: [LayoutFrame]?
  ) {
    let traits = TraitEnvironment(device: device, orientation: orientation)
    let fidelity: LayoutFidelity = base == nil ? .editor : .device
    self.document = document.resolved(for: traits)
    self.device = device
    self.orientation = orientation
    self.fidelity = fidelity
    self.base = base
    uninstalled = document.uninstalledIdentifiers(for: traits)
    tree = ViewTree(self.document, catalog: catalog, uninstalled: uninstalled)
    sizer = IntrinsicSizer(
      document: self.document, catalog: catalog, device: device, fidelity: fidelity,
      contentSizeCategory: settings.contentSizeCategory)
    era = sizer.era
    margins = Margins(device: device, era: era)
    isRightToLeft = settings.isRightToLeft
    contentSizeCategory = settings.contentSizeCategory
    usesSafeArea = document.objects.contains { object in
      object.layoutGuides.contains { $0.kind == .view(key: "safeArea") }
    }
    findsAmbiguity = settings.findsAmbiguity
    findsRedundancy = settings.findsRedundancy
  }

  /// Whether a view's own content, margins and constraints run from right to left.
  func isRightToLeft(_ node: Int) -> Bool { object(node).isRightToLeft(inInterfaceFromRightToLeft: isRightToLeft) }

  /// The object of a view.
  func object(_ node: Int) -> InterfaceObject { document.objects[tree.nodes[node].object] }

  /// The size of body text, in points.
  var bodySize: Double { sizer.font(.font(.textStyle("UICTFontTextStyleBody")), defaultSize: 17).pointSize }

  /// Whether a view has baselines of its own; those of others lie at their bottom edge.
  func hasBaseline(_ node: Int) -> Bool {
    switch object(node).element {
    case "label", "button", "textField", "textView", "segmentedControl", "searchBar": true
    default: false
    }
  }
}
