import InterfaceComparison
import XMLSyntax

/// Reads what an object states of itself: its attributes, and what elements inside it say that are no objects.
struct PropertyReader {
  let document: ComparedDocument
  let shown: ReferenceNames
  let compared: ReferenceNames

  /// The properties of an object, in the document's order.
  func properties(of object: Int) -> [ObjectProperty] {
    let node = document.nodes[object]
    let kind: InterfaceChange.Kind = node.parent == nil ? .document : .property
    let own = node.attributes.filter { !Self.isIdentity($0.name) && !HeaderChurn.isChurn($0.name, of: node) }.map {
      attribute in
      ObjectProperty(
        kind: kind, path: attribute.name, element: nil, parts: [], compared: compared.value(attribute),
        shown: text(attribute), place: attribute.valueRange)
    }
    return own + valuesInside(object, kind: kind)
  }

  /// What elements inside a node say that are no objects.
  func valuesInside(_ node: Int, path: String = "", kind: InterfaceChange.Kind = .property) -> [ObjectProperty] {
    let children = document.nodes[node].children.filter(isValue)
    guard !children.isEmpty else { return [] }
    let steps = PropertyPath.steps(to: children, in: document)
    return children.flatMap { child -> [ObjectProperty] in
      let name = document.nodes[child].name
      switch name {
      case "userDefinedRuntimeAttributes": return runtimeAttributes(child)
      case "resources": return valuesInside(child, kind: .resource)
      case "mask": return [mask(child, PropertyPath.joined(path, steps[child] ?? name))]
      default: return values(child, PropertyPath.joined(path, steps[child] ?? name), kind)
      }
    }
  }

  private func text(_ attribute: ComparedAttribute) -> String {
    Reference.isReference(attribute.name) ? shown.value(attribute) : ValueText.quoted(attribute.value)
  }

  private static func isIdentity(_ attribute: String) -> Bool {
    attribute == "id" || attribute == "sceneID" || attribute == "key"
  }

  /// Objects, connections and constraints are told by themselves.
  private func isValue(_ place: Int) -> Bool {
    let node = document.nodes[place]
    return node.isElement && node.identity == nil && !HeaderChurn.isChurn(node) && node.name != "connections"
      && node.name != "constraints"
  }

  private func values(_ place: Int, _ path: String, _ kind: InterfaceChange.Kind) -> [ObjectProperty] {
    let node = document.nodes[place]
    if let text = node.text {
      return [
        ObjectProperty(
          kind: kind, path: path, element: nil, parts: [], compared: text, shown: ValueText.quoted(text),
          place: node.tag)
      ]
    }
    var properties: [ObjectProperty] = []
    let parts = node.attributes.filter { !Self.isNaming($0, of: node) }.map { attribute in
      ObjectProperty.Part(
        name: attribute.name, compared: compared.value(attribute), shown: text(attribute),
        place: attribute.valueRange)
    }
    if !parts.isEmpty || node.children.isEmpty && !node.isContainer {
      properties.append(
        ObjectProperty(
          kind: kind, path: path, element: node.name, parts: parts,
          compared: Self.joined(node.name, parts.map { ($0.name, $0.compared) }.sorted { $0.0 < $1.0 }),
          shown: Self.joined(node.name, parts.map { ($0.name, $0.shown) }), place: node.tag))
    }
    return properties + valuesInside(place, path: path, kind: kind)
  }

  /// Whether an attribute is in the path already.
  private static func isNaming(_ attribute: ComparedAttribute, of node: ComparedNode) -> Bool {
    attribute.name == "key" || node.localKey == "\(node.name)[\(attribute.value)]"
  }

  private static func joined(_ name: String, _ parts: [(String, String)]) -> String {
    ([name] + parts.map { "\($0.0)=\($0.1)" }).joined(separator: " ")
  }

  private func mask(_ place: Int, _ path: String) -> ObjectProperty {
    let members = document.nodes[place].children.map { document.nodes[$0] }.filter(\.isElement)
    func text(_ names: ReferenceNames) -> String {
      members.map { "\($0.name) \(names.reference($0["reference"] ?? "?"))" }.sorted().joined(separator: ", ")
    }
    return ObjectProperty(
      kind: .property, path: path, element: nil, parts: [], compared: text(compared), shown: text(shown),
      place: document.nodes[place].tag)
  }

  private func runtimeAttributes(_ list: Int) -> [ObjectProperty] {
    document.nodes[list].children.filter { document.nodes[$0].isElement }.map { place in
      let node = document.nodes[place]
      let inside = node.children.map { ValueText.described(document.nodes[$0]) }
      let value = ([node["type"] ?? "?"] + [node["value"].map(ValueText.quoted)].compactMap { $0 } + inside)
        .joined(separator: " ")
      return ObjectProperty(
        kind: .runtimeAttribute, path: node["keyPath"] ?? "?", element: nil, parts: [], compared: value, shown: value,
        place: node.tag)
    }
  }
}
