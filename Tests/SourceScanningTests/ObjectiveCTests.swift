import SourceScanning
import Testing

@Suite struct ObjectiveCTests {
  @Test func readsAHeader() throws {
    let file = header(
      """
      #import <UIKit/UIKit.h>
      #ifdef __cplusplus
      extern "C" {
      #endif
      @class Other; @protocol Forward;
      NS_ASSUME_NONNULL_BEGIN
      typedef NS_ENUM(NSInteger, Kind) { KindA, KindB };
      extern NSString *const kExtern;
      IB_DESIGNABLE
      @interface Card<Item> : UITableViewCell <UITextFieldDelegate, Forward>
      {
        @private
        IBOutlet UILabel *_label;
      }
      @property (nonatomic, weak, nullable) IBOutlet UIButton *button;
      @property (strong, nonatomic) IBOutletCollection(UIView) NSArray<UIView *> *views;
      @property (readonly) NSString *name NS_SWIFT_NAME(title);
      @property (nonatomic) IBInspectable CGFloat radius, width;
      @property (copy) void (^handler)(BOOL, id);
      @property (class, nonatomic, readonly) id<Forward> shared;
      - (IBAction)tapped:(id)sender forEvent:(UIEvent *)event;
      - (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
      + (nullable UIView *)load API_AVAILABLE(ios(11));
      - (void)odd:(int)a :(int)b, ...;
      @end
      NS_ASSUME_NONNULL_END
      @interface Card (Extras) <Forward>
      @property UILabel *late;
      @end
      #ifdef __cplusplus
      }
      #endif
      """)
    #expect(file.isBalanced)
    #expect(file.types.map(\.name) == ["Card", "Card"])
    let card = try #require(file.types.first)
    #expect(card.kind == .class && card.superclass == "UITableViewCell" && card.isGeneric && card.access == .public)
    #expect(card.inherited == ["UITextFieldDelegate", "Forward"])
    #expect(
      card.properties.map(\.name) == [
        "_label", "button", "views", "name", "radius", "width", "handler", "shared",
      ])
    #expect(
      card.properties.map(\.type) == [
        "UILabel *", "UIButton *", "NSArray<UIView *> *", "NSString *", "CGFloat", "CGFloat", "void (^)(BOOL, id)",
        "id<Forward>",
      ])
    #expect(card.properties.map(\.isOutlet) == [true, true, true, false, false, false, false, false])
    #expect(card.properties.map(\.isInspectable) == [false, false, false, false, true, true, false, false])
    #expect(card.properties[0].isInstanceVariable && !card.properties[0].isAssignableFromOtherFiles)
    #expect(card.properties[1].ownership == .weak && card.properties[1].optionality == .optional)
    #expect(card.properties[2].isOutletCollection && card.properties[2].optionality == Optionality.none)
    #expect(card.properties[3].isReadOnly)
    #expect(card.properties[7].isStatic)
    #expect(card.methods.map(\.name) == ["tapped:forEvent:", "initWithCoder:", "load", "odd::"])
    #expect(card.methods.map(\.isAction) == [true, false, false, false])
    #expect(card.methods.map(\.kind) == [.method, .initializer, .method, .method])
    #expect(card.methods[2].isStatic)
    #expect(card.methods[0].parameters.map(\.type) == ["id", "UIEvent *"])
    #expect(card.methods[0].position == CodePosition(line: 21, column: 13))
    #expect(file.types[1].category == "Extras" && file.types[1].kind == .extension)
    #expect(file.types[1].inherited == ["Forward"])
    #expect(file.types[1].properties.first?.optionality == .implicitlyUnwrapped)
  }

  @Test func readsAnImplementation() throws {
    let file = implementation(
      """
      #define kNibName @"Card" // the nib
      #define NOT_ONE(x) @"a"
      static NSString * const kOther = @"Ot\\"her";
      struct Point { int x; };
      static void helper(int a) { [Card load]; }
      @interface Card () <P>
      @property (weak) IBOutlet UILabel *hidden;
      @end
      @implementation Card
      @synthesize hidden = _hidden;
      - (void)awakeFromNib
      {
        [super awakeFromNib];
      }
      + (void)load { if (a) { helper(1); }
      #if X
        if (b) {
      #else
        if (c) {
      #endif
          one();
        }
      }
      - (IBAction)tapped:(id)sender {}
      @end
      namespace N { class Card : public Base { void f() { } }; }
      @implementation Second @end
      """)
    #expect(file.types.map(\.name) == ["Card", "Card", "Second"])
    #expect(file.types.map(\.kind) == [.extension, .implementation, .implementation])
    #expect(file.types[0].category == "" && file.types[0].properties.first?.access == .fileprivate)
    #expect(file.types[1].methods.map(\.name) == ["awakeFromNib", "load", "tapped:"])
    #expect(file.types[1].methods.map { $0.body.summary } == [["super.awakeFromNib()"], ["helper(1)", "one()"], []])
    #expect(file.constants.map(\.name) == ["kNibName", "kOther"])
    #expect(file.constants.map(\.initialValue) == [.string("Card"), .string("Ot\"her")])
    #expect(file.functions.map(\.name) == ["helper"])
  }

  @Test(arguments: [
    (
      #"[[NSBundle mainBundle] loadNibNamed:@"Card" owner:self options:nil];"#,
      [
        "NSBundle.mainBundle()",
        #"NSBundle.mainBundle().loadNibNamed:owner:options:(loadNibNamed: "Card", owner: self, options: nil)"#,
      ]
    ),
    (
      "UIView *v = [[NSBundle bundleForClass:[self class]] loadNibNamed:NSStringFromClass([self class]) owner:self"
        + " options:nil].firstObject;",
      [
        "NSBundle.bundleForClass:(bundleForClass: self.class())", "self.class()",
        "NSBundle.bundleForClass:(bundleForClass: self.class()).loadNibNamed:owner:options:"
          + "(loadNibNamed: NSStringFromClass(self.class()), owner: self, options: nil)",
        "NSStringFromClass(self.class())", "self.class()",
      ]
    ),
    ("[self commonInit];", ["self.commonInit()"]), ("[(Card *)view load];", ["view.load()"]),
    ("[(id)view load:x];", ["view.load:(load: x)"]), ("[(view) load];", ["view.load()"]),
    ("self.view[0] = x[i];", []), ("NSArray *a = @[[self one], @(two())];", ["self.one()", "two()"]),
    ("[self set:a ? b : c to:(id)d];", ["self.set:to:(set: ?, to: d)"]),
    (#"[A with:@"a" @"b", c, nil];"#, [#"A.with:(with: "ab", c, nil)"#]),
    ("void (^block)(int) = ^(int x) { [self later]; };", ["self.later()"]),
    ("for (UIView *v in [self subviews]) [v stop];", ["self.subviews()", "v.stop()"]),
    ("if (a) [b c]; while (a[0]) [b d];", ["b.c()", "b.d()"]),
    ("self.helper.view.load(1);", ["self.helper.view.load(1)"]),
    ("[NSException raise:@\"a\" format:@\"}\"];", [#"NSException.raise:format:(raise: "a", format: "}")"#]),
    ("char c = '}'; char *d = \"{\"; run();", ["run()"]),
    ("[self a:^{ [self b]; } c:1];", ["self.a:c:(a: ?, c: 1)", "self.b()"]),
  ])
  func readsCalls(statements: String, calls: [String]) throws {
    #expect(try objectiveCBody(statements).summary == calls)
  }

  @Test(arguments: [
    ("if (a) { load(); }", ["if a"]), ("if (a) load();", ["if a"]), ("if (a) x(); else load();", ["not if a"]),
    ("if (a) { } else if (b) { load(); }", ["not if a", "if b"]), ("if (a) x(); load();", []),
    ("if (a) return; load();", ["not if a"]), ("if (a) { return; }\nload();", ["not if a"]),
    ("if (a) if (b) x(); else load();", ["if a", "not if b"]), ("if (a) for (;;) { x(); } load();", []),
    ("for (int i = 0; i < 3; i++) { load(); }", ["loop int i = 0; i < 3; i++"]), ("while (a) load();", ["loop a"]),
    ("do { load(); } while (a);", []), ("switch (a) { case 1: load(); }", ["switch a"]),
    ("@try { load(); } @catch (E *e) { }", []), ("@try { } @catch (E *e) { load(); }", ["catch E *e"]),
    ("@synchronized (self) { load(); }", []), ("a && load();", ["shortCircuit "]),
    ("x = a ? load() : b;", ["shortCircuit "]),
    ("if ((self = [super init])) { load(); }", ["if (self = [super init])"]),
    ("if (a) { if (b) { load(); } }", ["if a", "if b"]), ("if (a) { x(); } else { y(); } load();", []),
  ])
  func readsConditions(statements: String, conditions: [String]) throws {
    let call = try #require(try objectiveCBody(statements).calls.first { $0.name == "load" })
    #expect(call.conditionSummary == conditions)
    #expect(!call.isInClosure)
  }

  @Test(arguments: [
    "dispatch_async(q, ^{ load(); });", "x = ^UIView *(int a) { load(); };", "[self a:^(BOOL b) { load(); }];",
  ])
  func knowsWhatMayRunLater(statements: String) throws {
    #expect(try #require(try objectiveCBody(statements).calls.first { $0.name == "load" }).isInClosure)
  }

  @Test func readsAssignmentsAndReturns() throws {
    let body = try objectiveCBody(
      """
      NSString *name = @"Card";
      UINib *nib = [UINib nibWithNibName:name bundle:nil];
      self.view.tag = 1; _flag = YES;
      static BOOL loading = NO;
      x += 2;
      if (nib) return nib;
      return [nib instantiateWithOwner:self options:nil][0];
      """)
    #expect(
      body.assignments.map { "\($0.isDeclaration ? "let " : "")\($0.target) = \($0.value.summary)" } == [
        "let name = \"Card\"", "let nib = UINib.nibWithNibName:bundle:(nibWithNibName: name, bundle: nil)",
        "self.view.tag = 1", "_flag = YES", "let loading = NO",
      ])
    #expect(
      body.returned.map(\.summary) == [
        "nib", "nib.instantiateWithOwner:options:(instantiateWithOwner: self, options: nil)[]",
      ])
  }
}
