import Foundation
import InterfaceLayout
import LayoutMetrics
import Linting
import Testing

@testable import LayoutDrawing

@Suite struct HTMLReportTests {
  private func data(of page: String) throws -> [[String: Any]] {
    let match = try #require(page.firstMatch(of: /<script type="application\/json" id="report-data">(.*?)<\/script>/))
    let object = try JSONSerialization.jsonObject(with: Data(match.1.utf8))
    return try #require(object as? [[String: Any]])
  }

  @Test func hasAPictureForEachDevice() throws {
    let phone = try Fixture(Fixture.view("label", "text=\"Hello\""), device: "retina4_0")
    let pad = try Fixture(Fixture.view("label", "text=\"Hello\""), device: "ipad9_7")
    let page = HTMLReport().render(phone.document, [phone.layout, pad.layout])
    #expect(page.components(separatedBy: "<figure").count == 3)
    #expect(page.contains(">iPhone SE (1st generation) — 320 × 568</option>"))
    #expect(page.contains(">iPad Pro (9.7-inch) — 768 × 1024</option>"))
    let layouts = try #require(try data(of: page).first?["layouts"] as? [Any])
    #expect(layouts.count == 2)
  }

  @Test func needsNothingFromElsewhere() throws {
    let fixture = try Fixture(Fixture.view("label", "text=\"Hello\""))
    let page = HTMLReport().render(fixture.document, [fixture.layout])
    let links = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!links.contains("://"))
    #expect(!links.contains("src="))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func dataCantEndItsScript() throws {
    let fixture = try Fixture(Fixture.view("label", "text=\"&lt;/script&gt;&lt;!--\""))
    let page = HTMLReport().render(fixture.document, [fixture.layout])
    #expect(page.components(separatedBy: "</script>").count == 3)
    let views = try #require(try data(of: page).first?["views"] as? [[String: Any]])
    #expect(views.last?["name"] as? String == "</script><!--")
  }

  @Test func findingsAreLinkedToViews() throws {
    let fixture = try Fixture(Fixture.view("label", "text=\"Hello\""))
    let finding = Finding(
      ruleID: "sample_rule", severity: .warning, message: "Something is off", file: fixture.document.file,
      position: fixture.document.source.position(at: 0), objectID: "v")
    var other = finding
    other.file = "Other.xib"
    other.message = "Elsewhere"
    let page = HTMLReport().render(fixture.document, [fixture.layout], findings: [finding, other])
    #expect(page.contains("Something is off"))
    #expect(!page.contains("Elsewhere"))
    #expect(page.contains("class=\"link finding\" data-select=\"1\">Hello</button>"))
  }

  @Test func severalDocumentsCanBeChosen() throws {
    let fixture = try Fixture("")
    let entry = HTMLReport.Entry(fixture.document, layouts: [fixture.layout])
    let page = HTMLReport().render([entry, entry])
    #expect(page.contains("data-pick=\"document\""))
    #expect(try data(of: page).count == 2)
  }

  @Test func nothingAtAllIsAPageToo() { #expect(HTMLReport().render([]).hasSuffix("</html>\n")) }
}
