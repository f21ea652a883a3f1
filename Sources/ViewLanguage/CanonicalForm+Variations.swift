import XMLSyntax

extension CanonicalForm {
  /// What the constraints of a view say, by their ids, for those that masks alone refer to.
  func constraintForms(of element: EditableElement) -> [String: String] {
    guard element.childElements.contains(where: { $0.name == "variation" }) else { return [:] }
    var forms: [String: String] = [:]
    for list in element.childElements where list.name == "constraints" {
      for constraint in list.childElements {
        guard let id = constraint["id"], !referencedOutsideMasks.contains(id) else { continue }
        let form = ConstraintForm.form(self.form(of: constraint), container: element["id"])
        forms[id] = form.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      }
    }
    return forms
  }

  /// A variation, its masks in an order that doesn't depend on the document's, and constraints named by what they say.
  func variation(_ variation: EditableElement, _ constraintForms: [String: String]) -> EditableElement {
    var form = self.form(of: variation)
    form.children = form.childElements.map { child in
      guard child.name == "mask" else { return .element(child) }
      var mask = child
      let entries = mask.childElements.map { entry in
        var entry = entry
        if let said = entry["reference"].flatMap({ constraintForms[$0] }) { entry["reference"] = said }
        return entry
      }
      mask.children = entries.sorted { ($0.name, $0["reference"] ?? "") < ($1.name, $1["reference"] ?? "") }
        .map { .element($0) }
      return .element(mask)
    }
    return form
  }
}
