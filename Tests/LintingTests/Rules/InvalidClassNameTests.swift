import Testing

@testable import Linting

@Suite struct InvalidClassNameTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(InvalidClassName.self) }

  private func said(_ object: String) -> [String] { RuleTesting.said(by: InvalidClassName.self, of: .xib(object)) }

  @Test func classAndModuleAreFoundEachInItsPlace() {
    #expect(
      said(#"<view customClass="My Card" customModule="My-Module" id="a"/>"#) == [
        "3:20: 'My Card' can't be the name of a class: write the class's name alone",
        "3:43: 'My-Module' can't be the name of a module",
      ])
  }

  @Test func namesThatSwiftHasAreFine() {
    for name in ["Größe", "_Card", "Outer.Inner", "Card2"] {
      #expect(said("<view customClass=\"\(name)\" id=\"a\"/>") == [])
    }
  }

  @Test func nearlyNamesAreNone() {
    for name in ["2Card", "Outer..Inner", "Outer.", "Card<Int>", "Card ", "Ca\u{200B}rd"] {
      #expect(said("<view customClass=\"\(name.replacing("<", with: "&lt;"))\" id=\"a\"/>").count == 1, "\(name)")
    }
  }

  @Test func aConstraintHasAClassToo() {
    #expect(
      said(
        #"<view id="a"><constraints><constraint customClass="A B" firstAttribute="width" constant="1" id="b"/></constraints></view>"#
      ) == ["3:52: 'A B' can't be the name of a class: write the class's name alone"])
  }
}
