extension LoadGraph {
  /// What the graph holds, in short: `2 documents, 1 class, 1 cycle`.
  public var summary: String {
    let documents = nodes.count { $0.kind == .document }
    return [
      Self.count(documents, "document", "documents"), Self.count(nodes.count - documents, "class", "classes"),
      Self.count(cycles.count, "cycle", "cycles"),
    ].joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
