import InterfaceModel
import UIKitCatalog

/// Finds objects of classes that the system is about to lose.
struct DeprecatedView: IndexedRule {
  static let description = RuleDescription(
    id: "deprecated_view",
    summary: "An object is of a class that is deprecated.",
    rationale: """
      The App Store refuses apps with a `UIWebView`, and a search display controller shows nothing under a navigation \
      bar of today. Put the class in that replaces it.
      """,
    severity: .warning,
    badExamples: [
      .xib(#"↓<webView id="a"/>"#),
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/>↓<searchDisplayController id="b"/></objects></scene>"#),
    ],
    goodExamples: [.xib(#"<wkWebView id="a"/>"#)])

  /// What takes a class's place.
  private static let replacements = [
    "UIWebView": "WKWebView", "UISearchDisplayController": "UISearchController", "GLKView": "MTKView",
    "GLKViewController": "a controller with an MTKView",
  ]

  /// The elements whose class is deprecated, with the class.
  private static let elements: [(element: String, known: UIKitClass)] = Catalog.uiKit.allElements.compactMap {
    element in
    guard let name = element.className, let known = UIKitClass.named(name), known.deprecatedIn != nil else {
      return nil
    }
    return (element.name, known)
  }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return Self.elements.flatMap { element, known in
      indexed.places(of: element).map { index in
        let replacement = Self.replacements[known.name].map { ": use \($0)" } ?? ""
        return finding(
          "'\(known.name)' is deprecated since iOS \(known.deprecatedIn ?? 0)\(replacement)", in: document,
          at: document.objects[index].range, object: index)
      }
    }
  }
}
