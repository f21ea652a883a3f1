/// Finds documents that constraints don't lay out.
struct AutolayoutDisabled: DocumentFlagRule {
  static let flag = "useAutolayout"
  static let found = false
  static let message = "the document doesn't use Auto Layout: its views keep their frames or follow autoresizing masks"
  static let description = describe(
    "autolayout_disabled",
    summary: "A document doesn't use Auto Layout.",
    rationale: """
      Its views have the frames of the canvas, and only autoresizing masks to follow other screens, longer texts and \
      larger type.
      """,
    counterparts: [.ibLinter("enable_autolayout")])
}
