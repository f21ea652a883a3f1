import InterfaceComparison
import XMLSyntax

/// Compares the properties of an object in two versions.
struct PropertyComparison {
  /// A difference, without the object.
  struct Difference {
    var kind: InterfaceChange.Kind
    var property: String
    var old: String?
    var new: String?
    var oldPlace: SourceRange?
    var newPlace: SourceRange?
  }

  /// Values that make sense as a whole only, where they're told by other attributes.
  private static let wholes: Set = ["color", "fontDescription"]

  /// The differences, in the new version's order, what went first.
  static func differences(_ old: [ObjectProperty], _ new: [ObjectProperty]) -> [Difference] {
    let known = Dictionary(old.map { (key($0), $0) }) { first, _ in first }
    let named = Set(new.map(key))
    let gone = old.filter { !named.contains(key($0)) }.map { difference($0, nil) }
    return gone + new.flatMap { compare(known[key($0)], $0) }
  }

  private static func key(_ property: ObjectProperty) -> String { "\(property.kind) \(property.path)" }

  private static func compare(_ old: ObjectProperty?, _ new: ObjectProperty) -> [Difference] {
    guard let old else { return [difference(nil, new)] }
    guard old.compared != new.compared else { return [] }
    guard let element = new.element, old.element == element else { return [difference(old, new)] }
    let names = (old.parts.map(\.name), new.parts.map(\.name))
    if wholes.contains(element), Set(names.0) != Set(names.1) { return [difference(old, new)] }
    let added = names.1.filter { !names.0.contains($0) }
    return (names.0 + added).compactMap { part($0, old, new) }
  }

  private static func part(_ name: String, _ old: ObjectProperty, _ new: ObjectProperty) -> Difference? {
    let parts = (old.parts.first { $0.name == name }, new.parts.first { $0.name == name })
    guard parts.0?.compared != parts.1?.compared else { return nil }
    return Difference(
      kind: new.kind, property: PropertyPath.joined(new.path, name), old: parts.0?.shown, new: parts.1?.shown,
      oldPlace: parts.0?.place ?? old.place, newPlace: parts.1?.place ?? new.place)
  }

  private static func difference(_ old: ObjectProperty?, _ new: ObjectProperty?) -> Difference {
    Difference(
      kind: new?.kind ?? old?.kind ?? .property, property: new?.path ?? old?.path ?? "", old: old?.shown,
      new: new?.shown, oldPlace: old?.place, newPlace: new?.place)
  }
}
