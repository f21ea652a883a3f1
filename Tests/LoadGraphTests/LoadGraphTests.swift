import InterfaceBuilder
import InterfaceModel
import LoadGraph
import Testing

@Suite struct LoadGraphTests {
  private func node(_ file: String, owner: String?, views: [String], module: String? = nil) throws -> DocumentNode {
    let ownerClass = owner.map { " customClass=\"\($0)\"\(module.map { " customModule=\"\($0)\"" } ?? "")" } ?? ""
    let subviews = views.enumerated().map { "<view customClass=\"\($1)\" id=\"v\($0)\"/>" }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(ownerClass)/>
      <view id="root"><subviews>\(subviews)</subviews></view></objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: file) else {
      throw NotRead()
    }
    return DocumentNode(document) { _ in true }
  }

  private struct NotRead: Error {}

  @Test func findsACycleOverThreeDocumentsOnceByItsPath() throws {
    let graph = LoadGraph([
      try node("A.xib", owner: "A", views: ["B"]), try node("B.xib", owner: "B", views: ["X", "C"]),
      try node("C.xib", owner: "C", views: ["A"]), try node("X.xib", owner: "X", views: []),
    ])
    #expect(graph.cycles.map(\.path) == ["A.xib → B → B.xib → C → C.xib → A → A.xib"])
    #expect(graph.cycles.first?.hops.map(\.mention.position.line) == [3, 3, 3])
  }

  @Test func findsTwoCyclesThatShareADocument() throws {
    let graph = LoadGraph([
      try node("A.xib", owner: "A", views: ["A", "B"]), try node("B.xib", owner: "B", views: ["A"]),
    ])
    #expect(graph.cycles.map(\.path) == ["A.xib → A → A.xib", "A.xib → B → B.xib → A → A.xib"])
  }

  @Test func classesOfTwoModulesAreTwoClasses() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A" customModule="One"/>
      <view id="root" customClass="A" customModule="Two"/></objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "A.xib") else {
      throw NotRead()
    }
    #expect(LoadGraph([DocumentNode(document) { _ in true }]).cycles.isEmpty)
  }

  @Test func aChainWithoutAWayBackIsNoCycle() throws {
    let graph = LoadGraph([
      try node("A.xib", owner: "A", views: ["B", "B"]), try node("B.xib", owner: "B", views: ["C"]),
      try node("C.xib", owner: nil, views: ["A"]),
    ])
    #expect(graph.cycles.isEmpty)
  }
}
