// RatingView.xib, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `RatingView.xib`.
@MainActor
struct RatingViewNib {
  let ratingView = decode(RatingView.self)
  let questionLabel = UILabel()
  let slider = UISlider()

  /// Loads the interface, as `UINib.instantiate(withOwner:)` does.
  init() {
    load()
  }

  private func load() {
    ratingView.frame = CGRect(x: 0, y: 0, width: 280, height: 60)
    ratingView.isOpaque = true
    ratingView.clearsContextBeforeDrawing = true
    ratingView.autoresizesSubviews = true
    ratingView.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    ratingView.backgroundColor = .systemBackground

    questionLabel.translatesAutoresizingMaskIntoConstraints = false
    questionLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    questionLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    questionLabel.text = "How was it?"
    questionLabel.font = .systemFont(ofSize: 17)

    slider.translatesAutoresizingMaskIntoConstraints = false
    slider.minimumValue = 1
    slider.maximumValue = 5
    slider.value = 3

    ratingView.addSubview(questionLabel)
    ratingView.addSubview(slider)

    NSLayoutConstraint.activate([
      questionLabel.leadingAnchor.constraint(equalTo: ratingView.leadingAnchor, constant: 16),
      questionLabel.centerYAnchor.constraint(equalTo: ratingView.centerYAnchor),
      slider.leadingAnchor.constraint(equalTo: questionLabel.trailingAnchor, constant: 16),
      slider.centerYAnchor.constraint(equalTo: ratingView.centerYAnchor),
      ratingView.trailingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 16),
    ])

    ratingView.questionLabel = questionLabel
    ratingView.slider = slider
    slider.addTarget(ratingView, action: #selector(RatingView.rate(_:)), for: .valueChanged)

    let objects: [NSObject] = [ratingView, questionLabel, slider]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// The top-level objects, in the document's order.
  var topLevelObjects: [NSObject] { [ratingView] }

  /// Adds `ratingView` to `superview` and pins it to the four edges.
  func pin(to superview: UIView) {
    ratingView.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(ratingView)
    NSLayoutConstraint.activate([
      ratingView.topAnchor.constraint(equalTo: superview.topAnchor),
      ratingView.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      ratingView.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      ratingView.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
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
