import InterfaceComparison
import XMLSyntax

/// Says in words what two sides disagree on, with the places.
struct DisputeWords {
  private let correspondence: Correspondence
  private let names: Versions<ObjectNames>

  init(_ correspondence: Correspondence) {
    self.correspondence = correspondence
    names = correspondence.documents.map { ObjectNames($0) }
  }

  func conflict(_ dispute: Dispute) -> MergeConflict {
    let slot = dispute.slot
    let side: MergeSide = correspondence.slots[slot].ours != nil ? .ours : .theirs
    let owner = correspondence.slots[slot][side].flatMap { correspondence.documents[side].nearestIdentity(of: $0) }
    return MergeConflict(
      message: message(dispute, side), objectID: owner.flatMap { correspondence.documents[side].nodes[$0]["id"] },
      object: owner.map { names[side].long($0) } ?? "document",
      base: place(dispute, .base), ours: place(dispute, .ours), theirs: place(dispute, .theirs))
  }

  private func message(_ dispute: Dispute, _ side: MergeSide) -> String {
    let subject = subject(dispute, side)
    switch dispute.kind {
    case .changed:
      return "\(subject) was changed on both sides: ours stays"
    case .deletedByOurs(let isMoved):
      return "ours deleted \(subject), which theirs \(isMoved ? "moved" : "changed"): it stays deleted"
    case .deletedByTheirs(let isMoved):
      return "theirs deleted \(subject), which ours \(isMoved ? "moved" : "changed"): it stays"
    case .neededByOurs(let referrer):
      return "theirs deleted \(subject), which \(element(referrer, .ours)) of ours refers to: it stays"
    case .neededByTheirs(let referrer):
      return "ours deleted \(subject), which \(element(referrer, .theirs)) of theirs refers to: that is left out"
    case .moved:
      return "\(subject) was moved on both sides: it stays where ours has it"
    case .reordered:
      return "the order of \(subject) was changed on both sides: ours stays"
    }
  }

  private func subject(_ dispute: Dispute, _ side: MergeSide) -> String {
    guard let place = correspondence.slots[dispute.slot][side] else { return "this" }
    let document = correspondence.documents[side]
    let path = PropertyPath.path(of: place, in: document)
    if case .changed(let attribute?) = dispute.kind { return "'\(PropertyPath.joined(path, attribute))'" }
    if !path.isEmpty { return "'\(path)'" }
    return document.nodes[place].parent == nil ? "the document" : names[side].long(place)
  }

  private func element(_ slot: Int, _ side: MergeSide) -> String {
    guard let node = correspondence.node(slot, side) else { return "something" }
    let name = node["property"] ?? node["selector"] ?? node["identifier"]
    return name.map { "\(node.name) '\($0)'" } ?? "a new \(node.name)"
  }

  private func place(_ dispute: Dispute, _ side: MergeSide) -> MergeConflict.Place {
    let document = correspondence.documents[side]
    guard let place = correspondence.slots[dispute.slot][side] else {
      return MergeConflict.Place(text: "not there", position: nil)
    }
    let node = document.nodes[place]
    switch dispute.kind {
    case .changed(let name?):
      guard let attribute = node.attribute(name) else {
        return MergeConflict.Place(text: "not set", position: document.position(of: place))
      }
      let position = document.source.position(at: attribute.valueRange.start)
      return MergeConflict.Place(text: ValueText.quoted(attribute.value), position: position)
    case .changed(nil):
      return MergeConflict.Place(text: ValueText.described(node), position: document.position(of: place))
    case .neededByOurs(let slot) where side == .ours, .neededByTheirs(let slot) where side == .theirs:
      let referrer = correspondence.slots[slot][side] ?? place
      return MergeConflict.Place(text: "refers to it", position: document.position(of: referrer))
    case .reordered:
      return MergeConflict.Place(text: order(node, side), position: document.position(of: place))
    default:
      return MergeConflict.Place(text: "stands here", position: document.position(of: place))
    }
  }

  private func order(_ node: ComparedNode, _ side: MergeSide) -> String {
    let shown = node.children.prefix(8).map { names[side].short($0) }
    return shown.joined(separator: ", ") + (node.children.count > shown.count ? ", …" : "")
  }
}
