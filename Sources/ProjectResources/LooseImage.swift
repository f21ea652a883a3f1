/// How UIKit names images that are files.
enum LooseImage {
  /// The name that code and documents use: without folders, scale, device and ending.
  static func name(ofPath path: String) -> String {
    var name = ResourcePath.lastName(of: path)
    if ResourceKind.imageEndings.contains(ResourcePath.ending(of: name).lowercased()) {
      name = ResourcePath.stem(of: name)
    }
    for device in ["~iphone", "~ipad", "~ipod", "~tv"] where name.hasSuffix(device) { name.removeLast(device.count) }
    for scale in ["@1x", "@2x", "@3x"] where name.hasSuffix(scale) { name.removeLast(scale.count) }
    return name
  }
}
