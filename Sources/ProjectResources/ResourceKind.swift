/// What a resource is by its path.
enum ResourceKind {
  case catalogContents, image, font, strings, stringCatalog, information, storyboard

  /// The endings of images that UIKit loads by name.
  static let imageEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "ico", "cur", "heic", "pdf", "webp", "svg",
  ]

  /// The kind that a path tells; nil for a file that isn't of interest.
  init?(path: String) {
    let name = ResourcePath.lastName(of: path)
    guard !path.contains(".xcassets/") else {
      guard name == "Contents.json" else { return nil }
      self = .catalogContents
      return
    }
    switch ResourcePath.ending(of: name).lowercased() {
    case "strings": self = .strings
    case "storyboard": self = .storyboard
    case "xcstrings": self = .stringCatalog
    case "plist" where name.hasSuffix("Info.plist"): self = .information
    case "ttf", "otf", "ttc", "otc": self = .font
    case let ending where Self.imageEndings.contains(ending): self = .image
    default: return nil
    }
  }
}
