import ProjectResources

/// Finds images whose names are written in another case than among the resources.
struct ImageNameCase: ResourceRule {
  private static let catalog = RuleExample.Document.resource(name: "Assets.xcassets/Logo.imageset/Contents.json")

  static let description = RuleDescription(
    id: "image_name_case",
    summary: "An image's name differs from that of the resource in upper and lower case.",
    rationale: """
      Names in asset catalogs, and those of files on a device, tell upper and lower case apart; the simulator's file \
      system doesn't, so it's only on a device that the image is missing. Needs `--resources`.
      """,
    severity: .warning,
    badExamples: [RuleExample([.xib(#"<imageView image="↓logo" id="a"/>"#), catalog])],
    goodExamples: [
      RuleExample([.xib(#"<imageView image="Logo" id="a"/>"#), catalog]),
      RuleExample([.xib(#"<imageView image="logo" catalog="system" id="a"/>"#), catalog]),
      .xib(#"<imageView image="logo" id="a"/>"#),
    ])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    indexed.resourceUses.all.compactMap { use in
      guard use.kind == .image, !use.isSymbol, !resources.hasImage(use.name),
        let name = resources.images.differingInCase(from: use.name)
      else { return nil }
      return finding(
        "the image is called '\(name)', not '\(use.name)': a device doesn't find it", in: indexed.document,
        at: use.range, object: indexed.object(at: use.range))
    }
  }
}
