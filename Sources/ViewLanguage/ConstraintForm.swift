import InterfaceModel
import XMLSyntax

/// One form for all spellings of a constraint: which item is first, and what goes without saying, make no difference.
public enum ConstraintForm {
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
      if right < left { form = turned(form) }
    }
    form.attributes.sort { $0.name < $1.name }
    return form
  }

  /// The constraint with its items the other way round, which says the same where it has no multiplier.
  public static func turned(_ constraint: EditableElement) -> EditableElement {
    var turned = constraint
    turned["firstItem"] = constraint["secondItem"]
    turned["firstAttribute"] = constraint["secondAttribute"]
    turned["secondItem"] = constraint["firstItem"]
    turned["secondAttribute"] = constraint["firstAttribute"]
    switch constraint["relation"] {
    case "lessThanOrEqual": turned["relation"] = "greaterThanOrEqual"
    case "greaterThanOrEqual": turned["relation"] = "lessThanOrEqual"
    default: break
    }
    turned.negateConstant()
    turned.children = constraint.children.map { child in
      guard case .element(var variation) = child else { return child }
      variation.negateConstant()
      return .element(variation)
    }
    return turned
  }
}

extension EditableElement {
  fileprivate mutating func negateConstant() {
    guard let constant = self["constant"] else { return }
    self["constant"] = constant.hasPrefix("-") ? String(constant.dropFirst()) : "-" + constant
  }
}
