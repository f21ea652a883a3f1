import XMLSyntax

extension DerivedElement {
  /// The element with all it holds as if it stood at one place of another text.
  func relocated(to range: SourceRange, _ fullRange: SourceRange) -> DerivedElement {
    DerivedElement(
      name, attributes: attributes.map { Attribute($0.name, $0.value, range: range, valueRange: range) },
      children: children.map { child in
        if case .element(let element) = child { .element(element.relocated(to: range, fullRange)) } else { child }
      }, range: range, fullRange: fullRange)
  }

  /// Adds what is said of an object in another place; what is said twice is as said there.
  mutating func merge(_ object: ExpandedObject, at element: MarkupElement) {
    attributes.removeAll { object.attributes.map(\.name).contains($0.name) }
    attributes += object.attributes
    let keys = Set((object.geometry + object.members).compactMap { $0["key"] })
    children.removeAll { child in
      if case .element(let element) = child { element["key"].map(keys.contains) ?? false } else { false }
    }
    for addition in object.children(element.range) {
      guard case .element(let addition) = addition else { continue }
      if addition["key"] == nil, let place = place(of: addition.name), case .element(var list) = children[place] {
        list.children += addition.children
        children[place] = .element(list)
      } else {
        children.append(.element(addition))
      }
    }
  }

  private func place(of list: String) -> Int? {
    guard ["subviews", "constraints", "userDefinedRuntimeAttributes", "connections"].contains(list) else { return nil }
    return children.firstIndex { child in
      if case .element(let element) = child { element.name == list } else { false }
    }
  }

  /// Puts a view into the view with the id, here or further down.
  mutating func addSubview(_ view: DerivedElement, toViewWithID id: String, from range: SourceRange) {
    guard self["id"] != id else {
      if let place = place(of: "subviews"), case .element(var list) = children[place] {
        list.children.append(.element(view))
        children[place] = .element(list)
      } else {
        children.append(.element(DerivedElement("subviews", children: [.element(view)], range: range)))
      }
      return
    }
    for place in children.indices {
      guard case .element(var child) = children[place] else { continue }
      child.addSubview(view, toViewWithID: id, from: range)
      children[place] = .element(child)
    }
  }
}
