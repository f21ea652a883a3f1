import InterfaceModel
import LayoutSyntax
import UIKitCatalog

/// What a document of the language can say at a place, for editors.
public struct LanguageVocabulary: Sendable {
  /// What an attribute's value is.
  public enum Content: Sendable {
    /// A value; the row is that of documents, where they have an attribute for it.
    case value(ValueType, AttributeRow?)
    /// Actions: an object and a selector each, with commas between them.
    case actions
    /// An object, by its id, of this type.
    case outlet(type: String)
    /// The constraints of an attribute of the view.
    case constraints(LayoutLeftSide)
    /// Objects by their ids, with spaces between them.
    case objects
    /// The id that the element gets.
    case id
    /// A class of the app's.
    case className
    /// One of some words.
    case words([String])
    /// A text that nothing more is known of.
    case text
  }

  /// An attribute.
  public struct Attribute: Sendable {
    /// Its name.
    public var name: String
    /// What its value is.
    public var content: Content
    /// What it sets, and what its absence means, in words, for grammars; nil where nobody asked.
    public var documentation: String?

    /// Makes an attribute.
    public init(name: String, content: Content, documentation: String? = nil) {
      self.name = name
      self.content = content
      self.documentation = documentation
    }
  }

  /// An element that can stand in another one.
  public struct Element: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// The key under which it stands there; nil for one without, empty where one has to be chosen.
    public var key: String?

