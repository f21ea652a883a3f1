/// Every rule.
public enum RuleRegistry {
  /// The rules, in the order of their ids.
  public static let all: [any Rule.Type] = [
    AmbiguousHeight.self, AmbiguousPositionX.self, AmbiguousPositionY.self,
    AmbiguousScrollContent.self, AmbiguousWidth.self, BrokenOptionalConstraint.self, CellHeightMismatch.self,
    CompressionTie.self,
    ConflictOnlyOnDevice.self, ConflictingConstraints.self, ConstraintAttributePair.self,
    ConstraintItemOutsideContainer.self, ContentClipped.self, DanglingAction.self, DanglingConstraintItem.self,
    DanglingInitialViewController.self, DanglingOutlet.self, DanglingSegue.self, DanglingVariationReference.self,
    DuplicateConstraint.self, DuplicateID.self, DynamicTypeOverflow.self, FixedWidthMayClip.self, HuggingTie.self,
    InvalidClassName.self,
    InvalidValue.self,
    MalformedXML.self, MisplacedView.self, NegativeSize.self, OffscreenView.self, OverlappingSiblings.self,
    OwnerEqualsRoot.self,
    RecursiveEmbed.self, RecursiveNib.self, RecursiveNibGuarded.self, RecursiveNibPossible.self,
    RedundantConstraint.self, RequiredPriorityZeroOrOver.self, RightToLeftOverlap.self,
    TouchTargetSmall.self,
    TrailingConstraintMissing.self, UnknownAttribute.self, UnknownElement.self, UnsupportedDocument.self,
    UnusedSuppression.self,
    ZeroSizeInteractive.self,
  ]

  /// The rule with the id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
