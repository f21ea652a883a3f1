import InterfaceModel
import XMLSyntax

/// Finds colours that aren't the app's named ones.
struct ColorAllowList: IndexedRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "color_allow_list",
    summary: "A colour isn't a named one, or not one of those that are allowed.",
    rationale: """
      For apps whose colours are in an asset catalogue: a colour by its numbers doesn't change with the catalogue, nor \
      with the dark appearance.
      """,
    severity: .warning, isEnabledByDefault: false,
    options: [
      names.declaration, allowsSystemColors.declaration, allowsClear.declaration, allowsTranslucent.declaration,
    ],
    counterparts: [.xiblint("named_colors")],
    badExamples: [
      .xib(
        #"<view id="a">↓<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>"#
      ),
      .xib(#"<view id="a">↓<color key="backgroundColor" systemColor="systemBackgroundColor"/></view>"#),
    ],
    goodExamples: [.xib(#"<view id="a"><color key="backgroundColor" name="Brand"/></view>"#)])

  private static let names = RuleOption(
    "names", [String](), "The named colours that are allowed; none given allow every named colour.")
  private static let allowsSystemColors = RuleOption(
    "allowsSystemColors", false, "Whether the system's colours are allowed.")
  private static let allowsClear = RuleOption("allowsClear", false, "Whether a colour that is fully clear is allowed.")
  private static let allowsTranslucent = RuleOption(
    "allowsTranslucent", false, "Whether every colour is allowed that isn't opaque.")
  private let names: Set<String>
  private let allowsSystemColors: Bool
  private let allowsClear: Bool
  private let allowsTranslucent: Bool

  init(_ options: RuleOptions) {
    names = Set(options[Self.names])
    allowsSystemColors = options[Self.allowsSystemColors]
    allowsClear = options[Self.allowsClear]
    allowsTranslucent = options[Self.allowsTranslucent]
  }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.elements(["color"]).compactMap { color in
      guard let objection = objection(to: color) else { return nil }
      return finding(objection, in: indexed.document, at: color.range, object: indexed.object(around: color))
    }
  }

  private func objection(to color: MarkupElement) -> String? {
    let key = color["key"] ?? "color"
    let alpha = color["alpha"].flatMap { Double($0) }
    if let alpha, allowsTranslucent && alpha != 1 || allowsClear && alpha == 0 { return nil }
    if color["systemColor"] != nil || color["cocoaTouchSystemColor"] != nil || color["catalog"] != nil {
      return allowsSystemColors ? nil : "'\(key)' is a colour of the system: use a named one"
    }
    guard let name = color["name"] else { return "'\(key)' is a colour by its numbers: use a named one" }
    return names.isEmpty || names.contains(name) ? nil : "the colour '\(name)' isn't one of those that are allowed"
  }
}
