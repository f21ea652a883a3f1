import InterfaceModel
import Suggestions

/// What the name of an attribute of `<layout>` stands for.
public enum LayoutLeftSide: Sendable, Hashable {
  /// One attribute of the view.
  case attribute(LayoutAttribute)
  /// Several constraints at once.
  case compound(CompoundAttribute)

  /// Reads the name; nil where the language has no such attribute. `baseline`, as Apple's documents call it, is read
  /// as `lastBaseline`.
  public init?(name: String) {
    if let attribute = LayoutAttribute(documentName: name) {
      self = .attribute(attribute)
    } else if let compound = CompoundAttribute(rawValue: name) {
      self = .compound(compound)
    } else {
      return nil
    }
  }

  /// The name in canonical form.
  public var name: String {
    switch self {
    case .attribute(let attribute): attribute.rawValue
    case .compound(let compound): compound.rawValue
    }
  }

  /// Every name, in the order of the reference.
  public static let names = LayoutAttribute.allCases.map(\.rawValue) + CompoundAttribute.allCases.map(\.rawValue)

  /// The name that somebody who wrote `name` may have meant.
  public static func nearest(to name: String) -> String? { Suggestion.nearest(to: name, in: names) }
}
