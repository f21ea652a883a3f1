import InterfaceModel

/// Finds documents that the canvas shows on another device than a team agreed on.
struct ViewAsDevice: DocumentRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "view_as_device",
    summary: "The canvas shows the document on another device than is asked for.",
    rationale: """
      Xcode stores the frames for the device that it shows: each person's choice of another one changes every frame in \
      the file. Choose the device under "View as" and save.
      """,
    severity: .warning, isEnabledByDefault: false, options: [devices.declaration],
    counterparts: [.ibLinter("view_as_device"), .xiblint("simulated_metrics_retina4_0")],
    badExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><device ↓id="retina6_5" orientation="portrait"/><objects><view id="a"/></objects></document>"#
      ),
      .file(
        #"↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>"#
      ),
    ],
    goodExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><objects><view id="a"/></objects></document>"#
      )
    ])

  private static let devices = RuleOption(
    "devices", ["retina4_7"], "The ids of the devices that are allowed, as documents have them (`retina6_12`).")
  private let devices: [String]

  init(_ options: RuleOptions) { devices = options[Self.devices] }

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard let root = document.root else { return [] }
    let id = root.childElements.first { $0.name == "device" }?.attribute("id")
    guard !(id.map { devices.contains($0.value) } ?? false) else { return [] }
    let list = devices.map { "'\($0)'" }.joined(separator: " or ")
    let what = id.map { "the canvas shows the device '\($0.value)'" } ?? "the document doesn't say what device it shows"
    return [finding("\(what): show \(list)", in: document, at: id?.range ?? root.range)]
  }
}
