import XMLSyntax

/// The placeholders that every document has.
enum Placeholder {
  case owner, firstResponder

  /// The placeholder as Xcode writes it in a xib where nothing is connected to it.
  var element: EditableElement {
    switch self {
    case .owner:
      EditableElement(
        "placeholder",
        attributes: [
          .init("placeholderIdentifier", "IBFilesOwner"), .init("id", "-1"), .init("userLabel", "File's Owner"),
        ])
    case .firstResponder:
      EditableElement(
        "placeholder",
        attributes: [
          .init("placeholderIdentifier", "IBFirstResponder"), .init("id", "-2"), .init("customClass", "UIResponder"),
        ])
    }
  }
}
