/// Every rule.
public enum RuleRegistry {
  /// The rules, in the order of their ids.
  public static let all: [any Rule.Type] = [
    AccessibilityFormat.self, AmbiguousHeight.self, AmbiguousPositionX.self, AmbiguousPositionY.self,
    AmbiguousScrollContent.self, AmbiguousWidth.self, AttributedStringColor.self, AutolayoutDisabled.self,
    BrokenOptionalConstraint.self, CellHeightMismatch.self, ChangedRequiredPriority.self, ColorAllowList.self,
    CompressionTie.self, ConflictOnlyOnDevice.self, ConflictingConstraints.self,
    ConstraintAcrossVisualEffectBoundary.self, ConstraintAttributePair.self, ConstraintItemOutsideContainer.self,
    ConstraintOnArrangedSubview.self, ContentClipped.self, CustomClassFileName.self, CustomModuleMismatch.self,
    CustomModuleMissing.self, CustomObjectInScene.self, DanglingAction.self, DanglingConstraintItem.self,
    DanglingInitialViewController.self, DanglingOutlet.self, DanglingSegue.self, DanglingToolbarOrGuideReference.self,
    DanglingVariationReference.self, DeepHierarchy.self, DeprecatedView.self, DuplicateConstraint.self,
    DuplicateID.self, DuplicateReuseIdentifier.self, DuplicateSegueIdentifier.self, DuplicateStoryboardIdentifier.self,
    DynamicTypeOverflow.self, EmptyLocalizableString.self, ExternalBundleReference.self, FeatureBeforeTarget.self,
    FixedFontSize.self, FixedFrameUnderAutolayout.self, FixedWidthMayClip.self, FontAllowList.self,
    FontNameAllowList.self, FontSizeRange.self, HidesBottomBar.self, HuggingTie.self, ImageButtonWithoutLabel.self,
    ImageNameCase.self, ImageWithoutLabel.self, ImplicitNibCollision.self, InvalidClassName.self, InvalidValue.self,
    LanguageFault.self, LaunchScreenRestrictions.self, LeftRightAttribute.self, MalformedXML.self, MisplacedView.self,
    MissingAccessibilityIdentifier.self, MissingFont.self, MissingImage.self, MissingNamedColor.self,
    MissingReuseIdentifier.self, MissingTranslation.self, NeedsFrameworkImport.self, NegativeSize.self,
    NestedScrollSameAxis.self, NoInitialViewController.self, NoisyHeader.self, NumberOfChildren.self,
    OffscreenView.self, OutletCollectionType.self, OutletLabelWithoutIdentifier.self, OutletTypeMismatch.self,
    OverlappingSiblings.self, OwnerEqualsRoot.self, PlaceholderConstraint.self, PrototypeCellsInXIB.self,
    RecursiveEmbed.self, RecursiveNib.self, RecursiveNibGuarded.self, RecursiveNibPossible.self,
    RedundantConstraint.self, RelativeToMargin.self, RequiredPriorityZeroOrOver.self, ResourceNotDeclared.self,
    ReuseIdentifierClassName.self, RightToLeftOverlap.self, RuntimeAttributeAllowedValues.self,
    RuntimeAttributeType.self, RuntimeAttributeUnknownKey.self, SafeAreaBeforeTarget.self, SafeAreasDisabled.self,
    ScrollViewSingleContent.self, SimulatedMetricsContainer.self, SingleViewController.self,
    StackHiddenRequiredSize.self, StackViewBackground.self, StaleTranslation.self, StoredAmbiguous.self,
    StoredMisplaced.self, StoryboardIDClassName.self, StrayExit.self, SystemPropertyAllowedValues.self,
    TextFieldPlaceholderOnly.self, TooManyViews.self, TopBottomLayoutGuide.self, TouchTargetSmall.self,
    TrailingConstraintMissing.self, TraitCollectionsDisabled.self, TraitVariationsUsed.self,
    UnavailableCustomClasses.self, UnavailableSystemClasses.self, UnconnectedAction.self, UnconnectedOutlet.self,
    UnimplementedAction.self, UnimplementedOutlet.self, UnknownAttribute.self, UnknownCustomClass.self,
    UnknownElement.self, UnlocalizedText.self,
    UnreachableScene.self, UnresolvedStoryboardReference.self, UnsupportedDocument.self, UnusedResourceEntry.self,
    UnusedSuppression.self, UnwindWithoutAction.self, UseBaseClass.self, UselessContainer.self, ViewAsDevice.self,
    ZeroSizeInteractive.self,
  ]

  /// The rule with the id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
