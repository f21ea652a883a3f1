import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import LoadGraph
import UIKitCatalog

/// Runs the rules.
public struct Linter: Sendable {
  /// What linting one file gives: its findings, and what rules over all files need of it.
  public struct FileResult: Sendable {
    /// The findings, in the order of their places.
    public var findings: [Finding]
    /// The document as the load graph sees it; nil for a file without one.
    public var node: DocumentNode?
    /// Whether the file can't be read as XML.
    public var isMalformed: Bool
  }

  private let catalog: Catalog
  private let rules: [RegisteredRule]
  private let engine: LayoutEngine

  /// Makes a linter with every rule.
  public init(catalog: Catalog = .uiKit) {
    self.catalog = catalog
    rules = RuleRegistry.all.map(RegisteredRule.init)
    engine = LayoutEngine(catalog: catalog)
  }

  /// Lints one file.
  public func lint(_ file: LintedFile, _ configuration: LintConfiguration) -> FileResult {
    let laidOut = file.constrainedDocument.map { LaidOutDocument($0, engine: engine) }
    let indexed = file.document.map { IndexedDocument($0) }
    let findings = run(configuration) { rule in
      switch rule {
      case let rule as any LayoutRule: laidOut.map(rule.findings) ?? []
      case let rule as any IndexedRule: indexed.map(rule.findings) ?? []
      default: rule.findings(in: file)
      }
    }
    switch file.reading {
    case .document(let document):
      let node = DocumentNode(document, catalog: catalog)
      return FileResult(findings: findings, node: node, isMalformed: false)
    case .unsupported:
      return FileResult(findings: findings, node: nil, isMalformed: false)
    case .malformed:
      return FileResult(findings: findings, node: nil, isMalformed: true)
    }
  }

  /// Lints all files together, once each was linted by itself.
  public func lint(_ project: LintedProject, _ configuration: LintConfiguration) -> [Finding] {
    run(configuration) { $0.findings(in: project) }
  }

  private func run(_ configuration: LintConfiguration, _ check: (any Rule) -> [Finding]) -> [Finding] {
    var findings: [Finding] = []
    for registered in rules where registered.isEnabled(configuration) {
      let rule = registered.rule
      let description = type(of: rule).description
      let severity = configuration.severity(description)
      let options = configuration.options(description)
      // Only a rule that is told something has to be made anew.
      let configured = options == RuleOptions() ? rule : (type(of: rule) as? any ConfigurableRule.Type)?.init(options)
      for var finding in check(configured ?? rule) {
        finding.severity = severity
        findings.append(finding)
      }
    }
    return findings.sorted(by: Self.isBefore)
  }

  /// By place, then by rule.
  public static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    (left.file, left.position.line, left.position.column, left.ruleID, left.message)
      < (right.file, right.position.line, right.position.column, right.ruleID, right.message)
  }
}
