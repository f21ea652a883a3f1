/// What a shape is filled or drawn with: a colour that may have another value in dark surroundings.
struct Paint: Hashable {
  /// The colour in light surroundings.
  var light: RGBA
  /// The colour in dark surroundings.
  var dark: RGBA
  /// The name of a colour of the palette, which the style sheet has a rule for; nil for a fixed colour.
  var name: String?

  /// Makes a fixed colour.
  init(_ color: RGBA) {
    light = color
    dark = color
  }

  /// Makes a colour of the palette.
  init(name: String, light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
    self.name = name
  }

  /// Whether nothing is to be seen of it.
  var isClear: Bool { light.alpha == 0 && dark.alpha == 0 }
}
