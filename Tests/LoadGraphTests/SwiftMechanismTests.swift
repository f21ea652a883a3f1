import LoadGraph
import Testing

/// The ways in which a nib comes to load itself, in Swift.
@Suite struct SwiftMechanismTests {
  @Test func r1RootIsTheLoader() throws {
    let source = """
      class Card: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          let views = Bundle.main.loadNibNamed("Card", owner: self, options: nil)
          addSubview(views?.first as! UIView)
        }
      }
      """
    #expect(try Fixture.card(source) == Fixture.certain)
    #expect(try Fixture.card(source, owner: nil) == Fixture.certain)
    let inside = #"<view id="a"><subviews><view customClass="Card" id="b"/></subviews></view>"#
    #expect(try Fixture.card(source, root: inside) == Fixture.certain)
    let cycle = try #require(
      LoadGraph(
        [try Fixture.nib("Card.xib", owner: "Card", Fixture.root)], sources: Fixture.sources(["Card.swift": source])
      ).cycles.first)
    #expect(
      cycle.steps.map { "\($0.file):\($0.position.line):\($0.position.column): \($0.message)" } == [
        "Card.xib:4:20: loading this makes a 'Card'",
        "Card.swift:2:12: making a 'Card' runs 'Card.init(coder:)'", "Card.swift:4:29: this loads the nib 'Card'",
      ])
  }

  @Test(arguments: [
    // A helper.
    """
    class Card: UIView {
      let kNib = "Card"
      required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
      private func commonInit() { xibSetup() }
      private func xibSetup() {
        let view = loadViewFromNib()
        addSubview(view)
      }
      func loadViewFromNib() -> UIView! {
        let bundle = Bundle(for: type(of: self))
        let nib = UINib(nibName: kNib, bundle: bundle)
        return nib.instantiate(withOwner: self, options: nil).first as? UIView
      }
    }
    """,
    // A superclass, with a name that the subclass gives.
    """
    open class NibView: UIView {
      var nibName: String { return String(describing: type(of: self)) }
      public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); self.setup() }
      func setup() {
        let view = UINib(nibName: self.nibName, bundle: nil).instantiate(withOwner: self).first as! UIView
        addSubview(view)
      }
    }
    final class Card: NibView { }
    """,
    """
    class NibView: UIView {
      class func nibName() -> String { "" }
      required init?(coder: NSCoder) { super.init(coder: coder); load(type(of: self).nibName()) }
      func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: self) }
    }
    class Card: NibView { override class func nibName() -> String { "Card" } }
    """,
    // An extension of UIView.
    """
    extension UIView {
      func viewFromNibForClass() -> UIView {
        let name = String(describing: type(of: self))
        return UINib(nibName: name, bundle: nil).instantiate(withOwner: self)[0] as! UIView
      }
    }
    class Card: UIControl {
      required init?(coder: NSCoder) { super.init(coder: coder); addSubview(viewFromNibForClass()) }
    }
    """,
    // An extension of a protocol.
    """
    protocol NibOwnerLoadable: AnyObject { static var nib: UINib { get } }
    extension NibOwnerLoadable {
      static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
    }
    extension NibOwnerLoadable where Self: UIView {
      func loadNibContent() {
        for case let view as UIView in type(of: self).nib.instantiate(withOwner: self, options: nil) { addSubview(view) }
      }
    }
    final class Card: UIView, NibOwnerLoadable {
      required init?(coder: NSCoder) { super.init(coder: coder); self.loadNibContent() }
    }
    """,
    // A function outside of the class.
    """
    func fill(_ view: UIView, from name: String) { Bundle.main.loadNibNamed(name, owner: view, options: nil) }
    class Card: UIView { required init?(coder: NSCoder) { super.init(coder: coder); fill(self, from: "Card") } }
    """,
    // A helper of its own.
    """
    enum Names { static let card = "Card" }
    struct NibLoader {
      static let shared = NibLoader()
      static func load(_ name: String, into view: UIView) { Bundle.main.loadNibNamed(name, owner: view) }
      func fill(_ view: UIView, _ name: String) { Self.load(name, into: view) }
    }
    class Card: UIView {
      let loader = NibLoader()
      required init?(coder: NSCoder) { super.init(coder: coder); NibLoader.load(Names.card, into: self) }
    }
    """,
    // An extension of another class of the frameworks.
    """
    extension Bundle {
      func firstView<View>(_ type: View.Type, owner: Any) -> View? {
        loadNibNamed(String(describing: type), owner: owner)?.first as? View
      }
    }
    class Card: UIView {
      required init?(coder: NSCoder) { super.init(coder: coder); addSubview(Bundle.main.firstView(Card.self, owner: self)!) }
    }
    """,
    // A property that is worked out when it's read.
    """
    class Card: UIView {
      lazy var content: UIView = { Bundle.main.loadNibNamed("Card", owner: self)!.first as! UIView }()
      required init?(coder: NSCoder) { super.init(coder: coder); addSubview(content) }
    }
    """,
    // The result is tested, which decides nothing.
    """
    class Card: UIView {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let name = NSStringFromClass(type(of: self)).components(separatedBy: ".").last,
          let view = Bundle.main.loadNibNamed(name, owner: self)?.first as? UIView else { return }
        addSubview(view)
      }
    }
    """,
    // The factory is called on the way.
    """
    class Card: UIView {
      static func make() -> UIView { UINib(nibName: "\\(Self.self)", bundle: nil).instantiate(withOwner: nil)[0] as! UIView }
      required init?(coder: NSCoder) { super.init(coder: coder); addSubview(Card.make()) }
    }
    """,
  ])
  func r2ByHelperOrSuperclass(source: String) throws {
    #expect(try Fixture.card(source) == Fixture.certain)
  }

  @Test(arguments: [
    "override func awakeFromNib() { super.awakeFromNib(); load() }", "override func layoutSubviews() { load() }",
    "override func didMoveToWindow() { load() }", "override func didMoveToSuperview() { load() }",
    "override func willMove(toSuperview: UIView?) { load() }", "override func willMove(toWindow: UIWindow?) { load() }",
  ])
  func r3OneStepLater(method: String) throws {
    let source = "class Card: UIView { func load() { Bundle.main.loadNibNamed(\"Card\", owner: self) }\n\(method) }"
    #expect(try Fixture.card(source) == Fixture.certain)
  }

  @Test func r4Mutual() throws {
    let source = """
      class Front: UIView { required init?(coder: NSCoder) { super.init(coder: coder); load("Front") } }
      class Back: UIView { required init?(coder: NSCoder) { super.init(coder: coder); load("Back") } }
      extension UIView { func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: self) } }
      """
    let documents = [
      try Fixture.nib(
        "Front.xib", owner: "Front", #"<view id="a"><subviews><view customClass="Back" id="b"/></subviews></view>"#),
      try Fixture.nib(
        "Back.xib", owner: "Back", #"<view id="a"><subviews><view customClass="Front" id="b"/></subviews></view>"#),
    ]
    #expect(
      Fixture.verdicts(documents, ["Views.swift": source]) == [
        "certain Front.xib → Back → Back.xib → Front → Front.xib"
      ])
  }

  @Test func r4MutualThroughCode() throws {
    let source = """
      class Front: UIView {
        required init?(coder: NSCoder) { super.init(coder: coder); addSubview(Back()) }
      }
      class Back: UIView {
        override init(frame: CGRect) { super.init(frame: frame); Bundle.main.loadNibNamed("Back", owner: self) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """
    let nib = try Fixture.nib("Back.xib", owner: "Back", #"<view customClass="Front" id="a"/>"#)
    #expect(
      Fixture.verdicts([nib], ["Views.swift": source]) == ["certain Back.xib → Front → Back → Back.xib"])
  }

  @Test func r5TheDynamicTypeLoadsTheSubclassesNib() throws {
    let base = """
      class Base: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self)
        }
      }
      class Card: Base { }
      """
    let documents = [
      try Fixture.nib("Base.xib", owner: "Base", Fixture.plainRoot),
      try Fixture.nib("Card.xib", owner: "Base", Fixture.root),
    ]
    #expect(Fixture.verdicts(documents, ["Views.swift": base]) == Fixture.certain)
  }

  @Test func r5AProtocolLoadsTheBasesNib() throws {
    let source = """
      protocol NibLoadable: AnyObject { static var nib: UINib { get } }
      extension NibLoadable {
        static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
        func loadContent() { Self.nib.instantiate(withOwner: self) }
      }
      class Base: UIView, NibLoadable {
        required init?(coder: NSCoder) { super.init(coder: coder); loadContent() }
      }
      class Card: Base { }
      """
    let bases = [
      try Fixture.nib("Base.xib", owner: "Base", #"<view customClass="Card" id="a"/>"#),
      try Fixture.nib("Card.xib", owner: "Card", Fixture.plainRoot),
    ]
    // A Card loads Base.xib, in which a Card is.
    #expect(Fixture.verdicts(bases, ["Views.swift": source]) == ["certain Base.xib → Card → Base.xib"])
    // It doesn't load Card.xib, in which a Card is.
    let own = [
      try Fixture.nib("Base.xib", owner: "Base", Fixture.plainRoot),
      try Fixture.nib("Card.xib", owner: "Card", Fixture.root),
    ]
    #expect(Fixture.verdicts(own, ["Views.swift": source]).isEmpty)
  }

  @Test(arguments: [
    (
      #"<viewController customClass="CardController" id="a"/>"#,
      ["possible CardController.xib → CardController → CardController.xib"]
    ),
    (#"<viewController customClass="CardController" id="a"><view key="view" id="v"/></viewController>"#, []),
  ])
  func r7AControllerInItsOwnNib(object: String, verdicts: [String]) throws {
    let nib = try Fixture.nib("CardController.xib", owner: "CardController", object)
    #expect(Fixture.verdicts([nib], ["C.swift": "class CardController: UIViewController { }"]) == verdicts)
  }

  @Test func r8AControllerPicksUpTheNibOfItsView() throws {
    let source = """
      class CardViewController: UIViewController { }
      class CardView: UIView {
        let controller = CardViewController()
        required init?(coder: NSCoder) { super.init(coder: coder); addSubview(controller.view) }
      }
      class Other: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          let controller = CardViewController()
          addSubview(controller.view)
        }
      }
      class Third: UIView {
        let controller = CardViewController(nibName: "Third", bundle: nil)
      }
      """
    let nib = try Fixture.nib("CardView.xib", owner: "CardView", #"<view customClass="Other" id="a"/>"#)
    #expect(
      Fixture.verdicts([nib], ["C.swift": source]) == [
        "certain CardView.xib → Other → CardViewController → CardView.xib"
      ])
    let third = try Fixture.nib("Third.xib", #"<view customClass="Third" id="a"/>"#)
    #expect(
      Fixture.verdicts([third], ["C.swift": source]) == ["possible Third.xib → Third → CardViewController → Third.xib"])
  }

  @Test func r9ACellThatLoadsItsNib() throws {
    let source = """
      class Card: UITableViewCell {
        required init?(coder: NSCoder) { super.init(coder: coder); Bundle.main.loadNibNamed("Card", owner: self) }
      }
      """
    let cell =
      #"<tableViewCell customClass="Card" id="a"><tableViewCellContentView key="contentView" id="b"/></tableViewCell>"#
    #expect(try Fixture.card(source, owner: nil, root: cell) == Fixture.certain)
  }

  @Test func r10AReplacementWithoutATest() throws {
    let source = """
      class Card: UIView {
        override func awakeAfter(using coder: NSCoder) -> Any? {
          return Bundle.main.loadNibNamed("Card", owner: nil, options: nil)!.first
        }
      }
      """
    #expect(try Fixture.card(source, owner: nil) == Fixture.certain)
  }
}
