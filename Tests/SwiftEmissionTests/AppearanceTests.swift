import InterfaceBuilder
import SwiftEmission
import Testing

/// How objects look everywhere, as code.
@Suite struct AppearanceTests {
  private func emit(_ looks: String, besides: String = "", options: EmissionOptions = EmissionOptions()) throws
    -> String
  {
    let text = #"<interface xmlns="urn:xibc:view:1"><appearance>\#(looks)</appearance>\#(besides)</interface>"#
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Brand.view.xml") else {
      Issue.record("no document")
      return ""
    }
    #expect(document.uncarried.isEmpty)
    let source = SwiftEmitter(options: options).emit(document, fileName: "Brand.view.xml")
    #expect(source.diagnostics.isEmpty)
    return try #require(source.text)
  }

  @Test func theWholeOfASmallOne() throws {
    #expect(
      try emit(
        #"<navigationBar tintColor="white" translucent="YES"><title font="system 17" kern="0.5"/></navigationBar>"#)
          == """
          // Brand.view.xml, compiled by xibc. Change the document, not this file.

          import UIKit

          /// The appearance of `Brand.view.xml`.
          @MainActor
          enum BrandAppearance {
            /// Sets the looks. Call it once, before the first window is there: views on screen don't change.
            static func apply() {
              let navigationBar = UINavigationBar.appearance()
              navigationBar.isTranslucent = true
              navigationBar.tintColor = .white
              navigationBar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17), .kern: 0.5]
            }
          }

          """)
  }

  @Test(arguments: [
    (
      #"<barButtonItem><title color="red"/><title state="disabled" color="named:Off"/></barButtonItem>"#,
      [
        "barButtonItem.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)",
        "[.foregroundColor: UIColor(named: \"Off\") as Any], for: .disabled)",
      ]
    ),
    (
      #"<barButtonItem in="UIToolbar A" tintColor="red"/>"#,
      ["let barButtonItem = UIBarButtonItem.appearance(\n      whenContainedInInstancesOf: [UIToolbar.self, A.self])"]
    ),
    (
      #"<label class="Badge" module="Kit" numberOfLines="1" textColor="label.opacity(0.5)"/>"#,
      [
        "import Kit\n", "let badge = Badge.appearance()", "badge.numberOfLines = 1",
        "badge.textColor = UIColor.label.withAlphaComponent(0.5)",
      ]
    ),
    (
      #"<label textColor="red"/><label textColor="blue" in="Card"/>"#,
      ["let label = UILabel.appearance()", "let label2 = UILabel.appearance(whenContainedInInstancesOf: [Card.self])"]
    ),
    (
      #"<tabBar><barAppearance background="transparent" blur="systemMaterial"/></tabBar>"#,
      [
        "tabBarAppearance.configureWithTransparentBackground()",
        "tabBarAppearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)",
        "tabBar.standardAppearance = tabBarAppearance", "tabBar.scrollEdgeAppearance = tabBarAppearance",
      ]
    ),
    (
      #"<tabBar><barAppearance><item state="selected" iconColor="red" titlePositionAdjustment="0 2"/></barAppearance></tabBar>"#,
      [
        "let itemAppearance = UITabBarItemAppearance()", "itemAppearance.selected.iconColor = .red",
        "itemAppearance.selected.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)",
        "tabBarAppearance.compactInlineLayoutAppearance = itemAppearance",
      ]
    ),
    (
      #"<toolbar><barAppearance for="compact" shadowImage="Line"><doneButton color="red" backgroundImage="Done"/></barAppearance></toolbar>"#,
      [
        "let toolbarAppearance = UIToolbarAppearance()", "toolbarAppearance.shadowImage = UIImage(named: \"Line\")",
        "toolbarAppearance.doneButtonAppearance.normal.titleTextAttributes = [",
        "toolbarAppearance.doneButtonAppearance.normal.backgroundImage = UIImage(named: \"Done\")",
        "toolbar.compactAppearance = toolbarAppearance",
      ]
    ),
  ])
  func looksBecomeStatements(_ looks: String, _ parts: [String]) throws {
    let source = try emit(looks)
    for part in parts { #expect(source.contains(part), "\(source)") }
  }

  /// What older systems lack is checked for, once.
  @Test func newerAppearancesAreCheckedFor() throws {
    var options = EmissionOptions()
    options.deploymentTarget = 12
    let source = try emit(#"<tabBar tintColor="red"><barAppearance/></tabBar>"#, options: options)
    #expect(
      source.contains(
        """
            tabBar.tintColor = .red
            if #available(iOS 13.0, tvOS 13.0, *) {
              let tabBarAppearance = UITabBarAppearance()
              tabBar.standardAppearance = tabBarAppearance
              if #available(iOS 15.0, tvOS 15.0, *) {
                tabBar.scrollEdgeAppearance = tabBarAppearance
              }
            }
        """), "\(source)")
  }

  @Test func anAppsClassKeepsItsName() throws {
    #expect(try emit(#"<label class="BrandAppearance" textColor="red"/>"#).contains("enum BrandAppearance2 {"))
  }

  @Test func besidesObjectsTheNibIsThereToo() throws {
    let source = try emit("<switch on=\"NO\"/>", besides: "<view/>")
    #expect(source.contains("struct BrandNib {"))
    #expect(source.contains("enum BrandAppearance {"))
  }

  @Test func aClassThatIsNoNameIsRefused() throws {
    for attribute in [#"class="A();B""#, #"in="A B()""#] {
      let text = #"<interface xmlns="urn:xibc:view:1"><appearance><label \#(attribute)/></appearance></interface>"#
      guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Brand.view.xml") else {
        Issue.record("no document")
        return
      }
      #expect(SwiftEmitter().emit(document, fileName: "Brand.view.xml").diagnostics.map(\.id) == ["invalid_class_name"])
    }
  }
}
