import InterfaceModel

/// Finds references to storyboards of other bundles.
struct ExternalBundleReference: IndexedRule {
  static let description = RuleDescription(
    id: "external_bundle_reference",
    summary: "A storyboard reference names another bundle.",
    rationale: """
      Whether the bundle and its storyboard are there shows only when the segue is performed, which throws where they \
      aren't. For apps that are to load storyboards of their own bundle only.
      """,
    severity: .warning, isEnabledByDefault: false,
    counterparts: [.xiblint("no_view_controller_links_to_other_bundles")],
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="Login" ↓bundleIdentifier="com.example.Login" id="a"/></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="Login" id="a"/></objects></scene>"#)
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.places(of: "viewControllerPlaceholder").compactMap { index in
      guard let bundle = document.objects[index].attribute("bundleIdentifier"), !bundle.text.isEmpty else { return nil }
      return finding(
        "the reference names the bundle '\(bundle.text)', which may not be there when the segue is performed",
        in: document, at: bundle.range, object: index)
    }
  }
}
