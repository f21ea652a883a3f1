import Testing

@testable import Linting

@Suite struct AccessibilityFormatTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(AccessibilityFormat.self) }

  /// What the rule says of a format with a source `b` that has the identifier `price`.
  private func said(_ format: String, sources: Int = 1) -> [String] {
    let connections = (0..<sources).map {
      #"<outletCollection property="accessibilitySources" destination="b" id="c\#($0)"/>"#
    }
    return RuleTesting.findings(
      of: AccessibilityFormat.self,
      in: .xib(
        #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="\#(format)"/></userDefinedRuntimeAttributes><connections>\#(connections.joined())</connections></view><label id="b"><accessibility key="accessibilityConfiguration" identifier="price"/></label>"#
      )
    ).map(\.message)
  }

  @Test func placesAreCounted() {
    #expect(said("%@").isEmpty)
    #expect(said("100%% %@").isEmpty)
    #expect(said("%@", sources: 2) == ["the format takes 1 sources, and the view has 2"])
    #expect(
      said("%d %@") == ["the format has '%d', and every source is a text: write '%@'"])
    #expect(said("[self]", sources: 0).isEmpty)
  }

  @Test func namesAreLookedUp() {
    #expect(said("[price] [self]").isEmpty)
    #expect(
      said("[cost]") == ["no source has the identifier 'cost'", "the format doesn't name the source 'price'"])
    #expect(said("[price] %@") == ["the format names its sources, and has '%@' as well"])
  }
}
