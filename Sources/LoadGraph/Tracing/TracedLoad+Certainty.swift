extension TracedLoad {
  /// Whether it happens for an object of a document; nil where it doesn't.
  func certainty(for mention: ClassMention?) -> Certainty? {
    var (guarded, possible): (String?, String?) = (nil, nil)
    for condition in conditions {
      switch condition.guarding.outcome(for: mention, isConnected: isConnected) {
      case .yes: continue
      case .no where !condition.guarding.looksAtState: return nil
      case .no, .once: guarded = guarded ?? condition.text
      case .unknown:
        possible =
          possible ?? (condition.text.isEmpty ? "it depends on a condition" : "it depends on '\(condition.text)'")
      }
    }
    if let guarded { return .guarded("'\(guarded)'") }
    return (possible ?? doubt).map { .possible($0) } ?? .certain
  }
}
