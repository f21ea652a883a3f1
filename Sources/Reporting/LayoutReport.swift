import InterfaceLayout
import InterfaceModel
import Linting
import UIKitCatalog

/// The layout of a document on a device with the names of everything, ready to be written or drawn.
public struct LayoutReport: Sendable {
  /// The document.
  public var document: InterfaceDocument
  /// Its layout.
  public var layout: DocumentLayout
  /// The views, in the order of the layout's.
  public var views: [ReportedView]

  /// Makes the report of a layout of `document`.
  public init(_ document: InterfaceDocument, _ layout: DocumentLayout, catalog: Catalog = .uiKit) {
    self.document = document
    self.layout = layout
    views = layout.views.map { view in
      let object = document.objects[view.object]
      return ReportedView(
        layout: view, id: object.id, element: object.element,
        className: object.customClass?.name ?? catalog[object.element]?.className ?? "UIView",
        name: ObjectName.describe(object))
    }
  }

  /// The constraints that the document's views hold, with what they mention.
  public var constraints: [ReportedConstraint] {
    var places: [ObjectIndex: Int] = [:]
    for (place, view) in layout.views.enumerated() { places[view.object] = place }
    return layout.views.flatMap { view in
      document.objects[view.object].constraints.map { ReportedConstraint($0, in: document, places: places) }
    }
  }
}
