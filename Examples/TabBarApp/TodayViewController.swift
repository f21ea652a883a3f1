import UIKit

/// The first tab: stories in the cells that the storyboard has a prototype of.
final class TodayViewController: UITableViewController {
  private let stories = [
    Story(headline: "Tides turn early this spring", source: "Harbour News"),
    Story(headline: "A bridge for the old town", source: "City Paper"),
  ]

  override func loadView() {
    if !NewsStoryboard.loadView(of: self) { super.loadView() }
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if NewsStoryboard.performSegue(withIdentifier: identifier, from: self, sender: sender) { return }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stories.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: StoryCellNib.reuseIdentifier, for: indexPath)
    let story = stories[indexPath.row]
    cell.textLabel?.text = story.headline
    cell.detailTextLabel?.text = story.source
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let destination = segue.destination as? StoryViewController, let cell = sender as? UITableViewCell else {
      return
    }
    destination.story = stories.first { $0.headline == cell.textLabel?.text }
  }
}
