/// The names of resources of one kind.
public struct ResourceNames: Sendable {
  /// The names, sorted.
  public let all: [String]
  private let names: Set<String>
  private let namesByLowercase: [String: String]

  init(_ names: Set<String>) {
    self.names = names
    all = names.sorted()
    // The first of several, so that it's the same one in every run.
    namesByLowercase = Dictionary(all.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether there are none.
  public var isEmpty: Bool { names.isEmpty }

  /// Whether one has the name.
  public func contains(_ name: String) -> Bool { names.contains(name) }

  /// The name that differs from this one in upper and lower case only; nil where there's none, or the name itself.
  public func differingInCase(from name: String) -> String? {
    guard !names.contains(name) else { return nil }
    return namesByLowercase[name.lowercased()]
  }
}
