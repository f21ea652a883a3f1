/// Finds documents with trait variations.
struct TraitVariationsUsed: DocumentFlagRule {
  static let flag = "useTraitCollections"
  static let found = true
  static let message = "the document uses trait variations"
  static let description = describe(
    "trait_variations_used",
    summary: "A document uses trait variations.",
    rationale: """
      For projects that lay out for every size class alike: what varies with the traits is easily missed on the canvas, \
      which shows one size class at a time. `trait_collections_disabled` asks for the contrary.
      """,
    counterparts: [.ibLinter("use_trait_collections"), .xiblint("no_trait_variations")])
}
