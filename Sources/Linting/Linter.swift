import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import LoadGraph
import UIKitCatalog

/// Runs the rules.
public struct Linter: Sendable {
  /// What linting one file gives: its findings, and what rules over all files need of it.
  public struct FileResult: Sendable {
    /// The findings that nothing suppresses, in the order of their places.
    public var findings: [Finding]
    /// What suppresses others.
    public var ledger: SuppressionLedger
    /// The document as the load graph sees it; nil for a file without one.
    public var node: DocumentNode?
    /// Whether the file can't be read as XML.
    public var isMalformed: Bool
  }

  private let catalog: Catalog
  private let rules: [RegisteredRule]
  private let engine: LayoutEngine
  private let context: ProjectContext
  private let classes: ProjectClasses?

  /// Makes a linter with every rule, for a project of which something may be known.
  public init(catalog: Catalog = .uiKit, context: ProjectContext = ProjectContext()) {
    self.catalog = catalog
    self.context = context
    classes = context.sources.map { ProjectClasses($0, catalog) }
    rules = RuleRegistry.all.map(RegisteredRule.init)
    engine = LayoutEngine(catalog: catalog)
  }

  /// Lints one file.
  public func lint(_ file: LintedFile, _ configuration: LintConfiguration) -> FileResult {
    let laidOut = file.constrainedDocument.map { LaidOutStates($0, engine: engine) }
    let indexed = file.document.map { IndexedDocument($0) }
    var ledger = SuppressionLedger(suppressions(in: file, configuration), file: file.path, configuration)
    var found = run(configuration) { findings(of: $0, in: file, laidOut, indexed) }
    if let document = file.document, document.root == nil {
      // What is wrong in a component is told where the component is written.
      let content = Set(document.objects.lazy.filter(\.isComponentContent).compactMap(\.id))
      found.removeAll { $0.objectID.map(content.contains) ?? false }
    }
    let kept = ledger.filter(found)
    switch file.reading {
    case .document(let document):
      let node = DocumentNode(document, catalog: catalog)
      return FileResult(findings: kept, ledger: ledger, node: node, isMalformed: false)
    case .unsupported:
      return FileResult(findings: kept, ledger: ledger, node: nil, isMalformed: false)
    case .malformed, .faulty:
      return FileResult(findings: kept, ledger: ledger, node: nil, isMalformed: true)
    }
  }

  /// What a rule finds, by what it has to be given.
  private func findings(
    of rule: any Rule, in file: LintedFile, _ laidOut: LaidOutStates?, _ indexed: IndexedDocument?
  ) -> [Finding] {
    if let rule = rule as? any LayoutRule { return laidOut?.findings(of: rule) ?? [] }
    guard let indexed else { return rule.findings(in: file) }
    if let rule = rule as? any IndexedRule { return rule.findings(in: indexed) }
    if let rule = rule as? any SourceRule { return classes.map { rule.findings(in: indexed, $0) } ?? [] }
    if let rule = rule as? any ResourceRule { return context.resources.map { rule.findings(in: indexed, $0) } ?? [] }
    return rule.findings(in: file)
  }

  private func suppressions(in file: LintedFile, _ configuration: LintConfiguration) -> [Suppression] {
    guard case .document(let document) = file.reading else { return configuration.suppressions }
    return (configuration.suppressions + SuppressionReader(document: document).suppressions()).map {
      $0.located(in: document)
    }
  }

  /// Lints all files together, once each was linted by itself.
  public func lint(_ project: LintedProject, _ configuration: LintConfiguration) -> [Finding] {
    run(configuration) { $0.findings(in: project) }
  }

  private func run(_ given: LintConfiguration, _ check: (any Rule) -> [Finding]) -> [Finding] {
    let configuration = context.completing(given)
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
