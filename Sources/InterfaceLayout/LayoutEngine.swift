import InterfaceModel
import LayoutMetrics
import UIKitCatalog

/// Lays documents out as UIKit does.
public struct LayoutEngine: Sendable {
  private let catalog: Catalog

  /// Makes an engine that knows what `catalog` describes.
  public init(catalog: Catalog = .uiKit) { self.catalog = catalog }

  /// The frames of all views of a document, and what is wrong with its constraints.
  ///
  /// Where the settings name no device and no orientation, the frames are those that Interface Builder would store; a document
  /// of the view language is shown in no editor, so that they are those of its own device.
  public func layout(_ document: InterfaceDocument, _ settings: LayoutSettings = LayoutSettings()) -> DocumentLayout {
    let ownDevice = LayoutDevice.device(of: document)
    let ownOrientation = document.device?.orientation ?? "portrait"
    let isForEditor = settings.isForEditor && document.root != nil
    var ownSettings = settings
    if !isForEditor {
      // Autoresizing masks start from what the canvas shows.
      ownSettings.findsAmbiguity = false
      ownSettings.contentSizeCategory = nil
      ownSettings.isRightToLeft = false
    }
    let own = LayoutContext(
      document, catalog: catalog, device: ownDevice, orientation: ownOrientation, settings: ownSettings, base: nil)
    let ownLayout = layout(own)
    guard !isForEditor else { return ownLayout }
    let device = settings.device ?? ownDevice
    let context = LayoutContext(
      document, catalog: catalog, device: device,
      orientation: device.orientation(preferring: settings.orientation ?? ownOrientation), settings: settings,
      base: ownLayout.views.map(\.frame))
    return layout(context)
  }

  private func layout(_ context: LayoutContext) -> DocumentLayout {
    var layout = DocumentLayout(
      device: context.device, orientation: context.orientation, fidelity: context.fidelity,
      isRightToLeft: context.isRightToLeft,
      contentSizeCategory: context.contentSizeCategory, views: [], conflicts: [])
    layout.views.reserveCapacity(context.tree.nodes.count)
    let roots = solvedRoots(context)
    for root in context.tree.roots {
      guard let rootLayout = roots[root] else { continue }
      let ambiguity = context.findsAmbiguity ? rootLayout.ambiguity() : Ambiguity()
      layout.views += rootLayout.views(ambiguity)
      layout.ties += ambiguity.ties
      layout.conflicts += rootLayout.conflicts
      layout.missedConstraints += rootLayout.missedConstraints()
      if context.findsRedundancy { layout.redundantConstraints += rootLayout.redundantConstraints() }
    }
    return layout
  }

  /// The layouts of all root views, by their places.
  private func solvedRoots(_ context: LayoutContext) -> [Int: RootLayout] {
    let surroundings = Surroundings(context)
    let ends = context.tree.roots.dropFirst() + [context.tree.nodes.count]
    let endOfRoot = Dictionary(uniqueKeysWithValues: zip(context.tree.roots, ends))
    var solved: [Int: RootLayout] = [:]
    for root in surroundings.roots {
      guard let end = endOfRoot[root] else { continue }
      let room = surroundings.container(ofRoot: root).flatMap { solved[context.tree.nodes[$0].root]?.room(in: $0) }
      var rootLayout = RootLayout(
        context, nodes: root..<end,
        surroundings: room.map { surroundings.root(root, in: $0) } ?? surroundings.root(root))
      rootLayout.solve()
      solved[root] = rootLayout
    }
    return solved
  }
}
