import InterfaceComparison
import InterfaceMerge
import Testing

/// Merges of small documents, by what comes out and what is disputed.
@Suite struct InterfaceMergeTests {
  /// A document with a view that holds what is given, written as Xcode does.
  private func document(
    _ views: [String], constraints: [String] = [], connections: [String] = [], header: String = #"toolsVersion="100""#
  ) -> String {
    func list(_ name: String, _ members: [String]) -> [String] {
      guard !members.isEmpty else { return [] }
      let lines = members.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      return ["            <\(name)>"] + lines.map { "                \($0)" } + ["            </\(name)>"]
    }
    let content = list("subviews", views) + list("constraints", constraints) + list("connections", connections)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(header)>
          <objects>
              <view id="root">
      \(content.joined(separator: "\n"))
              </view>
          </objects>
      </document>

      """
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> (text: String, conflicts: [String]) {
    let merge = try InterfaceMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts.map(\.message))
  }

  private func expectMerged(
    _ base: String, _ ours: String, _ theirs: String, _ merged: String, location: SourceLocation = #_sourceLocation
  ) throws {
    for (left, right) in [(ours, theirs), (theirs, ours)] {
      let result = try merge(base, left, right)
      #expect(result.conflicts == [], sourceLocation: location)
      #expect(result.text == merged, sourceLocation: location)
    }
  }

  private let title = #"<label text="Title" textAlignment="natural" id="t"/>"#
  private let body = #"<label text="Body" id="b"/>"#

  // MARK: What goes together

  @Test func attributesOfOneElement() throws {
    try expectMerged(
      document([title]), document([#"<label hidden="YES" text="Title" textAlignment="natural" id="t"/>"#]),
      document([#"<label text="Heading" id="t"/>"#]), document([#"<label hidden="YES" text="Heading" id="t"/>"#]))
  }

  @Test func membersAddedAtDifferentPlaces() throws {
    let (first, last) = (#"<view id="1"/>"#, #"<view id="2"/>"#)
    try expectMerged(
      document([title, body]), document([first, title, body]), document([title, body, last]),
      document([first, title, body, last]))
  }

  @Test func membersAddedAtOnePlaceStandOursFirst() throws {
    let (first, second) = (#"<view id="1"/>"#, #"<view id="2"/>"#)
    let result = try merge(document([title]), document([title, first]), document([title, second]))
    #expect(result.conflicts == [] && result.text == document([title, first, second]))
  }

  @Test func listsThatOneSideMakesOrEmpties() throws {
    let (left, right) = (#"<constraint id="c1"/>"#, #"<constraint id="c2"/>"#)
    let outlet = #"<outlet property="title" destination="t" id="o"/>"#
    try expectMerged(
      document([title], constraints: [left, right]), document([title], constraints: [left]),
      document([title], constraints: [left, right], connections: [outlet]),
      document([title], constraints: [left], connections: [outlet]))
    // Each takes one: nothing is left of the list.
    let result = try merge(
      document([title], constraints: [left, right]), document([title], constraints: [left]),
      document([title], constraints: [right]))
    #expect(result.conflicts == [] && !result.text.contains("c1") && !result.text.contains("c2"))
    // One empties the list, the other adds to it.
    try expectMerged(
      document([title], constraints: [left]), document([title]), document([title], constraints: [left, right]),
      document([title], constraints: [right]))
  }

  @Test func anObjectPutElsewhereAndChanged() throws {
    let changed = title.replacing("Title", with: "Heading")
    func box(_ label: String) -> String {
      "<view id=\"box\">\n    <subviews>\n        \(label)\n    </subviews>\n</view>"
    }
    // The label goes into a box of its own, two levels deeper; what theirs says of it goes along.
    try expectMerged(
      document([title, body]), document([box(title), body]), document([changed, body]), document([box(changed), body]))
  }

  @Test func anObjectTakenOutOfWhatIsDeleted() throws {
    let box = "<view id=\"box\">\n    <subviews>\n        \(title)\n    </subviews>\n</view>"
    let changed = box.replacing("Title", with: "Heading")
    try expectMerged(
      document([box, body]), document([title, body]), document([changed, body]),
      document([title.replacing("Title", with: "Heading"), body]))
  }

  @Test func ordersChangedInDifferentParts() throws {
    let views = (1...6).map { #"<view id="v\#($0)"/>"# }
    func order(_ places: Int...) -> String { document(places.map { views[$0 - 1] }) }
    try expectMerged(order(1, 2, 3, 4, 5, 6), order(2, 1, 3, 4, 5, 6), order(1, 2, 3, 4, 6, 5), order(2, 1, 3, 4, 6, 5))
  }

  @Test func membersWithoutIDs() throws {
    func segments(_ titles: String...) -> String {
      let lines = titles.map { "        <segment title=\"\($0)\"/>" }.joined(separator: "\n")
      return "<segmentedControl id=\"s\">\n    <segments>\n\(lines)\n    </segments>\n</segmentedControl>"
    }
    try expectMerged(
      document([segments("A", "B", "C")]), document([segments("A1", "B", "C")]),
      document([segments("A", "B", "C", "D")]), document([segments("A1", "B", "C", "D")]))
    try expectMerged(
      document([segments("A", "B", "C")]), document([segments("A", "C")]), document([segments("A", "B", "C1")]),
      document([segments("A", "C1")]))
  }

  @Test func bothSidesDidTheSame() throws {
    let changed = document([title.replacing("Title", with: "Heading"), body])
    try expectMerged(document([title, body]), changed, changed, changed)
  }

  @Test func theHeaderIsTheNewer() throws {
    try expectMerged(
      document([title], header: #"toolsVersion="9.5" systemVersion="A""#),
      document([title], header: #"toolsVersion="21.0" systemVersion="B""#),
      document([body], header: #"toolsVersion="100" systemVersion="C""#),
      document([body], header: #"toolsVersion="100" systemVersion="C""#))
  }

  @Test func storedFramesThatConstraintsDecideAreNoConflict() throws {
    func label(_ width: Int, _ attributes: String) -> String {
      "<label \(attributes) id=\"t\">\n    <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"20\"/>\n</label>"
    }
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let result = try merge(document([label(1, free)]), document([label(2, free)]), document([label(3, free)]))
    #expect(result.conflicts == [] && result.text == document([label(2, free)]))
    let fixed = try merge(
      document([label(1, "opaque=\"NO\"")]), document([label(2, "opaque=\"NO\"")]),
      document([label(3, "opaque=\"NO\"")]))
    #expect(fixed.conflicts == ["'frame.width' was changed on both sides: ours stays"])
  }

  @Test func otherLineEndsAndEncodingsStayOurs() throws {
    let base = document([title, body])
    let ours = document([title.replacing("Title", with: "Heading"), body]).replacing("\n", with: "\r\n")
    let theirs = document([title, body, #"<view userLabel="Ü &gt; &#10;" id="1"/>"#])
    let units = ([0xFEFF] + Array(ours.utf16)).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let merge = try InterfaceMerge(base: Array(base.utf8), ours: units, theirs: Array(theirs.utf8))
    let expected = theirs.replacing("Title", with: "Heading").replacing("\n", with: "\r\n")
    #expect(merge.bytes == ([0xFEFF] + Array(expected.utf16)).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }

  @Test func bothSidesAddedTheDocument() throws {
    let (ours, theirs) = (document([title]), document([title, body]))
    #expect(try merge("", ours, theirs).text == theirs)
    #expect(try merge("", ours, ours).text == ours)
  }

  // MARK: Conflicts

  @Test func aPropertyChangedOnBothSides() throws {
    let base = document([title])
    let (ours, theirs) = (base.replacing("Title", with: "Ours"), base.replacing("Title", with: "Theirs"))
    let merge = try InterfaceMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    #expect(String(decoding: merge.bytes, as: UTF8.self) == ours)
    let conflict = try #require(merge.conflicts.first)
    #expect(merge.conflicts.count == 1 && conflict.message == "'text' was changed on both sides: ours stays")
    #expect(conflict.objectID == "t" && conflict.object == "label \"Ours\"")
    #expect(conflict.base.text == "Title" && conflict.ours.text == "Ours" && conflict.theirs.text == "Theirs")
    for place in [conflict.base, conflict.ours, conflict.theirs] {
      #expect(place.position?.line == 6 && place.position?.column == 30)
    }
  }

  @Test func aPropertyDeletedAndChanged() throws {
    let result = try merge(
      document([title]), document([#"<label text="Title" id="t"/>"#]),
      document([title.replacing("natural", with: "left")]))
    #expect(result.conflicts == ["'textAlignment' was changed on both sides: ours stays"])
    #expect(result.text == document([#"<label text="Title" id="t"/>"#]))
  }

  @Test func aColourIsOneValue() throws {
    func label(_ color: String) -> String { "<label id=\"t\">\n    <\(color)/>\n</label>" }
    let base = document([label(#"color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite""#)])
    let system = document([label(#"color key="textColor" systemColor="labelColor""#)])
    let lighter = document([label(#"color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite""#)])
    let none = document([label(#"nil key="textColor""#)])
    for (ours, theirs) in [(system, lighter), (lighter, system), (none, lighter), (lighter, none)] {
      let result = try merge(base, ours, theirs)
      #expect(result.conflicts == ["'textColor' was changed on both sides: ours stays"] && result.text == ours)
    }
    let clear = document([label(#"color key="textColor" white="0.0" alpha="0.5" colorSpace="calibratedWhite""#)])
    try expectMerged(
      base, lighter, clear,
      document([label(#"color key="textColor" white="0.5" alpha="0.5" colorSpace="calibratedWhite""#)]))
  }

  @Test func aTextChangedOnBothSides() throws {
    func label(_ text: String) -> String {
      document(["<label id=\"t\">\n    <string key=\"text\">\(text)</string>\n</label>"])
    }
    let result = try merge(label("A\nB"), label("A\nC"), label("A\nD"))
    #expect(result.conflicts == ["'text' was changed on both sides: ours stays"] && result.text == label("A\nC"))
    try expectMerged(label("A\nB"), label("A\nB"), label("A\nD &amp;"), label("A\nD &amp;"))
  }

  @Test func anObjectDeletedAndChanged() throws {
    let (all, changed) = (document([title, body]), document([title.replacing("Title", with: "Heading"), body]))
    let deleted = try merge(all, document([body]), changed)
    #expect(deleted.conflicts == [#"ours deleted label "Heading", which theirs changed: it stays deleted"#])
    #expect(deleted.text == document([body]))
    let kept = try merge(all, changed, document([body]))
    #expect(kept.conflicts == [#"theirs deleted label "Heading", which ours changed: it stays"#])
    #expect(kept.text == changed)
  }

  @Test func anObjectThatIsKeptKeepsItsConstraints() throws {
    let constraints = [
      #"<constraint firstItem="t" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="c"/>"#,
      #"<constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d"/>"#,
    ]
    let ours = document([title.replacing("Title", with: "Heading"), body], constraints: constraints)
    let theirs = document([body], constraints: [constraints[1]])
    let result = try merge(document([title, body], constraints: constraints), ours, theirs)
    #expect(result.conflicts.count == 1 && result.text == ours)
  }

  @Test func aConnectionToWhatTheOtherSideDeleted() throws {
    let outlet = #"<outlet property="title" destination="t" id="o"/>"#
    let (all, without) = (document([title, body]), document([body]))
    let with = document([title, body], connections: [outlet])
    let dropped = try merge(all, without, with)
    #expect(
      dropped.conflicts == [
        #"ours deleted label "title", which outlet 'title' of theirs refers to: that is left out"#
      ])
    #expect(dropped.text == without)
    let kept = try merge(all, with, without)
    #expect(kept.conflicts == [#"theirs deleted label "title", which outlet 'title' of ours refers to: it stays"#])
    #expect(kept.text == with)
  }

  @Test func anObjectMovedToTwoPlaces() throws {
    func document(_ first: String, _ second: String, _ third: String) -> String {
      func box(_ id: Int, _ content: String) -> String {
        "<view id=\"box\(id)\">\n    <subviews>\n        <view id=\"own\(id)\"/>\(content)\n    </subviews>\n</view>"
      }
      return self.document([box(1, first), box(2, second), box(3, third)])
    }
    let label = "\n        \(title)"
    let result = try merge(document(label, "", ""), document("", label, ""), document("", "", label))
    #expect(result.conflicts == [#"label "Title" was moved on both sides: it stays where ours has it"#])
    #expect(result.text == document("", label, ""))
  }

  @Test func objectsMovedIntoEachOther() throws {
    func nested(_ outer: String, _ inner: String) -> String {
      "<view id=\"\(outer)\">\n    <subviews>\n        <view id=\"\(inner)\"/>\n    </subviews>\n</view>"
    }
    let base = document([#"<view id="x"/>"#, #"<view id="y"/>"#, body])
    let ours = document([nested("x", "y"), body])
    let result = try merge(base, ours, document([nested("y", "x"), body]))
    #expect(!result.conflicts.isEmpty)
    #expect(result.text.contains(#"<view id="x">"#) && result.text.contains(#"<view id="y"/>"#))
  }

  @Test func ordersChangedOnBothSides() throws {
    let views = (1...3).map { #"<view id="v\#($0)"/>"# }
    func order(_ places: Int...) -> String { document(places.map { views[$0 - 1] }) }
    let result = try merge(order(1, 2, 3), order(3, 1, 2), order(1, 3, 2))
    #expect(result.conflicts == ["the order of 'subviews' was changed on both sides: ours stays"])
    #expect(result.text == order(3, 1, 2))
  }

  // MARK: What can't be merged

  @Test func aVersionThatCannotBeReadIsNamed() throws {
    let good = Array(document([title]).utf8)
    let bad = Array("<document><objects></document>".utf8)
    for side in MergeSide.allCases {
      func version(_ other: MergeSide) -> [UInt8] { other == side ? bad : good }
      let failure = #expect(throws: MergeFailure.self) {
        try InterfaceMerge(base: version(.base), ours: version(.ours), theirs: version(.theirs))
      }
      guard case .unreadable(let named, let error)? = failure else {
        Issue.record("not refused")
        continue
      }
      #expect(named == side && error.position.line == 1 && error.rule == "malformed_xml")
    }
    let archive = Array(#"<archive version="1"/>"#.utf8)
    #expect(throws: MergeFailure.self) { try InterfaceMerge(base: good, ours: archive, theirs: good) }
  }
}
