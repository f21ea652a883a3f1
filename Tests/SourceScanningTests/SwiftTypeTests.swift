import SourceScanning
import Testing

@Suite struct SwiftTypeTests {
  @Test func readsNestedTypesWithTheirSuperclassesAndPlaces() throws {
    let file = swift(
      """
      import UIKit
      public final class Card<Item: Hashable>: Base<Item>, CardDelegate, @unchecked Sendable where Item: Equatable {
        private struct Inner: A & B { enum Deep: String { case open, final } }
        actor Worker {}
      }
      protocol P: class, ~Copyable {}
      """)
    #expect(file.types.map(\.name) == ["Card", "Card.Inner", "Card.Inner.Deep", "Card.Worker", "P"])
    #expect(file.types.map(\.kind) == [.class, .struct, .enum, .actor, .protocol])
    #expect(file.types.map(\.access) == [.public, .private, .private, .internal, .internal])
    let card = try #require(file.types.first)
    #expect(card.inherited == ["Base", "CardDelegate", "Sendable"])
    #expect(card.requirements == "Item: Equatable")
    #expect(card.isGeneric && card.isFinal)
    #expect(card.position == CodePosition(line: 2, column: 20))
    #expect(file.types[1].inherited == ["A", "B"])
    #expect(file.types[4].inherited == [])
    #expect(file.isBalanced)
  }

  @Test func readsExtensions() {
    let file = swift(
      """
      extension UIView { func pin() {} }
      private extension Outer.Inner: P, Q { var a: Int { 1 } }
      extension NibLoadable where Self: UIView { static func load() {} }
      @objc(Named) class Renamed: NSObject {}
      @objc extension Renamed { func exposed() {} }
      """)
    #expect(file.types.map(\.name) == ["UIView", "Outer.Inner", "NibLoadable", "Renamed", "Renamed"])
    #expect(file.types[1].inherited == ["P", "Q"])
    #expect(file.types[1].properties.first?.access == .fileprivate)
    #expect(file.types[2].requirements == "Self: UIView")
    #expect(file.types[3].objectiveCName == "Named")
    #expect(file.types[4].methods.first?.isExposedToObjectiveC == true)
  }

  @Test func tellsClassMembersFromClasses() {
    let file = swift(
      """
      class A: UIView {
        class func make() -> A { A() }
        class var nib: UINib { UINib(nibName: "A", bundle: nil) }
        override class var layerClass: AnyClass { CALayer.self }
        class B {}
        class final func last() {}
      }
      """)
    #expect(file.types.map(\.name) == ["A", "A.B"])
    #expect(file.types[0].methods.map(\.name) == ["make", "last"])
    #expect(file.types[0].methods.map(\.isStatic) == [true, true])
    #expect(file.types[0].properties.map(\.name) == ["nib", "layerClass"])
  }

  @Test func readsBothBranchesOfConditions() {
    let file = swift(
      """
      #if os(iOS)
      class A: UIView {
        #if DEBUG
        func debug() {}
        #else
        func release() {}
        #endif
      }
      #elseif os(macOS)
      class A: NSView {}
      #endif
      class B {}
      """)
    #expect(file.types.map(\.inherited) == [["UIView"], ["NSView"], []])
    #expect(file.types[0].methods.map(\.name) == ["debug", "release"])
  }

  @Test func readsNamesInBackticksAndInOtherScripts() {
    let file = swift("class `Type`: `Über`.Ansicht {\r\n  var `default`: Größe = 1\r\n  func 描く(_ 色: 色) {}\r\n}\r\n")
    #expect(file.types.first?.name == "Type")
    #expect(file.types.first?.inherited == ["Über.Ansicht"])
    #expect(file.types.first?.properties.first?.name == "default")
    #expect(file.types.first?.methods.first?.name == "描く")
    #expect(file.types.first?.methods.first?.position == CodePosition(line: 3, column: 8))
    #expect(file.types.first?.methods.first?.selector == "描く:")
  }

  @Test func passesMacrosAndOperators() {
    let file = swift(
      """
      #Preview("Card", traits: .fixedLayout(width: 100, height: 50)) { class NotHere {} ; CardView() }
      infix operator <+>: AdditionPrecedence
      precedencegroup Loud { higherThan: AdditionPrecedence }
      func <+> (left: Int, right: Int) -> Int { left + right }
      @Observable @MainActor(unsafe) final class Model { @Wrapped(key: "a, b") var name: String = "}" }
      @freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
      """)
    #expect(file.types.map(\.name) == ["Model"])
    #expect(file.types.first?.properties.map(\.name) == ["name"])
    #expect(file.functions.map(\.name) == ["<+>"])
    #expect(file.functions.first?.selector == nil)
  }
}
