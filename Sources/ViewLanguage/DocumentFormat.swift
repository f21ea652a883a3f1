/// What the root element of Apple's documents says of the format, the same in every document of a kind.
struct DocumentFormat {
  /// The platforms.
  enum Platform: String {
    case iOS, tvOS
  }

  var platform: Platform
  var isStoryboard: Bool

  /// What current documents say, unless a document says otherwise.
  var attributes: [(name: String, value: String)] {
    [
      ("type", type), ("version", "3.0"), ("toolsVersion", "23504"), ("targetRuntime", targetRuntime),
      ("propertyAccessControl", "none"),
    ] + Self.implied.map { ($0, "YES") }
  }

  private static let implied = ["useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched"]

  /// Whether an attribute is YES in current documents.
  static func isImplied(_ attribute: String) -> Bool { implied.contains(attribute) }

  private var type: String {
    switch (platform, isStoryboard) {
    case (.iOS, false): "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    case (.iOS, true): "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    case (.tvOS, false): "com.apple.InterfaceBuilder.AppleTV.XIB"
    case (.tvOS, true): "com.apple.InterfaceBuilder.AppleTV.Storyboard"
    }
  }

  private var targetRuntime: String {
    switch platform {
    case .iOS: "iOS.CocoaTouch"
    case .tvOS: "AppleTV"
    }
  }

  /// The kind of a document with this type, which for old iPad documents has a word more; nil for one that the language
  /// can't say.
  init?(type: String?) {
    guard let type else { return nil }
    let isStoryboard = type.contains("Storyboard")
    if type.contains(".CocoaTouch.") {
      self.init(platform: .iOS, isStoryboard: isStoryboard)
    } else if type.contains(".AppleTV.") {
      self.init(platform: .tvOS, isStoryboard: isStoryboard)
    } else {
      return nil
    }
  }

  init(platform: Platform, isStoryboard: Bool) {
    self.platform = platform
    self.isStoryboard = isStoryboard
  }
}
