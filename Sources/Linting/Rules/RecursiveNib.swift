import LoadGraph

/// Finds nibs that load themselves.
struct RecursiveNib: Rule {
  static let description = RuleDescription(
    id: "recursive_nib",
    summary: "Loading a nib makes an object whose class loads the nib again.",
    rationale: """
      A class that is a nib's File's Owner loads that nib when an object of it is made. If the nib, or another one on \
      the way, holds a view of the class, each load makes another object, which loads again, until the app runs out of \
      stack. Make the root a plain `UIView` and keep the class on File's Owner; or keep the class on the root, load \
      the nib from a factory function, and take it off File's Owner.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/><view customClass="↓Card" id="a"/>"#
      ),
      .xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/><view id="a"><subviews><view customClass="↓Card" id="b"/></subviews></view>"#
      ),
      RuleExample([
        .xib(
          #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/><view id="a"><subviews><view customClass="↓Badge" id="b"/></subviews></view>"#,
          name: "Card.xib"),
        .xib(
          #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/><view id="a"><subviews><view customClass="Card" id="b"/></subviews></view>"#,
          name: "Badge.xib"),
      ]),
    ],
    goodExamples: [
      .xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/><view id="a"/>"#),
      .xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view customClass="Card" id="a"/>"#),
      RuleExample([
        .xib(
          #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/><view id="a"><subviews><view customClass="Badge" id="b"/></subviews></view>"#,
          name: "Card.xib"),
        .xib(
          #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/><view id="a"/>"#,
          name: "Badge.xib"),
      ]),
    ])

  func findings(in project: LintedProject) -> [Finding] {
    LoadGraph(project.documents).cycles.compactMap { cycle in
      guard let first = cycle.hops.first else { return nil }
      let name = first.mention.reference.name
      let notes = cycle.hops.flatMap { hop in
        [
          Finding.Note(
            message: "loading this makes a '\(hop.mention.reference.name)'", file: hop.file,
            position: hop.mention.position),
          Finding.Note(
            message: "'\(hop.mention.reference.name)' is the File's Owner here, so making one loads this",
            file: hop.loadedFile, position: hop.ownerPosition),
        ]
      }
      return Finding(
        ruleID: Self.description.id, severity: Self.description.severity,
        message: "loading this nib makes a '\(name)', whose class is a File's Owner that loads it again, without end: "
          + "\(cycle.path). Make the view a plain UIView and keep '\(name)' on File's Owner, or take it off File's "
          + "Owner and load the nib from a factory", file: first.file,
        position: first.mention.position, objectID: first.mention.objectID, object: first.mention.objectName,
        notes: notes,
        fixes: ["Remove the custom class '\(name)' from the view and leave it on File's Owner."])
    }
  }
}
