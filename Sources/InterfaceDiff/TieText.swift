import InterfaceComparison

/// Says what a constraint or connection says, in one line: `title.leading = card.leadingMargin + 8 @750`,
/// `outlet titleLabel → title`.
struct TieText {
  let document: ComparedDocument
  let names: ReferenceNames

  /// The line for a tie.
  func text(_ place: Int) -> String {
    let node = document.nodes[place]
    return (node.name == "constraint" ? equation(place, node) : connection(node)) + extras(place, node)
  }

  // MARK: Constraints

  private func equation(_ place: Int, _ node: ComparedNode) -> String {
    let left = side(place, node["firstItem"], node["firstAttribute"] ?? "?")
    let priority = node["priority"].flatMap { Self.number($0) == "1000" ? nil : " @\(Self.number($0))" } ?? ""
    return "\(left) \(Self.sign(node["relation"])) \(rightSide(place, node))\(priority)"
  }

  private func rightSide(_ place: Int, _ node: ComparedNode) -> String {
    let constant = Self.number(node["constant"] ?? "0")
    guard let attribute = node["secondAttribute"] else { return constant }
    var text = side(place, node["secondItem"], attribute)
    if let multiplier = node["multiplier"], Self.number(multiplier) != "1" { text = "\(multiplier) × \(text)" }
    guard constant != "0" else { return text }
    return constant.hasPrefix("-") ? "\(text) − \(constant.dropFirst())" : "\(text) + \(constant)"
  }

  /// Without an item, the view that holds the constraint is meant.
  private func side(_ place: Int, _ item: String?, _ attribute: String) -> String {
    let name = item.map(names.reference) ?? holder(of: place).map(names.name) ?? "?"
    return "\(name).\(attribute)"
  }

  private func holder(of place: Int) -> Int? {
    document.ancestors(of: place).first { document.nodes[$0].identity != nil && !document.nodes[$0].isTie }
  }

  private static func sign(_ relation: String?) -> String {
    switch relation {
    case nil, "equal": "="
    case "lessThanOrEqual": "≤"
    case "greaterThanOrEqual": "≥"
    case let other?: other
    }
  }

  /// `8` for `8.0`: numbers count, not their spelling.
  private static func number(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  // MARK: Connections

  private func connection(_ node: ComparedNode) -> String {
    let what =
      switch node.name {
      case "outlet": "outlet \(node["property"] ?? "?")"
      case "outletCollection": "outlet collection \(node["property"] ?? "?")"
      case "action": "action \(node["selector"] ?? "?")" + (node["eventType"].map { " on \($0)" } ?? "")
      case "segue": "segue \(node["kind"] ?? "?")" + (node["identifier"].map { " \"\($0)\"" } ?? "")
      default: "\(node.name) \(node["name"] ?? "")"
      }
    let destination = node["destination"] ?? node["target"]
    return destination.map { "\(what) → \(names.reference($0))" } ?? what
  }

  // MARK: The rest

  /// What the line hasn't said yet, in brackets.
  private func extras(_ place: Int, _ node: ComparedNode) -> String {
    let said: Set =
      node.name == "constraint"
      ? [
        "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority",
      ] : ["id", "property", "selector", "eventType", "kind", "identifier", "destination", "target", "name"]
    var parts = node.attributes.filter { !said.contains($0.name) }.map { attribute in
      let value = names.value(attribute)
      return "\(attribute.name)=\(Reference.isReference(attribute.name) ? value : ValueText.quoted(value))"
    }
    let reader = PropertyReader(document: document, shown: names, compared: names)
    parts += reader.valuesInside(place).map { "\($0.path)=\($0.compared)" }
    return parts.isEmpty ? "" : " [\(parts.sorted().joined(separator: ", "))]"
  }
}
