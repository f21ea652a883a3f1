import SourceScanning
import Testing

@Suite struct SwiftMemberTests {
  private func properties(_ text: String) -> [String: PropertyDeclaration] {
    let properties = swift("class C: UIView {\n\(text)\n}").types.first?.properties ?? []
    return Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func readsOutlets() throws {
    let found = properties(
      """
        @IBOutlet weak var label: UILabel!
        @IBOutlet
        private(set) var button: UIButton?
        @IBOutlet fileprivate var hidden: UIView!
        @IBOutlet var views: [UIView]!
        @IBOutlet var more: Array<UIView> = []
        @IBOutlet private weak var (a, b): (UIView, UIView)
        @IBOutlet unowned(unsafe) var owner: NSObject { didSet { setUp() } }
        @objc(theTitle) @IBOutlet dynamic var title: Foo.Bar<[Int: String]>?
      """)
    #expect(found.count == 9 && found.values.map(\.isOutlet) == Array(repeating: true, count: 9))
    let label = try #require(found["label"])
    #expect(label.type == "UILabel!" && label.optionality == .implicitlyUnwrapped && label.ownership == .weak)
    #expect(label.isAssignableFromOtherFiles && label.isExposedToObjectiveC)
    #expect(label.position == CodePosition(line: 2, column: 22))
    #expect(found["button"]?.access == .internal)
    #expect(found["button"]?.setterAccess == .private)
    #expect(found["button"]?.optionality == .optional)
    #expect(found["button"]?.isAssignableFromOtherFiles == false)
    #expect(found["hidden"]?.isAssignableFromOtherFiles == false)
    #expect(found["views"]?.isOutletCollection == true)
    #expect(found["more"]?.isOutletCollection == true)
    #expect(found["label"]?.isOutletCollection == false)
    #expect(found["a"]?.access == .private && found["b"]?.isOutlet == true)
    #expect(found["owner"]?.isComputed == false && found["owner"]?.ownership == .unowned)
    #expect(found["owner"]?.body.summary == ["setUp()"])
    #expect(found["title"]?.objectiveCName == "theTitle")
    #expect(found["title"]?.type == "Foo.Bar<[Int: String]>?")
  }

  @Test func tellsComputedFromStored() {
    let found = properties(
      """
        @IBInspectable var radius: CGFloat { get { layer.radius } set(new) { layer.radius = cut(new) } }
        @IBInspectable var width: CGFloat = 2 { didSet { update() } }
        var short: Int { 4 }
        var got: Int { get async throws { 4 } }
        let constant = "a"
        static let shared = C()
        lazy var view: UIView = { let view = UIView(); return view }()
        var closure: (Int) -> Void?
        var pair = (1, 2), other: Int?, third = f { $0 }
        var untyped
      """)
    #expect(found.filter { $0.value.isComputed }.keys.sorted() == ["got", "radius", "short"])
    #expect(found.filter { $0.value.isReadOnly }.keys.sorted() == ["constant", "got", "shared", "short"])
    #expect(found.filter { $0.value.isInspectable }.keys.sorted() == ["radius", "width"])
    #expect(found["radius"]?.body.summary == ["cut(new)"])
    #expect(found["radius"]?.body.calls.first?.isInClosure == false)
    #expect(found["shared"]?.isStatic == true && found["shared"]?.initialValue?.summary == "C()")
    #expect(found["constant"]?.initialValue == .string("a"))
    #expect(found["short"]?.body.returned == [.literal("4")])
    #expect(found["view"]?.isLazy == true && found["view"]?.body.returned.map(\.summary) == ["view"])
    #expect(found["closure"]?.optionality == Optionality.none)
    #expect(found["other"]?.optionality == .optional)
    #expect(found["third"]?.optionality == .unknown)
    #expect(found["untyped"]?.type == nil)
  }

  @Test func narrowsAccessByWhatIsAround() {
    let file = swift(
      """
      private class Hidden { @IBOutlet var a: UIView!; public func f() {} }
      public class Shown { public var a = 1; var b = 1 }
      fileprivate extension Shown { func g() {} }
      public extension Shown { func h() {} ; internal func i() {} }
      protocol P { var a: Int { get } ; var b: Int { get set } }
      """)
    #expect(file.types[0].properties.first?.isAssignableFromOtherFiles == false)
    #expect(file.types[0].methods.first?.access == .fileprivate)
    #expect(file.types[1].properties.map(\.access) == [.public, .internal])
    #expect(file.types[2].methods.map(\.access) == [.fileprivate])
    #expect(file.types[3].methods.map(\.access) == [.public, .internal])
    #expect(file.types[4].properties.map(\.isReadOnly) == [true, false])
  }

  @Test func readsActionsAndInitializers() throws {
    let file = swift(
      """
      class C: UIViewController {
        @IBAction func tapped(_ sender: UIButton) {}
        @IBAction private func changed(sender: Any, forEvent event: UIEvent) {}
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
        @objc(doIt:) func renamed(_ x: Int) {}
        override static func == (a: C, b: C) -> Bool { true }
        required convenience init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
        override init(frame: CGRect = .zero) { super.init(frame: frame) }
        init<T>(_ value: T) where T: Hashable { }
        deinit { stop() }
        subscript(index: Int) -> Int { 1 }
        func loads<T: UIView>(_ type: T.Type, then: @escaping (T) -> Void) async throws(E) -> [String: T]? { nil }
      }
      """)
    let methods = try #require(file.types.first).methods
    #expect(
      methods.map(\.selector) == [
        "tapped:", "changedWithSender:forEvent:", "make:sender:segueIdentifier:", "doIt:", nil, "initWithCoder:",
        "initWithFrame:", "init:", nil, nil, nil,
      ])
    #expect(methods.map(\.isAction) == [true, true] + Array(repeating: false, count: 9))
    #expect(methods[1].access == .private)
    #expect(methods[1].parameters.map(\.label) == ["sender", "forEvent"])
    #expect(methods[1].parameters.map(\.type) == ["Any", "UIEvent"])
    #expect(methods[2].isSegueAction && methods[2].returnType == "UIViewController?")
    #expect(methods[3].isExposedToObjectiveC)
    #expect(methods[4].isOverride && methods[4].isStatic && methods[4].name == "==")
    #expect(methods[5].isRequired && methods[5].isConvenience && methods[5].isFailable)
    #expect(methods[5].kind == .initializer && methods[5].fullName == "init(coder:)")
    #expect(methods[6].parameters.first?.hasDefault == true)
    #expect(methods[8].kind == .deinitializer && methods[9].kind == .subscript)
    #expect(methods[10].returnType == "[String: T]?")
    #expect(methods[10].parameters.map(\.type) == ["T.Type", "@escaping (T) -> Void"])
  }

