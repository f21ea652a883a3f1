/// Finds documents without trait variations.
struct TraitCollectionsDisabled: DocumentFlagRule {
  static let flag = "useTraitCollections"
  static let found = false
  static let message = "the document doesn't use trait variations, so that nothing in it can depend on a size class"
  static let description = describe(
    "trait_collections_disabled",
    summary: "A document doesn't use trait variations.",
    rationale: """
      For projects that lay out for several size classes: without the flag, variations can't be made, and Xcode writes \
      segues of before iOS 8. `trait_variations_used` asks for the contrary.
      """,
    counterparts: [.ibLinter("use_trait_collections")])
}
