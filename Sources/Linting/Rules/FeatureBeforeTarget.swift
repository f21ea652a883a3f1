import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// Finds what the oldest system that an app is for hasn't.
struct FeatureBeforeTarget: IndexedRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "feature_before_target",
    summary: "The document uses what the deployment target hasn't yet.",
    rationale: """
      On the older system the nib can't be loaded where a class is missing, and looks otherwise where an attribute, a \
      symbol or a colour is. Set `deploymentTarget` in the configuration; without it nothing is found.
      """,
    severity: .warning,
    badExamples: [
      .xib(#"↓<colorWell id="a"/>"#).with(RuleOptions(deploymentTarget: SystemVersion(13))),
      .xib(#"<tableView ↓selectionFollowsFocus="YES" id="a"/>"#)
        .with(RuleOptions(deploymentTarget: SystemVersion(13))),
      .xib(#"<imageView ↓image="star" catalog="system" id="a"/>"#)
        .with(RuleOptions(deploymentTarget: SystemVersion(12, 4))),
      .xib(#"<view id="a"><color key="backgroundColor" ↓systemColor="systemBackgroundColor"/></view>"#)
        .with(RuleOptions(deploymentTarget: SystemVersion(12, 4))),
    ],
    goodExamples: [
      .xib(#"<colorWell id="a"/>"#),
      .xib(
        #"<colorWell id="a"/><imageView image="star" catalog="system" id="b"/><view id="c"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>"#
      ).with(RuleOptions(deploymentTarget: SystemVersion(14))),
    ])

  private let target: SystemVersion?

  init(_ options: RuleOptions) { target = options.deploymentTarget }

  /// Something that came with a version of iOS.
  private struct Feature {
    var name: String
    var version: Int
    var range: SourceRange
  }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    guard let target, document.platform == .iOS, let root = document.root else { return [] }
    var findings: [Finding] = []
    func collect(_ element: MarkupElement) {
      for feature in Self.features(of: element) where target < SystemVersion(feature.version) {
        findings.append(
          finding(
            "\(feature.name) is there since iOS \(feature.version), and the document is for iOS \(target)",
            in: document, at: feature.range, object: indexed.object(around: element)))
      }
      for child in element.childElements where child.name != "resources" && child["key"] != "userComments" {
        collect(child)
      }
    }
    collect(root)
    return findings
  }

  private static func features(of element: MarkupElement) -> [Feature] {
    var features: [Feature] = []
    if let version = ElementAvailability.firstVersion(of: element.name) {
      features.append(Feature(name: "'\(element.name)'", version: version, range: element.range))
    }
    for (name, version) in attributes[element.name] ?? [] {
      guard let attribute = element.attribute(name) else { continue }
      features.append(Feature(name: "'\(name)'", version: version, range: attribute.range))
    }
    if element["catalog"]?.lowercased() == "system", let image = element.attribute("image") {
      features.append(Feature(name: "the symbol '\(image.value)'", version: 13, range: image.range))
    }
    if element.name == "color" {
      if let color = element.attribute("systemColor") {
        features.append(Feature(name: "the colour '\(color.value)'", version: 13, range: color.range))
      } else if let color = element.attribute("name"), element["colorSpace"] == nil {
        features.append(Feature(name: "the named colour '\(color.value)'", version: 11, range: color.range))
      }
    }
    return features
  }

  /// The attributes that came with a version of iOS, by element.
  private static let attributes: [String: [(name: String, version: Int)]] = Dictionary(
    uniqueKeysWithValues: Catalog.uiKit.allElements.compactMap { element in
      let attributes = element.attributes.compactMap { row in row.since.map { (name: row.name, version: $0) } }
      return attributes.isEmpty ? nil : (element.name, attributes)
    })
}
