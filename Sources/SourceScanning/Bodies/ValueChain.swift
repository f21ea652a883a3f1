/// A value that grows by members, calls and subscripts.
struct ValueChain {
  /// A plain path, which the names that follow are added to.
  private var path: String?
  /// The value, where it isn't a plain path.
  private var base: CodeValue
  private var hops = 0

  /// A chain longer than this has an unknown beginning: a value must not nest without bounds.
  private static let longest = 16

  init(_ value: CodeValue) {
    if case .reference(let path) = value { self.path = path }
    base = value
  }

  /// The value so far.
  var value: CodeValue { path.map { .reference($0) } ?? base }

  /// Whether a call of it has a name.
  var isCallable: Bool {
    if path != nil { return true }
    if case .member(_, .some) = base { return true }
    return false
  }

  /// Adds a member.
  mutating func append(member name: String) {
    if path != nil {
      path?.append(".")
      path?.append(name)
    } else {
      grow { .member(of: $0, name: name) }
    }
  }

  /// Adds a subscript.
  mutating func appendSubscript() {
    base = value
    path = nil
    grow { .member(of: $0, name: nil) }
  }

  /// The name that a call of the value calls, and what it belongs to.
  var callee: (name: String, receiver: CodeValue?)? {
    guard let path else {
      if case .member(let receiver, let name?) = base { return (name, receiver) }
      return nil
    }
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (path, nil) }
    let name = String(path[path.index(after: dot)...])
    // `.init(…)`: the type isn't written.
    return (name, dot == path.startIndex ? .unknown : .reference(String(path[..<dot])))
  }

  /// Turns the value into a call of it.
  mutating func become(_ call: Call) {
    path = nil
    hops += 1
    base = .call(hops < Self.longest ? call : call.withoutReceiver)
    if hops >= Self.longest { hops = 0 }
  }

  private mutating func grow(_ step: (CodeValue) -> CodeValue) {
    hops += 1
    if hops >= Self.longest {
      base = .unknown
      hops = 0
    }
    base = step(base)
  }
}

extension Call {
  /// The call, made on something unknown.
  fileprivate var withoutReceiver: Call {
    var call = self
    call.receiver = .unknown
    return call
  }
}
