import LoadGraph
import Testing

/// Code that goes round in circles or on without end.
@Suite struct HostileSourceTests {
  @Test(arguments: [
    "class Card: UIView { override func awakeFromNib() { a() }; func a() { b(); a() }; func b() { a(); c }; var c: Int { b(); return c } }",
    """
    class Card: UIView { override func awakeFromNib() { Other("x") } }
    class Other: UIView { init(_ n: String) { Card2("y\\(n)"); Bundle.main.loadNibNamed(n, owner: self) } }
    class Card2: UIView { init(_ n: String) { Other("z\\(n)"); Other("w\\(n)") } }
    """,
    "class Card: Card { override func awakeFromNib() { super.awakeFromNib(); load(name) }; var name: String { name + nib() }; func nib() -> String { name } }",
    "class Card: UIView { override func awakeFromNib() { let nib = nib; let a = b; let b = a; UINib(nibName: a, bundle: nil).instantiate(withOwner: nib) } }",
    "class Card: UIView { override func awakeFromNib() { if ((((a && (b || !c)) == nil { Bundle.main.loadNibNamed(",
  ])
  func comesToAnEnd(source: String) throws {
    let verdicts = try Fixture.card(source)
    #expect(!verdicts.contains { $0.hasPrefix("certain") })
  }

  @Test func manyWaysThroughManyMethodsAreDoneInTime() throws {
    // Each method calls the next one twice with other names: two to the power of 60 ways.
    let methods = (0..<60).map {
      "func f\($0)(_ n: String) { f\($0 + 1)(\"a\\\\(n)\"); f\($0 + 1)(\"b\\\\(n)\") }".replacing("\\\\", with: "\\")
    }
    let source = """
      class Card: UIView {
        override func awakeFromNib() { f0("") }
        \(methods.joined(separator: "\n"))
        func f60(_ n: String) { Bundle.main.loadNibNamed(n, owner: self) }
      }
      """
    #expect(try Fixture.card(source).isEmpty)
  }
}
