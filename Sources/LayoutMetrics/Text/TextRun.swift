/// A part of a text in one font.
public struct TextRun: Sendable {
  /// The text.
  public var text: String
  /// What its font measures.
  public var font: FontMetrics
  /// The factor on the height of lines (`NSParagraphStyle.lineHeightMultiple`).
  var lineHeightFactor = 1.0
  /// The least height of a line, in points.
  var minimumLineHeight = 0.0
  /// What is added between lines, in points.
  var lineSpacing = 0.0
  /// What is added after a paragraph, in points.
  var paragraphSpacing = 0.0

  /// Makes a run.
  public init(text: String, font: FontMetrics) {
    self.text = text
    self.font = font
  }
}
