import InterfaceModel
import LayoutMetrics

/// What a layout was made of, for those who draw it: the document under the device's traits, and the bars of containers.
public struct LayoutScenery: Sendable {
  /// The document with the attributes that it has on the device.
  public let document: InterfaceDocument
  /// The ids of the views and constraints that the device's traits leave out.
  public let uninstalled: Set<String>
  /// The bars that containers show over the views of controllers.
  public let bars: [ObjectIndex: ScreenBars]
  /// The tab that each controller below a tab bar belongs to: the controller that the tab bar controller shows.
  public let tabs: [ObjectIndex: ObjectIndex]
  /// The controllers that container views show, whose views have the size of these.
  public let embedded: Set<ObjectIndex>
  /// The root view that each container view shows.
  public let rootsOfContainers: [ObjectIndex: ObjectIndex]

  /// Finds what the layout of a document was made of.
  public init(_ document: InterfaceDocument, _ layout: DocumentLayout) {
    let traits = TraitEnvironment(device: layout.device, orientation: layout.orientation)
    self.document = document.resolved(for: traits)
    uninstalled = document.uninstalledIdentifiers(for: traits)
    let segues = ControllerSegues(document)
    let containerBars = ContainerBars(document, segues)
    bars = containerBars.bars
    tabs = containerBars.tabs
    let embeddings = Embeddings(document, segues)
    embedded = Set(embeddings.places.keys)
    rootsOfContainers = embeddings.rootsOfContainers
  }
}
