import UIKitCatalog

/// Holds a catalog against what the frameworks declare.
struct CatalogCheck {
  /// A row that says what the frameworks don't.
  struct Problem: Hashable, Comparable, CustomStringConvertible {
    var element: String
    var row: String
    var message: String

    var description: String { "\(element).\(row): \(message)" }

    static func < (left: Problem, right: Problem) -> Bool { left.description < right.description }
  }

  /// The types whose members the rows of a record set; a record of another name sets none.
  static let recordHosts: [String: [String]] = [
    "accessibility": ["UIView", "UIBarItem"], "textInputTraits": ["UITextField", "UITextView", "UISearchBar"],
    "state": ["UIButton"], "buttonConfiguration": ["UIButton.Configuration"],
    "paragraphStyle": ["NSMutableParagraphStyle"], "wkWebViewConfiguration": ["WKWebViewConfiguration"],
    "wkPreferences": ["WKPreferences"], "segue": ["UIViewController"],
  ]

  let facts: UIKitFacts
  let defaults: UIKitDefaults
  /// Classes whose frameworks the facts leave out, each with a class that stands for it.
  let standIns: [String: String]

  /// What is wrong with a catalog, in order.
  func problems(in catalog: Catalog) -> [Problem] {
    catalog.allElements.flatMap { problems(in: $0) }.sorted()
  }

  private func problems(in element: CatalogElement) -> [Problem] {
    var problems: [Problem] = []
    func report(_ row: String, _ messages: [String]) {
      problems += messages.map { Problem(element: element.name, row: row, message: $0) }
    }
    for row in element.attributes { report(row.name, enumerationProblems(row.type)) }
    for row in element.children {
      if case .value(let type, _) = row.content { report(row.name, enumerationProblems(type)) }
    }
    if let className = element.className, standIns[className] == nil { report("", classProblems(element, className)) }
    // What groups objects isn't the object that it is part of.
    guard element.objectKind != .grouping else { return problems }
    for host in element.className.map({ [standIns[$0] ?? $0] }) ?? Self.recordHosts[element.name] ?? [] {
      for row in element.attributes {
        report(row.name, self.problems(row, of: host) + defaultProblems(row, of: host, in: element))
      }
      for row in element.children { report(row.name, self.problems(row, of: host)) }
    }
    return problems
  }

  private func classProblems(_ element: CatalogElement, _ className: String) -> [String] {
    guard let declared = facts.types[className] else { return ["no framework declares \(className)"] }
    // NSObject is Foundation's; what stands for it here is what UIKit adds to it.
    if declared.module != element.module { return ["\(className) is declared by \(declared.module)"] }
    let base: String
    switch element.objectKind {
    case .view: base = "UIView"
    case .controller: base = "UIViewController"
    case .gestureRecognizer: base = "UIGestureRecognizer"
    case .barItem: base = "UIBarItem"
    case .other, .placeholder, .grouping, nil: return []
    }
    return facts.isClass(className, a: base) ? [] : ["\(className) is no \(base)"]
  }

  /// What is wrong with what is known of the frameworks' classes, in order.
  func problems(in classes: [UIKitClass]) -> [Problem] {
    classes.flatMap { known -> [Problem] in
      guard standIns[known.name] == nil else { return [] }
      guard let declared = facts.types[known.name] else {
        return [Problem(element: known.name, row: "", message: "no framework declares it")]
      }
      var problems: [Problem] = []
      func expect(_ row: String, _ known: String?, _ declared: String?) {
        guard known != declared else { return }
        problems.append(
          Problem(element: name, row: row, message: "\(known ?? "nothing"), declared is \(declared ?? "nothing")"))
      }
      let name = known.name
      expect("superclass", known.superclass, declared.superclass)
      expect("module", known.module, declared.module)
      expect("deprecation", known.deprecatedIn.map(String.init), declared.deprecatedIn.map(String.init))
      return problems
    }.sorted()
  }

  // MARK: Rows

  private func problems(_ row: AttributeRow, of host: String) -> [String] {
    problems(row.treatment, row.type, of: host) + availabilityProblems(row, of: host)
  }

