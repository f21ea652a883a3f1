import Foundation
import InterfaceLayout
import InterfaceModel
import LayoutDrawing
import Testing

/// The pictures of the examples, compared with the files beside them.
@Suite struct WireframeTests {
  @Test(arguments: ExampleDocument.withGolden)
  func drawsTheCommittedPictures(_ example: ExampleDocument) throws {
    let document = try example.document()
    try example.wireframe().expect(picture(document))
    for set in document.constraintSets where !set.isActive {
      try example.wireframe(set: set.name).expect(picture(document.activating(set)))
    }
  }

  private func picture(_ document: InterfaceDocument) -> String {
    SVGWireframe().render(document, LayoutEngine().layout(document))
  }

  /// A picture that no document gives would stay as it is when its document changes or goes.
  @Test func everyPictureIsOfADocument() throws {
    let expected = try ExampleDocument.withGolden.flatMap { example in
      let sets = try example.document().constraintSets.filter { !$0.isActive }
      return ([example.wireframe()] + sets.map { example.wireframe(set: $0.name) }).map(\.url.path)
    }
    #expect(
      ExampleDocument.files(named: [".svg"]).map { ExampleDocument.package.appendingPathComponent($0).path }
        == expected.sorted())
  }
}
