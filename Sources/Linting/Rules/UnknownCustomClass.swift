import InterfaceModel
import UIKitCatalog

/// Finds custom classes that the sources don't declare.
struct UnknownCustomClass: SourceRule {
  private static let source = RuleExample.Document.source("class Card: UIView {}", name: "Card.swift")

  static let description = RuleDescription(
    id: "unknown_custom_class",
    summary: "A custom class isn't declared in the sources.",
    rationale: """
      Loading logs "Unknown class in Interface Builder file" and makes an object of UIKit's class instead, whose \
      outlets and actions then throw. The class was renamed or removed: name the right one. A class whose module isn't \
      the document's own target is left alone unless a class with nearly the same name is there, since it may be \
      declared elsewhere. Needs `--sources`.
      """,
    severity: .error,
    badExamples: [
      RuleExample([
        .xib(#"<view customClass="↓Kard" customModule="App" customModuleProvider="target" id="a"/>"#), source,
      ]),
      RuleExample([.xib(#"<view customClass="↓card" id="a"/>"#), source]),
    ],
    goodExamples: [
      RuleExample([
        .xib(
          #"<view customClass="Card" customModule="App" customModuleProvider="target" id="a"/><view customClass="UIControl" id="b"/>"#
        ), source,
      ]),
      RuleExample([.xib(#"<view customClass="ShimmeringView" customModule="Shimmer" id="a"/>"#), source]),
      .xib(#"<view customClass="Kard" customModule="App" customModuleProvider="target" id="a"/>"#),
    ])

  func findings(in indexed: IndexedDocument, _ classes: ProjectClasses) -> [Finding] {
    let document = indexed.document
    return document.objects.indices.compactMap { index in
      guard let reference = document.objects[index].customClass, !isKnown(reference, classes) else { return nil }
      let nearest = classes.nearestName(to: reference.name)
      guard reference.moduleProvider == "target" || reference.module == nil && nearest != nil else { return nil }
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? ". Name the class that has taken its place"
      return finding(
        "the class '\(reference.name)' isn't declared in the sources, so an object of UIKit's class is made\(hint)",
        in: document, at: reference.range, object: index)
    }
  }

  private func isKnown(_ reference: ClassReference, _ classes: ProjectClasses) -> Bool {
    // A mangled name has its module in it.
    if reference.isComponent || UIKitClass.isKnown(reference.name) || reference.name.hasPrefix("_Tt") { return true }
    if classes.sources.hasGaps { return true }
    if case .absent = classes.sources.type(named: reference.name) { return false }
    return true
  }
}