  /// The right-hand side is what the compiler says.
  @Test(arguments: [
    ("func tapped(sender: Int)", "tappedWithSender:"), ("func view(for row: Int)", "viewFor:"),
    ("func dismissFor(reason: Int)", "dismissForReason:"), ("func g(withReason: Int, x: Int)", "gWithReason:x:"),
    ("func h(forward: Int)", "hWithForward:"), ("func h(URL: Int)", "hWithURL:"), ("func h(toURL: Int)", "hToURL:"),
    ("func moveTo(x: Int)", "moveToX:"), ("func photo(x: Int)", "photoWithX:"),
    ("func openURLFor(x: Int)", "openURLForX:"), ("func ATT(x: Int)", "ATTWithX:"),
    ("func h(_ a: Int, _ b: Int)", "h::"), ("func h(_x: Int)", "hWith_x:"), ("func h(AtX: Int)", "hAtX:"),
    ("func h(alongsideX: Int)", "hAlongsideX:"), ("func h(about: Int)", "hWithAbout:"),
    ("func at2(x: Int)", "at2WithX:"), ("func at_(x: Int)", "at_WithX:"), ("func é(é: Int)", "éWithé:"),
    ("init(for a: Int)", "initFor:"), ("init()", "init"), ("func `default`(`in`: Int)", "defaultIn:"),
  ])
  func namesSelectorsAsTheCompilerDoes(declaration: String, selector: String) {
    #expect(swift("class C { \(declaration) {} }").types.first?.methods.first?.selector == selector)
  }
}
