import UIKitCatalog
import ViewLanguage

/// What the catalog knows of an attribute, in Markdown.
struct AttributeText {
  /// The attribute's name in the document.
  let name: String
  /// What its value is.
  let type: ValueType
  /// Its row, where documents have it as an attribute.
  let row: AttributeRow?
  /// The element.
  let element: CatalogElement

  /// One line: the Swift member with its type.
  var signature: String {
    guard let member else { return "\(name): \(type.swiftName)" }
    return "\(owner)\(member): \(type.swiftName)"
  }

  /// All there is to say.
  var markdown: String {
    var paragraphs = ["```swift\n\(signature)\n```"]
    if let remark { paragraphs.append(remark) }
    if let standard = row?.codeDefault ?? row?.nibDefault { paragraphs.append("Default: `\(standard)`") }
    if let values { paragraphs.append("Values: \(values.map { "`\($0)`" }.joined(separator: ", "))") }
    if let since = row?.since { paragraphs.append("Since iOS \(since).") }
    if let member, DeprecatedMember.named(member) != nil { paragraphs.append("UIKit deprecates it.") }
    return paragraphs.joined(separator: "\n\n")
  }

  private var owner: String { element.className.map { $0 + "." } ?? "" }

  /// What is set or called in Swift; nil where nothing is.
  private var member: String? {
    switch row?.treatment ?? LanguageVocabulary().treatment(of: name, on: element) {
    case .property(let member): member.isEmpty ? nil : member
    case .call(let call): call.callee
    default: nil
    }
  }

  private var remark: String? {
    switch row?.treatment {
    case .construction: "Goes into the initializer."
    case .designTime: "Means something in the editor only."
    case .unsupported: "Isn't carried into Swift yet."
    default: nil
    }
  }

  private var values: [String]? {
    switch type {
    case .bool: ["YES", "NO"]
    case .enumeration(let enumeration): enumeration.members.keys.sorted()
    case .flags(let enumeration): Set(enumeration.members.values).sorted()
    default: nil
    }
  }
}

extension ValueType {
  /// The Swift type.
  var swiftName: String {
    switch self {
    case .bool: "Bool"
    case .integer: "Int"
    case .number, .tableDimension: "CGFloat"
    case .string, .localizedString: "String"
    case .enumeration(let enumeration), .flags(let enumeration): enumeration.swiftType
    case .image: "UIImage"
    case .priority: "UILayoutPriority"
    case .reference: "AnyObject"
    case .color: "UIColor"
    case .font: "UIFont"
    case .rect: "CGRect"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .offset: "UIOffset"
    case .insets: "UIEdgeInsets"
    case .directionalInsets: "NSDirectionalEdgeInsets"
    case .attributedText: "NSAttributedString"
    case .date: "Date"
    case .record: "Any"
    }
  }
}
