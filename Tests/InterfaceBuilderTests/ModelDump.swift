import InterfaceModel
import XMLSyntax

/// A document as text that a person can read and compare: every field that says something, ranges as lines and columns.
struct ModelDump {
  private let source: SourceText

  /// The text of a document.
  static func text(of document: InterfaceDocument) -> String {
    let dump = ModelDump(source: document.source)
    var lines: [String] = []
    for (label, node) in dump.fields(of: Mirror(reflecting: document)) { dump.write("\(label): ", node, 0, &lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  private indirect enum Node {
    case leaf(String)
    case list([Node])
    /// Fields with their labels, after a name where there is one.
    case fields(String, [(label: String, node: Node)])

    /// All of it in one line.
    var inline: String {
      switch self {
      case .leaf(let text): text
      case .list(let nodes): "[\(nodes.map(\.inline).joined(separator: ", "))]"
      case .fields(let name, let fields):
        "\(name)(\(fields.map { $0.label.isEmpty ? $0.node.inline : "\($0.label): \($0.node.inline)" }.joined(separator: ", ")))"
      }
    }
  }

  // MARK: Values

  /// The fields that say something: neither nil nor empty nor false.
  private func fields(of mirror: Mirror) -> [(label: String, node: Node)] {
    mirror.children.compactMap { child in
      // The text itself, and its elements, are the document; the index repeats the identifiers.
      guard let label = child.label, label != "source" || !(child.value is SourceText),
        label != "root", label != "nodesByID",
        !(child.value as? Bool == false), let node = node(of: child.value)
      else { return nil }
      // A tuple's values without label are counted.
      return (label.hasPrefix(".") ? "" : label, node)
    }
  }

  /// A value; nil for nothing.
  private func node(of value: Any) -> Node? {
    switch value {
    case let range as SourceRange: return .leaf(text(of: range))
    case let number as ExactNumber: return .leaf(number.text)
    case let text as String: return .leaf(text.debugDescription)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.flatMap { node(of: $0.value) }
    case .collection:
      let nodes = mirror.children.compactMap { node(of: $0.value) }
      return nodes.isEmpty ? nil : .list(nodes)
    case .dictionary:
      let entries = mirror.children.compactMap { entry -> (label: String, node: Node)? in
        let pair = Array(Mirror(reflecting: entry.value).children)
        return node(of: pair[1].value).map { ("\(pair[0].value)", $0) }
      }
      return entries.isEmpty ? nil : .fields("", entries.sorted { $0.label < $1.label })
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label else { return .leaf("\(value)") }
      let inner = Mirror(reflecting: payload.value)
      if inner.displayStyle == .tuple { return .fields(name, fields(of: inner)) }
      return .fields(name, node(of: payload.value).map { [("", $0)] } ?? [])
    case .struct, .tuple, .class:
      return .fields("", fields(of: mirror))
    default:
      return .leaf("\(value)")
    }
  }

  /// `12:5–14:20`, or `12:5–20` within a line.
  private func text(of range: SourceRange) -> String {
    let (start, end) = (source.position(at: range.start), source.position(at: range.end))
    return "\(start.line):\(start.column)–" + (start.line == end.line ? "" : "\(end.line):") + "\(end.column)"
  }

  // MARK: Lines

  private func write(_ label: String, _ node: Node, _ depth: Int, _ lines: inout [String]) {
    let line = String(repeating: "  ", count: depth) + label + node.inline
    if line.count <= 120 { return lines.append(line) }
    let indent = String(repeating: "  ", count: depth)
    switch node {
    case .leaf:
      lines.append(line)
    case .list(let nodes):
      lines.append(indent + label.trimmed)
      for (place, node) in nodes.enumerated() { write("\(place) ", node, depth + 1, &lines) }
    case .fields(let name, let fields) where fields.count == 1 && fields[0].label.isEmpty:
      write("\(label)\(name) ", fields[0].node, depth, &lines)
    case .fields(let name, let fields):
      lines.append(indent + (label + name).trimmed)
      for field in fields { write(field.label.isEmpty ? "" : "\(field.label): ", field.node, depth + 1, &lines) }
    }
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()).trimmed : self }
}
