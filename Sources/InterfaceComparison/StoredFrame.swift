/// The frames that Interface Builder stores though constraints decide them: what it last saw.
public enum StoredFrame {
  /// Whether a node is the frame of a view that constraints lay out.
  public static func isDecidedByConstraints(_ node: Int, in document: ComparedDocument) -> Bool {
    let frame = document.nodes[node]
    guard frame.name == "rect", frame["key"] == "frame", let parent = frame.parent else { return false }
    let view = document.nodes[parent]
    return view["translatesAutoresizingMaskIntoConstraints"] == "NO" && view["fixedFrame"] != "YES"
  }
}
