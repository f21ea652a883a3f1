/// What decides whether code runs, as far as it can be told before it's known which object the code runs for.
indirect enum Guard: Hashable {
  /// Always so, or never.
  case constant(Bool)
  /// Something outside of the object, which the code itself changes: the second time it is otherwise.
  case flag
  /// Whether the document gives the view subviews.
  case hasSubviews
  /// Whether the document sets a runtime attribute; else what holds without.
  case attribute(String, otherwise: Bool)
  /// Whether the document connects an outlet.
  case outlet(String)
  case unknown
  case not(Guard)
  case all([Guard])
  case any([Guard])
}

extension Guard {
  /// What a guard comes to for one object.
  enum Outcome {
    case yes, no
    /// It can't go on without end: what decides is outside of the object.
    case once
    case unknown
  }

  /// What it comes to for an object of a document.
  ///
  /// - Parameter isConnected: whether attributes and outlets are set when the code runs.
  func outcome(for mention: ClassMention?, isConnected: Bool) -> Outcome {
    switch self {
    case .constant(let holds): return holds ? .yes : .no
    case .flag: return .once
    case .hasSubviews: return mention?.hasSubviews == true ? .yes : .no
    case .attribute(let name, let otherwise):
      guard isConnected, let value = mention?.runtimeAttributes[name] else { return otherwise ? .yes : .no }
      return value == nil ? .unknown : .yes
    case .outlet(let name): return isConnected && mention?.outlets.contains(name) == true ? .yes : .no
    case .unknown: return .unknown
    case .not(let inner):
      switch inner.outcome(for: mention, isConnected: isConnected) {
      case .yes: return .no
      case .no: return .yes
      case let other: return other
      }
    case .all(let parts):
      let outcomes = parts.map { $0.outcome(for: mention, isConnected: isConnected) }
      return outcomes.first { $0 == .no } ?? outcomes.first { $0 == .once } ?? outcomes.first { $0 == .unknown } ?? .yes
    case .any(let parts):
      let outcomes = parts.map { $0.outcome(for: mention, isConnected: isConnected) }
      return outcomes.first { $0 == .yes } ?? outcomes.first { $0 == .unknown } ?? outcomes.first { $0 == .once } ?? .no
    }
  }

  /// Whether it looks at the object or at what is outside of it, so that it may be meant to end a recursion.
  var looksAtState: Bool {
    switch self {
    case .constant, .unknown: false
    case .flag, .hasSubviews, .attribute, .outlet: true
    case .not(let inner): inner.looksAtState
    case .all(let parts), .any(let parts): parts.contains(where: \.looksAtState)
    }
  }
}
