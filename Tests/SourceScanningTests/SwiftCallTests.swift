import SourceScanning
import Testing

@Suite struct SwiftCallTests {
  @Test(arguments: [
    (
      #"Bundle.main.loadNibNamed("Card", owner: self, options: nil)"#,
      [#"Bundle.main.loadNibNamed("Card", owner: self, options: nil)"#]
    ),
    (
      #"let view = UINib(nibName: "Card", bundle: .main).instantiate(withOwner: self)[0] as! UIView"#,
      [
        #"UINib(nibName: "Card", bundle: .main)"#,
        #"UINib(nibName: "Card", bundle: .main).instantiate(withOwner: self)"#,
      ]
    ),
    (
      "table.register(UINib(nibName: String(describing: Self.self), bundle: Bundle(for: type(of: self))),\n"
        + "  forCellReuseIdentifier: Cell.id)",
      [
        "table.register(UINib(nibName: String(describing: Self.self), bundle: Bundle(for: type(of: self))), "
          + "forCellReuseIdentifier: Cell.id)",
        "UINib(nibName: String(describing: Self.self), bundle: Bundle(for: type(of: self)))",
        "String(describing: Self.self)", "Bundle(for: type(of: self))", "type(of: self)",
      ]
    ),
    ("self.commonInit(); setup()", ["self.commonInit()", "setup()"]),
    ("super.init(coder: coder)\n(a).b()", ["super.init(coder: coder)", "a.b()"]),
    ("try? await self?.view!.load<Int>()", ["self.view.load()"]),
    ("[1, 2].map { $0.run() }.filter(ok)", ["?.map()", "$0.run()", "?.map().filter(ok)"]),
    (
      "\"\\(name()) \\(\"\\(inner())\")\".show()",
      ["name()", "inner()", #"interpolation(name(), " ", interpolation(inner())).show()"#]
    ),
    (#"load("\(Self.self)Nib")"#, [#"load(interpolation(Self.self, "Nib"))"#]),
    ("view(for: x, in: y, if: z, case: w)", ["view(for: x, in: y, if: z, case: w)"]),
    ("return .init(nibName: -1, bundle: a + b)", ["?.init(nibName: -1, bundle: ?)"]),
    ("let x: Foo<Bar> = make()\nfoo\n(a).b()", ["make()", "a.b()"]),
    ("func local() { deep() }\nlocal()", ["deep()", "local()"]),
    ("if case .loaded(let x) = state { run(x) }", ["run(x)"]),
    ("switch x { case .a(let y): one(y)\ndefault: two() }", ["one(y)", "two()"]),
    ("animate(1) { a() } completion: { _ in b() }", ["animate(1)", "a()", "b()"]),
    ("f()()", ["f()"]),
    (
      "for v in type(of: self).nib.instantiate(withOwner: self) { }",
      ["type(of: self)", "type(of: self).nib.instantiate(withOwner: self)"]
    ),
  ])
  func readsCalls(statements: String, calls: [String]) throws {
    #expect(try swiftBody(statements).summary.map { $0.replacing("\n", with: " ") } == calls)
  }

  @Test func countsTrailingClosures() throws {
    let body = try swiftBody("animate(1) { a() } completion: { _ in b() }\nrun { }")
    #expect(body.calls.map(\.trailingClosures) == [2, 0, 0, 1])
    #expect(body.calls.map(\.isInClosure) == [false, true, true, false])
  }

  @Test(arguments: [
    ("if subviews.isEmpty { load() }", ["if subviews.isEmpty"]),
    ("if a { x = 1 } else { load() }", ["not if a"]),
    ("if a { x = 1 } else if b /* c */  == 1 { load() }", ["not if a", "if b == 1"]),
    ("if a { } else if b { } else { load() }", ["not if a", "not if b"]),
    ("guard let a = b, !c else { return }\nload()", ["guard let a = b, !c"]),
    ("guard a else { load(); return }", ["not guard a"]),
    ("if loading { return }\nload()", ["not if loading"]),
    ("if loading { log(1) }\nload()", []),
    ("do { if a { return } }\nload()", []),
    ("for view in subviews where view.isHidden { load() }", ["loop view in subviews where view.isHidden"]),
    ("while a() { load() }", ["loop a()"]),
    ("repeat { load() } while a", []),
    ("switch kind { case .a: load() }", ["switch kind"]),
    ("do { try f() } catch let error { load() }", ["catch let error"]),
    ("a && load()", ["shortCircuit "]),
    ("let x = a ? nil : load()", ["shortCircuit "]),
    ("let x = a ?? load()", ["shortCircuit "]),
    ("let x = a ?? b\nload()", []),
    ("if list.contains { $0 } { load() }", ["if list.contains { $0 }"]),
    ("if let view = make() { load() }", ["if let view = make()"]),
    ("if a, b && c { load() }", ["if a, b && c"]),
    ("if a { if b { load() } }", ["if a", "if b"]),
  ])
  func readsConditions(statements: String, conditions: [String]) throws {
    let call = try #require(try swiftBody(statements).calls.first { $0.name == "load" })
    #expect(call.conditionSummary == conditions)
    #expect(!call.isInClosure)
  }

  @Test(arguments: [
    "DispatchQueue.main.async { load() }", "let f = { load() }", "func local() { load() }",
    "class Local { init() { load() } }", "lazy var x: Int { load() }",
  ])
  func knowsWhatMayRunLater(statements: String) throws {
    #expect(try #require(try swiftBody(statements).calls.first { $0.name == "load" }).isInClosure)
  }

  @Test func readsAssignmentsAndReturns() throws {
    let body = try swiftBody(
      """
      let name = "Card", other: String = f(1)
      var nib = UINib(nibName: name, bundle: nil) as UINib
      Self.isLoading = true
      self.view?.tag = a + b
      if let first = nib.first { x = first }
      return nib
      """)
    #expect(
      body.assignments.map { "\($0.isDeclaration ? "let " : "")\($0.target) = \($0.value.summary)" } == [
        "let name = \"Card\"", "let other = f(1)", "let nib = UINib(nibName: name, bundle: nil)",
        "Self.isLoading = true",
        "self.view.tag = ?", "let first = nib.first", "x = first",
      ])
    #expect(body.assignments.last?.conditions.map(\.text) == ["let first = nib.first"])
    #expect(body.returned == [.reference("nib")])
  }

  @Test func readsWhatPropertiesHold() throws {
    let file = swift(
      """
      let globalName = "Global"
      class C {
        static let nibName = "Card"
        static var nib: UINib { return UINib(nibName: nibName, bundle: nil) }
        static var short: String { String(describing: self) }
        lazy var view: UIView = {
          Bundle.main.loadNibNamed("View", owner: self)
        }()
      }
      """)
    let properties = try #require(file.types.first).properties
    #expect(properties.map { $0.initialValue?.summary } == ["\"Card\"", nil, nil, "?"])
    #expect(
      properties.map { $0.body.returned.map(\.summary) } == [
        ["\"Card\""], ["UINib(nibName: nibName, bundle: nil)"], ["String(describing: self)"], [],
      ])
    #expect(properties[3].body.calls.map(\.isInClosure) == [false])
    #expect(file.constants.first?.initialValue == .string("Global"))
  }

  @Test(arguments: [
    (##"load("a\"b\u{e9}\n")"##, CodeValue.string("a\"bé\n")), (##"load(#"a\n"b"#)"##, .string(#"a\n"b"#)),
    (##"load(#"a\#nb"#)"##, .string("a\nb")), (##"load(#"a\#(b)"#)"##, .unknown),
    ("load(\"\"\"\n  } \" class X {\n  \\(f(\"}\"))\n  \"\"\")", .unknown), ("load(/a\"{\\/b/)", .unknown),
    ("load(#/a\"{/#)", .unknown), (#"load("\q")"#, .unknown), ("load(0x1F)", .literal("0x1F")),
    ("load(a / b / c)", .unknown), ("load(\"unclosed\n)", .unknown), ("load(&a.b)", .reference("a.b")),
    ("load(`self`.x)", .reference("self.x")), ("load(1.5)", .literal("1.5")), ("load((a))", .reference("a")),
    ("load(a as? B)", .reference("a")), ("load(!a)", .unknown), ("load(a.0.b)", .reference("a.0.b")),
    ("load(f().g[0])", .member(of: .member(of: .unknown, name: "g"), name: nil)),
  ])
  func readsLiterals(statement: String, value: CodeValue) throws {
    let body = try swiftBody(statement + "\nafter()")
    #expect(body.calls.last?.name == "after")
    let found = try #require(body.calls.first { $0.name == "load" }?.arguments.first?.value)
    if case .member(.member, nil) = value {
      #expect(found.summary == "f().g[]")
    } else {
      #expect(found == value)
    }
  }
}
