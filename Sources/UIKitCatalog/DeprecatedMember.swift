/// A property that documents set and UIKit deprecates without one that means the same.
///
/// Deprecations of the iOS 16.5 SDK. What has a replacement of the same meaning is written as that and isn't here.
public struct DeprecatedMember: Sendable, Hashable {
  /// The class that declares it.
  public let className: String
  /// The property's name.
  public let name: String
  /// Its Swift type.
  public let type: String
  /// Whether it can be set.
  public let isWritable: Bool

  private init(_ className: String, _ name: String, _ type: String, isWritable: Bool = true) {
    self.className = className
    self.name = name
    self.type = type
    self.isWritable = isWritable
  }

  /// The member of that name; nil for one that isn't deprecated. No class has another property of such a name.
  public static func named(_ name: String) -> DeprecatedMember? { all[name] }

  /// The members by name.
  public static let all: [String: DeprecatedMember] = Dictionary(
    uniqueKeysWithValues: list.map { ($0.name, $0) })

  private static let list: [DeprecatedMember] = [
    DeprecatedMember("UIButton", "adjustsImageWhenDisabled", "Bool"),
    DeprecatedMember("UIButton", "adjustsImageWhenHighlighted", "Bool"),
    DeprecatedMember("UIButton", "contentEdgeInsets", "UIEdgeInsets"),
    DeprecatedMember("UIButton", "imageEdgeInsets", "UIEdgeInsets"),
    DeprecatedMember("UIButton", "reversesTitleShadowWhenHighlighted", "Bool"),
    DeprecatedMember("UIButton", "showsTouchWhenHighlighted", "Bool"),
    DeprecatedMember("UIButton", "titleEdgeInsets", "UIEdgeInsets"),
    DeprecatedMember("UIPageControl", "defersCurrentPageDisplay", "Bool"),
    DeprecatedMember("UIViewController", "automaticallyAdjustsScrollViewInsets", "Bool"),
    DeprecatedMember("UIViewController", "bottomLayoutGuide", "any UILayoutSupport", isWritable: false),
    DeprecatedMember("UIViewController", "topLayoutGuide", "any UILayoutSupport", isWritable: false),
    DeprecatedMember("MKMapView", "showsPointsOfInterest", "Bool"),
    DeprecatedMember("WKPreferences", "javaScriptEnabled", "Bool"),
  ]
}
