import ProjectResources
import Suggestions

/// Finds named colours that aren't in any asset catalog.
struct MissingNamedColor: ResourceRule {
  private static func document(_ name: String) -> RuleExample.Document {
    .xib(#"<view id="a"><color key="backgroundColor" name="\#(name)"/></view>"#)
  }

  private static let catalog = RuleExample.Document.resource(name: "Assets.xcassets/Brand.colorset/Contents.json")

  static let description = RuleDescription(
    id: "missing_named_color",
    summary: "A named colour isn't in any asset catalog.",
    rationale: """
      The colour that the document keeps as a stand-in is used instead, or none at all: it doesn't follow dark mode, \
      and nobody notices when the design changes. Needs `--resources`.
      """,
    severity: .error, counterparts: [.ibLinter("color_resources"), .xiblint("color_assets")],
    badExamples: [RuleExample([document("↓Brend"), catalog])],
    goodExamples: [RuleExample([document("Brand"), catalog]), RuleExample([document("Brend")])])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    guard !resources.colors.isEmpty else { return [] }
    return indexed.resourceUses.all.compactMap { use in
      guard use.kind == .namedColor, !resources.colors.contains(use.name) else { return nil }
      let nearest = resources.colors.differingInCase(from: use.name)
      let name = nearest ?? Suggestion.nearest(to: use.name, in: resources.colors.all)
      let hint = name.map { "; did you mean '\($0)'?" } ?? ""
      return finding(
        "there's no colour '\(use.name)' in the asset catalogs\(hint)", in: indexed.document, at: use.range,
        object: indexed.object(at: use.range))
    }
  }
}
