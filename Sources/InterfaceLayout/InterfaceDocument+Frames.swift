import InterfaceModel

extension InterfaceDocument {
  /// The document with every view at the frame that `layout` gives it, and without what only Auto Layout heeds:
  /// constraints, priorities and the arranging of stack views.
  ///
  /// A view that constraints placed has no autoresizing mask then: what it would do in another superview's size, the
  /// document doesn't say. Outlets to constraints lead to nothing.
  public func placed(by layout: DocumentLayout) -> InterfaceDocument {
    var placed = self
    placed.usesAutoLayout = false
    for view in layout.views {
      placed.objects[view.object].place(at: view.frame, isArranged: isArranged(view.object))
      placed.objects[view.object].setContentSize(view.contentSize)
    }
    for index in objects.indices { placed.objects[index].dropConstraints() }
    return placed
  }

  private func isArranged(_ view: ObjectIndex) -> Bool {
    guard objects[view].role == .member(of: "subviews"), let parent = objects[view].parent else { return false }
    return objects[parent].element == "stackView"
  }
}

extension InterfaceObject {
  fileprivate mutating func place(at frame: LayoutFrame, isArranged: Bool) {
    let replaced: Set =
      isArranged || self["translatesAutoresizingMaskIntoConstraints"] == "NO"
      ? ["frame", "frameInset", "autoresizingMask"] : ["frame", "frameInset"]
    values.removeAll { replaced.contains($0.key) }
    if let rect = LayoutRect(frame) { values.append(KeyedValue(key: "frame", value: .rect(rect), range: range)) }
    attributes.removeAll { $0.name == "translatesAutoresizingMaskIntoConstraints" }
    // A stack view's subviews are those of any view, where nothing arranges them.
    guard element == "stackView" else { return }
    element = "view"
    if customClass == nil { customClass = ClassReference(name: "UIStackView", range: range) }
  }

  /// A scroll view has as much to show as its constraints made it.
  fileprivate mutating func setContentSize(_ size: (width: Double, height: Double)?) {
    guard let size, let width = ExactNumber(rounding: size.width), let height = ExactNumber(rounding: size.height),
      !values.contains(where: { $0.key == "contentSize" })
    else { return }
    values.append(
      KeyedValue(key: "contentSize", value: .size(LayoutSize(width: width, height: height)), range: range))
  }

  fileprivate mutating func dropConstraints() {
    constraints = []
    for place in variations.indices {
      variations[place].constraints = []
      variations[place].values.removeAll { $0.key == "frame" }
    }
  }
}

extension LayoutRect {
  /// The frame, to the thousandth of a point; nil where a number isn't finite.
  fileprivate init?(_ frame: LayoutFrame) {
    guard let x = ExactNumber(rounding: frame.x), let y = ExactNumber(rounding: frame.y),
      let width = ExactNumber(rounding: frame.width), let height = ExactNumber(rounding: frame.height)
    else { return nil }
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }
}
