import InterfaceBuilder
import SwiftEmission
import Testing

/// What is newer than the systems that the code is for.
@Suite struct AvailabilityTests {
  private func emit(_ objects: String, target: Int?) throws -> String {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.xib") else {
      throw NotRead()
    }
    var options = EmissionOptions()
    options.deploymentTarget = target
    return try #require(SwiftEmitter(options: options).emit(document, fileName: "Card.xib").text)
  }

  private struct NotRead: Error {}

  private static let button =
    #"<button id="a" springLoaded="YES" changesSelectionAsPrimaryAction="YES" toolTip="Go" tag="1"/>"#

  @Test func newerPropertiesAreSetTogetherWhereTheyAreAvailable() throws {
    let source = try emit(Self.button, target: 14)
    #expect(
      source.contains(
        """
            if #available(iOS 15.0, tvOS 15.0, *) {
              button.toolTip = "Go"
              button.changesSelectionAsPrimaryAction = true
            }

        """))
    #expect(source.contains("\n    button.tag = 1\n"))
  }

  @Test(arguments: [15, 16, nil])
  func nothingIsAskedWhereAllIsAvailable(_ target: Int?) throws {
    #expect(!(try emit(Self.button, target: target)).contains("#available"))
  }

  @Test func aConfigurationIsMadeWhereItIsAvailable() throws {
    let button = """
      <button id="a"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
      """
    let source = try emit(button, target: 13)
    #expect(
      source.contains(
        """
            if #available(iOS 15.0, tvOS 15.0, *) {
              var buttonConfiguration = UIButton.Configuration.filled()

        """))
    #expect(!(try emit(button, target: 15)).contains("#available"))
  }
}
