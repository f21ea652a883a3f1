import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

/// What the root of a document of the view language says of the Swift.
@Suite struct RootAttributeTests {
  private func emit(_ attributes: String, options: EmissionOptions = EmissionOptions()) throws -> String {
    let text = """
      <interface xmlns="urn:xibc:view:1" \(attributes)>\
      <barButtonItem title="More" hidden="YES"/></interface>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.view.xml") else {
      Issue.record("no document")
      return ""
    }
    return try #require(SwiftEmitter(options: options).emit(document, fileName: "Card.view.xml").text)
  }

  @Test func modulesAreImported() throws {
    #expect(try emit(#"imports="MapKit Charts""#).contains("import Charts\nimport MapKit\nimport UIKit\n"))
    #expect(try emit("").contains("\nimport UIKit\n"))
  }

  /// What is newer than the target is set where it's available; the command's word counts more.
  @Test func theTargetIsTheOldestSystem() throws {
    let check = "if #available(iOS 16.0, tvOS 16.0, *) {"
    #expect(try emit(#"target="iOS 15""#).contains(check))
    #expect(try emit(#"target="iOS 15.4""#).contains(check))
    #expect(!(try emit(#"target="iOS 16""#).contains(check)))
    #expect(!(try emit(#"target="iOS""#).contains(check)))
    var options = EmissionOptions()
    options.deploymentTarget = 16
    #expect(!(try emit(#"target="iOS 15""#, options: options).contains(check)))
  }
}
