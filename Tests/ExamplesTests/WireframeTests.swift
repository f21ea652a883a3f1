import Foundation
import InterfaceLayout
import InterfaceModel
import LayoutDrawing
import Testing

/// The pictures of the examples, compared with the files beside them: one of each document that has views, and one of
/// each of its sets of constraints that isn't active.
@Suite struct WireframeTests {
  @Test(arguments: ExampleDocument.withGolden)
  func drawsTheCommittedPictures(_ example: ExampleDocument) throws {
    for (golden, picture) in try pictures(of: example) { try golden.expect(picture) }
  }

  /// A picture that no document gives would stay as it is when its document changes or goes.
  @Test func everyPictureIsOfADocument() throws {
    let expected = try ExampleDocument.withGolden.flatMap(pictures).map(\.golden.url.path)
    let found = ExampleDocument.files(named: [".svg"]).map { ExampleDocument.package.appendingPathComponent($0).path }
    #expect(found == expected.sorted())
  }

  private func pictures(of example: ExampleDocument) throws -> [(golden: GoldenFile, text: String)] {
    let document = try example.document()
    let layout = LayoutEngine().layout(document)
    guard !layout.views.isEmpty else { return [] }
    let sets = document.constraintSets.filter { !$0.isActive }.map { set in
      let other = document.activating(set)
      return (example.wireframe(set: set.name), SVGWireframe().render(other, LayoutEngine().layout(other)))
    }
    return [(example.wireframe(), SVGWireframe().render(document, layout))] + sets
  }
}
