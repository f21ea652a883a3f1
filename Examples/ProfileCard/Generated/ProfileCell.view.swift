// ProfileCell.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The component of `ProfileCell.view.xml`.
final class ProfileCell: UITableViewCell {
  let card = ProfileCard()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    self.selectionStyle = .none

    self.contentView.isOpaque = true
    self.contentView.isMultipleTouchEnabled = false
    self.contentView.clipsToBounds = false
    self.contentView.contentMode = .scaleToFill

    card.translatesAutoresizingMaskIntoConstraints = false

    self.contentView.addSubview(card)

    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: self.contentView.topAnchor),
      card.leadingAnchor.constraint(equalTo: self.contentView.leadingAnchor),
      card.bottomAnchor.constraint(equalTo: self.contentView.bottomAnchor),
      card.trailingAnchor.constraint(equalTo: self.contentView.trailingAnchor),
    ])
  }
}
