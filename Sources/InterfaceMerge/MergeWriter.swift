import InterfaceComparison
import XMLSyntax

/// Writes the merged document. What one side alone changed, or none, is copied as it is written there.
struct MergeWriter {
  let plan: MergePlan
  let newerSide: MergeSide
  private(set) var text: MergedText
  private(set) var conflicts: [Dispute]
  /// The stored frames that both sides changed and that constraints decide: ours stay.
  private(set) var framesKept = 0

  private var correspondence: Correspondence { plan.correspondence }

  init(_ plan: MergePlan) {
    self.plan = plan
    text = MergedText(plan.correspondence.documents)
    conflicts = plan.conflicts
    newerSide = ToolsVersion.newerSide(plan.correspondence.documents)
  }

  /// Writes the document.
  mutating func write() {
    let (ours, theirs) = (correspondence.documents.ours, correspondence.documents.theirs)
    let base = correspondence.documents.base
    let isHeaderOurs = Self.header(ours) != Self.header(base) || Self.header(theirs) == Self.header(ours)
    let header = isHeaderOurs ? ours : theirs
    text.copy(0, header.nodes[0].range.start, of: isHeaderOurs ? .ours : .theirs)
    write(0, depth: 0)
    text.copy(ours.nodes[0].range.end, UInt32(ours.source.bytes.count), of: .ours)
  }

  private static func header(_ document: ComparedDocument) -> ArraySlice<UInt8> {
    document.source.bytes.prefix(Int(document.nodes[0].range.start))
  }

  // MARK: Nodes

  /// Writes a node without the white space before it. The depth of a parsed document is bounded, and so is that of a
  /// merged one, which has no more levels than both together.
  private mutating func write(_ slot: Int, depth: Int) {
    if let side = sideToCopy(slot), let node = correspondence.node(slot, side) {
      if node.depth == depth || node.children.isEmpty {
        text.copy(node.range.start, node.range.end, of: side)
        return
      }
    }
    if plan.keeps[slot] == .both, isDisputedAsOne(slot), let ours = correspondence.node(slot, .ours) {
      conflicts.append(Dispute(slot, .changed(attribute: nil)))
      text.copy(ours.range.start, ours.range.end, of: .ours)
      return
    }
    writeElement(slot, depth)
  }

  /// The version that says all there is to say of a node; nil where there is none.
  private func sideToCopy(_ slot: Int) -> MergeSide? {
    let isIntricate = plan.isIntricate[slot]
    switch plan.keeps[slot] {
    case .nothing: return nil
    case .ours:
      let isContainerOfMerged =
        correspondence.slots[slot].base != nil && correspondence.node(slot, .ours)?.isContainer == true
      return isIntricate || isContainerOfMerged ? nil : .ours
    case .theirs:
      return isIntricate || correspondence.slots[slot].base != nil ? nil : .theirs
    case .both:
      guard !isIntricate else { return nil }
      let ours = correspondence.contentClass(slot, .ours)
      if ours == correspondence.contentClass(slot, .theirs) { return .ours }
      let base = correspondence.contentClass(slot, .base)
      if ours == base { return .theirs }
      return correspondence.contentClass(slot, .theirs) == base ? .ours : nil
    }
  }

  /// Whether both sides changed a value that makes sense as a whole only: another kind of element, or a colour or font
  /// that is told in another way.
  private func isDisputedAsOne(_ slot: Int) -> Bool {
    guard let ours = correspondence.node(slot, .ours), let theirs = correspondence.node(slot, .theirs),
      ours.identity == nil, ours.localKey != nil || !ours.isContainer, slot != 0
    else { return false }
    let base = correspondence.node(slot, .base)
    let isChangedByBoth =
      correspondence.contentClass(slot, .ours) != correspondence.contentClass(slot, .theirs)
      && correspondence.contentClass(slot, .ours) != correspondence.contentClass(slot, .base)
      && correspondence.contentClass(slot, .theirs) != correspondence.contentClass(slot, .base)
    guard isChangedByBoth else { return false }
    let versions = [base, ours, theirs].compactMap { $0 }
    if Set(versions.map(\.name)).count > 1 { return true }
    guard ours.name == "color" || ours.name == "fontDescription" else { return false }
    return base == nil || Set(versions.map { Set($0.attributes.map(\.name)) }).count > 1
  }

