import Testing

@testable import Linting

/// That every rule of IBLinter and xiblint has a counterpart that fires where the original does.
@Suite struct CounterpartTests {
  /// A document that an original rule objects to.
  struct Case: Sendable {
    var counterpart: RuleCounterpart
    var document: RuleExample.Document
    var options = RuleOptions()
    /// The project's asset catalogues, where the original looks into them.
    var assets: [RuleExample.Document] = []
  }

  private static let ibLinter = [
    "ambiguous", "color_resources", "custom_class_name", "custom_module", "duplicate_constraint", "duplicate_id",
    "enable_autolayout", "has_initial_view_controller", "has_single_view_controller", "hides_bottom_bar",
    "image_resources", "misplaced", "relative_to_margin", "reuse_identifier", "stackview_backgroundcolor",
    "storyboard_viewcontroller_id", "use_base_class", "use_trait_collections", "view_as_device",
  ]

  private static let xiblint = [
    "accessibility_format", "accessibility_labels_for_image_buttons", "accessibility_labels_for_images",
    "accessibility_labels_for_text_with_placeholder", "autolayout_frames", "automation_identifiers",
    "automation_identifiers_for_outlet_labels", "color_assets", "enforce_runtime_attributes",
    "enforce_system_properties", "named_colors", "no_attributed_string_colors", "no_simulated_metrics",
    "no_trait_variations", "no_view_controller_links_to_other_bundles", "simulated_metrics_retina4_0",
    "strict_font_names", "strict_font_sizes", "strict_fonts", "unavailable_custom_classes",
    "unavailable_system_classes",
  ]

  static let cases: [Case] = ibLinterCases + xiblintCases

