import InterfaceModel
import XMLSyntax

/// One form for all spellings of a constraint: which item is first, and what goes without saying, make no difference.
enum ConstraintForm {
  /// The form of an element of the constraints of a view with the id.
  static func form(_ constraint: EditableElement, container: String?) -> EditableElement {
    var form = constraint
    for name in ["firstItem", "secondItem"] where form[name] == container { form[name] = nil }
    for (name, value) in [("relation", "equal"), ("constant", "0"), ("multiplier", "1"), ("priority", "1000")]
    where form[name] == value {
      form[name] = nil
    }
    for name in ["firstAttribute", "secondAttribute"] where form[name] == "lastBaseline" { form[name] = "baseline" }
    if let second = form["secondAttribute"], form["multiplier"] == nil {
      let left = (form["firstItem"] ?? "", form["firstAttribute"] ?? "")
      let right = (form["secondItem"] ?? "", second)
      if right < left { turn(&form, left, right) }
    }
    form.attributes.sort { $0.name < $1.name }
    return form
  }

  private static func turn(
    _ form: inout EditableElement, _ left: (item: String, attribute: String), _ right: (item: String, attribute: String)
  ) {
    form["firstItem"] = right.item.isEmpty ? nil : right.item
    form["firstAttribute"] = right.attribute
    form["secondItem"] = left.item.isEmpty ? nil : left.item
    form["secondAttribute"] = left.attribute
    switch form["relation"] {
    case "lessThanOrEqual": form["relation"] = "greaterThanOrEqual"
    case "greaterThanOrEqual": form["relation"] = "lessThanOrEqual"
    default: break
    }
    form.negateConstant()
    form.children = form.children.map { child in
      guard case .element(var variation) = child else { return child }
      variation.negateConstant()
      return .element(variation)
    }
  }
}

extension EditableElement {
  fileprivate mutating func negateConstant() {
    guard let constant = self["constant"] else { return }
    self["constant"] = constant.hasPrefix("-") ? String(constant.dropFirst()) : "-" + constant
  }
}
