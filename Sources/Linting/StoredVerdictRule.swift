import InterfaceModel

/// A rule that repeats what Interface Builder found when it last laid the document out.
protocol StoredVerdictRule: DocumentRule {
  /// The attribute that it stored.
  static var attribute: String { get }
  /// What is said of it.
  static var message: String { get }
}

extension StoredVerdictRule {
  func findings(in document: InterfaceDocument) -> [Finding] {
    document.objects.indices.compactMap { index in
      let object = document.objects[index]
      // A view that is told not to be verified keeps the flag that it had before.
      guard let flag = object.attribute(Self.attribute), flag.text == "YES", object["verifyAmbiguity"] == nil else {
        return nil
      }
      return finding(Self.message, in: document, at: flag.range, object: index)
    }
  }
}
