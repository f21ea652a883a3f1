import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// The edits that move the custom class of a nib's root view to File's Owner, with the connections that are the class's,
/// so that Xcode would have written the same bytes.
///
/// Only what is plain is moved: where anything would be lost, or where it takes a person to choose, there are no edits.
struct OwnerMove {
  private let document: InterfaceDocument
  private let root: InterfaceObject
  private let owner: InterfaceObject
  private let elements: ConnectionElements
  private let rootElement: MarkupElement
  private let ownerElement: MarkupElement
  /// The class with what it inherits; nil without sources.
  private let lineage: ClassLineage?

  /// UIKit's class of the root view, and of the class that moves.
  private static let rootClass = "UIView"

  /// Nil for anything but a plain root view with the class, and an owner that has no other one.
  init?(of objectID: String?, in document: InterfaceDocument, _ classes: ProjectClasses?) {
    guard let objectID, let root = document.object(withID: objectID), root.parent == nil, root.element == "view",
      let reference = root.customClass, let owner = document.filesOwner,
      owner.customClass.map({ $0.mayEqual(reference) }) ?? true, let elements = ConnectionElements(document),
      let rootElement = elements.object(root), let ownerElement = elements.object(owner)
    else { return nil }
    self.document = document
    self.root = root
    self.owner = owner
    self.elements = elements
    self.rootElement = rootElement
    self.ownerElement = ownerElement
    lineage = classes?.lineage(reference)
  }

  /// The edits; nil where the class can't be moved without a choice.
  func edits() -> [TextEdit]? {
    guard root.runtimeAttributes.allSatisfy({ isOfView($0.keyPath) }), let moved = movedConnections(),
      let redirected = redirectedConnections(), let owned = ownerEdits(moved)
    else { return nil }
    return classRemovals + owned + removals(of: moved) + redirected
  }

  // MARK: The class

  private static let classAttributes = ["customClass", "customModule", "customModuleProvider"]

  private var classRemovals: [TextEdit] {
    Self.classAttributes.compactMap { rootElement.attribute($0) }.map { TextEdit(removing: $0, in: document.source) }
  }

  /// The class's attributes as they are written, for the end of the owner's start tag.
  private var classText: String {
    guard owner.customClass == nil else { return "" }
    return Self.classAttributes.compactMap { rootElement.attribute($0) }
      .map { " " + document.source.string(in: $0.range) }.joined()
  }

  // MARK: What the view is connected to

  /// The outlets of the view that its class has, in the document's order; nil where the owner has others of their names.
  private func movedConnections() -> [Connection]? {
    var moved: [Connection] = []
    for connection in root.connections {
      guard let property = connection.property else { return nil }
      if isOfView(property) { continue }
      guard !owner.connections.contains(where: { $0.property == property && !$0.isRepetition(of: connection) }) else {
        return nil
      }
      moved.append(connection)
    }
    return moved
  }

  private func isOfView(_ keyPath: String) -> Bool {
    let name = String(keyPath.prefix { $0 != "." })
    return UIKitClass.property(name, of: Self.rootClass) != nil
      || UIKitOutlets.type(of: name, in: Self.rootClass) != nil
  }

  private func removals(of moved: [Connection]) -> [TextEdit] {
    let gone = moved.compactMap(elements.element)
    if let list = gone.first?.parent, list.childElements.allSatisfy(gone.contains) {
      return [TextEdit(removing: list, in: document.source)]
    }
    return gone.map { TextEdit(removing: $0, in: document.source) }
  }

  // MARK: What is connected to the view

  /// The edits that lead actions and delegates to the owner; nil where it isn't known who has to get something.
  private func redirectedConnections() -> [TextEdit]? {
    guard let root = root.id, let owner = owner.id else { return nil }
    var edits: [TextEdit] = []
    for object in document.objects where object.index != self.root.index && object.index != self.owner.index {
      for connection in object.connections where connection.destination.id == root {
        guard let isOfClass = isOfClass(connection, from: object) else { return nil }
        guard isOfClass else { continue }
        guard let range = elements.element(connection)?.attribute("destination")?.valueRange else { return nil }
        edits.append(TextEdit(range, in: document.source, by: owner))
      }
    }
    return edits
  }

