import ProjectResources
import Suggestions

/// Finds images that aren't among the resources.
struct MissingImage: ResourceRule {
  private static func document(_ name: String, _ attributes: String = "") -> RuleExample.Document {
    .xib(#"<imageView image="\#(name)"\#(attributes) id="a"/>"#)
  }

  private static let catalog = RuleExample.Document.resource(name: "Assets.xcassets/Logo.imageset/Contents.json")

  static let description = RuleDescription(
    id: "missing_image",
    summary: "An image isn't in any asset catalog, and no file has its name.",
    rationale: """
      Loading logs "Could not load the image", and nothing is shown. The image was renamed or removed, or belongs to \
      a target that this one doesn't have. Symbols of the system are left alone, and so are images that the document \
      itself holds. Needs `--resources`.
      """,
    severity: .error, counterparts: [.ibLinter("image_resources")],
    badExamples: [RuleExample([document("↓Lego"), catalog])],
    goodExamples: [
      RuleExample([document("Logo"), catalog]),
      RuleExample([document("star.fill", #" catalog="system""#), catalog]),
      RuleExample([document("back.png"), .resource("", name: "Images/back@2x.png"), catalog]),
      RuleExample([document("Lego")]),
    ])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    guard !resources.images.isEmpty else { return [] }
    return indexed.resourceUses.all.compactMap { use in
      // A colon is in the names of images that the document holds. What differs in case only is for `image_name_case`.
      guard use.kind == .image, !use.isSymbol, !use.name.contains(":"), !resources.hasImage(use.name),
        resources.images.differingInCase(from: use.name) == nil
      else { return nil }
      let hint = Suggestion.nearest(to: use.name, in: resources.images.all).map { "; did you mean '\($0)'?" } ?? ""
      return finding(
        "there's no image '\(use.name)' among the resources\(hint)", in: indexed.document, at: use.range,
        object: indexed.object(at: use.range))
    }
  }
}
