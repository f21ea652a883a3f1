import InterfaceBuilder

/// Finds what is wrong with documents of the view language.
struct LanguageFault: Rule {
  static let description = RuleDescription(
    id: "language_fault",
    summary: "A document of the view language has something that the language doesn't.",
    rationale: """
      Nothing can be made of the document before it is put right: `compile` refuses it for the same reason. The page \
      `Grammar/README.md` says what the language has.
      """,
    severity: .error,
    badExamples: [
      .file(#"<interface xmlns="urn:xibc:view:1"><label ↓txet="Name"/></interface>"#, name: "Example.view.xml"),
      .file(#"<interface xmlns="urn:xibc:view:1"><↓lable text="Name"/></interface>"#, name: "Example.view.xml"),
      .file(
        #"<interface xmlns="urn:xibc:view:1"><view><label><layout top="superview + ↓hedaer"/></label></view></interface>"#,
        name: "Example.view.xml"),
    ],
    goodExamples: [
      .file(#"<interface xmlns="urn:xibc:view:1"><label text="Name"/></interface>"#, name: "Example.view.xml")
    ])

  func findings(in file: LintedFile) -> [Finding] {
    guard case .faulty(let faults) = file.reading else { return [] }
    return faults.map { fault in
      Finding(
        ruleID: Self.description.id, severity: Self.description.severity,
        message: fault.message + (fault.help.map { "; \($0)" } ?? ""), file: file.path, position: fault.position)
    }
  }
}
