import LoadGraph
import Testing

/// What documents tell by themselves, and how cycles are listed.
@Suite struct LoadGraphTests {
  private func node(_ file: String, owner: String?, views: [String]) throws -> DocumentNode {
    let subviews = views.enumerated().map { "<view customClass=\"\($1)\" id=\"v\($0)\"/>" }.joined()
    return try Fixture.nib(file, owner: owner, "<view id=\"root\"><subviews>\(subviews)</subviews></view>")
  }

  @Test func withoutSourcesAnOwnerMayLoadItsDocument() throws {
    let graph = LoadGraph([
      try node("A.xib", owner: "A", views: ["B"]), try node("B.xib", owner: "B", views: ["X", "C"]),
      try node("C.xib", owner: "C", views: ["A"]), try node("X.xib", owner: "X", views: []),
    ])
    #expect(graph.cycles.map(\.verdict) == ["possible A.xib → B → B.xib → C → C.xib → A → A.xib"])
    #expect(graph.cycles.first?.steps.map(\.position.line) == [4, 2, 4, 2, 4, 2])
    #expect(graph.cycles.first?.start?.objectID == "v0")
  }

  @Test func findsTwoCyclesThatShareADocument() throws {
    let graph = LoadGraph([
      try node("A.xib", owner: "A", views: ["A", "B"]), try node("B.xib", owner: "B", views: ["A"]),
    ])
    #expect(graph.cycles.map(\.path) == ["A.xib → A → A.xib", "A.xib → B → B.xib → A → A.xib"])
  }

  @Test func aChainWithoutAWayBackIsNoCycle() throws {
    let graph = LoadGraph([
      try node("A.xib", owner: "A", views: ["B", "B"]), try node("B.xib", owner: "B", views: ["C"]),
      try node("C.xib", owner: nil, views: ["A"]),
    ])
    #expect(graph.cycles.isEmpty)
    #expect(graph.nodes.map(\.id) == ["A.xib", "B", "B.xib", "C", "C.xib", "A"])
  }

  @Test func aGraphInWhichEverythingLeadsToEverythingIsDoneInTime() throws {
    let names = (0..<60).map { "V\($0)" }
    let graph = LoadGraph(try names.map { try node("\($0).xib", owner: $0, views: names) })
    #expect(graph.nodes.count == 120)
    #expect(graph.cycles.count >= 60)
  }

  @Test func aLongChainIsNoTrouble() throws {
    let count = 1_000
    let graph = LoadGraph(
      try (0..<count).map { try node("V\($0).xib", owner: "V\($0)", views: ["V\(($0 + 1) % count)"]) })
    #expect(graph.cycles.map(\.edges.count) == [2 * count])
  }
}
