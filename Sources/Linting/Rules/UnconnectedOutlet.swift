import LoadGraph
import SourceScanning
import XMLSyntax

/// Finds outlets in code that no document connects.
struct UnconnectedOutlet: Rule {
  private static let source = RuleExample.Document.source(
    """
    class Card: UIView {
      @IBOutlet var title: UILabel!
      @IBOutlet var ↓subtitle: UILabel!
    }
    """, name: "Card.swift")
  private static let document = RuleExample.Document.xib(
    #"<view customClass="Card" id="a"><subviews><label id="b"/></subviews><connections><outlet property="title" destination="b" id="c"/></connections></view>"#
  )

  static let description = RuleDescription(
    id: "unconnected_outlet",
    summary: "No document connects an outlet of a class that documents use.",
    rationale: """
      It stays nil, and the first use of an implicitly unwrapped one crashes. Connect it, or remove it from the class. \
      Off by default, since it takes all documents of the project to tell. Needs `--sources`.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [RuleExample([document, source])],
    goodExamples: [
      RuleExample([
        document, .source("class Card: UIView {\n  @IBOutlet var title: UILabel!\n}", name: "Card.swift"),
      ]),
      RuleExample([
        .xib(#"<view id="a"/>"#),
        .source("class Card: UIView {\n  @IBOutlet var title: UILabel!\n}", name: "Card.swift"),
      ]),
      RuleExample([document]),
    ])

  func findings(in project: LintedProject) -> [Finding] {
    guard let sources = project.sources else { return [] }
    var connected: [CodePlace: Set<String>] = [:]
    for mention in project.documents.flatMap(\.classMentions) {
      guard let type = sources.class(named: mention.reference.name, module: mention.reference.module).unique else {
        continue
      }
      for ancestor in sources.superclasses(of: type).types {
        connected[CodePlace(ancestor), default: []].formUnion(mention.outlets)
      }
    }
    return sources.types.flatMap { type in
      connected[CodePlace(type)].map { findings(in: type, connected: $0) } ?? []
    }
  }

  private func findings(in type: SourceType, connected: Set<String>) -> [Finding] {
    var seen = connected
    let outlets = type.members(\.properties) { ($0.isOutlet || $0.isOutletCollection) && !$0.isStatic }
    return outlets.compactMap { member in
      guard seen.insert(member.declaration.name).inserted, !connected.contains(member.declaration.objectiveCName) else {
        return nil
      }
      return Finding(
        ruleID: Self.description.id, severity: Self.description.severity,
        message: "no document connects the outlet '\(member.declaration.name)' of '\(type.name)'", file: member.file,
        position: SourcePosition(member.declaration.position))
    }
  }
}

extension DocumentNode {
  /// Every mention of a class in the document, File's Owner included.
  var classMentions: [ClassMention] {
    [owner].compactMap { $0 } + instantiated
      + scenes.flatMap { [$0.controller].compactMap { $0 } + $0.instantiated }
  }
}
