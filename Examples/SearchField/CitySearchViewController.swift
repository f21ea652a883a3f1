import UIKit

/// A list of cities that gets shorter while somebody types into the field above it.
final class CitySearchViewController: UIViewController {
  @IBOutlet var tableView: UITableView?

  private let cities: [String]
  private var matches: [String]

  /// Makes a screen that looks through `cities`.
  init(cities: [String]) {
    self.cities = cities
    matches = cities
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    _ = CitySearchNib(owner: self)
    tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "city")
  }

  @IBAction func filter(_ sender: UITextField) {
    let start = (sender.text ?? "").lowercased()
    matches = cities.filter { $0.lowercased().hasPrefix(start) }
    tableView?.reloadData()
  }

  @IBAction func finish(_ sender: UITextField) {
    sender.resignFirstResponder()
  }
}

extension CitySearchViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    matches.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = matches[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