  /// A document that names a colour.
  private static let sand = RuleExample.Document.xib(
    #"<view id="a"><color key="backgroundColor" name="Sand"/></view>"#)

  private static let ibLinterCases: [Case] = [
    Case(counterpart: .ibLinter("ambiguous"), document: .xib(#"<view ambiguous="YES" id="a"/>"#)),
    Case(
      counterpart: .ibLinter("color_resources"), document: sand,
      assets: [.resource(name: "Assets.xcassets/Sea.colorset/Contents.json")]),
    Case(
      counterpart: .ibLinter("custom_class_name"),
      document: .storyboard(
        #"<scene sceneID="s"><objects><viewController customClass="Profile" id="a"/></objects></scene>"#)),
    Case(counterpart: .ibLinter("custom_module"), document: .xib(#"<view customClass="Badge" id="a"/>"#)),
    Case(
      counterpart: .ibLinter("duplicate_constraint"),
      document: .xib(
        #"<view id="a"><constraints><constraint firstAttribute="height" constant="4" id="b"/><constraint firstAttribute="height" constant="4" id="c"/></constraints></view>"#
      )),
    Case(
      counterpart: .ibLinter("duplicate_id"),
      document: .xib(#"<view id="a"><subviews><view id="a"/></subviews></view>"#)),
    Case(
      counterpart: .ibLinter("enable_autolayout"),
      document: RuleTesting.file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="NO"><objects/></document>"#)),
    Case(counterpart: .ibLinter("has_initial_view_controller"), document: .storyboard("")),
    Case(
      counterpart: .ibLinter("has_single_view_controller"),
      document: .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/></objects></scene><scene sceneID="t"><objects><tabBarController id="b"/></objects></scene>"#
      )),
    Case(
      counterpart: .ibLinter("hides_bottom_bar"),
      document: .storyboard(#"<scene sceneID="s"><objects><viewController id="a"/></objects></scene>"#)),
    Case(
      counterpart: .ibLinter("image_resources"), document: .xib(#"<imageView image="star" id="a"/>"#),
      assets: [.resource(name: "Assets.xcassets/moon.imageset/Contents.json")]),
    Case(counterpart: .ibLinter("misplaced"), document: .xib(#"<view misplaced="YES" id="a"/>"#)),
    Case(
      counterpart: .ibLinter("relative_to_margin"),
      document: .xib(
        #"<view id="a"><subviews><view id="b"/></subviews><constraints><constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="bottomMargin" id="c"/></constraints></view>"#
      )),
    Case(
      counterpart: .ibLinter("reuse_identifier"),
      document: .xib(#"<collectionViewCell reuseIdentifier="tile" customClass="TileCell" id="a"/>"#)),
    Case(
      counterpart: .ibLinter("stackview_backgroundcolor"),
      document: .xib(#"<stackView id="a"><color key="backgroundColor" name="Sand"/></stackView>"#)),
    Case(
      counterpart: .ibLinter("storyboard_viewcontroller_id"),
      document: .storyboard(
        #"<scene sceneID="s"><objects><viewController storyboardIdentifier="p" customClass="Profile" id="a"/></objects></scene>"#
      )),
    Case(
      counterpart: .ibLinter("use_base_class"), document: .xib(#"<textField customClass="PlainField" id="a"/>"#),
      options: RuleOptions(values: ["classes": .table(["UITextField": ["BaseField"]])])),
    Case(counterpart: .ibLinter("use_trait_collections"), document: .storyboard("")),
    Case(
      counterpart: .ibLinter("view_as_device"),
      document: RuleTesting.file(
        #"<document type="CocoaTouch"><device id="retina6_1" orientation="portrait"/><objects/></document>"#)),
  ]

  private static let xiblintCases: [Case] = [
    Case(
      counterpart: .xiblint("accessibility_format"),
      document: .xib(
        #"<view id="a"><connections><outletCollection property="accessibilitySources" destination="a" id="c"/></connections></view>"#
      )),
    Case(
      counterpart: .xiblint("accessibility_labels_for_image_buttons"),
      document: .xib(
        #"<button id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility><state key="normal" image="trash"/></button>"#
      )),
    Case(
      counterpart: .xiblint("accessibility_labels_for_images"),
      document: .xib(
        #"<imageView id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></imageView>"#
      )),
    Case(
      counterpart: .xiblint("accessibility_labels_for_text_with_placeholder"),
      document: .xib(
        #"<textField placeholder="City" id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></textField>"#
      )),
    Case(counterpart: .xiblint("autolayout_frames"), document: .xib(#"<view misplaced="YES" id="a"/>"#)),
    Case(counterpart: .xiblint("automation_identifiers"), document: .xib(#"<textView id="a"/>"#)),
    Case(
      counterpart: .xiblint("automation_identifiers_for_outlet_labels"),
      document: .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><subviews><label id="l"/></subviews></view><connections><outlet property="name" destination="l" id="o"/></connections></viewController></objects></scene>"#
      )),
    Case(
      counterpart: .xiblint("color_assets"), document: sand,
      assets: [.resource(name: "Brand.xcassets/Sea.colorset/Contents.json")]),
    Case(
      counterpart: .xiblint("enforce_runtime_attributes"), document: .xib(#"<button id="a"/>"#),
      options: RuleOptions(values: ["values": .table(["button/kind": ["plain"]])])),
    Case(
      counterpart: .xiblint("enforce_system_properties"), document: .xib(#"<label id="a"/>"#),
      options: RuleOptions(values: ["values": .table(["label/numberOfLines": ["0"]])])),
    Case(
      counterpart: .xiblint("named_colors"),
      document: .xib(
        #"<view id="a"><color key="tintColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></view>"#)
    ),
    Case(
      counterpart: .xiblint("no_attributed_string_colors"),
      document: .xib(
        #"<label id="a"><attributedString key="attributedText"><fragment content="x"><attributes><color key="NSColor" name="Sand"/></attributes></fragment></attributedString></label>"#
      )),
    Case(
      counterpart: .xiblint("no_simulated_metrics"),
      document: RuleTesting.file(
        #"<document type="CocoaTouch"><simulatedMetricsContainer key="defaultSimulatedMetrics"/></document>"#)),
    Case(
      counterpart: .xiblint("no_trait_variations"),
      document: .storyboard("", attributes: #" useTraitCollections="YES""#)),
    Case(
      counterpart: .xiblint("no_view_controller_links_to_other_bundles"),
      document: .storyboard(
        #"<scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="Pay" bundleIdentifier="org.example.pay" id="a"/></objects></scene>"#
      )),
    Case(
      counterpart: .xiblint("simulated_metrics_retina4_0"),
      document: RuleTesting.file(#"<document type="CocoaTouch"><device id="retina5_5"/><objects/></document>"#),
      options: RuleOptions(values: ["devices": .texts(["retina4_0"])])),
    Case(
      counterpart: .xiblint("strict_font_names"),
      document: .xib(
        #"<label id="a"><fontDescription key="fontDescription" name="Chalkduster" family="Chalkduster" pointSize="17"/></label>"#
      )),
    Case(
      counterpart: .xiblint("strict_font_sizes"),
      document: .xib(#"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="8"/></label>"#),
      options: RuleOptions(values: ["minimum": .number(13), "maximum": .number(30)])),
    Case(
      counterpart: .xiblint("strict_fonts"),
      document: .xib(
        #"<label id="a"><fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" pointSize="15"/></label>"#
      ),
      options: RuleOptions(values: ["fonts": .table(["Menlo-Regular": ["14"]])])),
    Case(
      counterpart: .xiblint("unavailable_custom_classes"),
      document: .xib(#"<view customClass="Old" customModule="App" id="a"/>"#),
      options: RuleOptions(values: ["classes": .table(["App.Old": ["App.New"]])])),
    Case(
      counterpart: .xiblint("unavailable_system_classes"), document: .xib(#"<slider id="a"/>"#),
      options: RuleOptions(values: ["classes": .table(["slider": ["App.Slider"]])])),
  ]

  @Test(arguments: cases) func aRuleThatAnswersForTheOriginalFires(_ example: Case) {
    let rules = RuleRegistry.all.filter { $0.description.counterparts.contains(example.counterpart) }
    #expect(
      rules.contains { rule in
        !RuleTesting.findings(of: rule, in: [example.document] + example.assets, options: example.options).isEmpty
      },
      "\(example.counterpart)")
  }

  @Test func everyOriginalIsAnsweredForAndShown() {
    #expect(Self.ibLinter.count == 19 && Self.xiblint.count == 21)
    let originals = Set(Self.ibLinter.map(RuleCounterpart.ibLinter) + Self.xiblint.map(RuleCounterpart.xiblint))
    #expect(Set(Self.cases.map(\.counterpart)) == originals)
  }

  @Test func noRuleAnswersForWhatIsNoOriginal() {
    let originals = Set(Self.ibLinter.map(RuleCounterpart.ibLinter) + Self.xiblint.map(RuleCounterpart.xiblint))
    for rule in RuleRegistry.all {
      #expect(originals.isSuperset(of: rule.description.counterparts), "\(rule)")
    }
  }
}