  private func problems(_ row: ChildRow, of host: String) -> [String] {
    switch row.content {
    case .value(let type, let treatment):
      return problems(treatment, type, of: host)
    case .object(.assigned(let path)):
      return writabilityProblems(path, of: host)
    case .object(.existing(let path)):
      return facts.property(path, of: host) == nil ? ["\(host) has no \(path)"] : []
    case .object(.constructorArgument):
      let isTaken = facts.types[host]?.initializers.contains {
        $0.contains("\(row.name) ") || $0.contains("\(row.name):")
      }
      return isTaken == true ? [] : ["no initializer of \(host) takes \(row.name)"]
    case .objects(.array(let path)):
      let type = facts.property(path, of: host)?.type ?? "["
      return writabilityProblems(path, of: host) + (type.hasPrefix("[") ? [] : ["\(path) of \(host) is a \(type)"])
    case .objects(.each(let template)):
      return callProblems(template, nil, of: host)
    case .object(.special), .objects(.special), .structure, .designTime, .unsupported:
      return []
    }
  }

  private func problems(_ treatment: Treatment, _ type: ValueType, of host: String) -> [String] {
    switch treatment {
    case .property(let path):
      // The empty path hands a record's rows to the object itself.
      guard !path.isEmpty else { return [] }
      return writabilityProblems(path, of: host) + typeProblems(path, type, of: host)
    case .call(let template):
      return callProblems(template, type, of: host)
    case .construction:
      return constructionProblems(type, of: host)
    case .structure, .special, .designTime, .unsupported:
      return []
    }
  }

  private func writabilityProblems(_ path: String, of host: String) -> [String] {
    guard let property = facts.property(path, of: host) else { return ["\(host) has no \(path)"] }
    return (property.isWritable ? [] : ["\(path) of \(host) can't be set"]) + deprecationProblems(path, of: host)
  }

  /// What the frameworks deprecate has to be known as that, and nothing else; in a class that is deprecated itself it
  /// needn't.
  private func deprecationProblems(_ path: String, of host: String) -> [String] {
    guard facts.types[host]?.deprecatedIn == nil else { return [] }
    let isDeprecated = facts.property(path, of: host)?.deprecatedIn != nil
    let isKnown = path.split(separator: ".").last.flatMap { DeprecatedMember.named(String($0)) } != nil
    guard isDeprecated != isKnown else { return [] }
    return ["\(path) of \(host) is \(isDeprecated ? "" : "not ")deprecated"]
  }

  private func typeProblems(_ path: String, _ type: ValueType, of host: String) -> [String] {
    guard let property = facts.property(path, of: host) else { return [] }
    let declared = facts.resolved(property.type)
    return Self.swiftTypes(type).map(facts.resolved).contains(declared)
      ? [] : ["\(path) of \(host) is a \(property.type), the row says \(Self.swiftTypes(type).joined(separator: "/"))"]
  }

  private func callProblems(_ template: CallTemplate, _ type: ValueType?, of host: String) -> [String] {
    let labels = template.arguments(value: "_", state: "normal").map { argument in
      argument.contains(":") ? String(argument.prefix { $0 != ":" }) : "_"
    }
    let declarations = facts.methods(template.callee, of: host).filter { Self.parameters($0).map(\.label) == labels }
    let name = "\(template.callee)(\(labels.map { $0 + ":" }.joined()))"
    if declarations.isEmpty { return ["\(host) has no \(name)"] }
    guard let type else { return [] }
    let wanted = Self.swiftTypes(type).map(facts.resolved)
    let isTaken = declarations.contains { declaration in
      Self.parameters(declaration).first.map { wanted.contains(facts.resolved($0.type)) } ?? false
    }
    return isTaken ? [] : ["\(name) of \(host) takes no \(wanted.joined(separator: "/"))"]
  }

  private func constructionProblems(_ type: ValueType, of host: String) -> [String] {
    let wanted = Self.swiftTypes(type)
    let isTaken = facts.lineage(of: host).contains { declaration in
      declaration.initializers.contains { initializer in
        Self.parameters(initializer).contains { wanted.contains(facts.resolved($0.type)) }
      }
    }
    return isTaken ? [] : ["no initializer of \(host) takes a \(wanted.joined(separator: "/"))"]
  }

