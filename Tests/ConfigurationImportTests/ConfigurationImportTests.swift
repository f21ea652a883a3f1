import Linting
import Testing

@testable import ConfigurationImport

/// Other linters' configurations as ours.
@Suite struct ConfigurationImportTests {
  private func ibLinter(_ text: String) throws -> ImportedConfiguration {
    try ConfigurationImport.read(text, name: "App/.iblinter.yml")
  }

  private func xiblint(_ text: String) throws -> ImportedConfiguration {
    try ConfigurationImport.read(text, name: ".xiblint.json")
  }

  @Test func rulesOfIBLinterTurnOursOnAndOff() throws {
    let configuration = try ibLinter("enabled_rules:\n  - relative_to_margin\ndisabled_rules: [duplicate_constraint]\n")
    #expect(configuration.rules["relative_to_margin"]?.enabled == true)
    #expect(configuration.rules["duplicate_constraint"]?.enabled == false)
    // On there and here.
    #expect(configuration.rules["duplicate_id"] == nil)
    // On there, off here.
    #expect(configuration.rules["autolayout_disabled"]?.enabled == true)
    #expect(configuration.remarks == [])
    // What is enabled and disabled is enabled.
    #expect(
      try ibLinter("enabled_rules: [duplicate_id]\ndisabled_rules: [duplicate_id]").rules["duplicate_id"] == nil)
  }

  @Test func everyRuleOfBothHasAnAnswer() {
    #expect(
      Counterparts(.ibLinter).ids == [
        "ambiguous", "color_resources", "custom_class_name", "custom_module", "duplicate_constraint", "duplicate_id",
        "enable_autolayout", "has_initial_view_controller", "has_single_view_controller", "hides_bottom_bar",
        "image_resources", "misplaced", "relative_to_margin", "reuse_identifier", "stackview_backgroundcolor",
        "storyboard_viewcontroller_id", "use_base_class", "use_trait_collections", "view_as_device",
      ])
    #expect(
      Counterparts(.xiblint).ids == [
        "accessibility_format", "accessibility_labels_for_image_buttons", "accessibility_labels_for_images",
        "accessibility_labels_for_text_with_placeholder", "autolayout_frames", "automation_identifiers",
        "automation_identifiers_for_outlet_labels", "color_assets", "enforce_runtime_attributes",
        "enforce_system_properties", "named_colors", "no_attributed_string_colors", "no_simulated_metrics",
        "no_trait_variations", "no_view_controller_links_to_other_bundles", "simulated_metrics_retina4_0",
        "strict_font_names", "strict_font_sizes", "strict_fonts", "unavailable_custom_classes",
        "unavailable_system_classes",
      ])
  }

  @Test func pathsOfIBLinterArePatterns() throws {
    let configuration = try ibLinter("excluded:\n- Carthage\n- ./Pods/\nincluded:\n- App/Views\n")
    #expect(configuration.exclude == ["/Carthage", "/Pods"] && configuration.include == ["/App/Views"])
    #expect(configuration.json.contains("\"exclude\" : [\n    \"/Carthage\",\n    \"/Pods\"\n  ]"))
  }

  @Test func optionsOfIBLinterAreOurs() throws {
    let configuration = try ibLinter(
      """
      enabled_rules: [use_base_class, view_as_device, hides_bottom_bar]
      custom_module_rule:
        - module: UIComponents
          included:
            - UIComponents/Classes
          excluded:
            - UIComponents/Classes/Generated
      use_base_class_rule:
        - element_class: UILabel
          base_classes:
            - PrimaryLabel
            - SecondaryLabel
      view_as_device_rule:
        device_id: retina4_0
      hides_bottom_bar_rule:
        excluded_view_controllers:
          - FirstViewController
      reporter: json
      """)
    #expect(configuration.modules == ["UIComponents": ["UIComponents/Classes"]])
    #expect(
      configuration.rules["use_base_class"]
        == .init(enabled: true, options: ["classes": .table(["UILabel": ["PrimaryLabel", "SecondaryLabel"]])]))
    #expect(configuration.rules["view_as_device"]?.options == ["devices": .texts(["retina4_0"])])
    #expect(configuration.rules["hides_bottom_bar"]?.options == ["excluded": .texts(["FirstViewController"])])
    #expect(
      configuration.remarks == [
        "line 6: folders of a module can't be excluded", "reporter: give '--format json' to 'lint'",
      ])
  }

  @Test func traitCollectionsHaveTwoRules() throws {
    let on = try ibLinter("enabled_rules: [use_trait_collections]")
    #expect(on.rules["trait_collections_disabled"]?.enabled == true && on.rules["trait_variations_used"] == nil)
    let off = try ibLinter("enabled_rules: [use_trait_collections]\nuse_trait_collections_rule:\n  enabled: false")
    #expect(off.rules["trait_variations_used"]?.enabled == true && off.rules["trait_collections_disabled"] == nil)
  }

  @Test func whatIBLinterDoesNotHaveIsSaid() throws {
    let configuration = try ibLinter("enabled_rules: [sparkle]\nsparkles: 1")
    #expect(
      configuration.remarks == ["line 2: IBLinter has no key 'sparkles'", "'sparkle': no rule answers for it"])
    #expect(throws: ImportError(line: 2, "'excluded' has to be a list")) {
      try ibLinter("included: []\nexcluded: Pods")
    }
    #expect(throws: ImportError.self) { try ibLinter("- a") }
  }

  @Test func patternsOfXiblintTurnRulesOn() throws {
    let configuration = try xiblint(#"{"rules": ["accessibility_labels_*", "strict_fonts", "sparkle"]}"#)
    #expect(
      configuration.rules.keys.sorted() == [
        "font_allow_list", "image_button_without_label", "image_without_label", "text_field_placeholder_only",
      ])
    #expect(configuration.remarks == ["'sparkle': no rule answers for it"])
  }

  @Test func optionsOfXiblintAreOurs() throws {
    let configuration = try xiblint(
      """
      {"rules": ["named_colors", "strict_font*", "enforce_system_properties", "unavailable_*", "color_assets"],
       "rules_config": {
         "named_colors": {"allowed_colors": ["Red"], "allow_system_colors": true},
         "strict_font_sizes": {"minimum_size": 13},
         "strict_fonts": {"allowed_fonts": [{"name": "A-B", "size": 14}, {"name": "A-B", "size": 16.5}]},
         "enforce_system_properties": {"system_properties": {"label": {"enabled": [null, "NO"]}}},
         "unavailable_custom_classes": {"custom_classes": {"App.Old": "App.New"}},
         "color_assets": {"asset_catalog": "A.xcassets"},
         "no_trait_variations": {"unused": true}
       }}
      """)
    #expect(
      configuration.rules["color_allow_list"]?.options == ["names": .texts(["Red"]), "allowsSystemColors": .flag(true)])
    #expect(configuration.rules["font_size_range"]?.options == ["minimum": .number(13)])
    #expect(configuration.rules["font_allow_list"]?.options == ["fonts": .table(["A-B": ["14", "16.5"]])])
    #expect(
      configuration.rules["system_property_allowed_values"]?.options == [
        "values": .table(["label/enabled": ["", "NO"]])
      ])
    #expect(
      configuration.rules["unavailable_custom_classes"]?.options == ["classes": .table(["App.Old": ["App.New"]])])
    #expect(configuration.remarks == ["color_assets.asset_catalog: there's no equivalent"])
  }

  @Test func foldersOfXiblintAreExcludedOrGetFilesOfTheirOwn() throws {
    let configuration = try xiblint(
      """
      {"rules": ["strict_font_sizes", "named_colors"], "include_paths": ["App", "./Kit/"],
       "paths": {"Pods": {"rules": []}, "Old": {"excluded_rules": ["named_*"]},
                 "New": {"rules_config": {"strict_font_sizes": {"minimum_size": 15}}}}}
      """)
    #expect(configuration.include == ["/App", "/Kit"] && configuration.exclude == ["/Pods"])
    #expect(
      configuration.remarks == [
        #"New: put this into New/.xibc.json: {"rules":{"font_size_range":{"options":{"minimum":15}}}}"#,
        #"Old: put this into Old/.xibc.json: {"rules":{"color_allow_list":{"enabled":false}}}"#,
      ])
  }

  @Test func whatIsNoConfigurationIsRefused() {
    #expect(throws: ImportError("it is no JSON object")) { try xiblint("[1]") }
    #expect(throws: ImportError("'rules' has to be a list of texts")) { try xiblint(#"{"rules": "all"}"#) }
    #expect(throws: ImportError.self) { try ConfigurationImport.read("", name: "lint.toml") }
  }
}
