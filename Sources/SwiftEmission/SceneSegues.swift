import InterfaceModel
import UIKitCatalog

/// The segues of a scene: one function for all that do the same.
struct SceneSegues {
  /// The segues that differ from one another, in the document's order.
  private(set) var all: [SceneSegue] = []
  /// The identifiers, each once, with the names that they have in code.
  private(set) var identifiers: [(name: String, identifier: String)] = []
  private var places: [UInt32: Int] = [:]
  private var names = NameAllocator(reserved: ["performSegue", "instantiate"])
  private var cases = NameAllocator()

  /// Collects the segues of a scene's objects; `destinationName` names what a reference leads to.
  init(of objects: [InterfaceObject], destinationName: (ObjectReference) -> String) {
    for object in objects {
      for connection in object.connections {
        guard case .segue(let segue) = connection.kind, segue.kind != .relationship else { continue }
        add(segue, connection, destinationName)
      }
    }
  }

  /// The function of the segue that a connection is.
  func segue(of connection: Connection) -> SceneSegue? { places[connection.range.start].map { all[$0] } }

  private mutating func add(_ segue: Segue, _ connection: Connection, _ destinationName: (ObjectReference) -> String) {
    if let place = all.firstIndex(where: {
      Self.isSame($0.segue, segue) && $0.connection.destination.id == connection.destination.id
    }) {
      places[connection.range.start] = place
      return
    }
    let wish = Self.name(of: segue) { destinationName(connection.destination) }
    places[connection.range.start] = all.count
    all.append(SceneSegue(segue: segue, connection: connection, function: names.allocate(wish)))
    guard let identifier = segue.identifier, !identifier.isEmpty,
      !identifiers.contains(where: { $0.identifier == identifier })
    else { return }
    identifiers.append((cases.allocate(SwiftIdentifier.lowerCamelCase(identifier) ?? "segue"), identifier))
  }

  /// Whether two segues do the same to the same destination; who triggers them doesn't matter.
  private static func isSame(_ first: Segue, _ second: Segue) -> Bool {
    func told(_ segue: Segue) -> [String?] {
      [segue.kind.rawValue, segue.identifier, segue.unwindAction, segue.customClass?.name]
        + segue.anchors.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.id)" }
        + segue.attributes.filter { $0.name != "trigger" }.map { "\($0.name)=\($0.text)" }.sorted()
    }
    return first.kind != .embed && first.values.isEmpty && second.values.isEmpty && told(first) == told(second)
  }

  private static func name(of segue: Segue, _ destinationName: () -> String) -> String {
    let verb = segue.kind == .embed ? "embed" : "perform"
    if let name = segue.identifier.flatMap(SwiftIdentifier.upperCamelCase) {
      return name.lowercased().hasPrefix(verb) ? SwiftIdentifier.lowercasingStart(name) : verb + name
    }
    if segue.kind == .embed { return verb + destinationName() }
    if let action = segue.unwindAction {
      return verb + (SwiftIdentifier.upperCamelCase(String(action.prefix { $0 != ":" })) ?? "Unwind")
    }
    return "\(verb)\(manner(of: segue))Of\(destinationName())"
  }

  /// What a segue without an identifier does, in a word.
  private static func manner(of segue: Segue) -> String {
    switch segue.kind {
    case .presentation, .modal: "Presentation"
    case .popoverPresentation, .popover: "Popover"
    case .custom: customManner(of: segue) ?? "Custom"
    default: segue.kind.rawValue.prefix(1).uppercased() + segue.kind.rawValue.dropFirst()
    }
  }

  /// `Fade` for a `FadeSegue`.
  private static func customManner(of segue: Segue) -> String? {
    guard let name = segue.customClass.flatMap({ SwiftIdentifier.upperCamelCase($0.name) }) else { return nil }
    return name.hasSuffix("Segue") && name != "Segue" ? String(name.dropLast("Segue".count)) : name
  }
}
