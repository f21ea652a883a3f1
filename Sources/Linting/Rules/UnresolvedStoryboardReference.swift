import InterfaceModel
import ProjectResources
import Suggestions

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
      guard object["bundleIdentifier"] == nil, let problem = problem(object, in: document, resources) else {
        return nil
      }
      return finding(problem, in: document, at: object.range, object: index)
    }
  }

  private func problem(
    _ object: InterfaceObject, in document: InterfaceDocument, _ resources: ProjectResources
  ) -> String? {
    let identifier = object["referencedIdentifier"]
    guard let name = object["storyboardName"] else {
      guard let identifier, !document.objects.contains(where: { $0["storyboardIdentifier"] == identifier }) else {
        return nil
      }
      return "no scene of this storyboard has the identifier '\(identifier)'"
    }
    guard let storyboards = resources.storyboards[name] else {
      let hint = Suggestion.nearest(to: name, in: resources.storyboards.keys.sorted())
      return "there's no storyboard '\(name)'\(hint.map { "; did you mean '\($0)'?" } ?? "")"
    }
    guard let identifier else {
      return storyboards.contains(where: \.hasInitialController)
        ? nil : "the storyboard '\(name)' has no first controller, and the reference names none"
    }
    guard !storyboards.contains(where: { $0.identifiers.contains(identifier) }) else { return nil }
    let hint = Suggestion.nearest(to: identifier, in: storyboards.flatMap(\.identifiers).sorted())
    return "no scene of '\(name)' has the identifier '\(identifier)'\(hint.map { "; did you mean '\($0)'?" } ?? "")"
  }
}
