/// Names what an object says by the way from the object to it: `textColor`, `state[normal].titleColor`,
/// `segments.segment[2]`.
public enum PropertyPath {
  /// The path of a node from its object; empty for the object itself.
  public static func path(of node: Int, in document: ComparedDocument) -> String {
    var steps: [String] = []
    var place: Int? = node
    while let current = place, document.nodes[current].parent != nil, document.nodes[current].identity == nil {
      steps.append(step(to: current, in: document))
      place = document.nodes[current].parent
    }
    return steps.reversed().joined(separator: ".")
  }

  /// A path that goes one step on.
  public static func joined(_ path: String, _ step: String) -> String { path.isEmpty ? step : "\(path).\(step)" }

  /// The steps to nodes that have one parent, by their places.
  public static func steps(to siblings: [Int], in document: ComparedDocument) -> [Int: String] {
    var totals: [String: Int] = [:]
    for node in siblings where document.nodes[node].localKey == nil {
      totals[document.nodes[node].name, default: 0] += 1
    }
    var counts: [String: Int] = [:]
    var steps: [Int: String] = [:]
    for node in siblings {
      let (name, key) = (document.nodes[node].name, document.nodes[node].localKey)
      guard key == nil, totals[name, default: 0] > 1 else {
        steps[node] = key ?? name
        continue
      }
      counts[name, default: 0] += 1
      steps[node] = "\(name)[\(counts[name, default: 0])]"
    }
    return steps
  }

  private static func step(to node: Int, in document: ComparedDocument) -> String {
    guard let parent = document.nodes[node].parent else { return document.nodes[node].name }
    return steps(to: document.nodes[parent].children, in: document)[node] ?? document.nodes[node].name
  }
}
