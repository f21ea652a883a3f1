import InterfaceLayout
import InterfaceModel
import LayoutMetrics
import UIKitCatalog

/// What a picture of a layout is made from.
struct Drawing {
  /// The layout.
  let layout: DocumentLayout
  /// The document under the device's traits, and the bars of its containers.
  let scenery: LayoutScenery
  /// The sizes of texts and images.
  let sizer: IntrinsicSizer
  /// The document's colours.
  let colors: ColorReader
  /// The subviews of each view, by its place in the layout.
  let children: [[Int]]
  /// The place in the layout of each object that is a view.
  let viewOfObject: [ObjectIndex: Int]
  /// The constraints that can't hold together.
  private(set) var clashes: [Clash] = []
  private let catalog: Catalog

  /// Gathers what a picture of a document's layout needs.
  init(_ document: InterfaceDocument, _ layout: DocumentLayout, catalog: Catalog) {
    self.layout = layout
    self.catalog = catalog
    scenery = LayoutScenery(document, layout)
    sizer = IntrinsicSizer(
      document: scenery.document, catalog: catalog, device: layout.device, fidelity: layout.fidelity,
      contentSizeCategory: layout.contentSizeCategory)
    colors = ColorReader(document)
    var children: [[Int]] = Array(repeating: [], count: layout.views.count)
    var viewOfObject: [ObjectIndex: Int] = [:]
    for (place, view) in layout.views.enumerated() {
      viewOfObject[view.object] = place
      if let parent = view.parent { children[parent].append(place) }
    }
    self.children = children
    self.viewOfObject = viewOfObject
    clashes = Clash.clashes(of: self)
  }

  /// The document under the device's traits.
  var document: InterfaceDocument { scenery.document }

  /// The object of a view.
  func object(_ view: Int) -> InterfaceObject { document.objects[layout.views[view].object] }

  /// Whether what an object shows runs from right to left.
  func isRightToLeft(_ object: InterfaceObject) -> Bool {
    object.isRightToLeft(inInterfaceFromRightToLeft: layout.isRightToLeft)
  }

  /// Whether the device's traits leave a view out.
  func isUninstalled(_ view: Int) -> Bool { object(view).id.map(scenery.uninstalled.contains) ?? false }

  /// The name of an object's class.
  func className(of object: InterfaceObject) -> String {
    object.customClass?.name ?? catalog[object.element]?.className ?? object.element
  }

  /// The colour that a view shows actions in, its own or that of the nearest view above it that has one.
  func tint(of view: Int) -> Paint {
    var place: Int? = view
    while let current = place {
      if let paint = colors.paint(object(current).value("tintColor")) { return paint }
      place = layout.views[current].parent
    }
    return documentTint
  }

  /// The tint of the whole document.
  var documentTint: Paint { document.tintColor.flatMap(colors.paint) ?? colors.known(.systemBlue) }

  /// The objects that an object holds, in the document's order.
  func objects(in object: InterfaceObject) -> [InterfaceObject] { object.children.map { document.objects[$0] } }
}
