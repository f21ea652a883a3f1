import MarkupWriting

extension Paint {
  /// Where a colour goes.
  enum Use: String {
    case fill, stroke
  }

  /// The attributes that give a shape the colour; what reads no style sheets shows the light one.
  func attributes(_ use: Use) -> [MarkupWriter.Attribute] {
    var attributes: [MarkupWriter.Attribute] = [(use.rawValue, light.hex)]
    if light.alpha < 1 { attributes.append(("\(use.rawValue)-opacity", NumberText.exact(light.alpha))) }
    return attributes
  }

  /// The class that the style sheet knows the colour by.
  func className(_ use: Use) -> String? { name.map { "\(use == .fill ? "f" : "s")-\($0)" } }

  /// The rules that give the colour its dark value, each behind `scope`.
  func darkRules(scope: String) -> String {
    [Use.fill, .stroke].map { use in
      guard let className = className(use) else { return "" }
      return
        "\(scope).\(className){\(use.rawValue):\(dark.hex);\(use.rawValue)-opacity:\(NumberText.exact(dark.alpha))}\n"
    }.joined()
  }
}
