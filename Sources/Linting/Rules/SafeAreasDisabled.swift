/// Finds documents without safe areas.
struct SafeAreasDisabled: DocumentFlagRule {
  static let flag = "useSafeAreas"
  static let found = false
  static let message = "the document doesn't use safe area guides, so that bars and notches may cover its views"
  static let description = describe(
    "safe_areas_disabled",
    summary: "A document doesn't use safe area guides.",
    rationale: """
      Constraints to the edges of the root view, or to the deprecated guides of the controller, don't know of notches, \
      home indicators and additional insets. Tick "Use Safe Area Layout Guides" in the file's inspector.
      """)
}
