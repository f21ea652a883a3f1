import InterfaceModel

/// A property of a view's layer that documents set by its key path from the view, as a runtime attribute.
///
/// Swift has a type for it, so that it needs no key; the types are those of `CALayer`.
struct LayerProperty {
  /// The types that runtime attributes have values for.
  private enum Kind {
    case number, flag, size
  }

  /// The name in `CALayer`.
  let name: String

  /// The property at a key path such as `layer.cornerRadius`; nil where there's none, or where the value is none of its
  /// type: a number as a text, say, which key-value coding turns into one.
  static func property(_ keyPath: String, takes value: RuntimeAttribute.Value?) -> LayerProperty? {
    guard keyPath.hasPrefix("layer."), let value else { return nil }
    let name = String(keyPath.dropFirst("layer.".count))
    switch (kinds[name], value) {
    case (.number, .number), (.flag, .bool), (.size, .size): return LayerProperty(name: name)
    default: return nil
    }
  }

  private static let kinds: [String: Kind] = [
    "borderWidth": .number, "cornerRadius": .number, "masksToBounds": .flag, "shadowOffset": .size,
    "shadowOpacity": .number, "shadowRadius": .number, "zPosition": .number,
  ]
}
