/// Every rule.
public enum RuleRegistry {
  /// The rules, in the order of their ids.
  public static let all: [any Rule.Type] = [
    AccessibilityFormat.self, AmbiguousHeight.self, AmbiguousPositionX.self, AmbiguousPositionY.self,
    AmbiguousScrollContent.self, AmbiguousWidth.self, AttributedStringColor.self, AutolayoutDisabled.self,
    BrokenOptionalConstraint.self, CellHeightMismatch.self, ChangedRequiredPriority.self, ColorAllowList.self,
    CompressionTie.self, ConflictOnlyOnDevice.self, ConflictingConstraints.self,
    ConstraintAcrossVisualEffectBoundary.self, ConstraintAttributePair.self, ConstraintItemOutsideContainer.self,
    ConstraintOnArrangedSubview.self, ContentClipped.self, CustomClassFileName.self, CustomModuleMissing.self,
    CustomObjectInScene.self, DanglingAction.self, DanglingConstraintItem.self, DanglingInitialViewController.self,
    DanglingOutlet.self, DanglingSegue.self, DanglingToolbarOrGuideReference.self, DanglingVariationReference.self,
    DeepHierarchy.self, DeprecatedView.self, DuplicateConstraint.self, DuplicateID.self,
    DuplicateReuseIdentifier.self, DuplicateSegueIdentifier.self, DuplicateStoryboardIdentifier.self,
    DynamicTypeOverflow.self, ExternalBundleReference.self, FeatureBeforeTarget.self, FixedFontSize.self,
    FixedFrameUnderAutolayout.self, FixedWidthMayClip.self, FontAllowList.self, FontNameAllowList.self,
    FontSizeRange.self, HidesBottomBar.self, HuggingTie.self, ImageButtonWithoutLabel.self, ImageWithoutLabel.self,
    InvalidClassName.self, InvalidValue.self, LaunchScreenRestrictions.self, LeftRightAttribute.self,
    MalformedXML.self, MisplacedView.self, MissingAccessibilityIdentifier.self, MissingReuseIdentifier.self,
    NeedsFrameworkImport.self, NegativeSize.self, NestedScrollSameAxis.self, NoInitialViewController.self,
    NoisyHeader.self, NumberOfChildren.self, OffscreenView.self, OutletLabelWithoutIdentifier.self,
    OverlappingSiblings.self, OwnerEqualsRoot.self, PlaceholderConstraint.self, PrototypeCellsInXIB.self,
    RecursiveEmbed.self, RecursiveNib.self, RecursiveNibGuarded.self, RecursiveNibPossible.self,
    RedundantConstraint.self, RelativeToMargin.self, RequiredPriorityZeroOrOver.self, ResourceNotDeclared.self,
    ReuseIdentifierClassName.self, RightToLeftOverlap.self, RuntimeAttributeAllowedValues.self,
    SafeAreaBeforeTarget.self, SafeAreasDisabled.self, ScrollViewSingleContent.self, SimulatedMetricsContainer.self,
    SingleViewController.self, StackHiddenRequiredSize.self, StackViewBackground.self, StoredAmbiguous.self,
    StoredMisplaced.self, StoryboardIDClassName.self, StrayExit.self, SystemPropertyAllowedValues.self,
    TextFieldPlaceholderOnly.self, TooManyViews.self, TopBottomLayoutGuide.self, TouchTargetSmall.self,
    TrailingConstraintMissing.self, TraitCollectionsDisabled.self, TraitVariationsUsed.self,
    UnavailableCustomClasses.self, UnavailableSystemClasses.self, UnknownAttribute.self, UnknownElement.self,
    UnreachableScene.self, UnsupportedDocument.self, UnusedResourceEntry.self, UnwindWithoutAction.self,
    UseBaseClass.self, UselessContainer.self, ViewAsDevice.self, ZeroSizeInteractive.self,
  ]

  /// The rule with the id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