    /// Makes an element.
    public init(name: String, key: String? = nil) {
      self.name = name
      self.key = key
    }
  }

  let vocabulary: Vocabulary

  /// Makes a vocabulary of what `catalog` describes.
  public init(catalog: Catalog = .uiKit) { vocabulary = Vocabulary(catalog: catalog) }

  /// What documents have for an element; nil where the catalog doesn't know it.
  public func description(of element: String) -> CatalogElement? {
    if Self.placeholders.contains(element) { return nil }
    return catalog[element == ComponentInterface.slot ? "view" : element]
  }

  /// What an attribute of the language sets or calls; nil where that is nothing, or isn't known.
  public func treatment(of attribute: String, on element: CatalogElement) -> Treatment? {
    switch vocabulary.meaning(of: attribute, on: element) {
    case .attribute(let row), .record(_, .attribute(let row)): row.treatment
    case .value(let key, _): Self.treatment(ofValue: key, in: element)
    case .record(let record, .value(let key, _)):
      catalog[record.element].flatMap { Self.treatment(ofValue: key, in: $0) }
    case .action, .outlet, nil: nil
    }
  }

  private static func treatment(ofValue key: String, in element: CatalogElement) -> Treatment? {
    guard case .value(_, let treatment)? = element.child(key)?.content else { return nil }
    return treatment
  }

  /// Whether a value can be a parameter's: `{name}` alone, or among other words.
  public static func canShow(_ parameter: ParameterType, in type: ValueType) -> Bool {
    ParameterText.fits(parameter, type) || ParameterText.isShown(parameter, in: type)
  }

  // MARK: Attributes

  /// The attribute of that name; nil where the element has none.
  public func attribute(_ name: String, of element: String) -> Attribute? {
    if let content = Self.own[element]?.first(where: { $0.name == name })?.content {
      return Attribute(name: name, content: content)
    }
    if element == "layout" {
      return LayoutLeftSide(name: name).map { Attribute(name: name, content: .constraints($0)) }
    }
    guard let description = description(of: element) else { return nil }
    if description.objectKind != nil, let content = Self.common.first(where: { $0.name == name })?.content {
      return Attribute(name: name, content: content)
    }
    if name == "size", description.objectKind == .view { return Attribute(name: name, content: .value(.size, nil)) }
    return vocabulary.meaning(of: name, on: description).map {
      Attribute(name: name, content: content(of: $0, name, description))
    }
  }

  func content(of meaning: Vocabulary.Meaning, _ name: String, _ description: CatalogElement) -> Content {
    switch meaning {
    case .attribute(let row), .record(_, .attribute(let row)): name == "id" ? .id : .value(row.type, row)
    case .value(_, let type), .record(_, .value(_, let type)): .value(type, nil)
    case .action: .actions
    case .outlet:
      .outlet(type: description.className.flatMap { UIKitOutlets.type(of: name, in: $0) } ?? "AnyObject")
    }
  }

  /// The attributes that an element can have, by name.
  public func attributes(of element: String) -> [Attribute] {
    names(of: element).compactMap { attribute($0, of: element) }
  }

  private func names(of element: String) -> [String] {
    if element == "layout" { return LayoutLeftSide.names.sorted() }
    var names = (Self.own[element] ?? []).map(\.name)
    guard let description = description(of: element) else { return names.sorted() }
    names += vocabulary.names(on: description).filter { isWritten($0, on: description) }
    if description.objectKind != nil { names += Self.common.map(\.name) }
    if description.objectKind == .view { names.append("size") }
    if description.objectKind == .gestureRecognizer || description.objectKind == .barItem { names.append("action") }
    if let className = description.className { names += UIKitOutlets.properties(of: className) }
    return Set(names).sorted()
  }

  /// Whether people write an attribute; others are the editor's, or have another name in the language.
  private func isWritten(_ name: String, on description: CatalogElement) -> Bool {
    if name.hasPrefix("customClass") || name.hasPrefix("customModule") || name == "key" { return false }
    if Enumeration.controlEvent.members[name] != nil, !isControl(description) { return false }
    guard case .attribute(let row)? = vocabulary.meaning(of: name, on: description) else { return true }
    switch row.treatment {
    case .designTime, .unsupported: return row.name == "userLabel"
    default: return true
    }
  }

  private func isControl(_ description: CatalogElement) -> Bool {
    description.className.map { UIKitClass.isClass($0, a: "UIControl") } ?? false
  }

  // MARK: Elements

  /// The elements that can stand in another one, by name; nil for the top of a document.
  public func elements(in parent: String?) -> [Element] {
    guard let parent else { return [Element(name: LanguageReader.rootName)] }
    return Set(candidates(in: parent)).sorted { ($0.name, $0.key ?? "") < ($1.name, $1.key ?? "") }
  }

  private func candidates(in parent: String) -> [Element] {
    switch parent {
    case LanguageReader.rootName:
      return Self.plain(["owner", "firstResponder", "scene", "resources"] + Self.componentDeclarations)
        + objects([.view, .controller, .gestureRecognizer, .barItem, .other])
    case "scene":
      return Self.plain(["firstResponder"]) + objects([.view, .controller, .gestureRecognizer, .barItem, .other])
    case _ where Self.placeholders.contains(parent):
      return Self.plain(["outlet", "action", "segue", "runtimeAttribute"])
    case _ where Self.lists.contains(parent):
      return objects([.view, .barItem, .other, .grouping])
    case ComponentInterface.slot: return Self.plain(["layout", "constraints", "runtimeAttribute"])
    default:
      guard let description = catalog[parent] else { return [] }
      return elements(in: description)
    }
  }

  private func elements(in description: CatalogElement) -> [Element] {
    var elements: [Element] = []
    if description.objectKind != nil {
      elements += Self.plain(["outlet", "action", "segue", "runtimeAttribute"])
    }
    if description.objectKind == .view { elements += Self.plain(["layout", "constraints"]) }
    for child in description.children {
      switch child.content {
      case .objects where child.name == "subviews":
        elements += objects([.view]) + Self.plain([ComponentInterface.slot])
      case .objects: elements += Self.plain([child.name])
      case .object: elements.append(Element(name: catalog[child.name] == nil ? "view" : child.name, key: child.name))
      case .structure(.state): elements.append(Element(name: "state", key: ""))
      case .value(.record, _):
        elements.append(Element(name: catalog[child.name] == nil ? "" : child.name, key: child.name))
      case .value, .structure, .designTime, .unsupported: break
      }
    }
    let names = description.objectKind == nil ? description.children.map(\.name).filter { catalog[$0] != nil } : []
    return elements.filter { !$0.name.isEmpty } + Self.plain(names)
  }

  private func objects(_ kinds: [ElementDescription.ObjectKind]) -> [Element] {
    Self.plain(catalog.allElements.filter { $0.objectKind.map(kinds.contains) ?? false }.map(\.name))
  }

  private static func plain(_ names: [String]) -> [Element] { names.map { Element(name: $0, key: nil) } }

  // MARK: The language's own

  private static let placeholders = [Identity.owner, Identity.firstResponder]
  /// Elements that hold the objects of a list.
  private static let lists = [
    "items", "cells", "sections", "segments", "prototypes", "leftBarButtonItems", "rightBarButtonItems",
  ]
  /// Elements by which a document takes components in, and is one.
  private static let componentDeclarations = [
    ComponentInclusion.elementName, ComponentInterface.parameter, ComponentInterface.event,
  ]
  private static let parameterTypes = ParameterType.Base.allCases.flatMap { base in
    // An image can always be missing.
    [ParameterType(base), ParameterType(base, isOptional: true)].filter { $0 != ParameterType(.image) }
  }.map(\.swiftName)
  /// What every object can have.
  private static let common: [(name: String, content: Content)] = [
    ("class", .className), ("module", .text), ("moduleProvider", .words(["none", "target"])),
    ("canvas", .value(.point, nil)),
  ]
  private static let flag = Content.value(.bool, nil)
  private static let object = Content.value(.reference, nil)
  /// The attributes of elements that Apple's documents have otherwise, or not at all.
  private static let own: [String: [(name: String, content: Content)]] = [
    LanguageReader.rootName: [
      ("xmlns", .words([LanguageReader.namespace])), ("target", .words(["iOS", "iOS 15", "tvOS"])),
      ("device", .words(["retina6_12", "retina6_12 portrait", "retina6_12 landscape", "retina6_12 portrait dark"])),
      ("kind", .words(["storyboard", "component"])), ("useAutolayout", flag), ("useSafeAreas", flag),
      ("useTraitCollections", flag),
      ("imports", .text), ("launchScreen", flag), ("initialViewController", object), ("toolsVersion", .text),
    ],
    ComponentInclusion.elementName: [("name", .text), ("src", .text), ("module", .text)],
    ComponentInterface.parameter: [
      ("name", .text), ("type", .words(parameterTypes)), ("default", .text), ("summary", .text),
    ],
    ComponentInterface.event: [("name", .text), ("summary", .text)],
    ComponentInterface.slot: [("name", .text)],
    "scene": [("canvas", .value(.point, nil)), ("sceneID", .text)],
    Identity.owner: [("class", .className), ("module", .text), ("moduleProvider", .words(["none", "target"]))],
    Identity.firstResponder: [("class", .className), ("module", .text)],
    "outlet": [("property", .text), ("destination", object), ("destinations", .objects), ("id", .id)],
    "action": [
      ("selector", .text), ("destination", object),
      ("eventType", .words(Enumeration.controlEvent.members.keys.sorted())),
      ("id", .id),
    ],
    "runtimeAttribute": [("type", .text), ("keyPath", .text), ("value", .text)],
    "attribute": [("name", .text), ("value", .text)],
  ]
}
