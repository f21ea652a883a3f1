import InterfaceLayout

/// Finds cells whose constraints ask for another height.
struct CellHeightMismatch: LayoutRule {
  static let description = RuleDescription(
    id: "cell_height_mismatch",
    summary: "The constraints in a cell ask for another height than the cell has.",
    rationale: """
      Where the table asks cells for their height, the cell isn't as drawn; where it has a fixed row height, UIKit breaks \
      one of the constraints. Make the cell as high as its content, or lower the priority of the constraint that is to \
      give way.
      """,
    severity: .note, badExamples: [cell("↓", height: 60)],
    goodExamples: [cell("", height: 44), cell("", height: 60, priority: 999)])

  private static func cell(_ mark: String, height: Int, priority: Int = 1000) -> RuleExample {
    .xib(
      #"<tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="\#(height)"/>\#(mark)<tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="\#(height)"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/><constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="2"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="3"/><constraint firstItem="v" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="4"/><constraint firstItem="a" firstAttribute="height" constant="44" priority="\#(priority)" id="5"/></constraints></tableViewCellContentView></tableViewCell>"#
    )
  }

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.own.views.filter { $0.misfitsCell && document.wantsVerified(.height, of: $0) }.map { view in
      finding(
        "the constraints ask for another height than the \(LengthText.text(view.frame.height)) points of the cell",
        about: view, in: document)
    }
  }
}
