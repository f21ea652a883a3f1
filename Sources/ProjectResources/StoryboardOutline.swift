import Foundation

/// What a storyboard offers to others: it is looked through for that, not parsed.
public struct StoryboardOutline: Sendable, Hashable {
  /// The name that other storyboards call it by.
  public let name: String
  /// The identifiers of its controllers.
  public let identifiers: Set<String>
  /// Whether it has a first controller.
  public let hasInitialController: Bool

  init(_ bytes: [UInt8], path: String) {
    var name = ResourcePath.stem(of: ResourcePath.lastName(of: path))
    for device in ["~iphone", "~ipad", "~tv"] where name.hasSuffix(device) { name.removeLast(device.count) }
    self.name = name
    let text = String(decoding: bytes, as: UTF8.self)
    identifiers = Set(Self.values(of: "storyboardIdentifier", in: text))
    hasInitialController = !Self.values(of: "initialViewController", in: text).isEmpty
  }

  private static func values(of attribute: String, in text: String) -> [String] {
    text.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap { rest in
      rest.firstIndex(of: "\"").map { unescaped(String(rest[..<$0])) }
    }
  }

  private static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
