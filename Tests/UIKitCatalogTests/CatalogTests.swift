import Testing

@testable import UIKitCatalog

@Suite struct CatalogTests {
  /// What the catalog is made of, in its order.
  static let descriptions =
    Catalog.viewElements + Catalog.controlElements + Catalog.containerElements + Catalog.controllerElements
    + Catalog.barElements + Catalog.otherObjectElements + Catalog.valueElements + Catalog.structureElements

  @Test func everyElementIsDescribedOnceAndAfterWhatItInherits() {
    var seen: Set<String> = []
    for description in Self.descriptions {
      #expect(seen.insert(description.name).inserted, "\(description.name)")
      if let inherited = description.inherits { #expect(seen.contains(inherited), "\(description.name)") }
    }
  }

  @Test func everyRowStandsOnce() {
    for description in Self.descriptions {
      let names = description.attributes.map(\.name)
      #expect(Set(names).count == names.count, "\(description.name)")
      let children = description.children.map(\.name)
      #expect(Set(children).count == children.count, "\(description.name)")
    }
  }

  @Test func defaultsAreOfTheirRowsTypes() {
    for element in Catalog.uiKit.allElements {
      for row in element.attributes {
        for value in [row.nibDefault, row.codeDefault].compactMap({ $0 }) {
          switch row.type {
          case .bool: #expect(["YES", "NO"].contains(value), "\(element.name).\(row.name)")
          case .integer: #expect(Int(value) != nil, "\(element.name).\(row.name)")
          case .number, .priority, .tableDimension: #expect(Double(value) != nil, "\(element.name).\(row.name)")
          case .enumeration(let enumeration):
            #expect(enumeration.members[value] != nil, "\(element.name).\(row.name) = \(value)")
          default: break
          }
        }
      }
    }
  }

  @Test func anInheritedRowIsReplacedInItsPlace() throws {
    let view = try #require(Catalog.uiKit["view"])
    let label = try #require(Catalog.uiKit["label"])
    #expect(label.attribute("opaque")?.codeDefault == "NO")
    #expect(view.attribute("opaque")?.codeDefault == "YES")
    #expect(label.attributePlace("opaque") == view.attributePlace("opaque"))
    #expect(label.attribute("sparkle") == nil)
  }

  @Test func callsAreTakenApart() {
    let template = CallTemplate("setTitle(%, for: .{state})")
    #expect(template.callee == "setTitle")
    #expect(template.arguments(value: "\"A, B\"", state: "normal") == ["\"A, B\"", "for: .normal"])
  }
}
