import InterfaceLayout
import InterfaceModel

/// Finds required constraints that can't all hold.
struct ConflictingConstraints: LayoutRule {
  static let description = RuleDescription(
    id: "conflicting_constraints",
    summary: "Required constraints can't hold together.",
    rationale: """
      UIKit logs "Unable to simultaneously satisfy constraints" and breaks one of them, any: the layout isn't the one \
      that was drawn. Remove one of those named, change its constant, or lower its priority. None of them can go \
      without the others being satisfied.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>↓<constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8" id="5"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" priority="999" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/><constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8" id="5"/></constraints></view>"#
      ),
    ])

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.own.conflicts.compactMap { conflict in
      self.finding(conflict, in: document)
    }
  }
}

extension LayoutRule {
  /// A finding about constraints that can't hold together, at the one that UIKit would break; nil where none of them is
  /// the document's.
  func finding(_ conflict: LayoutConflict, on device: String? = nil, in laidOut: LaidOutDocument) -> Finding? {
    let document = laidOut.document
    let members = document.constraints.filter { $0.id.map(conflict.constraints.contains) ?? false }
    guard let place = members.first(where: { $0.id == conflict.broken }) ?? members.first else { return nil }
    let notes = members.filter { $0.id != place.id }.map { constraint in
      Finding.Note(
        message: "this one takes part", file: document.file,
        position: document.source.position(at: constraint.range.start))
    }
    let subject = device.map { "on \($0) the constraints can't hold together" } ?? "the constraints can't hold together"
    let reason = conflict.explanation.isEmpty ? "" : ": \(conflict.explanation)"
    return finding(subject + reason, in: document, at: place.range, object: place.container, notes: notes)
  }
}
