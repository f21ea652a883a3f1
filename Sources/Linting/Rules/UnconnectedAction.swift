import LoadGraph
import SourceScanning
import XMLSyntax

/// Finds actions in code that no document connects.
struct UnconnectedAction: Rule {
  private static let document = RuleExample.Document.xib(
    #"<view customClass="Card" id="a"><subviews><button id="b"><connections><action selector="follow:" destination="a" eventType="touchUpInside" id="c"/></connections></button></subviews></view>"#
  )

  static let description = RuleDescription(
    id: "unconnected_action",
    summary: "No document connects an action of a class that documents use.",
    rationale: """
      Nothing runs it: the control that it was for does nothing, or is gone. Connect it, or remove it from the class. \
      Actions that code calls or makes a selector of are left alone, and those of which a document sends the selector \
      to the first responder or to an object whose class isn't known. Off by default, since it takes all documents of \
      the project to tell. Needs `--sources`.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      RuleExample([
        document,
        .source(
          """
          class Card: UIView {
            @IBAction func follow(_ sender: Any) {}
            @IBAction func ↓share(_ sender: Any) {}
          }
          """, name: "Card.swift"),
      ]),
      RuleExample([
        document,
        .source(
          """
          @implementation Card
          - (IBAction)follow:(id)sender {}
          - (IBAction)↓share:(id)sender {}
          @end
          """, name: "Card.m"),
      ]),
    ],
    goodExamples: [
      RuleExample([
        document, .source("class Card: UIView {\n  @IBAction func follow(_ sender: Any) {}\n}", name: "Card.swift"),
      ]),
      RuleExample([
        document,
        .source(
          """
          class Card: UIView {
            @IBAction func follow(_ sender: Any) {}
            @IBAction func share(_ sender: Any) {}
            func setUp() { button.addTarget(self, action: #selector(share), for: .touchUpInside) }
          }
          """, name: "Card.swift"),
      ]),
      RuleExample([
        .xib(#"<view id="a"/>"#),
        .source("class Card: UIView {\n  @IBAction func follow(_ sender: Any) {}\n}", name: "Card.swift"),
      ]),
      RuleExample([document]),
    ])

  func findings(in project: LintedProject) -> [Finding] {
    guard let sources = project.sources else { return [] }
    let sent = SentActions(project.documents, sources)
    let silent = sources.types.flatMap { type in
      sent.selectors(sentTo: type).map { unconnected(in: type, $0, sources) } ?? []
    }
    guard !silent.isEmpty else { return [] }
    let named = NamedMethods(in: sources)
    return silent.filter { !named.contains($0.declaration) }.map(finding)
  }

  /// The actions of a class that no document sends.
  private func unconnected(
    in type: SourceType, _ sent: Set<String>, _ sources: SourceIndex
  ) -> [SourceMember<MethodDeclaration>] {
    guard type.parts.allSatisfy(\.isBalanced) else { return [] }
    let inherited = Set(sources.lookupOrder(of: type).dropFirst().flatMap(\.methods).compactMap(\.selector))
    var seen = sent.union(inherited).union(Self.editActions)
    return type.members(\.methods) { $0.isAction && !$0.isStatic && !$0.isOverride }.filter { member in
      // What a selector is can't be told of every declaration.
      member.declaration.selector.map { seen.insert($0).inserted } ?? false
    }
  }

  private func finding(of member: SourceMember<MethodDeclaration>) -> Finding {
    Finding(
      ruleID: Self.description.id, severity: Self.description.severity,
      message: "no document connects the action '\(member.declaration.fullName)' of '\(member.type)', and no code "
        + "names it", file: member.file, position: SourcePosition(member.declaration.position))
  }

  /// What the system sends by itself, from menus and keys: `UIResponderStandardEditActions`.
  private static let editActions: Set<String> = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "pasteAndMatchStyle:", "pasteAndGo:",
    "pasteAndSearch:", "duplicate:", "rename:", "move:", "export:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:",
    "decreaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]
}
