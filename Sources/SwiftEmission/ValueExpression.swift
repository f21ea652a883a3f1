import InterfaceModel
import UIKitCatalog

/// Values of the model as Swift expressions.
struct ValueExpression {
  let document: InterfaceDocument

  // MARK: Attributes

  /// The expression for an attribute's text; nil where the text isn't of the type. `catalog` is the attribute beside
  /// an image that says where it is from.
  func attribute(_ text: String, _ type: ValueType, catalog: String? = nil) -> String? {
    switch type {
    case .bool:
      return text == "YES" ? "true" : text == "NO" ? "false" : nil
    case .integer, .number:
      return ExactNumber(text).map(SwiftLiteral.number)
    case .tableDimension:
      return ExactNumber(text).map { $0.value == -1 ? "UITableView.automaticDimension" : SwiftLiteral.number($0) }
    case .string, .localizedString:
      return SwiftLiteral.string(text)
    case .enumeration(let enumeration):
      return enumeration.members[text].map { "." + $0 }
    case .image:
      return image(text, catalog: catalog)
    case .priority:
      return ExactNumber(text).map(priority)
    case .flags, .reference, .color, .font, .rect, .point, .size, .offset, .insets, .directionalInsets, .attributedText,
      .date, .record:
      return nil
    }
  }

  /// An image by its name: a symbol of the system, or one of the app's.
  func image(_ name: String, catalog: String?) -> String {
    let isSystem = catalog?.lowercased() == "system"
    return "UIImage(\(isSystem ? "systemName" : "named"): \(SwiftLiteral.string(name)))"
  }

  /// A layout priority.
  func priority(_ number: ExactNumber) -> String {
    switch number.value {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    default: "UILayoutPriority(\(SwiftLiteral.number(number)))"
    }
  }

  // MARK: Keyed values

  /// The expression for a keyed value; nil for one that needs statements of its own.
  func value(_ value: InterfaceValue, _ type: ValueType) -> String? {
    switch (value, type) {
    case (.none, _): return "nil"
    case (.bool(let bool), _): return bool ? "true" : "false"
    case (.number(let number), _): return SwiftLiteral.number(number)
    case (.string(let string), _): return SwiftLiteral.string(string)
    case (.color(let color), _): return self.color(color, isTyped: true)
    case (.font(let font), _): return self.font(font, isTyped: true)
    case (.rect(let rect), _): return self.rect(rect)
    case (.point(let point), _): return self.point(point)
    case (.size(let size), .offset):
      return "UIOffset(horizontal: \(SwiftLiteral.number(size.width)), vertical: \(SwiftLiteral.number(size.height)))"
    case (.size(let size), _): return self.size(size)
    case (.insets(let insets), _): return self.insets(insets)
    case (.date(let seconds), _):
      return "Date(timeIntervalSinceReferenceDate: \(SwiftLiteral.number(seconds)))"
    case (.flags(let flags), .flags(let enumeration)): return optionSet(flags, enumeration)
    case (.record, _), (.attributedText, _), (.array, _), (.flags, _): return nil
    }
  }

  func point(_ point: LayoutPoint) -> String {
    "CGPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
  }

  func size(_ size: LayoutSize) -> String {
    "CGSize(width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height)))"
  }

  func rect(_ rect: LayoutRect) -> String {
    let (origin, size) = (rect.origin, rect.size)
    return "CGRect(x: \(SwiftLiteral.number(origin.x)), y: \(SwiftLiteral.number(origin.y)), "
      + "width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height)))"
  }

  private func insets(_ insets: LayoutInsets) -> String {
    let (top, bottom) = (SwiftLiteral.number(insets.top), SwiftLiteral.number(insets.bottom))
    let (leading, trailing) = (SwiftLiteral.number(insets.leading), SwiftLiteral.number(insets.trailing))
    return insets.isDirectional
      ? "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
      : "UIEdgeInsets(top: \(top), left: \(leading), bottom: \(bottom), right: \(trailing))"
  }

