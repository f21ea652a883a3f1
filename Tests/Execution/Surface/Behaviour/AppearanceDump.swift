// How colours, fonts and images are written: by what made them.

@MainActor enum ColorWriter {
  static func write(_ color: UIColor, _ value: (Any) -> JSON) -> JSON {
    .object(["color": description(color, value)])
  }

  private static func description(_ color: UIColor, _ value: (Any) -> JSON) -> JSON {
    guard let made = journal.record(color).construction else { return .null }
    let arguments = made.arguments.compactMap(unwrapped)
    switch made.initializer {
    case "init(red:green:blue:alpha:)": return space("sRGB", made.arguments, value)
    case "init(displayP3Red:green:blue:alpha:)": return space("displayP3", made.arguments, value)
    case "init(white:alpha:)": return space("gray", made.arguments, value)
    case "init(named:)", "init(named:in:compatibleWith:)": return .object(["named": value(arguments[0])])
    case "init(cgColor:)":
      if let color = arguments.first as? CGColor { return stored(color, value) }
    case "withAlphaComponent(_:)":
      if let base = arguments.first as? UIColor, case .object(var fields) = description(base, value) {
        fields["alpha"] = value(arguments[1])
        return .object(fields)
      }
    default: break
    }
    if made.arguments.isEmpty { return .object(["system": .text(made.initializer)]) }
    return .object([
      "initializer": .text(made.initializer), "arguments": .array(made.arguments.map(value)),
    ])
  }

  private static func stored(_ color: CGColor, _ value: (Any) -> JSON) -> JSON {
    let state = journal.record(color).state
    let made = journal.record(color).construction
    if let components = state["components"] as? [CGFloat], let name = state["space"] as? String {
      return space(spaces[name] ?? name, components, value)
    }
    let names = [
      "init(genericCMYKCyan:magenta:yellow:black:alpha:)": "cmyk",
      "init(genericGrayGamma2_2Gray:alpha:)": "genericGray",
      "init(gray:alpha:)": "gray", "init(srgbRed:green:blue:alpha:)": "sRGB",
    ]
    let name = made.map { names[$0.initializer] ?? $0.initializer }
    return space(name ?? "unknown", made?.arguments ?? [], value)
  }

  /// What `CGColorSpace` calls them, and the dump.
  private static let spaces = [
    CGColorSpace.sRGB: "sRGB", CGColorSpace.displayP3: "displayP3", CGColorSpace.genericCMYK: "cmyk",
    CGColorSpace.genericGrayGamma2_2: "genericGray",
  ]

  private static func space(_ name: String, _ components: [Any], _ value: (Any) -> JSON) -> JSON {
    .object(["space": .text(name), "components": .array(components.map(value))])
  }
}

@MainActor enum FontWriter {
  static func write(_ font: UIFont, _ value: (Any) -> JSON) -> JSON {
    .object(["font": description(font, value)])
  }

  private static func description(_ font: UIFont, _ value: (Any) -> JSON) -> JSON {
    guard let made = journal.record(font).construction else { return .null }
    let arguments = made.arguments.compactMap(unwrapped)
    switch made.initializer {
    case "preferredFont(forTextStyle:)":
      if let style = arguments[0] as? UIFont.TextStyle { return .object(["style": .text(style.rawValue)]) }
    case "systemFont(ofSize:)": return .object(["system": value(arguments[0])])
    case "boldSystemFont(ofSize:)":
      return .object(["system": value(arguments[0]), "weight": .text("bold")])
    case "italicSystemFont(ofSize:)":
      return .object(["system": value(arguments[0]), "italic": .bool(true)])
    case "systemFont(ofSize:weight:)":
      return .object(["system": value(arguments[0]), "weight": weight(arguments[1], value)])
    case "init(name:size:)":
      return .object(["name": value(arguments[0]), "size": value(arguments[1])])
    default: break
    }
    return .object([
      "initializer": .text(made.initializer), "arguments": .array(made.arguments.map(value)),
    ])
  }

  private static func weight(_ weight: Any, _ value: (Any) -> JSON) -> JSON {
    let names: [(UIFont.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
      (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
      (.black, "black"),
    ]
    return names.first { $0.0 == weight as? UIFont.Weight }.map { .text($0.1) } ?? value(weight)
  }
}

@MainActor enum ImageWriter {
  static func write(_ image: UIImage, _ value: (Any) -> JSON) -> JSON {
    .object(["image": description(image, value)])
  }

  private static func description(_ image: UIImage, _ value: (Any) -> JSON) -> JSON {
    guard let made = journal.record(image).construction else { return .null }
    let arguments = made.arguments.compactMap(unwrapped)
    switch made.initializer {
    case "init(named:)": return .object(["named": value(arguments[0])])
    case "init(systemName:)": return .object(["system": value(arguments[0])])
    case "init(systemName:withConfiguration:)":
      return .object([
        "system": value(arguments[0]), "configuration": value(made.arguments[1]),
      ])
    case "withRenderingMode(_:)":
      if let base = arguments.first as? UIImage, case .object(var fields) = description(base, value) {
        fields["renderingMode"] = value(arguments[1])
        return .object(fields)
      }
    default: break
    }
    if made.arguments.isEmpty { return .object(["member": .text(made.initializer)]) }
    return .object([
      "initializer": .text(made.initializer), "arguments": .array(made.arguments.map(value)),
    ])
  }
}
