import InterfaceModel
import UIKitCatalog

/// Finds objects whose class another framework than UIKit declares.
struct NeedsFrameworkImport: IndexedRule {
  static let description = RuleDescription(
    id: "needs_framework_import",
    summary: "An object's class is declared by a framework that the app has to link.",
    rationale: """
      Where no source imports the framework, it isn't linked, and loading the nib throws: "Could not instantiate class \
      named MKMapView". Import it in the code of the scene, or link it in the target.
      """,
    severity: .note, isEnabledByDefault: false, badExamples: [.xib(#"↓<mapView id="a"/>"#)],
    goodExamples: [.xib(#"<view id="a"/>"#)])

  /// The elements whose class another framework declares, with the framework and the class.
  private static let elements: [(element: String, module: String, className: String)] =
    Catalog.uiKit.allElements.compactMap { element in
      guard let module = element.module, module != "UIKit", let name = element.className else { return nil }
      return (element.name, module, name)
    }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return Self.elements.flatMap { element, module, className in
      indexed.places(of: element).prefix(1).map { index in
        finding(
          "'\(className)' is in \(module): the app has to link it, or loading throws", in: document,
          at: document.objects[index].range, object: index)
      }
    }
  }
}
