import InterfaceModel
import SourceScanning

/// Finds custom classes that another module declares than the document says.
struct CustomModuleMismatch: SourceRule {
  private static func document(_ module: String) -> RuleExample.Document {
    .xib(#"<view customClass="Card" customModule="\#(module)" id="a"/>"#)
  }

  private static let header = RuleExample.Document.source("@interface Card : UIView\n@end", name: "Card.h")

  static let description = RuleDescription(
    id: "custom_module_mismatch",
    summary: "A custom class isn't declared in the module that the document names.",
    rationale: """
      Loading looks for the class under its module's name and doesn't find it: an object of UIKit's class is made \
      instead. A class of Objective-C has no module: clear the field. Modules of Swift classes are known where the \
      configuration's `modules` tell their folders. Needs `--sources`.
      """,
    severity: .error, counterparts: [.ibLinter("custom_module")],
    badExamples: [RuleExample([document("↓Cards"), header])],
    goodExamples: [
      RuleExample([.xib(#"<view customClass="Card" id="a"/>"#), header]),
      RuleExample([document("Cards"), .source("class Card: UIView {}", name: "Card.swift")]),
      RuleExample([document("Cards")]),
    ])

  func findings(in indexed: IndexedDocument, _ classes: ProjectClasses) -> [Finding] {
    let document = indexed.document
    return document.objects.indices.compactMap { index in
      guard let reference = document.objects[index].customClass, let module = reference.module,
        let problem = problem(reference, module, classes.sources)
      else { return nil }
      return finding(
        "\(problem.message): the class isn't found, and an object of UIKit's class is made", in: document,
        at: reference.moduleRange ?? reference.range, object: index,
        notes: problem.type.note("the class is declared here").map { [$0] } ?? [])
    }
  }

  private func problem(
    _ reference: ClassReference, _ module: String, _ sources: SourceIndex
  ) -> (message: String, type: SourceType)? {
    guard let type = sources.class(named: reference.name).unique, let declaration = type.declaration else { return nil }
    if declaration.language != .swift {
      return ("'\(reference.name)' is a class of Objective-C, which has no module '\(module)'", type)
    }
    guard reference.moduleProvider != "target", let actual = type.module, actual != module else { return nil }
    return ("'\(reference.name)' is declared in the module '\(actual)', not '\(module)'", type)
  }
}
