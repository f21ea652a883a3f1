import SourceScanning
import Testing

@Suite struct SourceIndexTests {
  private let index = SourceIndex([
    swift("extension Card: NibLoadable { func late() {} }", path: "Late.swift"),
    swift(
      """
      @objc(XCard) class Card: Base { override init(frame: CGRect) { super.init(frame: frame); commonInit() } }
      class Base: UIView { @IBOutlet var label: UILabel!; func commonInit(now: Bool = true) { loadFromNib() } }
      protocol NibLoadable: Named {}
      protocol Named {}
      extension NibLoadable where Self: UIView { func load() {} }
      extension Named { var nibName: String { "x" } }
      extension UIView { func loadFromNib() {} }
      class Conforming: Named { class Inner: Nested { }; class Nested {} }
      class Loop: Loop2 {}
      class Loop2: Loop {}
      """, path: "Card.swift"),
    header("@interface Old : Base\n@property (readonly) UILabel *title;\n- (void)run;\n@end", path: "Old.h"),
    implementation(
      "@interface Old ()\n@property UILabel *title;\n@property UIView *own;\n@end\n"
        + "@implementation Old\n- (void)run { [self commonInit]; }\n- (IBAction)tap:(id)x {}\n@end", path: "Old.m"),
    swift("class Twice: A {}\nextension Twice { func one() {} }", module: "One", path: "One.swift"),
    swift("class Twice: B {}", module: "Two", path: "Two.swift"),
    swift("extension Twice { func none() {} }", path: "Other.swift"),
  ])

  private func type(_ name: String, module: String? = nil) throws -> SourceType {
    try #require(index.class(named: name, module: module).unique)
  }

  @Test func mergesExtensionsAndImplementations() throws {
    let card = try type("Card")
    #expect(card.parts.map(\.file) == ["Card.swift", "Late.swift"])
    #expect(card.methods.map(\.name) == ["init", "late"])
    #expect(try type("XCard") == card)
    #expect(try type("Old").methods.map(\.name) == ["run", "run", "tap:"])
  }

  @Test func keepsTypesOfOneNameApart() throws {
    guard case .ambiguous(let twice) = index.class(named: "Twice") else {
      Issue.record("two types are one")
      return
    }
    #expect(twice.map(\.methods.count) == [1, 0])
    #expect(try type("Twice", module: "Two").declaration?.inherited == ["B"])
    #expect(index.class(named: "Twice", module: "Three") == .absent)
    #expect(index.class(named: "Nowhere") == .absent)
  }

  @Test func followsSuperclasses() throws {
    let chain = index.superclasses(of: try type("Card"))
    #expect(chain.types.map(\.name) == ["Card", "Base"] && chain.end == .external("UIView"))
    #expect(index.superclasses(of: try type("Old")).types.map(\.name) == ["Old", "Base"])
    #expect(index.superclasses(of: try type("Conforming")).end == .root)
    #expect(index.superclasses(of: try type("Conforming.Inner")).types.map(\.name).last == "Conforming.Nested")
    #expect(index.superclasses(of: try type("Loop")).end == .cycle("Loop"))
    #expect(index.protocols(of: try type("Card")).map(\.name) == ["NibLoadable", "Named"])
  }

  @Test func findsMembersWhereTheyAreInherited() throws {
    let label = try #require(index.property(named: "label", in: try type("Card")).unique)
    #expect(label.type == "Base" && label.file == "Card.swift")
    #expect(try #require(index.property(named: "nibName", in: try type("Card")).unique).type == "Named")
    let title = try #require(index.property(named: "title", in: try type("Old")).unique)
    #expect(title.file == "Old.h" && !title.declaration.isAssignableFromOtherFiles)
    let own = try #require(index.property(named: "own", in: try type("Old")).unique)
    #expect(!own.declaration.isAssignableFromOtherFiles)
    let run = try #require(index.method(selector: "run", in: try type("Old")).unique)
    #expect(run.file == "Old.m" && run.declaration.access == .public && run.declaration.hasBody)
    #expect(index.property(named: "nothing", in: try type("Card")) == .absent)
  }

  @Test func findsWhatACallMeans() throws {
    let card = try type("Card")
    let calls = try #require(card.methods.first).body.calls
    #expect(calls.map(\.name) == ["init", "commonInit"])
    let setup = try #require(index.methods(calledBy: calls[1], in: card).first)
    #expect(setup.type == "Base")
    #expect(index.methods(calledBy: setup.declaration.body.calls[0], in: card).map(\.type) == ["UIView"])
    let old = try type("Old")
    let message = try #require(old.methods.first { $0.hasBody }).body.calls[0]
    #expect(index.methods(calledBy: message, in: old).isEmpty)
  }

  @Test func aProtocolOfAClasssNameTakesNothingFromIt() throws {
    let index = SourceIndex([
      header("@interface Card : UIView\n@end\n@protocol Card <NSObject>\n- (void)cardDidClose;\n@end", path: "Card.h"),
      implementation("@implementation Card\n- (IBAction)close:(id)sender {}\n@end", path: "Card.m"),
    ])
    let card = try #require(index.class(named: "Card").unique)
    #expect(card.methods.map(\.name) == ["close:"])
    #expect(index.types.first { $0.declaration?.kind == .protocol }?.methods.map(\.name) == ["cardDidClose"])
  }
}
