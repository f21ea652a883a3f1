import UIKit

/// A component with outlets, as a person writes it around a document.
final class Panel: UIView {
  @IBOutlet var icon: UIImageView!
  @IBOutlet weak var caption: UILabel?
  @IBOutlet private(set) var save: UIButton!
  @IBOutlet var fields: [UITextField]!
  @IBOutlet var gap: NSLayoutConstraint!
  @IBOutlet var tap: UITapGestureRecognizer!
  @IBInspectable var radius: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    PanelNib.load(into: self)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    PanelNib.load(into: self)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    gap.isActive = traitCollection.horizontalSizeClass == .compact
  }

  @IBAction func save(_ sender: UIButton) {}
  @IBAction func touched(_ sender: UITapGestureRecognizer) {}
  @IBAction func edited() {}
  @IBAction func changed(_ sender: Any, forEvent event: UIEvent) {}
}

@MainActor
struct PanelNib {
  let root: UIView
  let icon: UIImageView
  let save: UIButton
  let field: UITextField
  let gap: NSLayoutConstraint
  let tap: UITapGestureRecognizer

  init(owner: Panel?) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 120.5))
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    root.tintColor = UIColor(displayP3Red: 0.1, green: 0.9, blue: 0.3, alpha: 0.5)
    root.tag = 7

    icon = UIImageView(image: UIImage(systemName: "star.fill"), highlightedImage: UIImage(named: "star"))
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold, scale: .large)
    icon.contentMode = .scaleAspectFit
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.accessibilityTraits = [.image, .button]
    icon.accessibilityLabel = NSLocalizedString("abc-de-fgh.accessibilityLabel", tableName: "Panel", comment: "")
    icon.isAccessibilityElement = true

    save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)
    save.setTitle("Saved", for: [.selected, .highlighted])
    save.setTitleColor(UIColor(named: "Accent"), for: .disabled)
    save.setImage(UIImage(systemName: "tray"), for: .normal)
    save.titleLabel?.font = UIFont(name: "HelveticaNeue-Bold", size: 15)
    save.contentHorizontalAlignment = .leading
    save.setContentCompressionResistancePriority(.required, for: .horizontal)
    save.setContentHuggingPriority(UILayoutPriority(rawValue: 252), for: .vertical)

    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "now"
    configuration.image = UIImage(systemName: "tray.and.arrow.down")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    configuration.baseBackgroundColor = .systemIndigo
    configuration.cornerStyle = .capsule
    configuration.background.cornerRadius = 3
    configuration.attributedTitle = AttributedString(
      "Save", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 17)]))
    var container = AttributeContainer()
    container.font = UIFont.preferredFont(forTextStyle: .headline)
    container.foregroundColor = UIColor.label
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in container }
    save.configuration = configuration

    field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.clearButtonMode = .whileEditing
    field.textAlignment = .natural
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .words
    field.textContentType = .username
    field.returnKeyType = .done
    field.isSecureTextEntry = true
    field.smartQuotesType = .no
    field.minimumFontSize = 17

    let text = NSMutableAttributedString(string: "Hello")
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 2
    style.tabStops = [NSTextTab(textAlignment: .left, location: 28, options: [:])]
    text.addAttributes(
      [
        .paragraphStyle: style, .foregroundColor: UIColor.red, .kern: 0.5,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ],
      range: NSRange(location: 0, length: 5))
    field.attributedText = text
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 12, weight: .light)])
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontForContentSizeCategory = true
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)

    let stack = UIStackView(arrangedSubviews: [icon, save, field])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.distribution = .fillProportionally
    stack.alignment = .firstBaseline
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(12, after: icon)
    stack.addArrangedSubview(label)
    root.addSubview(stack)

    tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    root.addGestureRecognizer(tap)

    let guide = UILayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)

    gap = NSLayoutConstraint(
      item: stack, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .leadingMargin,
      multiplier: 1, constant: 8)
    gap.priority = .defaultHigh
    gap.identifier = "gap"
    let ratio = NSLayoutConstraint(
      item: icon, attribute: .width, relatedBy: .equal, toItem: icon, attribute: .height, multiplier: 16.0 / 9,
      constant: 0)
    ratio.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      gap, ratio,
      stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8.5),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.bottomAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -4),
      icon.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
      label.firstBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
      guide.centerXAnchor.constraint(equalTo: root.readableContentGuide.centerXAnchor),
      stack.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
    ])

    icon.setValue(4, forKeyPath: "layer.cornerRadius")
    icon.setValue(NSValue(cgSize: CGSize(width: 1, height: 2)), forKeyPath: "layer.shadowOffset")
    icon.setValue(NSNumber(value: true), forKey: "clipsToBounds")
    icon.setValue(UIColor.red, forKey: "tintColor")
    icon.layer.cornerRadius = 4
    icon.layer.borderColor = UIColor.gray.cgColor
    icon.layer.shadowOffset = CGSize(width: 0, height: 1)
    icon.transform = CGAffineTransform(rotationAngle: .pi / 4)

    if let owner {
      owner.icon = icon
      owner.caption = label
      owner.fields = [field]
      owner.gap = gap
      owner.tap = tap
      owner.setValue(save, forKey: "save")
      save.addTarget(owner, action: #selector(Panel.save(_:)), for: .touchUpInside)
      save.addTarget(nil, action: Selector(("anyone:")), for: [.touchDown, .touchCancel])
      field.addTarget(owner, action: #selector(Panel.edited), for: .editingChanged)
      field.addTarget(owner, action: #selector(Panel.changed(_:forEvent:)), for: .valueChanged)
      tap.addTarget(owner, action: #selector(Panel.touched(_:)))
    }

    let objects: [NSObject] = [root, icon, save, field, gap, tap]
    for object in objects {
      object.awakeFromNib()
    }
  }

  static func load(into owner: Panel) {
    let content = PanelNib(owner: owner).root
    content.frame = owner.bounds
    owner.addSubview(content)
  }
}
