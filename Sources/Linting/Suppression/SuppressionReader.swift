import InterfaceModel
import XMLSyntax

/// Finds the suppressions in what people wrote about a document's objects: in notes and in labels, which Xcode keeps.
struct SuppressionReader {
  /// How far a suppression reaches.
  private enum Reach: String, CaseIterable {
    case object = "xibc:disable"
    case subtree = "xibc:disable-subtree"
    case document = "xibc:disable-document"
  }

  let document: InterfaceDocument

  /// The suppressions, in the document's order.
  func suppressions() -> [Suppression] {
    var found = document.comments.flatMap {
      suppressions(in: $0.text, object: $0.object, constraint: $0.constraint, at: $0.range)
    }
    for index in document.objects.indices {
      guard let label = document.objects[index].userLabel, label.contains(Reach.object.rawValue) else { continue }
      found += suppressions(in: label, object: index, at: document.objects[index].range)
    }
    return found
  }

  private func suppressions(
    in text: String, object: ObjectIndex, constraint: String? = nil, at range: SourceRange
  ) -> [Suppression] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "," }
      guard let place = words.firstIndex(where: { Reach(rawValue: String($0)) != nil }),
        let reach = Reach(rawValue: String(words[place]))
      else { return nil }
      return Suppression(
        rules: rules(words[(place + 1)...]), objects: objects(reach, object, constraint), file: document.file,
        position: document.source.position(at: range.start), subject: subject(reach, object))
    }
  }

  /// The ids at the beginning; a reason may follow, after a colon or anything else that no id has in it.
  private func rules(_ words: ArraySlice<Substring>) -> [String] {
    var rules: [String] = []
    for word in words {
      let id = word.prefix(while: Self.isOfID)
      if !id.isEmpty { rules.append(String(id)) }
      guard id.endIndex == word.endIndex else { break }
    }
    return rules
  }

  private static func isOfID(_ character: Character) -> Bool {
    ("a"..."z").contains(character) || ("0"..."9").contains(character) || character == "_"
  }

  private func objects(_ reach: Reach, _ object: ObjectIndex, _ constraint: String?) -> Set<String>? {
    if reach != .document, let constraint { return [constraint] }
    return switch reach {
    case .object: Set([document.objects[object].id].compactMap { $0 })
    case .subtree:
      Set(
        document.objects.indices.filter { document.isObject($0, within: object) }.compactMap { document.objects[$0].id }
      )
    case .document: nil
    }
  }

  private func subject(_ reach: Reach, _ object: ObjectIndex) -> String {
    switch reach {
    case .object: "here"
    case .subtree: "in '\(document.objects[object].id ?? document.objects[object].element)'"
    case .document: "in the document"
    }
  }
}
