import Foundation
import InterfaceLayout
import InterfaceModel
import Testing
import XMLSyntax

@testable import LayoutDrawing

@Suite struct SVGWireframeTests {
  @Test func drawsASmallDocument() throws {
    let fixture = try Fixture(
      Fixture.view(
        "view",
        content: """
          <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="0.5" colorSpace="custom"
            customColorSpace="sRGB"/>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          """, frame: "10 20 80 40"))
    let expected = """
        <g class="screen" transform="translate(40 84)">
         <rect x="0" y="0" width="200" height="100" fill="#FFFFFF" class="f-systemBackground"/>
         <clipPath id="clip0">
          <rect x="0" y="0" width="200" height="100"/>
         </clipPath>
         <g clip-path="url(#clip0)">
          <g id="v0" data-view="0">
           <title>View · UIView</title>
           <rect x="0" y="0" width="200" height="100" fill="none" pointer-events="all"/>
           <g id="v1" data-view="1" transform="translate(10 20)">
            <title>View · UIView</title>
            <rect x="0" y="0" width="80" height="40" fill="none" pointer-events="all"/>
            <rect x="0" y="0" width="80" height="40" rx="8" fill="#FF8000" fill-opacity="0.5"/>
           </g>
          </g>
         </g>
      """
    let plain = { (text: String) in text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n") }
    #expect(plain(fixture.svg).contains(plain(expected)), "\(fixture.svg)")
  }

  @Test func isWellFormedXML() throws {
    let fixture = try Fixture(Fixture.view("label", "text=\"A &lt;b&gt; &amp; &quot;c&quot;\""))
    #expect(throws: Never.self) { try MarkupDocument(parsing: Array(fixture.svg.utf8)) }
  }

  @Test(arguments: [
    "&lt;script&gt;alert(1)&lt;/script&gt;", "\" onload=\"x", "]]&gt;&lt;/svg&gt;&lt;img src=x&gt;",
    "&amp;#60;b&amp;#62;",
    "a&#x202E;b&#x85;c",
  ])
  func hostileNamesStayText(name: String) throws {
    let escaped = name.replacingOccurrences(of: "\"", with: "&quot;")
    let fixture = try Fixture(
      Fixture.view("label", "text=\"\(escaped)\" userLabel=\"\(escaped)\" customClass=\"\(escaped)\"")
        + Fixture.view("imageView", "image=\"\(escaped)\"").replacingOccurrences(of: "id=\"v\"", with: "id=\"w\""))
    for text in [fixture.svg, HTMLReport().render(fixture.document, [fixture.layout])] {
      #expect(!text.contains("<script>alert"))
      #expect(!text.contains("<img"))
      #expect(!text.contains("\" onload=\"x\""))
      #expect(!text.contains("\u{202E}"))
    }
    #expect(throws: Never.self) { try MarkupDocument(parsing: Array(fixture.svg.utf8)) }
  }

  @Test func idsAreUnique() throws {
    let fixture = try Fixture(Fixture.view("label", "text=\"Hello\" clipsSubviews=\"YES\""))
    let page = HTMLReport().render(fixture.document, [fixture.layout, fixture.layout])
    for text in [fixture.svg, page] {
      let ids = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      #expect(Set(ids).count == ids.count, "\(ids)")
      #expect(ids.contains { $0.hasSuffix("v1") })
    }
  }

  @Test func sameInputSameBytes() throws {
    let fixture = try Fixture(
      Fixture.view("label", "text=\"Hello\"", content: "<color key=\"textColor\" systemColor=\"labelColor\"/>"))
    let again = try Fixture(
      Fixture.view("label", "text=\"Hello\"", content: "<color key=\"textColor\" systemColor=\"labelColor\"/>"))
    #expect(fixture.svg == again.svg)
    let report = HTMLReport()
    #expect(report.render(fixture.document, [fixture.layout]) == report.render(again.document, [again.layout]))
  }

  @Test func namesNoFolders() throws {
    let fixture = try Fixture("")
    #expect(fixture.svg.contains("<title>Card.xib · iPhone 15</title>"))
    #expect(!fixture.svg.contains("folder"))
  }

  @Test func systemColoursFollowTheDark() throws {
    let fixture = try Fixture(
      Fixture.view("view", content: "<color key=\"backgroundColor\" systemColor=\"labelColor\"/>"))
    #expect(fixture.svg.contains("fill=\"#000000\" class=\"f-label\""))
    #expect(fixture.svg.contains("@media (prefers-color-scheme:dark)"))
    #expect(fixture.svg.contains(".f-label{fill:#FFFFFF;fill-opacity:1}"))
  }

  @Test func hiddenViewsAreOutlines() throws {
    let fixture = try Fixture(Fixture.view("label", "text=\"Unseen\" hidden=\"YES\""))
    #expect(!fixture.svg.contains(">Unseen</text>"))
    #expect(fixture.svg.contains("stroke-dasharray=\"3 3\""))
  }

  @Test func conflictsAndAmbiguitiesAreMarked() throws {
    let fixture = try Fixture(
      Fixture.view(
        "view", "translatesAutoresizingMaskIntoConstraints=\"NO\"",
        content: """
          <constraints><constraint firstAttribute="width" constant="40" id="a"/>
          <constraint firstAttribute="width" constant="60" id="b"/></constraints>
          """))
    #expect(fixture.svg.contains("class=\"mark conflict\""))
    #expect(fixture.svg.contains("class=\"mark ambiguity\""))
    #expect(fixture.svg.contains("fill=\"url(#hatch-conflict)\""))
  }
}
