import LayoutSyntax

/// What the `<when>` elements of one object say of constraints, and of whether the object is there.
struct ContractedWhens {
  /// One of them.
  struct When {
    var isInstalled: Bool?
    /// What holds then alone.
    var equations: [LayoutEquation] = []
    /// The names of the constraints that are there then, and that aren't.
    var activated: [String] = [], deactivated: [String] = []
    /// What of which constraints is otherwise.
    var changes: [(name: String, value: String)] = []
  }

  /// The elements by the keys of their traits.
  private(set) var whens: [String: When] = [:]

  mutating func install(_ isInstalled: Bool, under key: String) {
    whens[key, default: When()].isInstalled = isInstalled
  }

  mutating func add(_ equation: LayoutEquation, under key: String) {
    whens[key, default: When()].equations.append(equation)
  }

  mutating func switchOver(_ constraint: String, _ isActive: Bool, under key: String) {
    if isActive {
      whens[key, default: When()].activated.append(constraint)
    } else {
      whens[key, default: When()].deactivated.append(constraint)
    }
  }

  mutating func change(_ name: String, _ value: String, under key: String) {
    whens[key, default: When()].changes.append((name, value))
  }
}
