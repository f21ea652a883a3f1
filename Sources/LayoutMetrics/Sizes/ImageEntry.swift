import InterfaceModel

/// An image of a document's resources.
struct ImageEntry: Sendable {
  /// The size in points; of a symbol, the size at which the editor drew it.
  let size: Extent
  /// Whether it is one of the system's symbols, whose size follows the font.
  let isSymbol: Bool

  /// A symbol as most are drawn (the median of 40 that documents list).
  static let averageSymbol = ImageEntry(size: Extent(width: 128, height: 117), isSymbol: true)

  /// The images of a document that have a size, by name.
  static func entries(of document: InterfaceDocument) -> [String: ImageEntry] {
    var entries: [String: ImageEntry] = [:]
    for resource in document.resources {
      guard case .image(let catalog, let size?) = resource.kind, entries[resource.name] == nil else { continue }
      entries[resource.name] = ImageEntry(
        size: Extent(width: size.width.value, height: size.height.value), isSymbol: catalog?.lowercased() == "system")
    }
    return entries
  }
}
