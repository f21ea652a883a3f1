import SourceScanning
import Testing

/// Nothing fails, overflows the stack, or takes more than linear time.
@Suite struct HostileInputTests {
  private static let languages: [SourceLanguage] = [.swift, .objectiveCHeader, .objectiveCImplementation]

  @Test(arguments: [
    "{", "}", "(", "[", "((a", "class A {", "func f() {", "if a {", "if a ", "f(", ".a()", "\"\\(", "/*", "<", "a<",
    "[self a", "@interface A ", "- (void)a {", "@property (", "if (a) ", "else ", "guard a else {", "#if A\n{", "{}()",
    "class A { ", "{ class A: B { ", "let x = ", "catch ", "case ", "for x ", "#/\n", "^(", "a ? ", "f(a, ", "`",
    "@a(", "#define A \"", "\"\"\"\n\\(\"\\(", "var a: (", "init(", "subscript", "a.b[0]!.c(d: ", "-> ", "a\u{0}b ",
  ])
  func readsWhatIsRepeatedManyTimes(text: String) {
    let repeated = Array(repeating: Array(text.utf8), count: 6000 / text.utf8.count).flatMap { $0 }
    let beginnings: [(SourceLanguage, String)] = [
      (.swift, ""), (.swift, "class A: B { func f() {\n"), (.objectiveCHeader, ""),
      (.objectiveCImplementation, "@implementation A\n- (void)f {\n"),
    ]
    for (language, beginning) in beginnings {
      let file = SourceFile.scan(Array(beginning.utf8) + repeated, path: "x", language: language)
      #expect(file.path == "x")
    }
  }

  @Test func readsDeepNesting() {
    for language in Self.languages {
      for bracket in ["{", "f(", "if a {"] {
        let text = "class A { func f() {" + String(repeating: bracket, count: 100_000)
        #expect(!SourceFile.scan(Array(text.utf8), path: "x", language: language).isBalanced)
      }
    }
  }

  @Test func readsEveryPrefixOfAFile() {
    let swiftText = """
      class A<T>: B, C { @IBOutlet private(set) var a: [B?]! = f(1) { $0 } ; init?(coder: X) { super.init(coder: x)
      guard let x = y?[0] as? Z else { return }; load("a\\(b(c))d", e: #"f"#) } /* /* */ */ }
      """
    let objectiveCText = """
      @interface A<T> : B <C> { IBOutlet D *d; } @property (weak, nullable) IBOutlet E *e; - (IBAction)f:(id)g; @end
      @implementation A - (void)h { if (i) [[J k] l:@"m" n:^(int o) { p(q); }]; else return; } @end
      """
    for text in [swiftText, objectiveCText] {
      let bytes = Array(text.utf8)
      for end in bytes.indices {
        for language in Self.languages {
          _ = SourceFile.scan(Array(bytes[..<end]), path: "x", language: language)
          _ = SourceFile.scan(Array(bytes[end...]), path: "x", language: language)
        }
      }
    }
  }

  @Test func readsRandomTokens() {
    let words = [
      "class", "A", "{", "}", "(", ")", "[", "]", "func", "var", "let", ":", ",", ";", "\n", "\"", "\\(", "if", "else",
      "guard", "return", "=", ".", "<", ">", "?", "!", "@interface", "@implementation", "@end", "@property", "-", "+",
      "^", "@\"s\"", "#if X\n", "\n#else\n", "\n#endif\n", "case", "init", "->", "/", "\u{1F600}", "\"\"\"", "#",
      "extension", "self", "where", "*", "catch", "get", "set", "IBOutlet", "subscript", "for", "while", "&&", "`",
    ]
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<500 {
      let text = (0..<random(120)).map { _ in words[random(words.count)] }.joined(separator: " ")
      for language in Self.languages {
        let first = SourceFile.scan(Array(text.utf8), path: "x", language: language)
        #expect(first == SourceFile.scan(Array(text.utf8), path: "x", language: language))
      }
    }
  }

  @Test func readsInvalidAndOtherEncodings() {
    let text = "class Größe { var a = 1 }"
    let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let swapped = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let files = [[0xFF, 0xFE] + utf16, [0xFE, 0xFF] + swapped, [0xEF, 0xBB, 0xBF] + Array(text.utf8)]
    for file in files {
      let scanned = SourceFile.scan(file, path: "x", language: .swift)
      #expect(scanned.types.first?.name == "Größe")
      #expect(scanned.types.first?.position == CodePosition(line: 1, column: 7))
    }
    let invalid = Array("class A { var \"".utf8) + [0xFF, 0xC0, 0x80] + Array("\"; var b = 1 }".utf8)
    #expect(SourceFile.scan(invalid, path: "x", language: .swift).types.first?.name == "A")
  }

  @Test func goesOnAfterBracesThatDoNotMatch() {
    let file = swift(
      """
      class A: UIView {
        func f() { if a {
        @IBOutlet var lost: UIView!
      }

      @objc(Bee) public final class B: UIView {
        @IBOutlet var kept: UIView!
      }
      extension B { func g() {} } }
      """)
    #expect(!file.isBalanced)
    #expect(file.types.map(\.name) == ["A", "B", "B"])
    #expect(file.types[1].properties.map(\.name) == ["kept"])
    let objectiveC = implementation(
      "@implementation A\n- (void)f { if (a) { x();\n@end\n@implementation B\n- (void)g { y(); }\n@end")
    #expect(!objectiveC.isBalanced)
    #expect(objectiveC.types.map { $0.methods.map(\.name) } == [["f"], ["g"]])
  }

  @Test func countsColumnsInLongLines() {
    let padding = String(repeating: "ä", count: 2000)
    let file = swift("/* \(padding) */ class A {}\r\rclass B {}")
    #expect(file.types.map(\.position) == [CodePosition(line: 1, column: 2014), CodePosition(line: 3, column: 7)])
  }
}
