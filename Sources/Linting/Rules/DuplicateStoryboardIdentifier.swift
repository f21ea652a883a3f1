import InterfaceModel

/// Finds scenes that share a storyboard identifier.
struct DuplicateStoryboardIdentifier: DocumentRule {
  static let description = RuleDescription(
    id: "duplicate_storyboard_identifier",
    summary: "Two scenes of a storyboard have the same identifier.",
    rationale: """
      `instantiateViewController(withIdentifier:)` can reach only one of them. Give each scene an identifier of its own.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController storyboardIdentifier="Detail" id="a"/></objects></scene><scene sceneID="t"><objects><viewController ↓storyboardIdentifier="Detail" id="b"/></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController storyboardIdentifier="Detail" id="a"/></objects></scene><scene sceneID="t"><objects><viewController storyboardIdentifier="List" id="b"/></objects></scene>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    var first: [String: ObjectIndex] = [:]
    return document.sceneObjects.compactMap { index in
      guard let identifier = document.objects[index].attribute("storyboardIdentifier"), !identifier.text.isEmpty else {
        return nil
      }
      guard let earlier = first[identifier.text] else {
        first[identifier.text] = index
        return nil
      }
      return finding(
        "the storyboard identifier '\(identifier.text)' is taken: only one of the scenes can be reached by it",
        in: document, at: identifier.range, object: index, notes: [document.note("the first one is here", at: earlier)])
    }
  }
}