  private func optionSet(_ flags: [String], _ enumeration: Enumeration) -> String {
    let members = flags.compactMap { enumeration.members[$0] }.filter { !$0.isEmpty }
    return members.count == 1 ? ".\(members[0])" : "[\(members.map { "." + $0 }.joined(separator: ", "))]"
  }

  // MARK: Colours and fonts

  /// A colour; `isTyped` where the context says that it's a `UIColor`, so that the type's name can go.
  func color(_ color: Color, isTyped: Bool) -> String {
    let dot = isTyped ? "." : "UIColor."
    func number(_ number: ExactNumber) -> String { SwiftLiteral.number(number) }
    switch color {
    case .named(let name):
      return "UIColor(named: \(SwiftLiteral.string(name)))"
    case .system(let name):
      if let member = SystemColors.member(for: name) { return dot + member }
      return document.standIn(forSystemColor: name).map { self.color($0, isTyped: isTyped) } ?? dot + "clear"
    case .rgb(.displayP3, let red, let green, let blue, let alpha):
      return
        "UIColor(displayP3Red: \(number(red)), green: \(number(green)), blue: \(number(blue)), alpha: \(number(alpha)))"
    case .rgb(_, let red, let green, let blue, let alpha):
      return "UIColor(red: \(number(red)), green: \(number(green)), blue: \(number(blue)), alpha: \(number(alpha)))"
    case .white(_, let white, let alpha):
      switch (white.value, alpha.value) {
      case (1, 1): return dot + "white"
      case (0, 1): return dot + "black"
      case (0, 0): return dot + "clear"
      default: return "UIColor(white: \(number(white)), alpha: \(number(alpha)))"
      }
    case .translucent(let color, let opacity):
      var isOptional = false
      if case .named = color { isOptional = true }
      return self.color(color, isTyped: false) + "\(isOptional ? "?" : "").withAlphaComponent(\(number(opacity)))"
    case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
      return "UIColor(cgColor: CGColor(genericCMYKCyan: \(number(cyan)), magenta: \(number(magenta)), "
        + "yellow: \(number(yellow)), black: \(number(black)), alpha: \(number(alpha))))"
    }
  }

  /// A font; `isTyped` where the context says that it's a `UIFont`.
  func font(_ font: FontDescription, isTyped: Bool) -> String {
    let dot = isTyped ? "." : "UIFont."
    switch font {
    case .textStyle(let style):
      return "\(dot)preferredFont(forTextStyle: \(textStyle(style)))"
    case .custom(let name, _, let size):
      return "UIFont(name: \(SwiftLiteral.string(name)), size: \(SwiftLiteral.number(size)))"
    case .system(let face, let size, let weight):
      let points = systemSize(size)
      switch (face, weight.flatMap(fontWeight)) {
      case (.system, let weight?): return "\(dot)systemFont(ofSize: \(points), weight: .\(weight))"
      case (.system, nil): return "\(dot)systemFont(ofSize: \(points))"
      case (.boldSystem, _): return "\(dot)boldSystemFont(ofSize: \(points))"
      case (.italicSystem, _): return "\(dot)italicSystemFont(ofSize: \(points))"
      }
    }
  }

  private func textStyle(_ constant: String) -> String {
    TextStyles.member(for: constant).map { ".\($0)" }
      ?? "UIFont.TextStyle(rawValue: \(SwiftLiteral.string(constant)))"
  }

  private func fontWeight(_ name: String) -> String? {
    switch name {
    case "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black": name
    default: nil
    }
  }

  private func systemSize(_ size: FontDescription.SystemSize) -> String {
    switch size {
    case .points(let points): SwiftLiteral.number(points)
    case .named("smallSystem"): "UIFont.smallSystemFontSize"
    case .named("label"): "UIFont.labelFontSize"
    case .named("button"): "UIFont.buttonFontSize"
    case .named: "UIFont.systemFontSize"
    }
  }
}
