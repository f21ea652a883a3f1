import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

@testable import UIKitCatalog

/// What the catalog leaves to code of an element's own has to make a difference in the Swift, or be named, like every
/// other row.
@Suite struct SpecialCarriageTests {
  /// Rows that make no difference by themselves, each with the reason.
  static let otherwise = [
    "tableView@dataMode": "which of prototypes and sections the document has tells the same",
    "viewController@autoresizesArchivedViewToFullSize": "NO is what code does; nothing writes YES",
    "collectionView@dataMode": "whether the document has cells tells the same",
    "preferredSymbolConfiguration@configurationType": "which of size, font and scale are there tells the same",
    "array/string": "no row takes an array; lists of fonts have them, which only the editor reads",
    "mutableArray/string": "no row takes an array; lists of fonts have them, which only the editor reads",
  ]

  /// Every row that isn't carried by the general code: as `element@attribute` or `element/child`. What an element
  /// inherits is its parent's to show, unless the parent stands for nothing.
  static let rows: [String] = Catalog.uiKit.allElements.flatMap { element -> [String] in
    if case .abstract = element.description.form { return [] }
    let inherited = element.description.inherits.flatMap { Catalog.uiKit[$0]?.description }
    var parts = [element.description]
    if let inherited, case .abstract = inherited.form { parts.append(inherited) }
    let attributes = parts.flatMap(\.attributes).filter { isSpecial($0.treatment) }.map { "\(element.name)@\($0.name)" }
    let children = parts.flatMap(\.children).filter { isSpecial($0.content) }.map { "\(element.name)/\($0.name)" }
    return Array(Set(attributes + children))
  }.sorted()

  private static func isSpecial(_ treatment: Treatment) -> Bool {
    switch treatment {
    case .special, .construction: true
    case .property, .call, .structure, .designTime, .unsupported: false
    }
  }

  private static func isSpecial(_ content: ChildRow.Content) -> Bool {
    switch content {
    case .value(_, let treatment): isSpecial(treatment)
    case .object(.special), .object(.constructorArgument), .objects(.special): true
    case .object, .objects, .structure, .designTime, .unsupported: false
    }
  }

  @Test func everyRowHasItsSample() {
    let known = [Set(SpecialSamples.carried.keys), Set(SpecialSamples.named.keys), Set(Self.otherwise.keys)]
    #expect(Self.rows == known.flatMap { $0 }.sorted())
  }

  @Test(arguments: SpecialSamples.carried.sorted { $0.key < $1.key }.map(\.key))
  func makesADifference(_ row: String) throws {
    let sample = try #require(SpecialSamples.carried[row])
    let with = try Emitted(sample.filter { !"«»".contains($0) })
    let without = try Emitted(Self.without(sample))
    #expect(with.text != without.text)
    // A sample with something else in it than the row means would differ for nothing.
    #expect(with.said == [])
  }

  @Test(arguments: SpecialSamples.named.sorted { $0.key < $1.key }.map(\.key))
  func isNamedWhereNoSwiftComesOfIt(_ row: String) throws {
    let sample = try #require(SpecialSamples.named[row])
    let with = try Emitted(sample.filter { !"«»".contains($0) })
    #expect(with.said.count == 1)
    #expect(try Emitted(Self.without(sample)).said != with.said)
  }

  /// The sample without what stands between the marks.
  private static func without(_ sample: String) -> String {
    var text = ""
    var isInside = false
    for character in sample {
      switch character {
      case "«": isInside = true
      case "»": isInside = false
      default: if !isInside { text.append(character) }
      }
    }
    return text
  }

  /// What comes of a document: the Swift, and what isn't carried.
  private struct Emitted {
    var text: String?
    var said: [String]

    init(_ sample: String) throws {
      let text =
        sample.hasPrefix("<document")
        ? sample
        : "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(sample)</objects></document>"
      guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "A.xib") else {
        throw NotRead()
      }
      let source = SwiftEmitter().emit(document, fileName: "A.xib")
      self.text = source.text
      said =
        document.uncarried.map { [$0.element, $0.attribute].compactMap { $0 }.joined(separator: "@") }
        + source.diagnostics.map(\.message)
    }
  }

  private struct NotRead: Error {}
}
