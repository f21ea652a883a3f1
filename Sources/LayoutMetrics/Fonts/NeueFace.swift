/// The faces of Helvetica Neue that are told apart.
enum NeueFace: Sendable {
  case light, regular, medium

  var glyphs: GlyphTable { self == .medium ? .helveticaNeueMedium : .helveticaNeue }

  /// The widths against those of ``glyphs``: light letters are a little narrower than regular ones.
  var factor: Double { self == .light ? 0.965 : 1 }
}
