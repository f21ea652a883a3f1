import Testing

@testable import Linting

@Suite struct UnknownCustomClassTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnknownCustomClass.self) }

  private func said(_ attributes: String, _ source: String, name: String = "A.swift") -> [String] {
    RuleTesting.findings(
      of: UnknownCustomClass.self, in: .xib("<view \(attributes) id=\"a\"/>"), .source(source, name: name)
    ).map(\.message)
  }

  @Test func saysWhichClassWasLikelyMeant() {
    #expect(
      said(#"customClass="ProfileHeadr""#, "class ProfileHeader: UIView {}") == [
        "the class 'ProfileHeadr' isn't declared in the sources, so an object of UIKit's class is made; did you mean "
          + "'ProfileHeader'?"
      ])
    #expect(
      said(#"customClass="Gone" customModule="App" customModuleProvider="target""#, "class Other: UIView {}") == [
        "the class 'Gone' isn't declared in the sources, so an object of UIKit's class is made. Name the class that has "
          + "taken its place"
      ])
  }

  @Test func aClassMayBeDeclaredInManyWays() {
    let target = #" customModule="App" customModuleProvider="target""#
    #expect(said(#"customClass="Outer.Inner""# + target, "enum Outer { class Inner: UIView {} }") == [])
    #expect(said(#"customClass="Tile""# + target, "@objc(Tile) class SwiftTile: UIView {}") == [])
    #expect(said(#"customClass="Tile""#, "@interface Tile : UIView\n@end", name: "Tile.h") == [])
    #expect(said(#"customClass="Tile""#, "@implementation Tile\n@end", name: "Tile.m") == [])
    #expect(said(#"customClass="_TtC3App4Tile""# + target, "class Tile: UIView {}") == [])
    #expect(said(#"customClass="MKMapView""# + target, "class Tile: UIView {}") == [])
  }

  @Test func whereAFileIsNotUnderstoodNothingIsSaid() {
    #expect(said(#"customClass="tile""#, "class Tile: UIView {") == [])
  }
}