  private mutating func writeElement(_ slot: Int, _ depth: Int) {
    let side = frameSide(slot)
    guard let frame = correspondence.node(slot, side) else { return }
    let body = content(slot)
    let children = body == nil ? orderedChildren(slot) : []
    writeTag(slot, frame, side, hasContent: body != nil || !children.isEmpty)
    if let body {
      text.copy(body.range.start, body.range.end, of: body.side)
    } else {
      for child in children { writeChild(child, depth: depth + 1) }
    }
    writeEnd(slot, frame, side, depth: depth, hasContent: body != nil, hasChildren: !children.isEmpty)
  }

  /// The version whose way of writing an element is followed.
  private func frameSide(_ slot: Int) -> MergeSide { plan.keeps[slot] == .theirs ? .theirs : .ours }

  private mutating func writeChild(_ slot: Int, depth: Int) {
    let isOurs = plan.keeps[slot] == .ours || plan.keeps[slot] == .both && isAtHome(slot, .ours)
    let side: MergeSide = isOurs ? .ours : .theirs
    guard let node = correspondence.node(slot, side) else { return }
    text.writeGap(before: node, depth: depth, of: side)
    write(slot, depth: depth)
  }

  private func isAtHome(_ slot: Int, _ side: MergeSide) -> Bool {
    correspondence.parent(of: slot, side) == plan.location(of: slot)
  }

  // MARK: Children

  private mutating func orderedChildren(_ slot: Int) -> [Int] {
    let versions = correspondence.slots[slot]
    func members(_ side: MergeSide) -> [Int] {
      guard let place = versions[side] else { return [] }
      return correspondence.documents[side].nodes[place].children.map { correspondence.numbers[side][$0] }
        .filter { isWritten($0) && plan.location(of: $0) == slot }
    }
    let (ours, theirs) = (members(.ours), members(.theirs))
    guard ours != theirs else { return ours }
    guard !ours.isEmpty else { return theirs }
    let order = ChildOrder(base: members(.base), ours: ours, theirs: theirs)
    // Properties may stand in any order; the order of a list means something.
    if order.isDisputed, correspondence.node(slot, .ours)?.isContainer == true {
      conflicts.append(Dispute(slot, .reordered))
    }
    return order.slots
  }

  /// Whether a node comes into the document. A list that nothing is left of doesn't, where one side hasn't got it.
  private func isWritten(_ slot: Int) -> Bool {
    guard plan.keeps[slot] != .nothing else { return false }
    let versions = correspondence.slots[slot]
    guard versions.ours == nil || versions.theirs == nil, let node = correspondence.node(slot, frameSide(slot)),
      node.isContainer, versions.base != nil || !node.children.isEmpty
    else { return true }
    let numbers = correspondence.numbers[frameSide(slot)]
    return node.children.contains { isWritten(numbers[$0]) && plan.location(of: numbers[$0]) == slot }
  }

  // MARK: Content

  private struct Content {
    var range: SourceRange
    var side: MergeSide
  }

  /// What is written between the tags of an element that holds text; nil for one that holds elements or nothing.
  private mutating func content(_ slot: Int) -> Content? {
    let side = textSide(slot)
    guard let node = correspondence.node(slot, side), node.text != nil else { return nil }
    return Content(range: SourceRange(start: node.tag.end, end: text.endTagStart(of: node, side)), side: side)
  }

  private mutating func textSide(_ slot: Int) -> MergeSide {
    switch plan.keeps[slot] {
    case .ours: return .ours
    case .theirs: return .theirs
    case .nothing, .both: break
    }
    let base = correspondence.node(slot, .base)?.text
    let ours = correspondence.node(slot, .ours)?.text
    let theirs = correspondence.node(slot, .theirs)?.text
    if ours == theirs || theirs == base { return .ours }
    if ours == base { return .theirs }
    conflicts.append(Dispute(slot, .changed(attribute: nil)))
    return .ours
  }

