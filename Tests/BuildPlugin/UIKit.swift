// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are UIKit's, and mean what UIKit's documentation says.

/// The part of UIKit that `Examples/BuildPlugin` uses, as far as its sources need it to compile where there is no UIKit.
///
/// Nothing in it works. `Tests/UIKitSurface` has all of UIKit, but for an iOS target, which a build on Linux hasn't.
@_exported import Foundation

extension NSObject {
  @MainActor public func awakeFromNib() {}
}

@MainActor open class UIView: NSObject, @preconcurrency NSCoding {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Sendable { case scaleToFill, scaleAspectFit }

  public var isOpaque = true
  public var clearsContextBeforeDrawing = true
  public var autoresizesSubviews = true
  public var autoresizingMask: AutoresizingMask = []
  public var backgroundColor: UIColor?
  public var clipsToBounds = false
  public var contentMode = ContentMode.scaleToFill
  public var translatesAutoresizingMaskIntoConstraints = true

  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  /// With a default, for `UIView()`: away from Apple's platforms an initializer on the main actor can't override that of
  /// `NSObject`.
  public init(frame: CGRect = .zero) {}
  public required init?(coder: NSCoder) {}

  public func encode(with coder: NSCoder) {}

  public func addSubview(_ view: UIView) {}
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
}

public final class UIImageView: UIView {
  public var image: UIImage?
}

public final class UILabel: UIView {
  public var text: String?
  public var textAlignment = NSTextAlignment.natural
  public var textColor: UIColor?
  public var font: UIFont?
  public var numberOfLines = 1
  public var adjustsFontForContentSizeCategory = false
}

public enum objc_AssociationPolicy: Sendable {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

@MainActor open class UIViewController: NSObject, @preconcurrency NSCoding {
  public var view: UIView?

  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public func encode(with coder: NSCoder) {}

  open func loadView() {}
  open func viewDidLoad() {}
}

@MainActor public final class UIImage: NSObject {
  public init?(systemName: String) {}
}

@MainActor public final class UIColor: NSObject {
  public static let secondaryLabel = UIColor()
  public static let systemBackground = UIColor()
  public static let secondarySystemBackground = UIColor()
}

@MainActor public final class UIFont: NSObject {
  public enum TextStyle: Sendable { case footnote, headline }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

public enum NSTextAlignment: Sendable { case natural, center }

@MainActor public final class UILayoutGuide: NSObject {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
}

public struct UILayoutPriority: Sendable {
  public init(_ rawValue: Float) {}
}

@MainActor public final class NSLayoutConstraint: NSObject {
  public enum Axis: Sendable { case horizontal, vertical }

  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}
