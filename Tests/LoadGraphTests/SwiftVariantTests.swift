import LoadGraph
import Testing

/// Other ways to write what loads a nib, or what only looks like it, in Swift.
@Suite struct SwiftVariantTests {
  /// A `Card` that runs statements when it's decoded, with other members.
  private static func card(_ statements: String, _ members: String = "", superclass: String = "UIView") -> String {
    """
    class Card: \(superclass) {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        \(statements)
      }
      \(members)
    }

    """
  }

  @Test(arguments: [
    "String(describing: type(of: self))", "String(describing: Self.self)", "String(describing: Card.self)",
    "\"\\(type(of: self))\"", "\"\\(Self.self)\"",
    "NSStringFromClass(type(of: self)).components(separatedBy: \".\").last!",
    "NSStringFromClass(self.classForCoder).components(separatedBy: \".\").last!",
    "String(NSStringFromClass(Card.self).split(separator: \".\").last!)", "String(describing: self.classForCoder)",
    "type(of: self).description().components(separatedBy: \".\").last!", "Self.nibName", "type(of: self).nibName",
    "Card.nibName", "self.ownName", "ownName", "Nib.card.rawValue", "Nib.Card.rawValue", "Names.card",
    "Card.Inner.name",
    "fileName", "globalName", "Self.className", "className(of: self)",
    "String(String(describing: type(of: self)).split(separator: \"<\").first!)",
  ])
  func aNameIsKnownInManyWays(name: String) throws {
    let source =
      Self.card(
        "Bundle(for: type(of: self)).loadNibNamed(\(name), owner: self, options: nil)",
        """
        static let nibName = "Card"
        private let ownName: String = "Card"
        enum Inner { static let name = "Card" }
        """)
        + """
        enum Nib: String { case card = "Card", Card }
        struct Names { static var card: String { return "Card" } }
        private let fileName = "Card"
        let globalName: String = "Card"
        extension NSObject { class var className: String { return String(describing: self) } }
        func className(of object: AnyObject) -> String { String(describing: type(of: object)) }
        """
    #expect(try Fixture.card(source) == Fixture.certain)
  }

