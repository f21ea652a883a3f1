import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

@testable import UIKitCatalog

/// What the catalog says is carried has to make a difference in the Swift: every attribute of every object, set to a
/// value that isn't its default.
@Suite struct CarriageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var element: String
    var attribute: String
    var value: String

    var testDescription: String { "\(element).\(attribute)" }
  }

  static let cases: [Case] = Catalog.uiKit.allElements.flatMap { element -> [Case] in
    guard let kind = element.objectKind, kind == .view || kind == .gestureRecognizer || kind == .barItem else {
      return []
    }
    return element.attributes.compactMap { row in
      switch row.treatment {
      case .property, .call: value(of: row).map { Case(element: element.name, attribute: row.name, value: $0) }
      case .construction, .structure, .special, .designTime, .unsupported: nil
      }
    }
  }

  /// A value that is neither what absence means nor what an object made in code has.
  private static func value(of row: AttributeRow) -> String? {
    let candidates: [String]
    switch row.type {
    case .bool: candidates = ["YES", "NO"]
    case .integer, .number, .tableDimension, .priority: candidates = ["7", "8", "9"]
    case .string, .localizedString, .image: candidates = ["Some text"]
    case .enumeration(let enumeration):
      // Two spellings can name one member, which then is no difference.
      let defaults = [row.nibDefault, row.codeDefault].compactMap { $0 }.compactMap { enumeration.members[$0] }
      candidates = enumeration.members.sorted { $0.key < $1.key }.filter { !defaults.contains($0.value) }.map(\.key)
    default: return nil
    }
    return candidates.first { $0 != row.nibDefault && $0 != row.codeDefault }
  }

  @Test(arguments: cases)
  func makesADifference(_ item: Case) throws {
    // A view turns its mask off for constraints only.
    let content =
      item.attribute == "translatesAutoresizingMaskIntoConstraints"
      ? #"<constraints><constraint firstAttribute="width" constant="7" id="b"/></constraints>"# : ""
    let without = try emit("<\(item.element) id=\"a\">\(content)</\(item.element)>")
    let with = try emit("<\(item.element) \(item.attribute)=\"\(item.value)\" id=\"a\">\(content)</\(item.element)>")
    #expect(with != without)
  }

  private func emit(_ object: String) throws -> String {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(object)</objects></document>"
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "A.xib") else {
      throw NotRead()
    }
    return try #require(SwiftEmitter().emit(document, fileName: "A.xib").text)
  }

  private struct NotRead: Error {}
}
