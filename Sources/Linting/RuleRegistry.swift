/// Every rule.
public enum RuleRegistry {
  /// The rules, in the order of their ids.
  public static let all: [any Rule.Type] = [
    ConstraintAttributePair.self, ConstraintItemOutsideContainer.self, DanglingAction.self, DanglingConstraintItem.self,
    DanglingInitialViewController.self, DanglingOutlet.self, DanglingSegue.self, DanglingVariationReference.self,
    DuplicateConstraint.self, DuplicateID.self, InvalidClassName.self, InvalidValue.self, MalformedXML.self,
    OwnerEqualsRoot.self, RecursiveNib.self, RequiredPriorityZeroOrOver.self, UnknownAttribute.self,
    UnknownElement.self, UnsupportedDocument.self,
  ]

  /// The rule with the id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
