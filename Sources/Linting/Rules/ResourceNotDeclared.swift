import InterfaceModel

/// Finds names of images and colours that the document's resources don't list.
struct ResourceNotDeclared: IndexedRule {
  static let description = RuleDescription(
    id: "resource_not_declared",
    summary: "An image or colour is used and isn't among the document's resources.",
    rationale: """
      Xcode lists what a document uses, with stand-ins for the canvas; what isn't listed was put in by hand or lost in a \
      merge. Image views without the entry have no size on the canvas, and a colour of the system none before the iOS \
      that introduced it. Open and save the document in Xcode to have the entry.
      """,
    severity: .warning,
    badExamples: [
      .xib(#"<imageView image="↓star" id="a"/>"#),
      .xib(#"<view id="a"><color key="backgroundColor" name="↓Brand"/></view>"#),
      .xib(#"<view id="a"><color key="backgroundColor" systemColor="↓systemBackgroundColor"/></view>"#),
    ],
    goodExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects><imageView image="star" id="a"><color key="backgroundColor" name="Brand"/></imageView></objects><resources><image name="star" width="16" height="16"/><namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>"#
      ),
      .xib(
        #"<collectionReusableView id="a"><label text="image" id="b"/><color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/></collectionReusableView>"#
      ),
      .xib(
        #"<view id="a"><color key="backgroundColor" systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/></view>"#
      ),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    let declared = Set(document.resources.lazy.map { Name(kind: $0.useKind, name: $0.name) })
    var reported: Set<Name> = []
    return indexed.resourceUses.all.compactMap { use in
      let name = Name(kind: use.kind, name: use.name)
      guard !use.hasStandIn, !declared.contains(name), reported.insert(name).inserted else { return nil }
      return finding(
        "the \(use.kind.title) '\(use.name)' isn't among the document's resources: open and save it in Xcode",
        in: document, at: use.range, object: indexed.object(around: use.element))
    }
  }

  private struct Name: Hashable {
    var kind: ResourceUses.Kind
    var name: String
  }
}
