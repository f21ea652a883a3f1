import InterfaceModel

/// Finds lists that scroll inside another view that scrolls the same way.
struct NestedScrollSameAxis: IndexedRule {
  static let description = RuleDescription(
    id: "nested_scroll_same_axis",
    summary: "A table or collection scrolls inside another view that scrolls the same way.",
    rationale: """
      A finger moves the inner view to its end before the outer one moves at all, and a cell that holds a list as high \
      as its content makes all of its cells at once. Turn the inner one's scrolling off, or make both one list.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"<tableViewCell id="a"><tableViewCellContentView key="contentView" id="b"><subviews><tableView id="c"><prototypes/></tableView></subviews></tableViewCellContentView></tableViewCell><tableView id="d"><view key="tableHeaderView" id="e"><subviews>↓<tableView id="f"/></subviews></view></tableView>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<tableView id="d"><view key="tableHeaderView" id="e"><subviews><tableView scrollEnabled="NO" id="f"/><collectionView id="g"><collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" id="h"/></collectionView></subviews></view></tableView>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.lists.compactMap { inner in
      guard let axis = axis(of: inner, in: document) else { return nil }
      var current = document.objects[inner].parent
      while let outer = current {
        if self.axis(of: outer, in: document) == axis {
          return finding(
            "'\(ObjectName.describe(document.objects[outer]))' around it scrolls the same way: turn the scrolling of one "
              + "of them off", in: document, at: document.objects[inner].range, object: inner,
            notes: [document.note("the outer one is here", at: outer)])
        }
        current = document.objects[outer].parent
      }
      return nil
    }
  }

  private enum Axis {
    case horizontal, vertical
  }

  /// The way that a list scrolls; nil for what doesn't, and for a scroll view, whose content decides.
  private func axis(of index: ObjectIndex, in document: InterfaceDocument) -> Axis? {
    let object = document.objects[index]
    guard object["scrollEnabled"] != "NO" else { return nil }
    switch object.element {
    case "tableView": return .vertical
    case "collectionView":
      guard let layout = object.children.first(where: { document.objects[$0].role == .keyed("collectionViewLayout") }),
        document.objects[layout].element == "collectionViewFlowLayout", document.objects[layout].customClass == nil
      else { return nil }
      return document.objects[layout]["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    default: return nil
    }
  }
}
