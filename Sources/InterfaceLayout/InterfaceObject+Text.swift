import InterfaceModel

extension InterfaceObject {
  /// Whether the view's height depends on its width, because its text may take several lines.
  var wrapsText: Bool {
    switch element {
    case "label": (self["numberOfLines"] ?? "1") != "1"
    case "textView": self["scrollEnabled"] == "NO"
    default: false
    }
  }

  /// The width that a label wraps its text at where the document gives one, in points.
  var preferredMaxLayoutWidth: Double? {
    guard element == "label", let text = self["preferredMaxLayoutWidth"], let width = ExactNumber(text)?.value,
      width > 0
    else { return nil }
    return width
  }
}
