import LoadGraph
import Testing

/// The ways in which a nib comes to load itself, in Objective-C.
@Suite struct ObjectiveCMechanismTests {
  private func card(
    _ implementation: String, _ others: [String: String] = [:], superclass: String = "UIView", owner: String? = "Card",
    root: String = Fixture.root
  ) throws -> [String] {
    var files = others
    files["Card.h"] = "@interface Card : \(superclass)\n@property UIView *contentView;\n@end"
    files["Card.m"] = "#import \"Card.h\"\n@implementation Card\n\(implementation)\n@end"
    return Fixture.verdicts([try Fixture.nib("Card.xib", owner: owner, root)], files)
  }

  @Test func r1RootIsTheLoader() throws {
    let source = """
      - (instancetype)initWithCoder:(NSCoder *)aDecoder {
        if ((self = [super initWithCoder:aDecoder])) {
          UIView *view = [[[NSBundle mainBundle] loadNibNamed:@"Card" owner:self options:nil] firstObject];
          [self addSubview:view];
        }
        return self;
      }
      """
    #expect(try card(source) == Fixture.certain)
    #expect(try card(source, owner: nil) == Fixture.certain)
    #expect(
      try card(source, root: #"<view id="a"><subviews><view customClass="Card" id="b"/></subviews></view>"#)
        == Fixture.certain)
  }

  @Test(arguments: [
    """
    - (id)initWithCoder:(NSCoder *)c { self = [super initWithCoder:c]; if (self) { [self commonInit]; } return self; }
    - (void)commonInit { [self addSubview:[self viewFromNib]]; }
    - (UIView *)viewFromNib {
      UINib *nib = [UINib nibWithNibName:NSStringFromClass([self class]) bundle:[NSBundle bundleForClass:[self class]]];
      return [nib instantiateWithOwner:self options:nil].firstObject;
    }
    """,
    """
    - (id)initWithCoder:(NSCoder *)c { self = [super initWithCoder:c]; if (!self) return nil; [self setUp]; return self; }
    - (void)setUp {
      NSString *name = [[NSStringFromClass(self.class) componentsSeparatedByString:@"."] lastObject];
      [[NSBundle mainBundle] loadNibNamed:name owner:self options:nil];
    }
    """,
    """
    - (NSString *)nibName { return @"Card"; }
    - (id)initWithCoder:(NSCoder *)c {
      if (self = [super initWithCoder:c]) { [[NSBundle mainBundle] loadNibNamed:self.nibName owner:self options:nil]; }
      return self;
    }
    """,
    """
    static UIView *LoadView(NSString *name, id owner) {
      return [[NSBundle mainBundle] loadNibNamed:name owner:owner options:nil][0];
    }
    - (void)awakeFromNib { [super awakeFromNib]; [self addSubview:LoadView(@"Card", self)]; }
    """,
    """
    + (UINib *)nib {
      static UINib *nib;
      static dispatch_once_t once;
      dispatch_once(&once, ^{ nib = [UINib nibWithNibName:@"Card" bundle:nil]; });
      return nib;
    }
    - (void)awakeFromNib { [[[self class] nib] instantiateWithOwner:self options:nil]; }
    """,
    """
    - (UIView *)contentView {
      if (!_contentView) { _contentView = [[NSBundle mainBundle] loadNibNamed:@"Card" owner:self options:nil].firstObject; }
      return _contentView;
    }
    - (void)awakeFromNib { [self addSubview:self.contentView]; }
    """,
    """
    - (void)awakeFromNib { [[NSBundle mainBundle] fillView:self]; }
    @end
    @implementation NSBundle (Fill)
    - (void)fillView:(UIView *)view { [self loadNibNamed:NSStringFromClass([view class]) owner:view options:nil]; }
    """,
    """
    static NSString *const kNibName = @"Card";
    - (void)awakeFromNib { [[NSBundle mainBundle] loadNibNamed:kNibName owner:self options:nil]; }
    """,
  ])
  func r2ByHelper(source: String) throws {
    #expect(try card(source) == Fixture.certain)
  }

