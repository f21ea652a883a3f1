/// Why a part of a document means something in the editor only, so that no code comes of it.
public enum DesignTimeReason: String, Sendable, CaseIterable {
  /// Says where and how the editor shows the object on its canvas.
  case canvas
  /// Simulates a device, a bar or a size that the running app has from elsewhere.
  case simulatedMetrics
  /// A note of people for people.
  case annotation
  /// The editor's record of its own last layout (`misplaced`, `ambiguous`), which solving the layout replaces.
  case storedVerdict
  /// What the editor needs to know of its own version and plug-ins.
  case toolsRequirement
  /// A stand-in for something that the app has from its bundle or the system at run time.
  case resourceStandIn
  /// An identity or place that the document's structure says already.
  case bookkeeping
  /// A list the editor derives from sources to offer names in menus.
  case sourceIndex
  /// A setting that no system since iOS 7 heeds.
  case obsolete
  /// A setting of AppKit that UIKit hasn't.
  case otherPlatform
  /// A size that only the editor's layout uses.
  case placeholderSize

  /// One sentence that says it to a person.
  public var explanation: String {
    switch self {
    case .canvas: "where and how the editor shows the object on its canvas"
    case .simulatedMetrics: "a device, bar or size that the editor simulates"
    case .annotation: "a note of people for people"
    case .storedVerdict: "the editor's record of its own last layout"
    case .toolsRequirement: "what the editor needs to know of its own version and plug-ins"
    case .resourceStandIn: "a stand-in for what the app has from its bundle or the system"
    case .bookkeeping: "an identity or place that the document's structure says already"
    case .sourceIndex: "a list that the editor derives from sources"
    case .obsolete: "a setting that no system since iOS 7 heeds"
    case .otherPlatform: "a setting of AppKit that UIKit hasn't"
    case .placeholderSize: "a size that only the editor's layout uses"
    }
  }
}
