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

  /// The elements whose class is deprecated, with the class and the version of iOS that did it.
  private static let elements: [(element: String, className: String, version: Int)] =
    Catalog.uiKit.allElements.compactMap { element in
      guard let name = element.className, let version = UIKitClass.named(name)?.deprecatedIn else { return nil }
      return (element.name, name, version)
    }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return Self.elements.flatMap { element, className, version in
      indexed.places(of: element).map { index in
        let replacement = Self.replacements[className].map { ": use \($0)" } ?? ""
        return finding(
          "'\(className)' is deprecated since iOS \(version)\(replacement)", in: document,
          at: document.objects[index].range, object: index)
      }
    }
  }
}
