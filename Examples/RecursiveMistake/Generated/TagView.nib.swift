// TagView.xib, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `TagView.xib`.
@MainActor
struct TagViewNib {
  let tagView = decode(TagView.self)
  let titleLabel = UILabel()

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: TagView?) {
    load(for: owner)
  }

  private func load(for owner: TagView?) {
    tagView.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
    tagView.isOpaque = true
    tagView.clearsContextBeforeDrawing = true
    tagView.autoresizesSubviews = true
    tagView.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    tagView.backgroundColor = .systemYellow

    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    titleLabel.text = "Tag"
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 15)

    tagView.addSubview(titleLabel)

    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: tagView.leadingAnchor, constant: 12),
      titleLabel.topAnchor.constraint(equalTo: tagView.topAnchor, constant: 4),
      tagView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 12),
      tagView.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
    ])

    if let owner {
      owner.titleLabel = titleLabel
    }

    let objects: [NSObject] = [tagView, titleLabel]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// The top-level objects, in the document's order.
  var topLevelObjects: [NSObject] { [tagView] }

  /// Adds `tagView` to `superview` and pins it to the four edges.
  func pin(to superview: UIView) {
    tagView.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(tagView)
    NSLayoutConstraint.activate([
      tagView.topAnchor.constraint(equalTo: superview.topAnchor),
      tagView.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      tagView.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      tagView.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }
}

/// Makes an object as a nib does: by `init(coder:)`, from an archive without values.
@MainActor
private func decode<Object: NSCoding>(_ type: Object.Type) -> Object {
  let archiver = NSKeyedArchiver(requiringSecureCoding: false)
  archiver.finishEncoding()
  guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData),
    let object = type.init(coder: coder)
  else {
    preconditionFailure("\(type).init(coder:) makes no object")
  }
  return object
}
