import ViewLanguage
import XMLSyntax

/// What is referred to in a document, as far as its form depends on that.
struct References {
  /// The ids that something refers to.
  private var referenced: Set<String> = []
  /// The ids of the layout guides.
  private var guides: Set<String> = []

  init(in root: EditableElement) { collect(root) }

  private mutating func collect(_ element: EditableElement) {
    for attribute in element.attributes where attribute.name != "id" { referenced.insert(attribute.value) }
    if element.name.hasSuffix("LayoutGuide"), let id = element["id"] { guides.insert(id) }
    for child in element.childElements { collect(child) }
  }

  /// Whether an id is that of a layout guide.
  func isGuide(_ id: String?) -> Bool { id.map(guides.contains) ?? false }

  /// Whether an element has an id made up where Xcode writes none: the plain content view of a collection view's cell, and
  /// key commands.
  func isNeedlesslyNamed(_ element: EditableElement) -> Bool {
    let isNameless = element.name == "keyCommand" || element.name == "view" && element["key"] == "contentView"
    guard isNameless, let id = element["id"] else { return false }
    return LanguageReader.isGenerated(id: id) && !referenced.contains(id)
  }
}
