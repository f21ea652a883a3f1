import LoadGraph
import Testing

/// Other ways to write what loads a nib, or what only looks like it, in Objective-C.
@Suite struct ObjectiveCVariantTests {
  /// What is said of a `Card` that runs statements when it's decoded, with other methods and with code before it.
  private func card(
    _ statements: String, _ methods: String = load, before: String = "", root: String = Fixture.emptyRoot
  ) throws -> [String] {
    let header = """
      @interface Card : UIView
      @property (nonatomic, strong) UIView *content;
      @property (nonatomic) BOOL isLoaded;
      @end
      """
    let implementation = """
      #import "Card.h"
      \(before)
      @implementation Card
      - (instancetype)initWithCoder:(NSCoder *)coder {
        if (self = [super initWithCoder:coder]) {
          \(statements)
        }
        return self;
      }
      \(methods)
      @end
      """
    return Fixture.verdicts(
      [try Fixture.nib("Card.xib", owner: "Card", root)], ["Card.h": header, "Card.m": implementation])
  }

  private static let load = """
    - (UIView *)loadView {
      return [[[NSBundle bundleForClass:[self class]] loadNibNamed:@"Card" owner:self options:nil] firstObject];
    }
    """

  @Test(arguments: [
    "@\"Card\"", "NSStringFromClass([self class])", "NSStringFromClass(self.class)", "NSStringFromClass([Card class])",
    "NSStringFromClass(Card.class)", "NSStringFromClass(self.classForCoder)", "[[self class] description]", "kCardNib",
    "CARD_NIB", "kExternNib", "[[self class] nibName]", "[self.class nibName]", "[Card nibName]", "self.ownName",
    "[self ownName]", "[[NSStringFromClass(self.class) componentsSeparatedByString:@\".\"] lastObject]",
    "NSStringFromClass(object_getClass(self))", "[NSString stringWithFormat:@\"%@\", [self class]]",
    "[NSString stringWithFormat:@\"%@\", NSStringFromClass([self class])]", "[NSString stringWithString:@\"Card\"]",
    "CardNibName()",
  ])
  func aNameIsKnownInManyWays(name: String) throws {
    let found = try card(
      "[[NSBundle mainBundle] loadNibNamed:\(name) owner:self options:nil];",
      "+ (NSString *)nibName { return NSStringFromClass(self); }\n- (NSString *)ownName { return @\"Card\"; }",
      before: """
        #define CARD_NIB @"Card"
        static NSString * const kCardNib = @"Card";
        NSString *const kExternNib = @"Card";
        static NSString *CardNibName(void) { return @"Card"; }
        """)
    #expect(found == Fixture.certain)
  }

  @Test(arguments: [
    "[self addSubview:[self loadView]];", "UIView *view = [self loadView]; view.frame = self.bounds;",
    "_content = [self loadView];", "self.content = [self loadView];", "@autoreleasepool { [self loadView]; }",
    "@try { [self loadView]; } @finally { }", "@synchronized (self) { [self loadView]; }",
    "if (!_isLoaded) { _isLoaded = YES; [self loadView]; }",
    "if (!self.isLoaded) { self.isLoaded = YES; [self loadView]; }",
    "if (self.content == nil) { self.content = [self loadView]; }", "if (!_content) [self loadView];",
    "if (@available(iOS 9.0, *)) { [self loadView]; }", "do { [self loadView]; } while (0);",
    "^{ [self loadView]; }();",
    "[[UINib nibWithNibName:@\"Card\" bundle:nil] instantiateWithOwner:self options:nil];",
    "UINib *nib = [UINib nibWithNibName:@\"Card\" bundle:[NSBundle bundleForClass:self.class]];\nNSArray *views = [nib instantiateWithOwner:self options:nil];",
  ])
  func certain(statements: String) throws {
    #expect(try card(statements) == Fixture.certain)
  }