  /// Whether a connection to the view is meant for its class, and not for any view; nil where that can't be told.
  private func isOfClass(_ connection: Connection, from object: InterfaceObject) -> Bool? {
    switch connection.kind {
    case .action(let selector, _):
      if case .declared? = lineage?.method(selector) { return true }
      guard UIKitClass.declaresMethod(named: String(selector.prefix { $0 != ":" })) else { return true }
      return lineage?.isComplete == true ? false : nil
    case .outlet(let property):
      guard let type = Catalog.uiKit[object.element]?.className.flatMap({ UIKitOutlets.type(of: property, in: $0) })
      else { return nil }
      return UIKitOutlets.isProtocol(type)
    case .outletCollection, .segue: return nil
    }
  }

  // MARK: The owner

  /// The edits of the owner's element; nil where its markup isn't as Xcode writes it.
  private func ownerEdits(_ moved: [Connection]) -> [TextEdit]? {
    let added = moved.filter { connection in !owner.connections.contains { $0.isRepetition(of: connection) } }
    let text = classText
    guard let last = ownerElement.attributes.last else { return nil }
    let end = SourceRange(start: last.range.end, end: last.range.end)
    if let list = ownerElement.childElements.first(where: { $0.name == "connections" }) {
      guard !list.isSelfClosing else { return nil }
      return (text.isEmpty ? [] : [TextEdit(end, in: document.source, by: text)]) + insertions(of: added, into: list)
    }
    guard !added.isEmpty else { return text.isEmpty ? [] : [TextEdit(end, in: document.source, by: text)] }
    guard ownerElement.isSelfClosing else { return nil }
    let indentation = elements.indentation(of: ownerElement)
    let lines =
      [text + ">", indentation.step + "<connections>"] + ordered(added).map { indentation.step + indentation.step + $0 }
      + [indentation.step + "</connections>", "</placeholder>"]
    let tail = SourceRange(start: last.range.end, end: ownerElement.range.end)
    return [TextEdit(tail, in: document.source, by: lines.joined(separator: indentation.lineBreak))]
  }

  /// The texts of connections in Xcode's order: outlets by name, then collections as they are.
  private func ordered(_ connections: [Connection]) -> [String] {
    let outlets = connections.filter(\.isOutlet).sorted { ($0.property ?? "") < ($1.property ?? "") }
    return (outlets + connections.filter { !$0.isOutlet }).compactMap(elements.text)
  }

  /// The edits that put outlets where they belong among the owner's.
  private func insertions(of added: [Connection], into list: MarkupElement) -> [TextEdit] {
    let present = Array(list.childElements)
    var groups: [Int: [Connection]] = [:]
    for connection in added {
      let place = present.firstIndex { element in
        connection.isOutlet && (element.name != "outlet" || (element["property"] ?? "") > (connection.property ?? ""))
      }
      groups[place ?? present.count, default: []].append(connection)
    }
    return groups.sorted { $0.key < $1.key }.map { place, connections in
      let lineBreak = elements.indentation(of: present.first ?? list).lineBreak
      if place < present.count {
        let start = present[place].range.start
        let text = ordered(connections).map { $0 + lineBreak }.joined()
        return TextEdit(SourceRange(start: start, end: start), in: document.source, by: text)
      }
      let end = present.last?.fullRange.end ?? list.range.end
      let text = ordered(connections).map { lineBreak + $0 }.joined()
      return TextEdit(SourceRange(start: end, end: end), in: document.source, by: text)
    }
  }
}

extension Connection {
  /// The property that it sets or adds to.
  fileprivate var property: String? {
    switch kind {
    case .outlet(let property), .outletCollection(let property, _, _): property
    case .action, .segue: nil
    }
  }

  fileprivate var isOutlet: Bool {
    if case .outlet = kind { return true }
    return false
  }

  /// Whether another outlet already says the same.
  fileprivate func isRepetition(of other: Connection) -> Bool {
    isOutlet && other.isOutlet && property == other.property && destination.id == other.destination.id
  }
}
