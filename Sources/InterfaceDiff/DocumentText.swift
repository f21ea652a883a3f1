import InterfaceComparison

/// A document as text that people read and line-by-line tools compare: a line for each object, property, constraint and
/// connection, without ids where names will do.
public struct DocumentText {
  private let document: ComparedDocument
  private let names: ObjectNames
  private let properties: PropertyReader
  private let ties: TieText
  private let includesFrames: Bool
  private var lines: [String] = []

  /// The text of a document.
  ///
  /// - Parameter includesFrames: whether frames that constraints decide are told.
  public static func text(of document: ComparedDocument, includesFrames: Bool = false) -> String {
    var text = DocumentText(document, includesFrames)
    text.write(0, role: "", depth: 0)
    return text.lines.map { $0 + "\n" }.joined()
  }

  private init(_ document: ComparedDocument, _ includesFrames: Bool) {
    self.document = document
    self.includesFrames = includesFrames
    names = ObjectNames(document)
    let references = ReferenceNames(document, name: names.mention)
    properties = PropertyReader(document: document, shown: references, compared: references)
    ties = TieText(document: document, names: references)
  }

  private mutating func write(_ place: Int, role: String, depth: Int) {
    let node = document.nodes[place]
    add(role + (place == 0 ? "document" : names.long(place)), depth)
    for property in properties.properties(of: place) {
      if !includesFrames, property.path == "frame", document.decidedFrame(of: place) != nil { continue }
      let prefix =
        switch property.kind {
        case .runtimeAttribute: "runtime attribute "
        case .resource: "resource "
        default: ""
        }
      add("\(prefix)\(property.path): \(property.shown)", depth + 1)
    }
    for child in node.children { writeMembers(of: child, role: "", depth: depth + 1) }
  }

  /// Writes the objects, constraints and connections in a node, which is one of them or holds them.
  private mutating func writeMembers(of place: Int, role: String, depth: Int) {
    let node = document.nodes[place]
    if node.isTie {
      if document.isTold(place) { add(tieKind(node) + ties.text(place), depth) }
    } else if node.identity != nil {
      write(place, role: node["key"].map { "\($0): " } ?? role, depth: depth)
    } else {
      let isPlain = ["subviews", "objects", "scenes"].contains(node.name)
      for child in node.children {
        writeMembers(of: child, role: isPlain ? role : "\(role)\(node.name): ", depth: depth)
      }
    }
  }

  private func tieKind(_ node: ComparedNode) -> String { node.name == "constraint" ? "constraint " : "" }

  private mutating func add(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
