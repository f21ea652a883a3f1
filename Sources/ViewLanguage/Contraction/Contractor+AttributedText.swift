import UIKitCatalog
import XMLSyntax

extension Contractor {
  /// The element with inline markup for an attributed string; nil where it has no such form.
  func contractAttributedText(_ string: EditableElement) -> EditableElement? {
    guard string.name == "attributedString", let key = string["key"], AttributedTextForm.keys.contains(key) else {
      return nil
    }
    let form = AttributedTextForm(catalog: catalog)
    guard let runs = form.runs(of: string) else { return nil }
    let base = Self.base(of: runs)
    var contracted = EditableElement(key)
    for name in form.names { contracted[name] = base[name] }
    var isAfterText = false
    for run in runs {
      let own = run.attributes.filter { base[$0.key] != $0.value }
      // What is white space alone is no text between elements, and two texts side by side are one.
      if own.isEmpty, !isAfterText, run.text.contains(where: { !$0.isWhitespace }) {
        contracted.children.append(.text(run.text))
        isAfterText = true
      } else {
        contracted.children.append(.element(Self.inline(run.text, own, base, form)))
        isAfterText = false
      }
    }
    return contracted
  }

  /// What most of the text has of the attributes that all of it has.
  private static func base(of runs: [AttributedRun]) -> [String: String] {
    guard let first = runs.first else { return [:] }
    var base: [String: String] = [:]
    for name in first.attributes.keys where runs.allSatisfy({ $0.attributes[name] != nil }) {
      var lengths: [String: Int] = [:]
      for run in runs { lengths[run.attributes[name] ?? "", default: 0] += run.text.utf8.count }
      let longest = lengths.values.max()
      base[name] = runs.lazy.compactMap { $0.attributes[name] }.first { lengths[$0] == longest }
    }
    return base
  }

  private static func inline(
    _ text: String, _ own: [String: String], _ base: [String: String], _ form: AttributedTextForm
  ) -> EditableElement {
    let children = [EditableMarkup.text(text)]
    if own.count == 1, let attribute = own.first {
      if attribute.key == "font", InlineMarkup.bold(of: base["font"]) == attribute.value {
        return EditableElement(InlineMarkup.bold, children: children)
      }
      let shorthand = InlineMarkup.shorthands.first { ($0.attribute, $0.value) == (attribute.key, attribute.value) }
      if let shorthand { return EditableElement(shorthand.name, children: children) }
    }
    var span = EditableElement(InlineMarkup.span, children: children)
    for name in form.names { span[name] = own[name] }
    return span
  }
}
