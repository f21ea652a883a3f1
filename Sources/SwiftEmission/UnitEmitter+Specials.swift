import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// What needs more than an assignment: each element's own.
  mutating func emitSpecials(of object: InterfaceObject, as name: String) {
    for value in object.values {
      switch (value.key, value.value) {
      case ("attributedText", .attributedText(let text)), ("attributedPlaceholder", .attributedText(let text)),
        ("attributedTitle", .attributedText(let text)):
        let local = emitAttributedText(text, named: (names.objectNames[object.index] ?? "view") + "Text", of: object)
        writer.statement(Statement(name, set: value.key, to: local))
      case ("image", .record(let record)) where object.element == "imageView",
        ("highlightedImage", .record(let record)) where object.element == "imageView":
        writer.statement(Statement(name, set: value.key, to: imageReference(record)))
      case ("preferredSymbolConfiguration", .record(let record)):
        writer.statement(Statement(name, set: "preferredSymbolConfiguration", to: symbolConfiguration(record)))
      case ("configuration", .record(let record)) where object.element == "button":
        whereAvailable(since: 15) { $0.emitButtonConfiguration(record, of: object, as: name) }
      case ("titleTextAttributes", .record(let record)), ("largeTitleTextAttributes", .record(let record)):
        emitTextAttributes(record, key: value.key, of: object, as: name)
      case ("scopeButtonTitles", .record(let record)):
        let titles = record.values.enumerated().compactMap { place, title in
          guard case .string(let title) = title.value else { return express.value(title.value, .localizedString) }
          return text(title, of: object, property: "scopeButtonTitles[\(place)]")
        }
        writer.statement(Statement(name, set: "scopeButtonTitles", to: "[\(titles.joined(separator: ", "))]"))
      case ("date", .date) where object["useCurrentDate"] == "NO":
        if let date = express.value(value.value, .date) { writer.line("\(name).date = \(date)") }
      case ("locale", .record(let record)):
        if let id = record["localeIdentifier"] {
          writer.line("\(name).locale = Locale(identifier: \(SwiftLiteral.string(id)))")
        }
      case ("timeZone", .record(let record)):
        if let id = record["name"] {
          writer.line("\(name).timeZone = TimeZone(identifier: \(SwiftLiteral.string(id)))")
        }
      default:
        break
      }
    }
    switch object.element {
    case "button": emitStates(of: object, as: name)
    case "segmentedControl": emitSegments(of: object, as: name)
    case "activityIndicatorView": emitActivityIndicator(object, as: name)
    case "stackView":
      if object["spacingType"] == "standard" { writer.line("\(name).spacing = UIStackView.spacingUseSystem") }
      // Interface Builder has no attribute for it: a stack view that has margins of its own arranges within them.
      if object.value("layoutMargins") != nil || object.value("directionalLayoutMargins") != nil {
        writer.line("\(name).isLayoutMarginsRelativeArrangement = true")
      }
    case "collectionViewFlowLayout" where object["automaticEstimatedItemSize"] == "YES":
      writer.line("\(name).estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
    case "barButtonItem": emitBarButtonItem(object, as: name)
    case "label": emitMinimumFontSize(of: object, as: name)
    default: break
    }
    if object["useStoryboardIdentifierAsRestorationIdentifier"] == "YES", let id = object["storyboardIdentifier"] {
      writer.statement(Statement(name, set: "restorationIdentifier", to: SwiftLiteral.string(id)))
    }
  }

  /// The styles of before iOS 13 that were white have to be told their colour since.
  private mutating func emitActivityIndicator(_ object: InterfaceObject, as name: String) {
    if object["style"]?.hasPrefix("white") == true, object.value("color") == nil {
      writer.line("\(name).color = .white")
    }
    if object["animating"] == "YES" { writer.line("\(name).startAnimating()") }
  }

  /// A label's smallest font size, which UIKit has as a share of the font's own size.
  private mutating func emitMinimumFontSize(of label: InterfaceObject, as name: String) {
    guard label["adjustsFontSizeToFit"] != "NO", label["minimumScaleFactor"] == nil,
      let smallest = label["minimumFontSize"].flatMap(ExactNumber.init), smallest.value > 0
    else { return }
    var size: ExactNumber? = ExactNumber(17)
    if case .font(let font)? = label.value("fontDescription") { size = font.pointSize }
    let points = size.map(SwiftLiteral.floatingNumber) ?? "\(name).font.pointSize"
    let isOwnSize = size.map { $0.value <= smallest.value } ?? false
    let factor = isOwnSize ? "1" : "\(SwiftLiteral.floatingNumber(smallest)) / \(points)"
    writer.statement(Statement(name, set: "minimumScaleFactor", to: factor))
  }

  /// What a bar button item's initializer has no place for.
  private mutating func emitBarButtonItem(_ object: InterfaceObject, as name: String) {
    if object["systemItem"] != nil {
      if let style = construction("style", of: object), style != ".plain" { writer.line("\(name).style = \(style)") }
    } else if object["title"] != nil, let image = imageExpression(of: object) {
      writer.statement(Statement(name, set: "image", to: image))
    }
  }

  // MARK: Segments

  private mutating func emitSegments(of object: InterfaceObject, as name: String) {
    let segments = object.children.map { document.objects[$0] }
    for (place, segment) in segments.enumerated() {
      if let image = imageExpression(of: segment) {
        writer.statement(
          Statement(name, call: "insertSegment", ["with: \(image)", "at: \(place)", "animated: false"]))
      } else {
        let title = segment["title"].map { text($0, of: object, property: "segmentTitles[\(place)]") } ?? "nil"
        writer.statement(
          Statement(name, call: "insertSegment", ["withTitle: \(title)", "at: \(place)", "animated: false"]))
      }
      if segment["enabled"] == "NO" { writer.line("\(name).setEnabled(false, forSegmentAt: \(place))") }
      if let width = segment["width"].flatMap({ express.attribute($0, .number) }) {
        writer.line("\(name).setWidth(\(width), forSegmentAt: \(place))")
      }
      if case .size(let offset) = segment.value("contentOffset") {
        writer.statement(
          Statement(name, call: "setContentOffset", [express.size(offset), "forSegmentAt: \(place)"]))
      }
    }
    if let selected = object["selectedSegmentIndex"].flatMap({ express.attribute($0, .integer) }), selected != "-1" {
      writer.line("\(name).selectedSegmentIndex = \(selected)")
    }
  }

  // MARK: Images

  /// An image with a symbol configuration or rendering mode.
  func imageReference(_ record: InterfaceRecord) -> String {
    let name = SwiftLiteral.string(record["image"] ?? "")
    var expression = "UIImage(named: \(name))"
    if record["catalog"]?.lowercased() == "system" {
      let scale = record["symbolScale"].flatMap { symbolMember($0, row: "scale") }
      expression =
        scale.map {
          "UIImage(systemName: \(name), withConfiguration: UIImage.SymbolConfiguration(scale: \($0)))"
        } ?? "UIImage(systemName: \(name))"
    } else if let scale = record["symbolScale"].flatMap({ symbolMember($0, row: "scale") }) {
      expression =
        "UIImage(named: \(name), in: nil, with: UIImage.SymbolConfiguration(scale: \(scale)))"
    }
    if let mode = record["renderingMode"], let row = catalog["imageReference"]?.attribute("renderingMode"),
      let member = express.attribute(mode, row.type)
    {
      expression += "?.withRenderingMode(\(member))"
    }
    return expression
  }

  private func symbolMember(_ text: String, row: String) -> String? {
    catalog["preferredSymbolConfiguration"]?.attribute(row).flatMap { express.attribute(text, $0.type) }
  }

  /// A symbol configuration.
  func symbolConfiguration(_ record: InterfaceRecord) -> String {
    let scale = record["scale"].flatMap { symbolMember($0, row: "scale") }
    let weight = record["weight"].flatMap { symbolMember($0, row: "weight") }
    let type = "UIImage.SymbolConfiguration"
    if case .font(let font)? = record.values.first(where: { $0.key == "fontDescription" })?.value {
      return symbolConfiguration(of: font, scale: scale)
    }
    guard let size = record["pointSize"].flatMap({ express.attribute($0, .number) }) else {
      switch (weight, scale) {
      case (let weight?, nil): return "\(type)(weight: \(weight))"
      case (let weight?, let scale?):
        return "\(type)(scale: \(scale)).applying(\(type)(weight: \(weight)))"
      case (nil, let scale): return "\(type)(scale: \(scale ?? ".default"))"
      }
    }
    return "\(type)(pointSize: \(size), weight: \(weight ?? ".unspecified"), scale: \(scale ?? ".default"))"
  }

  private func symbolConfiguration(of font: FontDescription, scale: String?) -> String {
    let type = "UIImage.SymbolConfiguration"
    let scale = scale.map { ", scale: \($0)" } ?? ""
    if case .textStyle(let style) = font, let member = TextStyles.member(for: style) {
      return "\(type)(textStyle: .\(member)\(scale))"
    }
    if case .custom(let name, _, let size) = font {
      return "UIFont(name: \(SwiftLiteral.string(name)), size: \(SwiftLiteral.number(size))).map { "
        + "\(type)(font: $0\(scale)) }"
    }
    return "\(type)(font: \(express.font(font, isTyped: true))\(scale))"
  }

  // MARK: Button configurations

  private mutating func emitButtonConfiguration(_ record: InterfaceRecord, of object: InterfaceObject, as name: String)
  {
    let local = names.local((names.objectNames[object.index] ?? "button") + "Configuration")
    let style = catalog["buttonConfiguration"]?.attribute("style").flatMap { row in
      record["style"].flatMap { express.attribute($0, row.type) }
    }
    let initial = "UIButton.Configuration\(style ?? ".plain")()"
    let before = writer
    writer.line("var \(local) = \(initial)")
    let start = writer.text.utf8.count
    emitRecord(record, as: local, of: object, prefix: "configuration.")
    for value in record.values {
      switch (value.key, value.value) {
      case ("image", .record(let image)):
        writer.statement(Statement(local, set: "image", to: imageReference(image)))
      case ("preferredSymbolConfigurationForImage", .record(let configuration)):
        writer.statement(
          Statement(
            local, set: "preferredSymbolConfigurationForImage", to: symbolConfiguration(configuration)))
      case ("attributedTitle", .attributedText(let text)), ("attributedSubtitle", .attributedText(let text)):
        let string = emitAttributedText(text, named: local + "Title", of: object)
        writer.statement(Statement(set: "\(local).\(value.key)", to: Statement(call: "AttributedString", [string])))
      case ("titleFontDescription", .font(let font)):
        let value = express.font(font, isTyped: false)
        writer.block("\(local).titleTextAttributesTransformer = .init { attributes in") { writer in
          writer.line("var attributes = attributes")
          writer.statement(Statement("attributes", set: "font", to: value))
          writer.line("return attributes")
        }
      default:
        break
      }
    }
    guard writer.text.utf8.count > start else {
      writer = before
      writer.line("\(name).configuration = \(initial)")
      return
    }
    writer.line("\(name).configuration = \(local)")
  }

  private mutating func emitTextAttributes(
    _ record: InterfaceRecord, key: String, of object: InterfaceObject, as name: String
  ) {
    var entries: [String] = []
    for value in record.values {
      switch (value.key, value.value) {
      case ("fontDescription", .font(let font)): entries.append(".font: \(express.object(font))")
      case ("textColor", .color(let color)): entries.append(".foregroundColor: \(express.object(color))")
      default: break
      }
    }
    if let shadow = emitShadow(record, of: object) { entries.append(".shadow: \(shadow)") }
    if object.element == "barButtonItem" {
      let list = entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
      writer.statement(Statement(name, call: "setTitleTextAttributes", [list, "for: .normal"]))
    } else {
      writer.assignment(of: entries, to: "\(name).\(key)", empty: "[:]")
    }
  }

  private mutating func emitShadow(_ record: InterfaceRecord, of object: InterfaceObject) -> String? {
    let color = record.values.first { $0.key == "textShadowColor" }?.value
    let offset = record.values.first { $0.key == "textShadowOffset" }?.value
    guard color != nil || offset != nil else { return nil }
    let local = names.local((names.objectNames[object.index] ?? "title") + "Shadow")
    writer.line("let \(local) = NSShadow()")
    if case .color(let color)? = color { writer.line("\(local).shadowColor = \(express.color(color, isTyped: false))") }
    if case .size(let offset)? = offset { writer.line("\(local).shadowOffset = \(express.size(offset))") }
    return local
  }
}
