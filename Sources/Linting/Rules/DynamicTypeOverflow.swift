import InterfaceLayout
import InterfaceModel
import LayoutMetrics

/// Finds texts that don't fit, or cover others, once the user chooses larger type.
struct DynamicTypeOverflow: LayoutRule {
  static let description = RuleDescription(
    id: "dynamic_type_overflow",
    summary: "A text that fits is cut off, or covers another one, in larger type.",
    rationale: """
      Many people read in larger type than the standard. Let the text have more lines, pin it to what stands beside it, \
      and give heights as least ones (≥). Only texts that follow the user's type size count, in the largest one that isn't \
      for accessibility alone. A cell grows with its texts, so that in cells only a text's own height is looked at.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [example("↓", height: 22)],
    goodExamples: [example("", height: 40), example("", height: 22, scaling: "NO"), fixedFont])

  private static func example(_ mark: String, height: Int, scaling: String = "YES") -> RuleExample {
    .laidOut(
      #"\#(mark)<label text="Name" adjustsFontForContentSizeCategory="\#(scaling)" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#,
      RuleExample.leading + RuleExample.top + RuleExample.height(height)
    )
  }

  /// A font that has no text style keeps its size.
  private static let fixedFont = RuleExample.laidOut(
    #"<label text="Name" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#,
    RuleExample.leading + RuleExample.top + RuleExample.height(22)
  )

  /// The largest type that isn't for accessibility alone.
  private static let category = ContentSizeCategory.extraExtraExtraLarge

  /// What text metrics may be off by, as a share of the size.
  private static let uncertainty = 0.03

  func findings(in document: LaidOutDocument) -> [Finding] {
    guard document.own.views.contains(where: { document.object($0).followsTypeSize }) else { return [] }
    return cutTexts(in: document) + newOverlaps(in: document)
  }

  private func cutTexts(in document: LaidOutDocument) -> [Finding] {
    let sizer = IntrinsicSizer(document: document.document, device: document.own.device)
    let largerSizer = IntrinsicSizer(
      document: document.document, device: document.own.device, contentSizeCategory: Self.category)
    let larger = document.layout(Self.category)
    let ofFixedHeight = objectsOfFixedHeight(in: document.document)
    return zip(document.own.views, larger.views).compactMap { view, enlarged in
      let object = document.object(view)
      guard object.element == "label", object.followsTypeSize, object["hidden"] != "YES", view.isSolved,
        view.ambiguous.isEmpty, missing(object, in: view.frame, sizer) == nil,
        let (needed, there, direction) = missing(object, in: enlarged.frame, largerSizer),
        direction == "wide" || !document.isInCell(view) || ofFixedHeight.contains(view.object)
      else { return nil }
      return finding(
        "in larger type the text needs about \(LengthText.text(needed.rounded())) points, and the view is \(LengthText.text(there)) \(direction)",
        about: view, in: document)
    }
  }

  private func objectsOfFixedHeight(in document: InterfaceDocument) -> Set<ObjectIndex> {
    let fixed = document.constraints.filter { constraint in
      constraint.firstAttribute == .height && constraint.secondAttribute == nil && constraint.relation == .equal
    }
    return Set(
      fixed.map { constraint in
        constraint.firstItem.flatMap { document.object(withID: $0.id)?.index } ?? constraint.container
      })
  }

  /// The side of a frame that a text needs more of.
  private func missing(
    _ object: InterfaceObject, in frame: LayoutFrame, _ sizer: IntrinsicSizer
  ) -> (needed: Double, there: Double, direction: String)? {
    let isOneLine = object["numberOfLines"] ?? "1" == "1"
    let size = sizer.size(of: object, fittingWidth: isOneLine ? nil : frame.width)
    guard !size.isEstimated, let width = size.width, let height = size.height else { return nil }
    if height * (1 - Self.uncertainty) - 1 > frame.height { return (height, frame.height, "high") }
    guard isOneLine, object["adjustsFontSizeToFit"] == "NO", width * (1 - Self.uncertainty) - 1 > frame.width else {
      return nil
    }
    return (width, frame.width, "wide")
  }

  private func newOverlaps(in document: LaidOutDocument) -> [Finding] {
    let known = Set(document.overlaps(in: document.own).map(\.objects))
    return document.overlaps(in: document.layout(Self.category)).filter {
      !known.contains($0.objects) && !document.isInCell($0.upper)
    }
    .map { overlap in
      let (upper, lower) = (document.object(overlap.upper), document.object(overlap.lower))
      return finding(
        "in larger type, '\(ObjectName.describe(upper))' covers '\(ObjectName.describe(lower))': constrain one to the other",
        about: overlap.upper, in: document)
    }
  }
}
