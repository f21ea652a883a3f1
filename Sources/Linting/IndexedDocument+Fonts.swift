import XMLSyntax

extension IndexedDocument {
  /// A font as an element describes it.
  struct Font {
    /// The element.
    var element: MarkupElement
    /// Its PostScript name, or what kind of system font it is; nil for a text style.
    var name: String?
    /// Whether it is the system's.
    var isSystem: Bool
    /// The size as written, in points; nil where people choose it.
    var size: String?
  }

  /// The fonts, in the document's order.
  var fonts: [Font] {
    elements(["fontDescription", "font"]).map { element in
      let name = element["name"]
      return Font(
        element: element, name: name ?? element["type"] ?? element["metaFont"], isSystem: name == nil,
        size: element["pointSize"] ?? element["size"])
    }
  }
}

extension Double {
  /// The number without a decimal place where it is whole: `13`, `12.5`.
  var formattedShortly: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
