/// Every rule.
public enum RuleRegistry {
  /// The rules, in the order of their ids.
  public static let all: [any Rule.Type] = [
    AmbiguousHeight.self, AmbiguousPositionX.self, AmbiguousPositionY.self, AmbiguousScrollContent.self,
    AmbiguousWidth.self, BrokenOptionalConstraint.self, CellHeightMismatch.self, CompressionTie.self,
    ConflictOnlyOnDevice.self, ConflictingConstraints.self, ConstraintAttributePair.self,
    ConstraintItemOutsideContainer.self, ContentClipped.self, CustomModuleMismatch.self, DanglingAction.self,
    DanglingConstraintItem.self, DanglingInitialViewController.self, DanglingOutlet.self, DanglingSegue.self,
    DanglingVariationReference.self, DuplicateConstraint.self, DuplicateID.self, DynamicTypeOverflow.self,
    EmptyLocalizableString.self, FixedWidthMayClip.self, HuggingTie.self, ImageNameCase.self, ImplicitNibCollision.self,
    InvalidClassName.self, InvalidValue.self, MalformedXML.self, MisplacedView.self, MissingFont.self,
    MissingImage.self, MissingNamedColor.self, MissingTranslation.self, NegativeSize.self, OffscreenView.self,
    OutletCollectionType.self, OutletTypeMismatch.self, OverlappingSiblings.self, OwnerEqualsRoot.self,
    RecursiveEmbed.self, RecursiveNib.self, RecursiveNibGuarded.self, RecursiveNibPossible.self,
    RedundantConstraint.self, RequiredPriorityZeroOrOver.self, RightToLeftOverlap.self, RuntimeAttributeType.self,
    RuntimeAttributeUnknownKey.self, StaleTranslation.self, TouchTargetSmall.self, TrailingConstraintMissing.self,
    UnconnectedOutlet.self, UnimplementedAction.self, UnimplementedOutlet.self, UnknownAttribute.self,
    UnknownCustomClass.self, UnknownElement.self, UnlocalizedText.self, UnresolvedStoryboardReference.self,
    UnsupportedDocument.self, UnusedSuppression.self, ZeroSizeInteractive.self,
  ]

  /// The rule with the id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
