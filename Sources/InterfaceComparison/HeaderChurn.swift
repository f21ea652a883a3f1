/// What Xcode rewrites by itself when it saves: which tools saved the document, for what, and how the editor's canvas
/// stood.
public enum HeaderChurn {
  private static let attributes: Set = ["toolsVersion", "systemVersion"]
  private static let verdicts: Set = ["misplaced", "ambiguous"]
  private static let elements: Set = [
    "dependencies", "device", "classes", "designables", "inferredMetricsTieBreakers",
  ]

  /// Whether an attribute of a node says only which tools saved it, or what they thought of its frame.
  public static func isChurn(_ attribute: String, of node: ComparedNode) -> Bool {
    node.parent == nil ? attributes.contains(attribute) : verdicts.contains(attribute)
  }

  /// Whether a node, with all it holds, is rewritten by itself.
  public static func isChurn(_ node: ComparedNode) -> Bool {
    elements.contains(node.name) && node.depth == 1 || node.name == "point" && node["key"] == "canvasLocation"
  }
}

extension HeaderChurn {
  /// Whether a node is churn, stands in some, or stands in for what the app has from elsewhere: an image's size, a
  /// colour's value.
  public static func isStandIn(_ place: Int, in document: ComparedDocument) -> Bool {
    var current: Int? = place
    while let node = current {
      if isChurn(document.nodes[node]) || document.nodes[node].name == "resources" { return true }
      current = document.nodes[node].parent
    }
    return false
  }
}
