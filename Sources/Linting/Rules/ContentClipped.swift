import InterfaceLayout
import LayoutMetrics

/// Finds texts of one line that don't fit.
struct ContentClipped: LayoutRule {
  static let description = RuleDescription(
    id: "content_clipped",
    summary: "A text of one line is wider than its view.",
    rationale: """
      It is cut off, in the language of the document already. Give the view more room, let the text have more lines, or \
      let its font shrink. Fonts whose widths aren't known are left alone.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>↓<label text="A title that is far too long" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><label text="A title" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><label text="A title that is far too long" numberOfLines="0" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
    ])

  /// What text metrics may be off by, as a share of the width.
  private static let uncertainty = 0.03

  func findings(in document: LaidOutDocument) -> [Finding] {
    let sizer = IntrinsicSizer(document: document.document, device: document.own.device)
    return document.own.views.compactMap { view in
      let object = document.object(view)
      guard view.isSolved, view.ambiguous.isEmpty, object["hidden"] != "YES", object.element == "label",
        object["numberOfLines"] ?? "1" == "1", object["adjustsFontSizeToFit"] == "NO"
      else { return nil }
      let size = sizer.size(of: object)
      guard !size.isEstimated, let width = size.width, width * (1 - Self.uncertainty) - 1 > view.frame.width,
        view.frame.width > 0
      else { return nil }
      return finding(
        "the text needs about \(LengthText.text(width.rounded())) points, and the view is \(LengthText.text(view.frame.width)) wide",
        about: view, in: document)
    }
  }
}
