import InterfaceModel

/// Finds nibs whose owner and root have one class.
struct OwnerEqualsRoot: DocumentRule {
  static let description = RuleDescription(
    id: "owner_equals_root",
    summary: "File's Owner and a top-level object have the same custom class.",
    rationale: """
      Loading the nib for an object of the class makes another object of the class, and which of the two has the \
      outlets is a matter of luck. Set the class on File's Owner alone when the class loads the nib into itself, or on \
      the root alone when the nib is loaded by a factory.
      """,
    severity: .warning,
    badExamples: [
      .xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/><view customClass="↓Card" id="a"/>"#
      )
    ],
    goodExamples: [
      .xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/><view id="a"/>"#),
      .xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view customClass="Card" id="a"/>"#),
      .xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="A"/><view customClass="Card" customModule="B" id="a"/>"#
      ),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard let owner = document.filesOwner, let ownerClass = owner.customClass else { return [] }
    return document.topLevelObjects.compactMap { index in
      let object = document.objects[index]
      guard !object.isPlaceholder, let rootClass = object.customClass, rootClass.mayEqual(ownerClass) else {
        return nil
      }
      let note = Finding.Note(
        message: "File's Owner has the class here", file: document.file,
        position: document.source.position(at: ownerClass.range.start))
      return finding(
        "'\(rootClass.name)' is the class of File's Owner and of a top-level object: loading makes a second one. Keep "
          + "the class on one of them", in: document, at: rootClass.range, object: index, notes: [note])
    }
  }
}
