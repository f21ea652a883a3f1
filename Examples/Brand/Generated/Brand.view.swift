// Brand.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The appearance of `Brand.view.xml`.
@MainActor
enum BrandAppearance {
  /// Sets the looks. Call it once, before the first window is there: views on screen don't change.
  static func apply() {
    let navigationBar = UINavigationBar.appearance()
    navigationBar.tintColor = .white

    let navigationBarAppearance = UINavigationBarAppearance()
    navigationBarAppearance.configureWithOpaqueBackground()
    navigationBarAppearance.backgroundColor = .systemIndigo
    navigationBarAppearance.shadowColor = nil
    navigationBarAppearance.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 18, weight: .semibold),
      .foregroundColor: UIColor.white,
    ]
    navigationBarAppearance.largeTitleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold),
      .foregroundColor: UIColor.white,
    ]
    navigationBarAppearance.buttonAppearance.normal.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 15),
      .foregroundColor: UIColor.white,
    ]
    navigationBarAppearance.buttonAppearance.highlighted.titleTextAttributes = [
      .foregroundColor: UIColor.white.withAlphaComponent(0.6)
    ]
    navigationBarAppearance.doneButtonAppearance.normal.titleTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 15)
    ]
    navigationBar.standardAppearance = navigationBarAppearance
    navigationBar.scrollEdgeAppearance = navigationBarAppearance
    navigationBar.compactAppearance = navigationBarAppearance

    let tabBar = UITabBar.appearance()
    tabBar.tintColor = .systemIndigo

    let tabBarAppearance = UITabBarAppearance()
    tabBarAppearance.configureWithDefaultBackground()
    tabBarAppearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    let itemAppearance = UITabBarItemAppearance()
    itemAppearance.normal.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium),
      .foregroundColor: UIColor.secondaryLabel,
    ]
    itemAppearance.normal.iconColor = .secondaryLabel
    itemAppearance.selected.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 10, weight: .bold),
      .foregroundColor: UIColor.systemIndigo,
    ]
    itemAppearance.selected.iconColor = .systemIndigo
    tabBarAppearance.stackedLayoutAppearance = itemAppearance
    tabBarAppearance.inlineLayoutAppearance = itemAppearance
    tabBarAppearance.compactInlineLayoutAppearance = itemAppearance
    tabBar.standardAppearance = tabBarAppearance
    tabBar.scrollEdgeAppearance = tabBarAppearance

    let barButtonItem = UIBarButtonItem.appearance(
      whenContainedInInstancesOf: [UIToolbar.self, UINavigationController.self])
    barButtonItem.tintColor = .systemIndigo
    barButtonItem.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 15, weight: .medium)], for: .normal)
    barButtonItem.setTitleTextAttributes(
      [.foregroundColor: UIColor.label.withAlphaComponent(0.3)], for: .disabled)

    let switch2 = UISwitch.appearance()
    switch2.onTintColor = .systemIndigo
  }
}
