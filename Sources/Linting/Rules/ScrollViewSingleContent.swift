import InterfaceModel

/// Finds scroll views whose content isn't pinned on all sides.
struct ScrollViewSingleContent: IndexedRule {
  static let description = RuleDescription(
    id: "scroll_view_single_content",
    summary: "The content of a scroll view isn't pinned to all four of its edges.",
    rationale: """
      The size of what scrolls comes from the constraints between the content and the edges of the scroll view, or of \
      its content guide: where an edge is missing, the view doesn't scroll that way. The rule `ambiguous_scroll_content` \
      lays the document out and is more exact; this one needs no layout.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"↓<scrollView id="a"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="d"/></constraints></scrollView>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<scrollView id="a"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="d"/><constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="e"/><constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="f"/></constraints></scrollView>"#
      )
    ])

  /// The edges, each with the attributes that name it.
  private static let edges: [(name: String, attributes: Set<LayoutAttribute>)] = [
    ("top", [.top, .topMargin]), ("leading", [.leading, .left, .leadingMargin, .leftMargin]),
    ("bottom", [.bottom, .bottomMargin]), ("trailing", [.trailing, .right, .trailingMargin, .rightMargin]),
  ]

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    guard document.usesAutoLayout else { return [] }
    let scrolls = indexed.places(of: "scrollView").filter { scroll in
      document.objects[scroll].children.contains {
        document.objects[$0]["translatesAutoresizingMaskIntoConstraints"] == "NO"
      }
    }
    guard !scrolls.isEmpty else { return [] }
    let pinned = pinnedAttributes(of: Set(scrolls), indexed)
    return scrolls.compactMap { scroll in
      let missing = Self.edges.filter { pinned[scroll, default: []].isDisjoint(with: $0.attributes) }.map(\.name)
      guard !missing.isEmpty else { return nil }
      return finding(
        "the content isn't pinned to the scroll view's \(missing.joined(separator: ", "))", in: document,
        at: document.objects[scroll].range, object: scroll)
    }
  }

  /// The attributes of scroll views that constraints tie to what they hold.
  private func pinnedAttributes(
    of scrolls: Set<ObjectIndex>, _ indexed: IndexedDocument
  ) -> [ObjectIndex: Set<LayoutAttribute>] {
    let document = indexed.document
    var pinned: [ObjectIndex: Set<LayoutAttribute>] = [:]
    for constraint in indexed.constraints {
      let first = view(constraint.firstItem, of: constraint, in: document)
      let second = view(constraint.secondItem, of: constraint, in: document)
      for case let (outer?, inner?, attribute?) in [
        (first, second, constraint.firstAttribute), (second, first, constraint.secondAttribute),
      ] where scrolls.contains(outer) && outer != inner && document.isObject(inner, within: outer) {
        pinned[outer, default: []].insert(attribute)
      }
    }
    return pinned
  }

  /// The view that an item is, or whose guide it is.
  private func view(
    _ item: ObjectReference?, of constraint: Constraint, in document: InterfaceDocument
  ) -> ObjectIndex? {
    guard let item else { return constraint.secondAttribute == nil ? nil : constraint.container }
    switch document.nodesByID[item.id] {
    case .object(let index), .layoutGuide(let index, _): return index
    case .constraint, .connection, .other, nil: return nil
    }
  }
}
