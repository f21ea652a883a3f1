import InterfaceModel
import Testing

@testable import LayoutDrawing

@Suite struct ColorTests {
  private func number(_ text: String) -> ExactNumber { ExactNumber(text) ?? ExactNumber(0) }

  @Test(arguments: [
    (Color.RGBSpace.sRGB, "#FF8000"), (.deviceRGB, "#FF8000"), (.displayP3, "#FF7600"), (.genericRGB, "#FF9300"),
  ])
  func spacesBecomeSRGB(space: Color.RGBSpace, hex: String) {
    let color = Color.rgb(space, red: number("1"), green: number("0.5"), blue: number("0"), alpha: number("1"))
    #expect(RGBA(color)?.hex == hex)
  }

  @Test func greys() {
    let color = Color.white(.genericGamma22, white: number("0.333"), alpha: number("0.5"))
    #expect(RGBA(color)?.hex == "#555555")
    #expect(RGBA(color)?.alpha == 0.5)
  }

  @Test func anOpacityReplacesTheColoursOwn() {
    let color = Color.white(.genericGamma22, white: number("1"), alpha: number("0.9"))
    #expect(RGBA(.translucent(color, opacity: number("0.25")))?.alpha == 0.25)
    #expect(RGBA(.translucent(.named("Brand"), opacity: number("0.25"))) == nil)
  }

  @Test func inks() {
    let color = Color.cmyk(
      cyan: number("1"), magenta: number("0"), yellow: number("0"), black: number("0.5"), alpha: number("1"))
    #expect(RGBA(color)?.hex == "#008080")
  }

  @Test func componentsStayInTheirRange() {
    #expect(RGBA(red: -1, green: 2, blue: .nan).hex == "#00FF00")
  }

  @Test func namedColoursComeFromTheResources() throws {
    let fixture = try Fixture(
      Fixture.view("view", content: "<color key=\"backgroundColor\" name=\"Brand\"/>"),
      resources: """
        <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></namedColor>
        """)
    #expect(fixture.svg.contains("fill=\"#0000FF\""))
  }
}