  @Test(arguments: [
    // Over many lines.
    card("Bundle\n.main\n.loadNibNamed(\n\"Card\",\nowner: self,\noptions: nil\n)"),
    // In a condition.
    card("guard let view = loadView() else { return }\naddSubview(view)", load),
    card("if let view = loadView() { addSubview(view) }", load),
    card("guard subviews.count >= 0, let view = loadView() else { return }", load),
    // In what is handed over.
    card("addSubview(loadView()!)", load), card("[loadView()].forEach { addSubview($0!) }", load),
    card("stack.addArrangedSubview(wrapped(loadView()))", load),
    // In blocks that always run.
    card("do { try prepare(); _ = loadView() } catch { print(error) }", load), card("defer { _ = loadView() }", load),
    card("{ _ = loadView() }()", load), card("let view: UIView? = { self.loadView() }()", load),
    // In a lazy property that is set up, or whose members are.
    card("content.frame = bounds", lazyContent), card("self.content.isHidden = true", lazyContent),
    card("content.autoresizingMask = []\naddSubview(content)", lazyContent),
    card("addSubview(self.content)", lazyContent),
    card("let view = content\naddSubview(view)", lazyContent), card("_ = content", lazyContent),
    card(
      "addSubview(content)",
      "private(set) lazy var content: UIView = loadView()!\n" + load),
    card(
      "nib.instantiate(withOwner: self)", "private lazy var nib = UINib(nibName: \"Card\", bundle: nil)"),
    // A nib that a variable, an argument or another object holds.
    card("let nib = UINib(nibName: \"Card\", bundle: .main)\nlet views = nib.instantiate(withOwner: self)"),
    card("fill(UINib(nibName: \"Card\", bundle: nil))", "func fill(_ nib: UINib) { nib.instantiate(withOwner: self) }"),
    card("Loader.shared.fill(self)")
      + "final class Loader { static let shared = Loader(); func fill(_ v: UIView) { UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: v) } }",
    card("Loader(owner: self).load(\"Card\")")
      + "struct Loader { let owner: UIView; func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: owner) } }",
    // A flag of the instance, however it's written.
    card(
      "load()", "var isLoaded = false\nfunc load() { if isLoaded { return }; isLoaded = true; _ = loadView() }\n" + load
    ),
    card("if content == nil { content = loadView() }", "weak var content: UIView?\n" + load),
    // A generic superclass, and one that has its own superclass.
    "class NibView<Model>: UIView { required init?(coder: NSCoder) { super.init(coder: coder); Bundle.main.loadNibNamed(\"Card\", owner: self) } }\nclass Card: NibView<String> {}",
    "class Base: UIView { required init?(coder: NSCoder) { super.init(coder: coder); setUp() }; func setUp() {} }\nclass Middle: Base {}\nclass Card: Middle { override func setUp() { super.setUp(); Bundle.main.loadNibNamed(\"Card\", owner: self) } }",
    // A protocol that another one refines.
    card("setUpFromNib()", superclass: "UIView, Titled")
      + "protocol Loadable: UIView {}\nprotocol Titled: Loadable {}\nextension Loadable { func setUpFromNib() { Bundle.main.loadNibNamed(\"\\(type(of: self))\", owner: self) } }",
    "extension Card: Loadable {}\n" + card("setUpFromNib()")
      + "protocol Loadable {}\nextension Loadable where Self: UIView { func setUpFromNib() { Bundle.main.loadNibNamed(String(describing: Self.self), owner: self) } }",
    // Attributes and modifiers.
    "@IBDesignable @objc(Card) public final class Card: UIView { @available(*, unavailable) override init(frame: CGRect) { fatalError() }\n@objc dynamic required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder)\n_ = Bundle.main.loadNibNamed(\"Card\", owner: self) } }",
    // Only for a platform.
    card("#if os(iOS)\nBundle.main.loadNibNamed(\"Card\", owner: self)\n#endif"),
    card("if #available(iOS 9, *) { _ = loadView() }", load),
    card("guard #available(iOS 9, *) else { return }\n_ = loadView()", load),
  ])
  func certain(source: String) throws {
    #expect(try Fixture.card(source, root: Fixture.emptyRoot) == Fixture.certain)
  }

  private static let load =
    "func loadView() -> UIView? { Bundle.main.loadNibNamed(\"Card\", owner: self)?.first as? UIView }"
  private static let lazyContent = "lazy var content: UIView = { self.loadView()! }()\n" + load

