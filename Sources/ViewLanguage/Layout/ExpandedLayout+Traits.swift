import Suggestions
import UIKitCatalog
import XMLSyntax

extension ExpandedLayout {
  /// The element that holds what is otherwise under some traits.
  static let whenName = "when"
  /// The attribute that says whether a subview is there.
  static let installedName = "installed"
  /// The attributes of `<when>` that name constraints which are there under its traits alone, or not under them.
  static let activateName = "activate", deactivateName = "deactivate"
  /// What of a constraint can change with the traits.
  static let changeableNames = ["constant", "priority"]

  /// The key of the variation that a `<when>` is about; nil where it names no traits that there are.
  static func key(of element: MarkupElement) -> String? {
    TraitText.key { name in
      element[name].flatMap { TraitText.values(of: name).contains($0) ? $0 : nil }
    }
  }

  /// The constraint and what of it an attribute of `<when>` changes: `limit.constant`; nil for other attributes.
  static func change(_ attribute: String) -> (constraint: String, part: String)? {
    guard let dot = attribute.lastIndex(of: ".") else { return nil }
    let part = String(attribute[attribute.index(after: dot)...])
    return changeableNames.contains(part) ? (String(attribute[..<dot]), part) : nil
  }

  /// Whether an attribute of `<when>` says something of constraints, of traits or of the subview itself.
  static func isOwn(_ attribute: String) -> Bool {
    TraitText.attributes.contains(attribute) || [installedName, activateName, deactivateName].contains(attribute)
      || change(attribute) != nil
  }

  // MARK: Reading

  /// Reads whether an object is there.
  mutating func readPresence(of element: MarkupElement) {
    guard catalog[element.name]?.objectKind != nil, let source = element.attribute(Self.installedName) else { return }
    readPresence(source, of: element, under: ExpandedMasks.defaultKey)
  }

  private mutating func readPresence(_ source: MarkupAttribute, of element: MarkupElement, under key: String) {
    guard let flag = ValueText.flag(source.value) else {
      return report(
        "invalid_value", "'\(source.name)' can't be '\(source.value)'", help: "expected YES or NO",
        at: source.valueRange)
    }
    guard let parent = element.parent, let description = catalog[parent.name],
      catalog.isSubview(element.name, key: element["key"], of: description), let id = ids[element]
    else {
      return report(
        "unsupported", "only a subview can be installed or not", help: "'\(element.name)' is none here",
        at: source.nameRange)
    }
    if key == ExpandedMasks.defaultKey, flag == "YES" { return }
    masks[parent, default: ExpandedMasks()].add(id, .subviews, isIncluded: flag == "YES", under: key)
  }

  /// Reads what is otherwise under some traits, but for the holder's own attributes.
  mutating func readWhen(_ when: MarkupElement, holder: MarkupElement) {
    guard catalog[holder.name]?.objectKind != nil else { return }
    for name in TraitText.attributes {
      guard let source = when.attribute(name) else { continue }
      let values = TraitText.values(of: name)
      if values.contains(source.value) { continue }
      report(
        "invalid_value", "'\(name)' can't be '\(source.value)'",
        help: Suggestion.help(for: source.value, in: values) ?? "expected \(values.joined(separator: ", "))",
        at: source.valueRange)
    }
    guard let key = Self.key(of: when) else {
      guard TraitText.attributes.allSatisfy({ when[$0] == nil }) else { return }
      return report(
        "missing_attribute", "'when' doesn't say when",
        help: "expected \(TraitText.attributes.joined(separator: ", "))", at: when.nameRange)
    }
    if let source = when.attribute(Self.installedName) { readPresence(source, of: holder, under: key) }
    for child in when.children {
      switch child {
      case .element(let child): readConditional(child, holder: holder, under: key)
      case .text(let text), .cdata(let text):
        if text.string.contains(where: { !$0.isWhitespace }) {
          report("unexpected_text", "there is text between elements", at: text.range)
        }
      case .comment, .processingInstruction: break
      }
    }
    whens.append((when, key))
  }

  private mutating func readConditional(_ child: MarkupElement, holder: MarkupElement, under key: String) {
    switch child.name {
    case "layout":
      laidOut.insert(holder)
      readAttributes(of: child, holder: holder, Origin(traits: key))
    case "constraints" where child.isConstraintText:
      for source in child.attributes where source.name != "metrics" {
        report(
          "unsupported", "'constraints' in 'when' can't have '\(source.name)'",
          help: "code switches a set, or the traits do", at: source.nameRange)
      }
      readBlock(child, holder: holder, Origin(traits: key))
    default:
      report(
        "unexpected_element", "a 'when' can't hold '\(child.name)'",
        help: Suggestion.help(for: child.name, in: ["layout", "constraints"])
          ?? "it holds 'layout' and 'constraints'; what of the object is otherwise are attributes",
        at: child.nameRange)
    }
  }

  // MARK: What whens say of constraints elsewhere

  /// Reads what `<when>` elements say of constraints by name, once all names are known.
  mutating func readChanges() {
    for (when, key) in whens {
      for source in when.attributes {
        if source.name == Self.activateName || source.name == Self.deactivateName {
          readSwitch(source, isIncluded: source.name == Self.activateName, under: key)
        } else if let (name, part) = Self.change(source.name) {
          readChange(of: name, part, source, under: key)
        }
      }
    }
  }

  private mutating func readSwitch(_ source: MarkupAttribute, isIncluded: Bool, under key: String) {
    for name in source.value.split(separator: " ").map(String.init) {
      guard let place = place(of: name, at: source.valueRange) else { continue }
      masks[place.container, default: ExpandedMasks()].add(
        identity.id(of: name), .constraints, isIncluded: isIncluded, under: key)
    }
  }

  private mutating func readChange(of name: String, _ part: String, _ source: MarkupAttribute, under key: String) {
    guard let place = place(of: name, at: source.nameRange) else { return }
    guard NumberSpelling.list(source.value)?.count == 1 else {
      return report(
        "invalid_value", "'\(source.name)' can't be '\(source.value)'", help: "expected a number",
        at: source.valueRange)
    }
    let value = DerivedElement.Attribute(part, source.value, range: source.range, valueRange: source.valueRange)
    constraints[place.container]?[place.index].vary(value, under: key)
  }

  private mutating func place(of name: String, at range: SourceRange) -> ConstraintPlace? {
    if let place = constraintPlaces[name] { return place }
    if constraintSets.contains(where: { $0.name == name }) {
      report("unknown_constraint", "'\(name)' is a set of constraints: code switches sets, traits don't", at: range)
      return nil
    }
    report(
      "unknown_constraint", "no constraint is called '\(name)'",
      help: Suggestion.help(for: name, in: constraintPlaces.keys.sorted())
        ?? "'as \(name)' after a constraint gives it the name", at: range)
    return nil
  }
}

extension DerivedElement {
  /// Says what an attribute is under some traits.
  fileprivate mutating func vary(_ attribute: Attribute, under key: String) {
    let place = children.firstIndex { child in
      if case .element(let child) = child { child["key"] == key } else { false }
    }
    if let place, case .element(var variation) = children[place] {
      variation.attributes.append(attribute)
      children[place] = .element(variation)
    } else {
      let keyAttribute = Attribute("key", key, range: attribute.range, valueRange: attribute.range)
      children.append(
        .element(DerivedElement("variation", attributes: [keyAttribute, attribute], range: attribute.range)))
    }
  }
}