  private func enumerationProblems(_ type: ValueType) -> [String] {
    switch type {
    case .enumeration(let enumeration), .flags(let enumeration):
      guard let declared = facts.types[facts.resolved(enumeration.swiftType)] else {
        return ["no framework declares \(enumeration.swiftType)"]
      }
      return enumeration.members.sorted { $0.key < $1.key }
        // The empty set has no case of its own.
        .filter { !declared.staticNames.contains($0.value) && !$0.value.isEmpty }
        .map { "\(enumeration.swiftType) has no '\($0.value)' ('\($0.key)')" }
        + enumeration.members.sorted { $0.key < $1.key }.filter { declared.deprecatedNames.contains($0.value) }
        .map { "'\($0.value)' ('\($0.key)') of \(enumeration.swiftType) is deprecated" }
    default: return []
    }
  }

  /// A row has to say from when on its member is there, unless the member is as old as the rows' base line, iOS 12, or
  /// as its class.
  private func availabilityProblems(_ row: AttributeRow, of host: String) -> [String] {
    guard case .property(let path) = row.treatment, let since = facts.property(path, of: host)?.since else { return [] }
    let expected = since > 12 ? since : nil
    if row.since == expected { return [] }
    if row.since == nil, let classSince = facts.types[host]?.since, classSince >= since { return [] }
    return ["\(path) of \(host) is there since iOS \(since), the row says \(row.since.map(String.init) ?? "nothing")"]
  }

  // MARK: Defaults

  /// What a row says of defaults has to be what is known of them.
  private func defaultProblems(_ row: AttributeRow, of host: String, in element: CatalogElement) -> [String] {
    guard case .property(let path) = row.treatment else { return [] }
    let classes = facts.classes(of: host)
    // What an element without a class means is told under its name.
    let meaning = element.className == nil ? [element.name] + classes : classes
    return problem(row.codeDefault, row.type, defaults.inCode(path, of: classes), "in code", path, host)
      + problem(row.nibDefault, row.type, defaults.inNib(path, of: meaning), "in a nib", path, host)
  }

  private func problem(
    _ text: String?, _ type: ValueType, _ known: UIKitDefaults.Value?, _ place: String, _ path: String, _ host: String
  ) -> [String] {
    guard let text else { return [] }
    guard let known else { return ["nobody says what \(path) of \(host) is \(place), the row says '\(text)'"] }
    return Self.value(text, type).contains(known) ? [] : ["its default \(place) is \(known), the row says '\(text)'"]
  }

  /// The values that a text of a document can be.
  private static func value(_ text: String, _ type: ValueType) -> [UIKitDefaults.Value] {
    switch type {
    case .bool: return [.bool(text == "YES")]
    case .integer, .number, .tableDimension: return Double(text).map { [.number($0)] } ?? []
    case .enumeration(let enumeration):
      let member = enumeration.members[text] ?? text
      return [.member(member), .members([member])] + (member.isEmpty ? [.members([])] : [])
    case .flags(let enumeration):
      return [.members(Set(text.split(separator: ",").map { enumeration.members[String($0)] ?? String($0) }))]
    default: return [.string(text)] + (text.isEmpty ? [.nothing] : [])
    }
  }

  // MARK: Types

  /// The Swift types that a value of a type can have.
  static func swiftTypes(_ type: ValueType) -> [String] {
    switch type {
    case .bool: ["Bool"]
    case .integer: ["Int", "UInt", "UInt32"]
    case .number, .tableDimension: ["CGFloat", "Float", "Double", "TimeInterval"]
    case .string, .localizedString: ["String"]
    case .enumeration(let enumeration), .flags(let enumeration): [enumeration.swiftType]
    case .image: ["UIImage"]
    case .priority: ["UILayoutPriority"]
    case .reference: []
    case .color: ["UIColor"]
    case .font: ["UIFont"]
    case .rect: ["CGRect"]
    case .point: ["CGPoint"]
    case .size: ["CGSize"]
    case .offset: ["UIOffset"]
    case .insets: ["UIEdgeInsets"]
    case .directionalInsets: ["NSDirectionalEdgeInsets"]
    case .attributedText: ["NSAttributedString"]
    case .date: ["Date"]
    case .record: []
    }
  }

  /// The parameters of a method or initializer.
  private static func parameters(_ declaration: String) -> [(label: String, type: String)] {
    guard let opening = declaration.firstIndex(of: "(") else { return [] }
    var depth = 0
    var parts: [String] = [""]
    for character in declaration[opening...].dropFirst() {
      if character == ")" && depth == 0 { break }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == "," && depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let label = part[..<colon].split(separator: " ").first ?? "_"
      let type = part[part.index(after: colon)...].split(separator: "=")[0].split(separator: " ").last ?? ""
      return (String(label), String(type))
    }
  }
}
