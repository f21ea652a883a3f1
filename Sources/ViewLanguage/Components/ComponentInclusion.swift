import XMLSyntax

/// A component that a document takes in: `<component name="ProfileCard" src="ProfileCard.view.xml"/>`.
struct ComponentInclusion {
  /// The element that declares it.
  static let elementName = "component"

  /// What its element is called in the document.
  let name: String
  /// The class that its document becomes: the file's name says.
  let className: String
  /// The path of its document.
  let path: String
  /// The module that has the class; nil for the document's own.
  let module: String?
  /// The declaration.
  let element: MarkupElement

  /// Reads a declaration in the document at the path `file`; nil for one without a name.
  init?(_ element: MarkupElement, file: String) {
    let path = ComponentFiles.path(ofComponent: element["name"], source: element["src"], from: file)
    guard let path else { return nil }
    self.path = path
    className = ComponentFiles.className(ofFile: path)
    name = element["name"] ?? className
    module = element["module"]
    self.element = element
  }
}
