import InterfaceModel

/// What runtime attributes say of a view's layer.
struct LayerStyle {
  /// The corners' radius, in points.
  private(set) var cornerRadius = 0.0
  /// The border's width, in points.
  private(set) var borderWidth = 0.0
  /// The border's colour.
  private(set) var borderColor: Color?
  /// Whether the layer cuts off what lies outside.
  private(set) var masksToBounds = false

  /// Reads the attributes of a view; properties of custom classes count where they are named like the layer's.
  init(_ attributes: [RuntimeAttribute]) {
    for attribute in attributes {
      let key = attribute.keyPath.split(separator: ".").last.map { $0.lowercased() } ?? ""
      switch (key, attribute.value) {
      case ("cornerradius", .number(let number)), ("radius", .number(let number)): cornerRadius = number.value
      case ("cornerradius", .string(let text)): cornerRadius = ExactNumber(text)?.value ?? 0
      case ("borderwidth", .number(let number)): borderWidth = number.value
      case ("bordercolor", .color(let color)), ("borderuicolor", .color(let color)),
        ("bordercolorfromuicolor", .color(let color)):
        borderColor = color
      case ("maskstobounds", .bool(let value)), ("clipstobounds", .bool(let value)): masksToBounds = value
      default: break
      }
    }
  }
}
