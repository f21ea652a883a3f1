import LoadGraph

/// Finds nibs that load themselves.
struct RecursiveNib: Rule {
  private static let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>"#
  private static let loader = """
    class Card: UIView {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("Card", owner: self)
      }
    }
    """

  static let description = RuleDescription(
    id: "recursive_nib",
    summary: "Loading a nib makes an object whose class loads the nib again.",
    rationale: """
      What a class does in `init(coder:)`, `awakeFromNib()` and the like runs for every object of it that a nib holds. \
      If that code loads the nib, by itself, a helper or a superclass, each load makes another object, which loads \
      again, until the app runs out of stack. Make the view a plain `UIView` and set the class on File's Owner, with \
      the outlets; or keep the class on the root and load the nib from a static factory. `--sources` names the Swift \
      and Objective-C that this rule reads; where none tells, `recursive_nib_possible` says what may be.
      """,
    severity: .error,
    badExamples: [
      RuleExample([
        .xib(owner + #"<view customClass="↓Card" id="a"/>"#, name: "Card.xib"), .source(loader, name: "Card.swift"),
      ]),
      RuleExample([
        .xib(#"<view customClass="↓Card" id="a"/>"#, name: "Card.xib"),
        .source(
          """
          @implementation Card
          - (void)awakeFromNib {
            [super awakeFromNib];
            [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];
          }
          @end
          """, name: "Card.m"),
      ]),
      RuleExample([
        .xib(
          owner + #"<view id="a"><subviews><view customClass="↓Badge" id="b"/></subviews></view>"#, name: "Card.xib"),
        .xib(#"<view id="a"><subviews><view customClass="Card" id="b"/></subviews></view>"#, name: "Badge.xib"),
        .source(
          """
          class NibView: UIView {
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              UINib(nibName: String(describing: type(of: self)), bundle: nil).instantiate(withOwner: self)
            }
          }
          class Card: NibView {}
          class Badge: NibView {}
          """, name: "Views.swift"),
      ]),
    ],
    goodExamples: [
      RuleExample([.xib(owner + #"<view id="a"/>"#, name: "Card.xib"), .source(loader, name: "Card.swift")]),
      RuleExample([
        .xib(#"<view customClass="Card" id="a"/>"#, name: "Card.xib"),
        .source(
          """
          class Card: UIView {
            static func make() -> Card { Bundle.main.loadNibNamed("Card", owner: nil)!.first as! Card }
          }
          """, name: "Card.swift"),
      ]),
    ])

  func findings(in project: LintedProject) -> [Finding] {
    project.graph.cycles.compactMap { cycle in
      guard cycle.certainty == .certain, !cycle.isEmbedding else { return nil }
      return finding(
        "loading this nib makes a '\(cycle.firstClass)', whose class loads it again, without end: \(cycle.path). Make "
          + "the view a plain UIView and set '\(cycle.firstClass)' on File's Owner, or load the nib from a factory",
        at: cycle, fixes: cycle.remedies(in: project))
    }
  }
}
