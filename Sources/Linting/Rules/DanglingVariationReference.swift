import InterfaceModel

/// Finds variations that put in or take out what isn't there.
struct DanglingVariationReference: DocumentRule {
  static let description = RuleDescription(
    id: "dangling_variation_reference",
    summary: "A size-class variation names a view or constraint that isn't in the document.",
    rationale: """
      The variation has no effect on what it names, which was deleted or lost in a merge; the layout for the size \
      class isn't what it was. Remove the reference, or bring back what it names.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<view id="a"><variation key="default"><mask key="subviews"><exclude reference="↓gone"/></mask></variation></view>"#
      ),
      .xib(
        #"<view id="a"><variation key="widthClass=compact"><mask key="constraints"><include reference="↓gone"/></mask></variation></view>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><label id="b"/></subviews><variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.objects.indices.flatMap { index in
      document.objects[index].variations.flatMap { variation in
        (variation.subviews + variation.constraints).compactMap { entry in
          guard document.nodesByID[entry.reference.id] == nil else { return nil }
          return finding(
            "the variation '\(variation.key)' names '\(entry.reference.id)', which isn't in the document. Remove the "
              + "reference or bring back what it names", in: document, at: entry.reference.range, object: index)
        }
      }
    }
  }
}
