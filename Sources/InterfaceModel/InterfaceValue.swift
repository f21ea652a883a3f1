/// What a keyed child of an object can hold.
public indirect enum InterfaceValue: Sendable {
  /// `<nil/>`: the property is explicitly nothing.
  case none
  /// A truth value.
  case bool(Bool)
  /// A number.
  case number(ExactNumber)
  /// A text.
  case string(String)
  /// A colour.
  case color(Color)
  /// A font.
  case font(FontDescription)
  /// A rectangle, in points.
  case rect(LayoutRect)
  /// A point, in points.
  case point(LayoutPoint)
  /// A size, in points.
  case size(LayoutSize)
  /// Insets from the edges, in points.
  case insets(LayoutInsets)
  /// A text with attributes.
  case attributedText(AttributedText)
  /// A moment, in seconds since the first instant of 1 January 2001, UTC.
  case date(secondsSinceReferenceDate: ExactNumber)
  /// The names of an option set's members that are set (`widthSizable`, `flexibleMaxX`).
  case flags([String])
  /// A list of values.
  case array([InterfaceValue])
  /// A bundle of attributes and values.
  case record(InterfaceRecord)
}