  @Test(arguments: [
    "", "// [self loadView];", "/* [self loadView]; */", "#if 0\n[self loadView];\n#endif",
    "NSLog(@\"[self loadView]\");",
    "self.onTap = ^{ [self loadView]; };",
    "[button addTarget:self action:@selector(loadView) forControlEvents:UIControlEventTouchUpInside];",
    "[table registerNib:[UINib nibWithNibName:@\"Card\" bundle:nil] forCellReuseIdentifier:@\"Card\"];",
    "[table dequeueReusableCellWithIdentifier:@\"Card\"];", "if (NO) { [self loadView]; }", "[Other loadView];",
  ])
  func nothing(statements: String) throws {
    #expect(
      try card(
        statements, before: "@interface Other : NSObject\n@end\n@implementation Other\n+ (void)loadView {}\n@end"
      )
      .isEmpty)
  }

  @Test(arguments: [
    "+ (instancetype)card { return [[[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil] firstObject]; }",
    "+ (instancetype)loadFromNib { return [[UINib nibWithNibName:NSStringFromClass(self) bundle:nil] instantiateWithOwner:nil options:nil].lastObject; }",
    "- (void)prepareForInterfaceBuilder { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }",
    "- (void)dealloc { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }",
    "- (IBAction)open:(id)sender { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }",
    "- (instancetype)initWithFrame:(CGRect)frame { self = [super initWithFrame:frame]; [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; return self; }",
  ])
  func methodsThatNobodyCalls(methods: String) throws {
    #expect(try card("", methods).isEmpty)
  }

  @Test(arguments: [
    "static BOOL isLoading; if (isLoading) return self; isLoading = YES; [self loadView]; isLoading = NO;",
    "if (sIsLoading) return self; sIsLoading = YES; [self loadView];",
    "if (self.subviews.count == 0) { [self loadView]; }", "if ([[self subviews] count] == 0) { [self loadView]; }",
    "if (!self.subviews.count) { [self loadView]; }", "if (self.subviews.firstObject == nil) { [self loadView]; }",
    "if (self.subviews.count > 0) { return self; } [self loadView];",
  ])
  func guarded(statements: String) throws {
    #expect(try card(statements, before: "static BOOL sIsLoading = NO;", root: Fixture.root) == Fixture.guarded)
  }

  @Test func aCategoryOfAFrameworksClassLoads() throws {
    let files = [
      "UIView+Nib.h": "@interface UIView (Nib)\n- (void)xx_fill;\n+ (NSString *)xx_name;\n@end",
      "UIView+Nib.m": """
      @implementation UIView (Nib)
      + (NSString *)xx_name { return NSStringFromClass(self); }
      - (void)xx_fill { [[NSBundle mainBundle] loadNibNamed:[[self class] xx_name] owner:self options:nil]; }
      @end
      """,
      "Card.h": "@interface Card : UIView\n@end",
      "Card.m": "@implementation Card\n- (void)awakeFromNib { [super awakeFromNib]; [self xx_fill]; }\n@end",
    ]
    #expect(
      Fixture.verdicts([try Fixture.nib("Card.xib", owner: "Card", Fixture.root)], files) == Fixture.certain)
  }

  @Test func swiftMayInheritFromIt() throws {
    let files = [
      "NibView.h": "@interface NibView : UIView\n- (NSString *)nibName;\n@end",
      "NibView.m": """
      @implementation NibView
      - (instancetype)initWithCoder:(NSCoder *)c { self = [super initWithCoder:c]; [self fill]; return self; }
      - (NSString *)nibName { return nil; }
      - (void)fill { [[NSBundle mainBundle] loadNibNamed:self.nibName owner:self options:nil]; }
      @end
      """,
      "Card.swift": "class Card: NibView { override func nibName() -> String { \"Card\" } }",
    ]
    #expect(
      Fixture.verdicts([try Fixture.nib("Card.xib", owner: "Card", Fixture.root)], files) == Fixture.certain)
  }
}
