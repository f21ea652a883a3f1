import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

/// Named sets of constraints and constraints with names.
@Suite struct ConstraintSetTests {
  private static let content = """
    <view id="v" size="320 200"><view id="a"><layout height="40 as rowHeight"/></view>
    <constraints id="narrow">a.width = 100 @750</constraints>
    <constraints id="wide" active="NO">a.width = 200 as wideWidth; a.leading = v</constraints>
    <constraints id="tall" group="heights" active="NO">a.height = 100</constraints></view>
    """

  private func emit(style: EmissionOptions.Style = .nib) throws -> String {
    let text = #"<interface xmlns="urn:xibc:view:1">\#(Self.content)</interface>"#
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.view.xml") else {
      Issue.record("no document")
      return ""
    }
    var options = EmissionOptions()
    options.style = style
    let source = SwiftEmitter(options: options).emit(document, fileName: "Card.view.xml")
    #expect(source.diagnostics.isEmpty)
    return try #require(source.text)
  }

  @Test func aSetIsAListThatTheInitializerMakes() throws {
    let source = try emit()
    #expect(
      source.contains(
        """
            let aWidth = a.widthAnchor.constraint(equalToConstant: 100)
            aWidth.priority = .defaultHigh
            wideWidth = a.widthAnchor.constraint(equalToConstant: 200)
            narrowConstraints = [
              aWidth
            ]
            wideConstraints = [
              wideWidth,
              a.leadingAnchor.constraint(equalTo: v.leadingAnchor),
            ]
        """), "\(source)")
    #expect(source.contains("    NSLayoutConstraint.activate(narrowConstraints)\n"), "\(source)")
    #expect(source.components(separatedBy: "NSLayoutConstraint.activate(wideConstraints)").count == 2, "\(source)")
  }

  @Test func switchingDeactivatesTheOthersOfTheGroupFirst() throws {
    let source = try emit()
    #expect(
      source.contains(
        """
          enum ConstraintSet: CaseIterable {
            case narrow, wide, tall
          }
        """), "\(source)")
    #expect(
      source.contains(
        """
            case .wide:
              NSLayoutConstraint.deactivate(narrowConstraints)
              NSLayoutConstraint.activate(wideConstraints)
            case .tall:
              NSLayoutConstraint.activate(tallConstraints)
        """), "\(source)")
  }

  @Test func aNameIsAProperty() throws {
    let source = try emit()
    #expect(source.contains("  let rowHeight: NSLayoutConstraint\n"), "\(source)")
    #expect(source.contains("  let wideWidth: NSLayoutConstraint\n"), "\(source)")
  }

  @Test(arguments: [EmissionOptions.Style.view, .controller])
  func theClassSwitchesToo(_ style: EmissionOptions.Style) throws {
    let source = try emit(style: style)
    #expect(
      source.contains(
        """
          func activate(_ set: CardNib.ConstraintSet) {
            interface.activate(set)
          }
        """), "\(source)")
    #expect(source.contains("  var rowHeight: NSLayoutConstraint { interface.rowHeight }"), "\(source)")
  }
}
