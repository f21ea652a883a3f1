import UIKit

/// A list of people: each cell has the same card.
final class PeopleViewController: UITableViewController {
  /// Who is listed.
  var people: [Person] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ProfileCell.self, forCellReuseIdentifier: "profile")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "profile", for: indexPath)
    guard let card = (cell as? ProfileCell)?.card else { return cell }
    card.show(people[indexPath.row])
    card.onFollow = { [weak card] _ in card?.isFollowed = true }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(ProfileViewController(people[indexPath.row]), sender: nil)
  }
}
