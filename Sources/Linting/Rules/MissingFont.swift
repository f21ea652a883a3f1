import InterfaceModel
import ProjectResources
import Suggestions

/// Finds fonts that neither the system nor the resources have.
struct MissingFont: ResourceRule {
  private static func document(_ name: String, _ family: String, mark: String = "") -> RuleExample.Document {
    .xib(
      #"<label id="a">\#(mark)<fontDescription key="fontDescription" name="\#(name)" family="\#(family)" pointSize="17"/></label>"#
    )
  }

  /// The least that is a font: a table of names with one, "Acme".
  private static let font = RuleExample.Document.resource(
    "\u{0}\u{1}\u{0}\u{0}\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}name\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1C}\u{0}\u{0}\u{0}\u{16}"
      + "\u{0}\u{0}\u{0}\u{1}\u{0}\u{12}\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1}\u{0}\u{4}\u{0}\u{0}Acme",
    name: "Fonts/Acme.ttf")

  static let description = RuleDescription(
    id: "missing_font",
    summary: "A font is neither the system's nor among the resources.",
    rationale: """
      UIKit takes the system's font instead, which is wider or narrower, and says nothing. Where no font at all is \
      among the resources nothing is said either, since code may register them. Needs `--resources`.
      """,
    severity: .warning,
    badExamples: [RuleExample([document("Acne-Bold", "Acne", mark: "↓"), font])],
    goodExamples: [
      RuleExample([document("Acme-Bold", "Acme"), font]), RuleExample([document("Avenir-Heavy", "Avenir"), font]),
      RuleExample([document("Acne-Bold", "Acne")]),
    ])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    guard !resources.fonts.isEmpty else { return [] }
    let document = indexed.document
    return document.objects.indices.flatMap { index in
      document.objects[index].values.compactMap { value -> Finding? in
        guard case .font(.custom(let name, let family, _)) = value.value, !BuiltInFonts.has(name: name, family: family),
          !resources.fonts.contains(name), !(family.map(resources.fonts.contains) ?? false)
        else { return nil }
        let hint = Suggestion.nearest(to: name, in: resources.fonts.all).map { "; did you mean '\($0)'?" } ?? ""
        return finding(
          "the font '\(name)' is neither the system's nor among the resources\(hint)", in: document, at: value.range,
          object: index)
      }
    }
  }
}
