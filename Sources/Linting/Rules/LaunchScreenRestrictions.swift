import InterfaceModel
import UIKitCatalog

/// Finds what launch screens may not have.
struct LaunchScreenRestrictions: DocumentRule {
  static let description = RuleDescription(
    id: "launch_screen_restrictions",
    summary: "A launch screen has custom classes, runtime attributes or connections.",
    rationale: """
      The system draws the launch screen before the app's code runs, so that no class of the app exists yet. Xcode \
      refuses such a document. Remove what needs code. The class of File's Owner is left alone: a nib that an app loads \
      itself may be ticked as a launch screen as well.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController customClass="↓Splash" id="a"/></objects></scene>"#,
        attributes: #" launchScreen="YES""#),
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><userDefinedRuntimeAttributes>↓<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></viewController></objects></scene>"#,
        attributes: #" launchScreen="YES""#),
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><subviews><button id="b"><connections>↓<action selector="go:" destination="a" eventType="touchUpInside" id="c"/></connections></button></subviews></view></viewController></objects></scene>"#,
        attributes: #" launchScreen="YES""#),
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><navigationController id="n"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="c"/></connections></navigationController></objects></scene><scene sceneID="t"><objects><viewController id="a"/></objects></scene>"#,
        attributes: #" launchScreen="YES""#),
      .storyboard(#"<scene sceneID="s"><objects><viewController customClass="Splash" id="a"/></objects></scene>"#),
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Splash"><connections><outlet property="logo" destination="a" id="b"/></connections></placeholder><view id="a"/></objects></document>"#
      ),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard document.isLaunchScreen else { return [] }
    return document.objects.indices.flatMap { index in
      let object = document.objects[index]
      var findings: [Finding] = []
      if let custom = object.customClass, !object.isPlaceholder, !UIKitClass.isKnown(custom.name) {
        findings.append(
          finding(
            "a launch screen can't have the custom class '\(custom.name)': no code of the app runs yet. Remove it",
            in: document, at: custom.range, object: index))
      }
      findings += object.runtimeAttributes.map { attribute in
        finding(
          "a launch screen can't have runtime attributes, as '\(attribute.keyPath)': Xcode refuses it. Remove it",
          in: document, at: attribute.range, object: index)
      }
      findings += object.connections.compactMap { connection in
        guard let what = objection(to: connection, of: object) else { return nil }
        return finding(
          "a launch screen can't have \(what): no code of the app runs yet. Remove it", in: document,
          at: connection.range, object: index)
      }
      return findings
    }
  }

  private func objection(to connection: Connection, of object: InterfaceObject) -> String? {
    switch connection.kind {
    case .action(let selector, _):
      return "the action '\(selector)'"
    case .outlet(let property), .outletCollection(let property, _, _):
      // An outlet of UIKit's own, as a table's data source, comes with the element.
      guard let className = Catalog.uiKit[object.element]?.className,
        UIKitOutlets.type(of: property, in: className) == nil
      else { return nil }
      return object.isPlaceholder ? nil : "the outlet '\(property)'"
    case .segue(let segue):
      return segue.kind == .relationship || segue.kind == .embed ? nil : "a segue"
    }
  }
}
