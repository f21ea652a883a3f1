import XMLSyntax

/// A way from a document back to itself by loading.
public struct LoadCycle: Sendable {
  /// One step: a document makes an object of a class, and the class loads a document.
  public struct Hop: Sendable {
    /// The document that makes the object.
    public var file: String
    /// The object's class, as that document mentions it.
    public var mention: DocumentNode.Mention
    /// The document that the class loads.
    public var loadedFile: String
    /// Where that document names the class as its owner.
    public var ownerPosition: SourcePosition
  }

  /// The steps, the last of which leads back to the first one's document.
  public var hops: [Hop]

  /// The path in words: `Card.xib → CardView → Card.xib`.
  public var path: String {
    let names = hops.flatMap { [Self.fileName($0.file), $0.mention.reference.name] }
    return (names + [Self.fileName(hops.first?.file ?? "")]).joined(separator: " → ")
  }

  private static func fileName(_ path: String) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }
}
