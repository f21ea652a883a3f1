import InterfaceModel
import Testing

@testable import SwiftEmission

@Suite struct LayerPropertyTests {
  @Test(arguments: ["cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius", "zPosition"])
  func numbersAreTyped(_ name: String) throws {
    let number = try #require(ExactNumber("8"))
    #expect(LayerProperty.property("layer.\(name)", takes: .number(number))?.name == name)
  }

  @Test func flagsAreTyped() {
    #expect(LayerProperty.property("layer.masksToBounds", takes: .bool(true))?.name == "masksToBounds")
  }

  @Test(arguments: [
    "cornerRadius", "layer.CornerRadius", "layer.maskToBounds", "layer.borderUIColor", "layer.", "title",
  ])
  func otherKeyPathsAreLookedUpAtRunTime(_ keyPath: String) throws {
    let number = try #require(ExactNumber("8"))
    #expect(LayerProperty.property(keyPath, takes: .number(number)) == nil)
    #expect(LayerProperty.property(keyPath, takes: .bool(true)) == nil)
  }

  @Test func valuesOfAnotherTypeAreConvertedByKeyValueCoding() throws {
    let number = try #require(ExactNumber("1"))
    #expect(LayerProperty.property("layer.cornerRadius", takes: .string("8")) == nil)
    #expect(LayerProperty.property("layer.masksToBounds", takes: .number(number)) == nil)
    #expect(LayerProperty.property("layer.shadowOffset", takes: nil) == nil)
  }
}
