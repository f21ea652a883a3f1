/// A conflict as the merge finds it, by slots.
struct Dispute {
  /// What both sides did.
  enum Kind {
    /// Both gave an attribute another value; nil means the text of the element, or all of it.
    case changed(attribute: String?)
    /// Ours deleted what theirs changed or put elsewhere.
    case deletedByOurs(isMoved: Bool)
    /// Theirs deleted what ours changed or put elsewhere.
    case deletedByTheirs(isMoved: Bool)
    /// Ours newly refers to what theirs deleted.
    case neededByOurs(referrer: Int)
    /// Theirs newly refers to what ours deleted.
    case neededByTheirs(referrer: Int)
    /// Both put it elsewhere.
    case moved
    /// Both put what it holds in another order.
    case reordered
  }

  let slot: Int
  let kind: Kind

  init(_ slot: Int, _ kind: Kind) {
    self.slot = slot
    self.kind = kind
  }
}
