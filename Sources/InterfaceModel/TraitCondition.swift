/// The traits under which a variation holds.
public struct TraitCondition: Sendable, Hashable {
  /// A size class.
  public enum SizeClass: String, Sendable {
    case compact, regular
  }

  /// The width's class; nil where it doesn't matter.
  public var width: SizeClass?
  /// The height's class; nil where it doesn't matter.
  public var height: SizeClass?
  /// The idiom, as written (`mac`, `pad`); nil where it doesn't matter.
  public var idiom: String?

  /// The idioms that a document can name.
  public static let idioms: Set<String> = ["phone", "pad", "tv", "carPlay", "mac", "vision"]

  /// Reads a variation's key (`heightClass=compact-widthClass=regular`); nil for one that names other traits, or none.
  public init?(key: String) {
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let value = String(sides[1])
      switch sides[0] {
      case "widthClass" where width == nil: width = SizeClass(rawValue: value)
      case "heightClass" where height == nil: height = SizeClass(rawValue: value)
      case "userInterfaceIdiom" where idiom == nil && Self.idioms.contains(value): idiom = value
      default: return nil
      }
      guard value == width?.rawValue || value == height?.rawValue || value == idiom else { return nil }
    }
    guard specificity > 0 else { return nil }
  }

  /// Whether `other` holds wherever this condition does.
  public func implies(_ other: TraitCondition) -> Bool {
    (other.width == nil || other.width == width) && (other.height == nil || other.height == height)
      && (other.idiom == nil || other.idiom == idiom)
  }

  /// How many traits it names: of the variations that hold, the one that names the most counts.
  public var specificity: Int { [width != nil, height != nil, idiom != nil].filter { $0 }.count }
}
