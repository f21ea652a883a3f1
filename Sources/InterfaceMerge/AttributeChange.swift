import InterfaceComparison

/// An attribute in three versions of an element.
struct AttributeChange {
  let name: String
  let base: ComparedAttribute?
  let ours: ComparedAttribute?
  let theirs: ComparedAttribute?

  init(_ name: String, base: ComparedNode?, ours: ComparedNode, theirs: ComparedNode) {
    self.name = name
    self.base = base?.attribute(name)
    self.ours = ours.attribute(name)
    self.theirs = theirs.attribute(name)
  }

  subscript(side: MergeSide) -> ComparedAttribute? {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// Whether both sides say the same, or one of them what was there.
  var isOneSided: Bool { ours?.value == theirs?.value || ours?.value == base?.value || theirs?.value == base?.value }

  /// Whether only theirs changed it.
  var isTheirsAlone: Bool { ours?.value != theirs?.value && ours?.value == base?.value }
}
