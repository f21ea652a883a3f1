import UIKitCatalog

/// A component that a document takes in.
struct TakenComponent: Sendable {
  /// What its element is called.
  let name: String
  /// The place of the tag that declares it.
  let declaration: Int
  /// Its document as it is now, open or not.
  let document: OpenDocument
  /// What that declares.
  let outline: ComponentOutline

  init(name: String, declaration: Int, document: OpenDocument) {
    self.name = name
    self.declaration = declaration
    self.document = document
    outline = ComponentOutline(document.markup)
  }

  /// The tag of the view that it is.
  var content: ScannedTag? { outline.content.map { document.markup.tags[$0] } }

  /// The name of its file.
  var fileName: String { document.path.split(separator: "/").last.map(String.init) ?? document.path }

  /// All there is to say, in Markdown.
  var markdown: String {
    var paragraphs = ["`\(name)`: a component, in `\(fileName)`"]
    if let className = content.flatMap({ Catalog.uiKit[$0.name]?.className }) { paragraphs[0] += "; a `\(className)`" }
    let parts = outline.parts.map { part in
      "- `\(part.signature)`" + (part.defaultText.map { " = `\($0)`" } ?? "") + (part.summary.map { ": \($0)" } ?? "")
    }
    if !parts.isEmpty { paragraphs.append(parts.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n")
  }
}
