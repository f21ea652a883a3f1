// What happens in Examples/SettingsApp, from its start on.

import UIKit

@main enum Scenario {
  @MainActor static func main() throws {
    Stage.open()
    // What only Objective-C's runtime could tell: who takes the unwind action, and what the class overrides.
    _ = #selector(PreferencesViewController.saveName(_:))
    Stage.overrides(
      PreferencesViewController.self, #selector(UITableViewController.tableView(_:titleForFooterInSection:)))
    Stage.act("start: the container view is filled when the view is loaded")
    let navigation = SettingsStoryboard.instantiateInitialViewController()
    let settings = try Stage.top(navigation, SettingsViewController.self)
    settings.loadViewIfNeeded()
    Stage.tree(navigation)

    Stage.act("the title drops the menu down, and a choice closes it")
    Stage.touch(settings.titleView.button)
    Stage.tree(navigation)
    Stage.touch(try Stage.need(settings.menu.arrangedSubviews.last as? UIButton))
    Stage.tell("title \(settings.titleView.title), menu \(settings.menu.isHidden ? "closed" : "open")")

    Stage.act("a static cell shows the name, and Save unwinds to the embedded controller")
    let preferences = try Stage.need(settings.children.first as? PreferencesViewController)
    Stage.select(IndexPath(row: 0, section: 0), in: preferences.tableView)
    Stage.tree(navigation)
    let name = try Stage.top(navigation, NameViewController.self)
    name.nameField.text = "Grace Hopper"
    Stage.touch(try Stage.need(name.navigationItem.rightBarButtonItem))
    Stage.tell("name: \(preferences.nameLabel.text ?? "")")

    Stage.act("code makes the controller its table's data source and delegate again: the static cells stay")
    preferences.tableView.dataSource = preferences
    preferences.tableView.delegate = preferences
    Stage.tree(preferences)

    Stage.act("help is a popover at its item")
    let help = try Stage.need(settings.navigationItem.rightBarButtonItem)
    Stage.touch(help)
    let presented = try Stage.need(settings.presentedViewController)
    let popover = try Stage.need(presented.popoverPresentationController)
    Stage.tell(
      "anchored at the item: \(popover.barButtonItem === help), arrow up: \(popover.permittedArrowDirections == .up)")
    Stage.tree(navigation)
    presented.dismiss(animated: true)

    Stage.act("code performs a segue by its identifier")
    preferences.performSegue(withIdentifier: "editName", sender: nil)
    Stage.tell("on top: \(Stage.name(of: try Stage.need(navigation.topViewController)))")
  }
}
