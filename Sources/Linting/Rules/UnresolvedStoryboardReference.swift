import InterfaceModel
import ProjectResources

/// Finds references to storyboards or scenes that aren't there.
struct UnresolvedStoryboardReference: ResourceRule {
  private static func reference(_ attributes: String, mark: String = "") -> RuleExample.Document {
    .storyboard(
      #"<scene sceneID="s"><objects>\#(mark)<viewControllerPlaceholder \#(attributes) id="a"/></objects></scene><scene sceneID="t"><objects><viewController storyboardIdentifier="Here" id="b"/></objects></scene>"#
    )
  }

  private static let settings = RuleExample.Document.resource(
    #"<document initialViewController="c"><viewController storyboardIdentifier="Profile" id="c"/></document>"#,
    name: "Other/Settings.storyboard")
  private static let catalog = RuleExample.Document.resource(name: "Assets.xcassets/Logo.imageset/Contents.json")

  static let description = RuleDescription(
    id: "unresolved_storyboard_reference",
    summary: "A storyboard reference leads to a storyboard or a scene that isn't there.",
    rationale: """
      Following it throws "Could not find a storyboard named" or "doesn't contain a view controller with identifier". \
      Without an identifier, the storyboard's first controller is meant. References into other bundles are left alone. \
      Needs `--resources`, whose folders are searched for storyboards.
      """,
    severity: .error,
    badExamples: [
      RuleExample([reference(#"storyboardName="Setting""#, mark: "↓"), settings, catalog]),
      RuleExample([
        reference(#"storyboardName="Settings" referencedIdentifier="Profil""#, mark: "↓"), settings, catalog,
      ]),
      RuleExample([reference(#"referencedIdentifier="There""#, mark: "↓"), catalog]),
    ],
    goodExamples: [
      RuleExample([reference(#"storyboardName="Settings""#), settings, catalog]),
      RuleExample([reference(#"storyboardName="Settings" referencedIdentifier="Profile""#), settings, catalog]),
      RuleExample([reference(#"referencedIdentifier="Here""#), catalog]),
      RuleExample([reference(#"storyboardName="Setting" bundleIdentifier="com.example.kit""#), catalog]),
      RuleExample([reference(#"storyboardName="Setting""#)]),
    ])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    let document = indexed.document
    return indexed.places(of: "viewControllerPlaceholder").compactMap { index in
      let object = document.objects[index]
      return StoryboardReference.problem(with: object, in: document, resources).map {
        finding($0, in: document, at: object.range, object: index)
      }
    }
  }
}
