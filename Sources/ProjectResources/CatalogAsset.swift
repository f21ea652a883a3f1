/// A set of an asset catalog.
public struct CatalogAsset: Sendable, Hashable {
  /// What a set holds.
  public enum Kind: Sendable, Hashable {
    /// An image or a symbol.
    case image
    /// A colour.
    case color
  }

  /// What it holds.
  public let kind: Kind
  /// Its own name, without those of folders.
  public let name: String
  /// The folder that the set is, in the catalog.
  let folder: String

  /// The set that a folder is; nil for a folder that is none, or one of another kind.
  init?(folder: String) {
    let last = ResourcePath.lastName(of: folder)
    switch ResourcePath.ending(of: last) {
    case "imageset", "symbolset", "imagestack", "solidimagestack", "appiconset", "launchimage": kind = .image
    case "colorset": kind = .color
    default: return nil
    }
    name = ResourcePath.stem(of: last)
    self.folder = folder
  }

  /// The name with those of the folders around it that are namespaces.
  func qualifiedName(namespaces: Set<String>) -> String {
    var parts = [name]
    var outer = ResourcePath.folder(of: folder)
    while !outer.isEmpty, !outer.hasSuffix(".xcassets") {
      if namespaces.contains(outer) { parts.append(ResourcePath.lastName(of: outer)) }
      outer = ResourcePath.folder(of: outer)
    }
    return parts.reversed().joined(separator: "/")
  }
}
