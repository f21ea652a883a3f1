// What happens in Examples/TabBarApp, from its start on.

import UIKit

@main enum Scenario {
  @MainActor static func main() throws {
    Stage.open()
    Stage.act("start")
    let tabs = NewsStoryboard.instantiateInitialViewController()
    // Unwinding looks for methods by their names, which only Objective-C knows here.
    _ = #selector(MainTabBarController.publishStory(_:))
    tabs.loadViewIfNeeded()
    tabs.selectedIndex = 0
    Stage.tree(tabs)

    Stage.act("a story of the list is pushed, and popped with the brand's back button")
    let today = try Stage.top(tabs, TodayViewController.self)
    Stage.select(IndexPath(row: 1, section: 0), in: today.tableView)
    Stage.tree(tabs)
    let story = try Stage.top(tabs, StoryViewController.self)
    Stage.touch(try Stage.need(story.navigationItem.leftBarButtonItem))

    Stage.act("each tab is selected")
    for index in 1...3 { tabs.selectedIndex = index }
    Stage.tree(tabs)

    Stage.act("a button starts a segue, without a prepared story")
    tabs.selectedIndex = 1
    let search = try Stage.top(tabs, UIViewController.self)
    Stage.touch(try Stage.need(search.view.subviews.last))
    Stage.tree(try Stage.need(tabs.selectedViewController))

    Stage.act("the centre button performs a segue by its identifier")
    Stage.touch(try Stage.need(tabs.tabBar as? CenterButtonTabBar).centerButton)
    Stage.tree(try Stage.need(tabs.presentedViewController))

    Stage.act("Done is declined without a headline, and unwinds with one")
    let compose = try Stage.top(tabs.presentedViewController, ComposeViewController.self)
    let done = try Stage.need(compose.navigationItem.rightBarButtonItem)
    Stage.touch(done)
    compose.headlineField.text = "Fog until noon"
    Stage.touch(done)
    Stage.tell("badge of Today: \(tabs.viewControllers?.first?.tabBarItem.badgeValue ?? "none")")

    Stage.act("a bar button item starts the same segue from another scene")
    tabs.selectedIndex = 3
    let profile = try Stage.top(tabs, UIViewController.self)
    Stage.touch(try Stage.need(profile.navigationItem.rightBarButtonItem))
    Stage.tell("presented: \(tabs.presentedViewController.map { Stage.name(of: $0) } ?? "nothing")")
  }
}
