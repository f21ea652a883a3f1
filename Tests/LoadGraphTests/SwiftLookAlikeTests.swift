import LoadGraph
import Testing

/// What looks like a nib that loads itself and isn't one, or not for certain, in Swift.
@Suite struct SwiftLookAlikeTests {
  private static let loader = """
    class Card: UIView {
      override init(frame: CGRect) { super.init(frame: frame); load() }
      required init?(coder: NSCoder) { super.init(coder: coder); load() }
      func load() { Bundle.main.loadNibNamed("Card", owner: self) }
    }
    """

  @Test func theOwnerPattern() throws {
    #expect(try Fixture.card(Self.loader, root: Fixture.plainRoot).isEmpty)
    let screen = try Fixture.nib(
      "Screen.xib", #"<view id="a"><subviews><view customClass="Card" id="b"/></subviews></view>"#)
    let card = try Fixture.nib("Card.xib", owner: "Card", Fixture.plainRoot)
    #expect(Fixture.verdicts([screen, card], ["Card.swift": Self.loader]).isEmpty)
  }

  @Test(arguments: [
    // Factories.
    "class Card: UIView { static func make() -> Card { Bundle.main.loadNibNamed(\"Card\", owner: nil)!.first as! Card } }",
    "class Card: UIView { class var fresh: Card { UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: nil)[0] as! Card } }",
    """
    protocol Loadable { }
    extension Loadable where Self: UIView {
      static func fromNib() -> Self { UINib(nibName: "\\(self)", bundle: nil).instantiate(withOwner: nil)[0] as! Self }
    }
    class Card: UIView, Loadable { required init?(coder: NSCoder) { super.init(coder: coder) } }
    """,
    // A class that loads nothing, with its name in two places.
    "class Card: UIView { @IBOutlet var label: UILabel! }",
    // Only code that makes it loads.
    """
    class Card: UIView {
      override init(frame: CGRect) { super.init(frame: frame); Bundle.main.loadNibNamed("Card", owner: self) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    """,
    "class Card: UIView { required init?(coder: NSCoder) { fatalError() }; func later() { Bundle.main.loadNibNamed(\"Card\", owner: self) } }",
    // It loads another nib.
    "class Card: UIView { required init?(coder: NSCoder) { super.init(coder: coder); Bundle.main.loadNibNamed(\"Other\", owner: self) } }",
    // A cell that registers its nib.
    """
    class Card: UIView {
      override func awakeFromNib() { table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "Card") }
      static let nib = UINib(nibName: "Card", bundle: nil)
      static func register(in table: UITableView) { table.register(nib, forCellReuseIdentifier: "Card") }
    }
    """,
    // In comments and texts.
    "class Card: UIView { override func awakeFromNib() { /* loadNibNamed(\"Card\") */ print(\"loadNibNamed(Card)\") } }",
    // Another class's method of the same name.
    """
    class Loader { func load() { Bundle.main.loadNibNamed("Card", owner: nil) } }
    class Card: UIView { var loader: Loader?; func load() { }; override func awakeFromNib() { load() } }
    """,
    // In prepareForInterfaceBuilder, which the app never runs.
    "class Card: UIView { override func prepareForInterfaceBuilder() { Bundle.main.loadNibNamed(\"Card\", owner: self) } }",
    // A base that spares the subclass, by type.
    """
    class Base: UIView {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard type(of: self) == Base.self else { return }
        Bundle.main.loadNibNamed("Card", owner: self)
      }
    }
    class Card: Base { }
    """,
    // The subclass takes the loading out.
    """
    class Base: UIView {
      required init?(coder: NSCoder) { super.init(coder: coder); load() }
      func load() { Bundle.main.loadNibNamed("Card", owner: self) }
    }
    class Card: Base { override func load() { } }
    """,
  ])
  func nothing(source: String) throws {
    #expect(try Fixture.card(source).isEmpty)
  }

  @Test(arguments: [
    // The vlc-ios pattern: an attribute that the root doesn't set.
    """
    class Card: UIView {
      @IBInspectable var nibName: String?
      override func awakeFromNib() {
        super.awakeFromNib()
        guard let nibName = nibName else { return }
        Bundle.main.loadNibNamed(nibName, owner: self, options: nil)
      }
    }
    """,
    // Populated already.
    """
    class Card: UIView {
      override func awakeAfter(using coder: NSCoder) -> Any? {
        guard subviews.isEmpty else { return self }
        return Bundle.main.loadNibNamed("Card", owner: nil)?.first
      }
    }
    """,
    "class Card: UIView { override func awakeFromNib() { if self.subviews.count == 0 { Bundle.main.loadNibNamed(\"Card\", owner: self) } } }",
    "class Card: UIView { override func awakeFromNib() { if !subviews.isEmpty { return }; Bundle.main.loadNibNamed(\"Card\", owner: self) } }",
    // A flag of the class.
    """
    class Card: UIView {
      private static var isLoading = false
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard !Card.isLoading else { return }
        Card.isLoading = true
        defer { Card.isLoading = false }
        Bundle.main.loadNibNamed("Card", owner: self)
      }
    }
    """,
    // A flag of the file.
    """
    private var isLoading = false
    class Card: UIView {
      override func awakeFromNib() {
        if isLoading { return }
        isLoading = true
        Bundle.main.loadNibNamed("Card", owner: self)
        isLoading = false
      }
    }
    """,
  ])
  func guarded(source: String) throws {
    #expect(try Fixture.card(source) == Fixture.guarded)
  }

  @Test(arguments: [
    // Each load makes a new object with a flag of its own.
    """
    class Card: UIView {
      private var isLoaded = false
      override func awakeFromNib() {
        guard !isLoaded else { return }
        isLoaded = true
        Bundle.main.loadNibNamed("Card", owner: self)
      }
    }
    """,
    """
    class Card: UIView {
      var contentView: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        if contentView == nil { contentView = Bundle.main.loadNibNamed("Card", owner: self)?.first as? UIView }
      }
    }
    """,
    // Outlets aren't connected in an initializer.
    """
    class Card: UIView {
      @IBOutlet var contentView: UIView!
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard contentView == nil else { return }
        Bundle.main.loadNibNamed("Card", owner: self)
      }
    }
    """,
  ])
  func noGuard(source: String) throws {
    let root =
      #"<view customClass="Card" id="a"><subviews><view id="b"/></subviews><connections><outlet property="contentView" destination="b" id="c"/></connections></view>"#
    #expect(try Fixture.card(source, root: root) == Fixture.certain)
  }

  @Test func aTestOfSubviewsIsNoGuardWhereTheRootHasNone() throws {
    let source = """
      class Card: UIView {
        override func awakeAfter(using coder: NSCoder) -> Any? {
          if subviews.isEmpty { return Bundle.main.loadNibNamed("Card", owner: nil)?.first }
          return self
        }
      }
      """
    #expect(try Fixture.card(source, root: Fixture.emptyRoot) == Fixture.certain)
  }

  @Test func anOutletThatTheNibConnectsIsAGuardOnceItIsConnected() throws {
    let source = """
      class Card: UIView {
        @IBOutlet var contentView: UIView!
        override func awakeFromNib() {
          super.awakeFromNib()
          guard contentView == nil else { return }
          Bundle.main.loadNibNamed("Card", owner: self)
        }
      }
      """
    let connected =
      #"<view customClass="Card" id="a"><subviews><view id="b"/></subviews><connections><outlet property="contentView" destination="b" id="c"/></connections></view>"#
    #expect(try Fixture.card(source, root: connected) == Fixture.guarded)
    #expect(try Fixture.card(source) == Fixture.certain)
  }

  @Test func anAttributeThatTheRootSetsIsNoGuard() throws {
    let source = """
      class Card: UIView {
        @IBInspectable var nibName: String?
        override func awakeFromNib() {
          if let nibName { Bundle.main.loadNibNamed(nibName, owner: self) }
        }
      }
      """
    func root(_ name: String) -> String {
      """
      <view customClass="Card" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="nibName" value="\(name)"/>
      </userDefinedRuntimeAttributes></view>
      """
    }
    #expect(try Fixture.card(source, root: root("Card")) == Fixture.certain)
    #expect(try Fixture.card(source, root: root("Other")).isEmpty)
  }

  @Test func anObserverRunsWhereTheNibSetsTheProperty() throws {
    let source = """
      class Card: UIView {
        @IBInspectable var nibName: String = "" { didSet { Bundle.main.loadNibNamed("Card", owner: self) } }
      }
      """
    let set = """
      <view customClass="Card" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="nibName" value="Card"/>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(try Fixture.card(source, root: set) == Fixture.certain)
    #expect(try Fixture.card(source).isEmpty)
  }

  @Test(arguments: [
    // A name that can't be told.
    "class Card: UIView { required init?(coder: NSCoder) { super.init(coder: coder); Bundle.main.loadNibNamed(theme.name, owner: self) } }",
    "class Card: UIView { override func awakeFromNib() { load(names[0]) }; func load(_ n: String) { Bundle.main.loadNibNamed(n, owner: self) } }",
    // A condition that can't be understood.
    "class Card: UIView { override func awakeFromNib() { if traitCollection.isWide { Bundle.main.loadNibNamed(\"Card\", owner: self) } } }",
    "class Card: UIView { override func awakeFromNib() { for _ in list { Bundle.main.loadNibNamed(\"Card\", owner: self) } } }",
    "class Card: UIView { override func awakeFromNib() { if Settings.shared.isOn { Bundle.main.loadNibNamed(\"Card\", owner: self) } } }",
    // Later, or never.
    "class Card: UIView { override func awakeFromNib() { queue.async { Bundle.main.loadNibNamed(\"Card\", owner: self) } } }",
    // Code that isn't here.
    "class Card: UIView { required init?(coder: NSCoder) { super.init(coder: coder); loadNibContent() } }",
    "class Card: NibDesignable { }",
  ])
  func possible(source: String) throws {
    #expect(try Fixture.card(source) == Fixture.possible)
  }

  @Test func ofTwoClassesOfOneNameTheNearestIsMeant() throws {
    let plain = "class Card: UIView { }"
    let nib = try Fixture.nib("One/Card.xib", owner: "Card", Fixture.root)
    #expect(Fixture.verdicts([nib], ["One/Card.swift": plain, "Two/Card.swift": Self.loader]).isEmpty)
    #expect(
      Fixture.verdicts([nib], ["One/Card.swift": Self.loader, "Two/Card.swift": plain]) == Fixture.certain)
    #expect(
      Fixture.verdicts([nib], ["Two/Card.swift": Self.loader, "Three/Card.swift": plain]) == Fixture.possible)
  }

  @Test func variantsOfADocumentAreOne() throws {
    let documents = [
      try Fixture.nib("Base.lproj/Card.xib", owner: "Card", Fixture.plainRoot),
      try Fixture.nib("de.lproj/Card.xib", owner: "Card", Fixture.root),
      try Fixture.nib("Card~ipad.xib", owner: "Card", Fixture.plainRoot),
    ]
    #expect(Fixture.verdicts(documents, ["Card.swift": Self.loader]) == Fixture.certain)
  }
}