  @Test func r2BySuperclassAndCategory() throws {
    let base = """
      @interface NibView : UIView
      @end
      @implementation NibView
      - (instancetype)initWithCoder:(NSCoder *)c { if ((self = [super initWithCoder:c])) { [self loadContent]; } return self; }
      @end
      @implementation UIView (Nib)
      - (void)loadContent { [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil]; }
      @end
      """
    #expect(try card("", ["NibView.m": base], superclass: "NibView") == Fixture.certain)
  }

  @Test(arguments: ["awakeFromNib", "layoutSubviews", "didMoveToWindow", "didMoveToSuperview"])
  func r3OneStepLater(selector: String) throws {
    #expect(
      try card(
        "- (void)\(selector) { [super \(selector)]; [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }"
      )
        == Fixture.certain)
  }

  @Test func r4Mutual() throws {
    let source = """
      @interface Front : UIView
      @end
      @interface Back : UIView
      @end
      @implementation Front
      - (void)awakeFromNib { [[NSBundle mainBundle] loadNibNamed:@"Front" owner:self options:nil]; }
      @end
      @implementation Back
      - (void)awakeFromNib { [[NSBundle mainBundle] loadNibNamed:@"Back" owner:self options:nil]; }
      @end
      """
    let documents = [
      try Fixture.nib("Front.xib", owner: "Front", #"<view customClass="Back" id="b"/>"#),
      try Fixture.nib("Back.xib", owner: "Back", #"<view customClass="Front" id="b"/>"#),
    ]
    #expect(
      Fixture.verdicts(documents, ["Views.m": source]) == [
        "certain Front.xib → Back → Back.xib → Front → Front.xib"
      ])
  }

  @Test func r5TheDynamicTypeLoadsTheSubclassesNib() throws {
    let base = """
      @interface Base : UIView
      @end
      @implementation Base
      - (void)awakeFromNib { [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil]; }
      @end
      """
    let documents = [
      try Fixture.nib("Base.xib", owner: "Base", Fixture.plainRoot),
      try Fixture.nib("Card.xib", owner: "Base", Fixture.root),
    ]
    let card = "@interface Card : Base\n@end\n@implementation Card\n@end"
    #expect(Fixture.verdicts(documents, ["Base.m": base, "Card.m": card]) == Fixture.certain)
    let named = base.replacing("[self class]", with: "[Base class]")
    #expect(Fixture.verdicts(documents, ["Base.m": named, "Card.m": card]).isEmpty)
  }

  @Test func r7AControllerInItsOwnNib() throws {
    let source = "@interface CardController : UIViewController\n@end\n@implementation CardController\n@end"
    let nib = try Fixture.nib(
      "CardController.xib", owner: "CardController", #"<viewController customClass="CardController" id="a"/>"#)
    #expect(
      Fixture.verdicts([nib], ["C.m": source]) == ["possible CardController.xib → CardController → CardController.xib"])
  }

  @Test func r8AControllerPicksUpTheNibOfItsView() throws {
    let source = """
      @interface CardViewController : UIViewController
      @end
      @implementation CardViewController
      @end
      @interface CardView : UIView
      @end
      @implementation CardView
      - (void)awakeFromNib {
        CardViewController *controller = [[CardViewController alloc] init];
        [self addSubview:controller.view];
      }
      @end
      """
    let nib = try Fixture.nib("CardView.xib", #"<view customClass="CardView" id="a"/>"#)
    #expect(
      Fixture.verdicts([nib], ["C.m": source]) == [
        "certain CardView.xib → CardView → CardViewController → CardView.xib"
      ])
  }

  @Test func r9ACellThatLoadsItsNib() throws {
    let cell =
      #"<tableViewCell customClass="Card" id="a"><tableViewCellContentView key="contentView" id="b"/></tableViewCell>"#
    let source = """
      - (void)awakeFromNib { [super awakeFromNib]; [[NSBundle mainBundle] loadNibNamed:@"Card" owner:self options:nil]; }
      """
    #expect(try card(source, superclass: "UITableViewCell", owner: nil, root: cell) == Fixture.certain)
  }

  @Test func r10AReplacementWithoutATest() throws {
    let source = """
      - (id)awakeAfterUsingCoder:(NSCoder *)aDecoder {
        return [[[NSBundle mainBundle] loadNibNamed:@"Card" owner:nil options:nil] firstObject];
      }
      """
    #expect(try card(source, owner: nil) == Fixture.certain)
  }

  // MARK: Look-alikes

  @Test func theOwnerPattern() throws {
    let source = "- (void)awakeFromNib { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }"
    #expect(try card(source, root: Fixture.plainRoot).isEmpty)
  }

  @Test(arguments: [
    "+ (instancetype)card { return [[[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil] firstObject]; }",
    "- (instancetype)initWithFrame:(CGRect)f { if ((self = [super initWithFrame:f])) { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; } return self; }",
    "- (void)reload { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }",
    "- (void)awakeFromNib { [[NSBundle mainBundle] loadNibNamed:@\"Other\" owner:self options:nil]; }",
    "- (void)awakeFromNib { [self.table registerNib:[UINib nibWithNibName:@\"Card\" bundle:nil] forCellReuseIdentifier:@\"Card\"]; }",
    "- (void)awakeFromNib { /* [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; */ }",
    "- (void)awakeFromNib {\n// [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil];\n}",
    "- (void)prepareForInterfaceBuilder { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }",
    "- (void)awakeFromNib { if ([self isMemberOfClass:[UIView class]]) return; }",
  ])
  func nothing(source: String) throws {
    #expect(try card(source).isEmpty)
  }

  @Test(arguments: [
    "- (id)awakeAfterUsingCoder:(NSCoder *)c { if (self.subviews.count == 0) { return [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil][0]; } return self; }",
    "- (id)awakeAfterUsingCoder:(NSCoder *)c { if ([self.subviews count] > 0) return self; return [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil][0]; }",
    "- (id)awakeAfterUsingCoder:(NSCoder *)c { if (![[self subviews] count]) { return [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil][0]; } return self; }",
    "- (id)awakeAfterUsingCoder:(NSCoder *)c { static BOOL isLoading = NO; if (isLoading) { return self; } isLoading = YES; id v = [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil][0]; isLoading = NO; return v; }",
    "static BOOL isLoading;\n- (void)awakeFromNib { if (!isLoading) { isLoading = YES; [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; isLoading = NO; } }",
  ])
  func guarded(source: String) throws {
    #expect(try card(source) == Fixture.guarded)
  }

  @Test func anAttributeThatTheRootDoesNotSetIsAGuard() throws {
    let header = "@interface Card : UIView\n@property (nonatomic, copy) IBInspectable NSString *nibName;\n@end"
    let source = """
      @implementation Card
      - (void)awakeFromNib {
        [super awakeFromNib];
        if (self.nibName.length > 0) { [[NSBundle mainBundle] loadNibNamed:self.nibName owner:self options:nil]; }
      }
      @end
      """
    func root(_ attributes: String) -> String {
      "<view customClass=\"Card\" id=\"a\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>"
    }
    let set = root(#"<userDefinedRuntimeAttribute type="string" keyPath="nibName" value="Card"/>"#)
    let files = ["Card.h": header, "Card.m": source]
    #expect(Fixture.verdicts([try Fixture.nib("Card.xib", root(""))], files) == Fixture.guarded)
    #expect(Fixture.verdicts([try Fixture.nib("Card.xib", set)], files) == Fixture.certain)
  }

  @Test(arguments: [
    "- (void)awakeFromNib { if (!_loaded) { _loaded = YES; [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; } }",
    "- (void)layoutSubviews { if (self.content == nil) { self.content = [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil][0]; } }",
  ])
  func noGuard(source: String) throws {
    let files = [
      "Card.m":
        "@interface Card : UIView {\n BOOL _loaded;\n}\n@property UIView *content;\n@end\n@implementation Card\n\(source)\n@end"
    ]
    #expect(Fixture.verdicts([try Fixture.nib("Card.xib", Fixture.root)], files) == Fixture.certain)
  }

  @Test(arguments: [
    "- (void)awakeFromNib { [[NSBundle mainBundle] loadNibNamed:[self.theme nibName] owner:self options:nil]; }",
    "- (void)awakeFromNib { if (IS_IPAD) { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; } }",
    "- (void)awakeFromNib { dispatch_async(queue, ^{ [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }); }",
    "- (void)awakeFromNib { [self loadFromXib]; }",
  ])
  func possible(source: String) throws {
    #expect(try card(source) == Fixture.possible)
  }
}