  @Test(arguments: [
    // Nobody asks for it.
    card("", lazyContent), card("", load),
    // It's another one's.
    card("other.load()", "let other = Other()")
      + "class Other { func load() {} }\nclass Third { func load() { Bundle.main.loadNibNamed(\"Card\", owner: nil) } }",
    card("load()", "func load() {}\nstatic func load() { Bundle.main.loadNibNamed(\"Card\", owner: nil) }"),
    card("load()", "class func load(_ x: Int) { Bundle.main.loadNibNamed(\"Card\", owner: nil) }\nfunc load() {}"),
    // It's a property of the same name.
    card("print(load)", "let load = 1") + "func load() { Bundle.main.loadNibNamed(\"Card\", owner: nil) }",
    // Out of reach.
    card("#if false\nBundle.main.loadNibNamed(\"Card\", owner: self)\n#endif"),
    card("// Bundle.main.loadNibNamed(\"Card\", owner: self)"), card("print(\"loadNibNamed(\\\"Card\\\")\")"),
    card("if false { _ = loadView() }", load),
    // A cell is asked for, or a nib registered.
    card("table.dequeueReusableCell(withIdentifier: \"Card\")", "let table = UITableView()"),
    card(
      "table.register(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: \"Card\")",
      "let table = UITableView()"),
    "class Card: UITableViewCell { static let nib = UINib(nibName: \"Card\", bundle: nil)\nstatic func cell(_ table: UITableView) -> Card { table.register(nib, forCellReuseIdentifier: \"Card\"); return table.dequeueReusableCell(withIdentifier: \"Card\") as! Card } }",
    // What a tap does.
    card(
      "button.addTarget(self, action: #selector(Card.open(_:)), for: .touchUpInside)",
      "@objc func open(_ sender: Any) { _ = loadView() }\n" + load),
    card(
      "button.addTarget(self, action: #selector(open), for: .touchUpInside)",
      "@objc func open() { _ = loadView() }\n" + load),
    card("", "@IBAction func open(_ sender: Any) { _ = loadView() }\n" + load),
    card("onTap = { [weak self] in _ = self?.loadView() }", "var onTap: (() -> Void)?\n" + load),
    // A factory that somebody else calls.
    card(
      "",
      "class func instanceFromNib() -> UIView { UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! UIView }"
    ),
    card("Screen.present()")
      + "class Screen { static func present() {} ; func add() { Bundle.main.loadNibNamed(\"Card\", owner: nil) } }",
    // The subclass has another nib.
    "class NibView: UIView { var nibName: String { String(describing: type(of: self)) }\nrequired init?(coder: NSCoder) { super.init(coder: coder); Bundle.main.loadNibNamed(nibName, owner: self) } }\nclass Card: NibView { override var nibName: String { \"CardContent\" } }",
    // Where the sources name another one.
    card("Bundle.main.loadNibNamed(Nib.content.rawValue, owner: self)")
      + "enum Nib: String { case card = \"Card\", content = \"CardContent\" }",
    // `self` isn't a Card.
    "class Base: UIView { required init?(coder: NSCoder) { super.init(coder: coder); if self is Loading { Bundle.main.loadNibNamed(\"Card\", owner: self) } } }\nprotocol Loading {}\nclass Card: Base {}",
    // Other entry points.
    card(
      "",
      "override func prepareForInterfaceBuilder() { _ = loadView() }\ndeinit { _ = loadView() }\noverride func prepareForReuse() { _ = loadView() }\n"
        + load),
    "class Card: UIView { convenience init() { self.init(frame: .zero); Bundle.main.loadNibNamed(\"Card\", owner: self) } }",
    // Its content is made by other means.
    card("let view = CardContent()\naddSubview(view)")
      + "class CardContent: UIView { init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }",
  ])
  func nothing(source: String) throws {
    #expect(try Fixture.card(source, root: Fixture.emptyRoot).isEmpty)
  }

  @Test(arguments: [
    card(
      "if !Self.isLoading { Self.isLoading = true; _ = loadView(); Self.isLoading = false }",
      "static var isLoading = false\n" + load),
    card("guard !State.shared.isLoading else { return }\nState.shared.isLoading = true\n_ = loadView()", load)
      + "final class State { static let shared = State(); var isLoading = false }",
    card("guard subviews.first == nil else { return }\n_ = loadView()", load),
    card("if subviews.count < 1 { _ = loadView() }", load),
    card("if subviews.isEmpty == true { _ = loadView() }", load),
    card("guard needsContent else { return }\n_ = loadView()", "var needsContent: Bool { subviews.isEmpty }\n" + load),
  ])
  func guarded(source: String) throws {
    #expect(try Fixture.card(source) == Fixture.guarded)
  }

  @Test(arguments: [
    card("DispatchQueue.main.async { _ = self.loadView() }", load),
    card("UIView.performWithoutAnimation { _ = loadView() }", load),
    card("if style == .large { _ = loadView() }", "var style = Style.small\n" + load),
    "typealias Base = NibView\nclass NibView: UIView { override func awakeFromNib() { Bundle.main.loadNibNamed(\"Card\", owner: self) } }\nclass Card: Base {}",
    card("Bundle.main.loadNibNamed(\"Ca\" + \"rd\", owner: self)"),
    card("_ = subviews.isEmpty ? loadView() : nil", load),
    card("switch kind { case .a: _ = loadView()\ndefault: break }", load),
    card("Bundle.main.loadNibNamed(isLarge ? \"Large\" : \"Card\", owner: self)"),
    card("Bundle.main.loadNibNamed(Theme.current.nibName(for: self), owner: self)"),
    card("", "", superclass: "VendorNibView"),
  ])
  func possible(source: String) throws {
    #expect(try Fixture.card(source, root: Fixture.emptyRoot) == Fixture.possible)
  }
}