  // MARK: Tags

  private mutating func writeTag(_ slot: Int, _ frame: ComparedNode, _ side: MergeSide, hasContent: Bool) {
    text.write("<" + name(slot, frame))
    let attributes = mergedAttributes(slot)
    for (attribute, side) in attributes { text.copyWithSpace(attribute.range, of: side) }
    let isSelfClosing = frame.tag.end == frame.range.end
    let end = frame.tag.end - (isSelfClosing ? 2 : 1)
    text.copy(text.spaceStart(before: end, of: side), end, of: side)
    let isLeftOpen = !isSelfClosing && frame.children.isEmpty && frame.text == nil
    text.write(hasContent || isLeftOpen ? ">" : "/>")
  }

  private mutating func writeEnd(
    _ slot: Int, _ frame: ComparedNode, _ side: MergeSide, depth: Int, hasContent: Bool, hasChildren: Bool
  ) {
    let isSelfClosing = frame.tag.end == frame.range.end
    let isEmpty = frame.children.isEmpty && frame.text == nil
    guard hasContent || hasChildren || isEmpty && !isSelfClosing else { return }
    if hasChildren {
      if frame.children.isEmpty || frame.depth != depth {
        text.writeLineBreak(depth: depth)
      } else {
        let end = text.endTagStart(of: frame, side)
        text.copy(text.spaceStart(before: end, of: side), end, of: side)
      }
    }
    text.write("</" + name(slot, frame) + ">")
  }

  /// The element's name, which changes where an object became one of another kind.
  private func name(_ slot: Int, _ frame: ComparedNode) -> String {
    guard plan.keeps[slot] == .both, let base = correspondence.node(slot, .base),
      let theirs = correspondence.node(slot, .theirs), frame.name == base.name
    else { return frame.name }
    return theirs.name
  }

  // MARK: Attributes

  private typealias Piece = (attribute: ComparedAttribute, side: MergeSide)

  private mutating func mergedAttributes(_ slot: Int) -> [Piece] {
    let side = frameSide(slot)
    guard plan.keeps[slot] == .both, let ours = correspondence.node(slot, .ours),
      let theirs = correspondence.node(slot, .theirs)
    else { return correspondence.node(slot, side)?.attributes.map { ($0, side) } ?? [] }
    let base = correspondence.node(slot, .base)
    var pieces: [Piece] = []
    for attribute in ours.attributes {
      let change = AttributeChange(attribute.name, base: base, ours: ours, theirs: theirs)
      if let piece = merged(change, slot) { pieces.append(piece) }
    }
    for (place, attribute) in theirs.attributes.enumerated() where ours.attribute(attribute.name) == nil {
      let change = AttributeChange(attribute.name, base: base, ours: ours, theirs: theirs)
      guard let piece = merged(change, slot) else { continue }
      let before = Set(theirs.attributes[..<place].map(\.name))
      let index = pieces.lastIndex { before.contains($0.attribute.name) }.map { $0 + 1 } ?? 0
      pieces.insert(piece, at: index)
    }
    return pieces
  }

  private mutating func merged(_ change: AttributeChange, _ slot: Int) -> Piece? {
    let side = side(of: change, slot)
    return change[side].map { ($0, side) }
  }

  private mutating func side(of change: AttributeChange, _ slot: Int) -> MergeSide {
    let isDropped = change.theirs.map { Reference.isReference($0.name) && plan.isDropped($0.value) } ?? false
    if change.isOneSided, !(change.isTheirsAlone && isDropped) { return change.isTheirsAlone ? .theirs : .ours }
    guard let place = correspondence.slots[slot].ours else { return .ours }
    let document = correspondence.documents.ours
    if StoredFrame.isDecidedByConstraints(place, in: document) {
      framesKept += 1
      return .ours
    }
    if HeaderChurn.isChurn(change.name, of: document.nodes[place]) || HeaderChurn.isStandIn(place, in: document) {
      return newerSide
    }
    conflicts.append(Dispute(slot, .changed(attribute: change.name)))
    return .ours
  }
}
