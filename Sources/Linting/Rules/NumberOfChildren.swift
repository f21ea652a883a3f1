import InterfaceModel

/// Finds containers that hold too few things to make sense, or hold them in the wrong place.
struct NumberOfChildren: IndexedRule {
  static let description = RuleDescription(
    id: "number_of_children",
    summary: "A container holds nothing that it is for, or holds it in the wrong place.",
    rationale: """
      A segmented control without segments has nothing to tap. Subviews that stand in a visual effect view itself throw \
      when they are added: they belong into its content view. A stack view without views takes no room, and an empty tab \
      bar shows nothing.
      """,
    severity: .warning,
    badExamples: [
      .xib(#"↓<segmentedControl id="a"><segments/></segmentedControl>"#),
      .xib(#"<visualEffectView id="a"><subviews>↓<label id="b"/></subviews></visualEffectView>"#),
    ],
    goodExamples: [
      .xib(
        #"<segmentedControl id="a"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl><visualEffectView id="b"><view key="contentView" id="c"><subviews><label id="d"/></subviews></view></visualEffectView>"#
      ),
      .xib(#"<segmentedControl customClass="Tabs" id="a"/>"#),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] { segmentedControls(in: indexed) + effectViews(in: indexed) }

  private func segmentedControls(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.places(of: "segmentedControl").compactMap { index in
      let object = document.objects[index]
      // A class of the app's, or code with an outlet, may put segments in.
      guard !object.children.contains(where: { document.objects[$0].isMember(of: "segments") }),
        object.customClass == nil
      else { return nil }
      return finding(
        "the segmented control has no segments, so that there is nothing to tap", in: document, at: object.range,
        object: index)
    }
  }

  private func effectViews(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.places(of: "visualEffectView").flatMap { index in
      document.objects[index].children.filter { document.objects[$0].isMember(of: "subviews") }.map { child in
        finding(
          "the view stands in the effect view itself, which throws when it is added: move it into the content view",
          in: document, at: document.objects[child].range, object: child)
      }
    }
  }
}
