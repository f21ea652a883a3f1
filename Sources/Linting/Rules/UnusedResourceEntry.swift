import InterfaceModel
import XMLSyntax

/// Finds resources that nothing in the document uses.
struct UnusedResourceEntry: IndexedRule {
  static let description = RuleDescription(
    id: "unused_resource_entry",
    summary: "The document's resources list an image or colour that nothing uses.",
    rationale: """
      The entry is left over, mostly from a merge. It does no harm at run time, but a search for the image finds it, and \
      an image that is gone looks missing. `lint --fix` takes it out.
      """,
    severity: .note,
    badExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects><imageView image="star" id="a"/></objects><resources><image name="star" width="16" height="16"/>↓<image name="moon" width="16" height="16"/></resources></document>"#
      )
    ],
    goodExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects><imageView image="star" id="a"/></objects><resources><image name="star" width="16" height="16"/></resources></document>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    guard !document.resources.isEmpty, let resources = document.root?.childElements.first(where: isResources) else {
      return []
    }
    let used = Set(indexed.resourceUses.all.lazy.map(\.name))
    let candidates = resources.childElements.filter { entry in
      Self.kinds.contains(entry.name) && entry["name"].map { !used.contains($0) } ?? false
    }
    let mentioned = indexed.resourceUses.mentioned(among: Set(candidates.compactMap { $0["name"] }))
    let unused = candidates.filter { !mentioned.contains($0["name"] ?? "") }
    // Xcode writes no list without entries.
    let isWhole = unused.count == resources.childElements.reduce(into: 0) { count, _ in count += 1 }
    return unused.map { entry in
      finding(
        "nothing in the document uses '\(entry["name"] ?? "")'", in: document, at: entry.range,
        fixes: [
          Fix("take it out", edits: [TextEdit(removing: isWhole ? resources : entry, in: document.source)])
        ])
    }
  }

  private static let kinds: Set<String> = ["image", "namedColor", "systemColor"]

  private func isResources(_ element: MarkupElement) -> Bool { element.name == "resources" }
}
