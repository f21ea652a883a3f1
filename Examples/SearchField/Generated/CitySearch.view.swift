// CitySearch.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `CitySearch.view.xml`.
@MainActor
struct CitySearchNib {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let search = SearchField(placeholder: "City or country")
  let tableView = UITableView(frame: .zero, style: .plain)

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: CitySearchViewController?) {
    load(for: owner)
  }

  private func load(for owner: CitySearchViewController?) {
    view.backgroundColor = .systemBackground

    search.translatesAutoresizingMaskIntoConstraints = false

    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.keyboardDismissMode = .onDrag

    view.addSubview(search)
    view.addSubview(tableView)

    NSLayoutConstraint.activate([
      search.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      search.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      search.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: search.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])

    if let owner {
      owner.view = view
      owner.tableView = tableView
      tableView.dataSource = owner
      search.onChange = sending(#selector(CitySearchViewController.filter(_:)), to: owner)
      search.onSearch = sending(#selector(CitySearchViewController.finish(_:)), to: owner)
    }

    let objects: [NSObject] = [view, tableView]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// The top-level objects, in the document's order.
  var topLevelObjects: [NSObject] { [view] }

  /// Adds `view` to `superview` and pins it to the four edges.
  func pin(to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }
}

/// Sends an action as a control does: to `target` while it lives, or along the responder chain where there is none.
@MainActor
private func sending(_ action: Selector, to target: AnyObject?) -> (Any) -> Void {
  guard let target else {
    return { UIApplication.shared.sendAction(action, to: nil, from: $0, for: nil) }
  }
  return { [weak target] sender in
    guard let target else { return }
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}
