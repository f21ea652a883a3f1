import InterfaceModel

/// What those who draw a view's content need to know of it.
extension IntrinsicSizer {
  /// What a font measures at the chosen size of text; `defaultSize` is that of the system font where there is none.
  public func font(_ value: InterfaceValue?, defaultSize: Double) -> FontMetrics {
    metrics(value, defaultSize: defaultSize)
  }

  /// The runs of an attributed text, one for each fragment; what names no font has the `standard` one.
  public func textRuns(of text: AttributedText, standard: FontMetrics) -> [TextRun] {
    runs(of: text, standard: standard)
  }

  /// The size in points of an image, a symbol at the size that goes with text of `pointSize`.
  public func imageSize(named name: String, pointSize: Double = 17) -> IntrinsicSize {
    imageSize(named: name, configuration: SymbolConfiguration(pointSize: pointSize))
  }
}
