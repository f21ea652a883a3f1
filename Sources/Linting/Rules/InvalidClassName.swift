import InterfaceModel

/// Finds class names that can't be any class's.
struct InvalidClassName: DocumentRule {
  static let description = RuleDescription(
    id: "invalid_class_name",
    summary: "A custom class has a name that no class can have.",
    rationale: """
      Loading the nib logs that the class is unknown and makes an object of the element's own class instead. xibc \
      refuses to compile the document, so that no document can smuggle code into an app.
      """,
    severity: .error,
    badExamples: [
      .xib(#"<view customClass="↓A{}; import Foundation" id="a"/>"#),
      .xib(#"<view customClass="↓Card View" id="a"/>"#),
      .xib(#"<view customClass="CardView" customModule="↓My Module" id="a"/>"#),
    ],
    goodExamples: [
      .xib(#"<view customClass="CardView" customModule="Cards" id="a"/>"#),
      .xib(#"<view customClass="Outer.Inner" id="a"/>"#),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.objects.indices.flatMap { index in
      var references = document.objects[index].constraints.compactMap { $0.customClass }
      if let reference = document.objects[index].customClass { references.append(reference) }
      return references.flatMap { check($0, of: index, in: document) }
    }
  }

  private func check(
    _ reference: ClassReference, of index: ObjectIndex, in document: InterfaceDocument
  ) -> [Finding] {
    var findings: [Finding] = []
    if !ClassReference.isValidClassName(reference.name) {
      findings.append(
        finding(
          "'\(reference.name)' can't be the name of a class: write the class's name alone", in: document,
          at: reference.range, object: index))
    }
    if let module = reference.module, !ClassReference.isValidIdentifier(module) {
      findings.append(
        finding(
          "'\(module)' can't be the name of a module", in: document, at: reference.moduleRange ?? reference.range,
          object: index))
    }
    return findings
  }
}
