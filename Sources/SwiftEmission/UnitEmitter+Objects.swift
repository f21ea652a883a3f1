import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Makes every object and sets its properties; what takes part in making another comes before it.
  mutating func emitObjects() {
    if unit.kind == .controller || unit.kind == .component, let owner = unit.owner, let name = reference(owner) {
      emitProperties(of: owner, as: name)
    }
    var done = ObjectTable<Bool>(document)
    for index in unit.objects { emitObject(index, &done) }
  }

  private mutating func emitObject(_ index: ObjectIndex, _ done: inout ObjectTable<Bool>) {
    guard done[index] == nil, let name = reference(index), !document.objects[index].isComponentContent else { return }
    done[index] = true
    for child in document.objects[index].children where isConstructorArgument(child) { emitObject(child, &done) }
    writer.separate()
    existingPaths[index] = existingPath(of: index)
    emitConstruction(of: index, as: name)
    emitProperties(of: index, as: name)
  }

  /// How the catalog says that an object comes to its holder.
  func provision(of index: ObjectIndex) -> ChildRow.Content? {
    guard let parent = document.objects[index].parent else { return nil }
    let description = input.descriptions[parent]
    switch document.objects[index].role {
    case .topLevel: return nil
    case .keyed(let key):
      return (description?.child(key) ?? description?.child(document.objects[index].element))?.content
    case .member(let list): return description?.child(list)?.content
    }
  }

  private func isConstructorArgument(_ index: ObjectIndex) -> Bool {
    guard isMember(index), case .object(.constructorArgument) = provision(of: index) else { return false }
    return true
  }

  /// The path at which the holder has made the object itself; nil where the unit makes it.
  func existingPath(of index: ObjectIndex) -> String? {
    let object = document.objects[index]
    guard object.customClass == nil, let parent = object.parent,
      case .object(.existing(let path)) = provision(of: index),
      let holder = reference(parent)
    else { return builtInLabel(index) }
    return "\(holder).\(path)"
  }

  /// A cell of a built-in style has its labels and image view already; an id in the cell's attributes tells which. One
  /// of a class of the app's own is made, and stands in the cell's content view beside them.
  private func builtInLabel(_ index: ObjectIndex) -> String? {
    let object = document.objects[index]
    guard object.customClass == nil, let id = object.id, let content = object.parent,
      let cell = document.objects[content].parent, document.objects[cell].element == "tableViewCell",
      let holder = reference(cell)
    else { return nil }
    for property in ["textLabel", "detailTextLabel", "imageView"] where document.objects[cell][property] == id {
      return "\(holder).\(property) ?? \(type(of: index))()"
    }
    return nil
  }

  /// Whether the object isn't made by the unit, so that nothing adds or awakens it.
  func isMadeElsewhere(_ index: ObjectIndex) -> Bool {
    existingPaths[index] != nil || document.objects[index].isComponentContent
  }

  // MARK: Construction

  private mutating func emitConstruction(of index: ObjectIndex, as name: String) {
    if let path = existingPaths[index] {
      guard unit.kind != .controller, unit.kind != .component else { return }
      properties.append(UnitProperty(name: name, type: type(of: index)))
      return whileAssigning { $0.writer.statement(Statement(set: name, to: Statement(path))) }
    }
    let object = document.objects[index]
    if let instance = object.instance { return emitInstance(instance, of: index, as: name) }
    let type = type(of: index)
    let frame = frame(of: object)
    guard !isDecoded(object) else {
      helpers.insert(.decoding)
      make(index, as: name, Statement(call: "decode", ["\(type).self"]))
      if let frame { writer.statement(Statement(name, set: "frame", to: frame)) }
      return
    }
    var needsFrame = false
    switch object.element {
    case "button" where object["buttonType"] != nil || object.customClass == nil:
      let style = express.attribute(object["buttonType"] ?? "custom", .enumeration(.buttonTypes)) ?? ".custom"
      make(index, as: name, Statement(call: type, ["type: \(style)"]))
      needsFrame = true
    case "tableView":
      let style = construction("style", of: object) ?? ".plain"
      make(index, as: name, Statement(call: type, ["frame: \(frame ?? ".zero")", "style: \(style)"]))
    case "collectionView":
      let layout =
        object.children.first(where: isConstructorArgument).flatMap(reference) ?? "UICollectionViewFlowLayout()"
      make(
        index, as: name, Statement(call: type, ["frame: \(frame ?? ".zero")", "collectionViewLayout: \(layout)"]))
    case "tableViewCell":
      let style = construction("style", of: object) ?? ".default"
      make(
        index, as: name,
        Statement(call: type, ["style: \(style)", "reuseIdentifier: \(reuseIdentifier(object))"]))
    case "tableViewHeaderFooterView":
      make(index, as: name, Statement(call: type, ["reuseIdentifier: \(reuseIdentifier(object))"]))
    case "visualEffectView":
      make(index, as: name, Statement(call: type, ["effect: \(effect(of: object))"]))
      needsFrame = true
    case "activityIndicatorView" where object.customClass == nil:
      let style = construction("style", of: object) ?? ".medium"
      make(index, as: name, Statement(call: type, ["style: \(style)"]))
      needsFrame = true
    case "wkWebView":
      emitWebView(object, as: name, type: type, frame: frame)
    case "barButtonItem":
      make(index, as: name, Statement(call: type, barButtonItemArguments(object)))
    case "tabBarItem":
      make(index, as: name, Statement(call: type, tabBarItemArguments(object)))
    default:
      let isView = input.descriptions[index]?.objectKind == .view
      // A class of the app's own need not have inherited `init()`, but every view has `init(frame:)`.
      let shown = frame ?? (object.customClass == nil ? nil : ".zero")
      let arguments = isView ? shown.map { ["frame: \($0)"] } ?? [] : []
      make(index, as: name, Statement(call: type, arguments))
    }
    if needsFrame, let frame { writer.statement(Statement(name, set: "frame", to: frame)) }
  }

  /// Says how an object is made: where its property is declared, or in the initializer if another object or a parameter
  /// takes part.
  mutating func make(
    _ index: ObjectIndex, as name: String, _ expression: Statement, takesParameters: Bool = false
  ) {
    let takesOthers = takesParameters || document.objects[index].children.contains(where: isConstructorArgument)
    guard unit.kind != .controller, !takesOthers else {
      properties.append(UnitProperty(name: name, type: type(of: index)))
      return whileAssigning { $0.writer.statement(Statement(set: $0.declared(name), to: expression)) }
    }
    properties.append(UnitProperty(name: name, type: type(of: index), value: expression))
  }

  /// Whether `init(coder:)` makes the object: one of the document's own classes, unless an initializer has to take what
  /// no property can set.
  func isDecoded(_ object: InterfaceObject) -> Bool {
    guard let reference = object.customClass, input.options.construction == .coder, object.instance == nil,
      object.index != unit.builtOwner,
      !UIKitClass.isKnown(reference.name), existingPaths[object.index] == nil
    else { return false }
    switch object.element {
    case "button": return object["buttonType"] == nil
    case "tableView": return object["style"] == "plain" || object["style"] == nil
    case "tableViewCell", "tableViewHeaderFooterView":
      return (object["reuseIdentifier"] == nil || isRegistered(object))
        && (object["style"] == nil || object["style"] == "default")
    case "collectionView", "wkWebView": return false
    default:
      let kind = input.descriptions[object.index]?.objectKind
      return kind == .view || kind == .controller || object.element == "collectionViewFlowLayout"
        || object.element == "collectionViewLayout"
    }
  }

  /// Whether a table gives the cell its reuse identifier: the one that it registers the cell's nib for.
  private func isRegistered(_ cell: InterfaceObject) -> Bool { storyboard?.prototype(cell.index) != nil }

  /// The frame that an object is made with: none where constraints or a holder place it. A view that leaves its
  /// place to constraints and has none keeps the frame that the nib stores.
  func frame(of object: InterfaceObject) -> String? {
    guard !isPlaced(object), !isArranged(object) else { return nil }
    for key in ["frame", "frameInset"] {
      guard case .rect(let rect) = object.value(key) else { continue }
      return express.rect(rect)
    }
    return nil
  }

  /// Whether constraints place the object.
  private func isPlaced(_ object: InterfaceObject) -> Bool {
    object["translatesAutoresizingMaskIntoConstraints"] == "NO" && input.isConstrained[object.index]
  }

  /// Whether the object's mask is turned off. A subview may do that and have no constraints: Interface Builder then gives
  /// it some of its own, made of its frame and mask, so that in code the mask stays on.
  func turnsMaskOff(_ object: InterfaceObject) -> Bool {
    guard object["translatesAutoresizingMaskIntoConstraints"] == "NO" else { return false }
    return input.isConstrained[object.index] || object.role != .member(of: "subviews")
  }

  func isArranged(_ object: InterfaceObject) -> Bool {
    object.role == .member(of: "subviews")
      && object.parent.map { document.objects[$0].element == "stackView" } ?? false
  }

  /// An attribute that takes part in making an object; nil where the document doesn't state it.
  func construction(_ attribute: String, of object: InterfaceObject) -> String? {
    guard let row = input.descriptions[object.index]?.attribute(attribute), let text = object[attribute] else {
      return nil
    }
    return express.attribute(text, row.type)
  }

  private func reuseIdentifier(_ object: InterfaceObject) -> String {
    object["reuseIdentifier"].map(SwiftLiteral.string) ?? "nil"
  }

  private func effect(of object: InterfaceObject) -> String {
    if case .record(let record) = object.value("blurEffect") { return blurEffect(record) }
    if case .record(let record) = object.value("vibrancyEffect"),
      case .record(let blur)? = record.values.first(where: { $0.key == "blurEffect" })?.value
    {
      return "UIVibrancyEffect(blurEffect: \(blurEffect(blur)))"
    }
    return "nil"
  }

  private func blurEffect(_ record: InterfaceRecord) -> String {
    let type = catalog["blurEffect"]?.attribute("style")?.type ?? .string
    let style = record["style"].flatMap { express.attribute($0, type) } ?? ".extraLight"
    return "UIBlurEffect(style: \(style))"
  }

  private mutating func emitWebView(_ object: InterfaceObject, as name: String, type: String, frame: String?) {
    properties.append(UnitProperty(name: name, type: type))
    whileAssigning { $0.emitConfiguredWebView(object, as: name, type: type, frame: frame) }
  }

  private mutating func emitConfiguredWebView(
    _ object: InterfaceObject, as name: String, type: String, frame: String?
  ) {
    let configuration = names.local("\(names.objectNames[object.index] ?? "webView")Configuration")
    writer.line("let \(configuration) = WKWebViewConfiguration()")
    if case .record(let record) = object.value("configuration") {
      emitRecord(record, as: configuration, of: object)
      for value in record.values {
        guard value.key == "preferences", case .record(let preferences) = value.value else { continue }
        emitRecord(preferences, as: "\(configuration).preferences", of: object)
      }
    }
    writer.statement(
      Statement(
        set: declared(name),
        to: Statement(call: type, ["frame: \(frame ?? ".zero")", "configuration: \(configuration)"])))
  }

  private func barButtonItemArguments(_ object: InterfaceObject) -> [String] {
    let target = ["target: nil", "action: nil"]
    if let system = object["systemItem"], let item = construction("systemItem", of: object), !system.isEmpty {
      return ["barButtonSystemItem: \(item)"] + target
    }
    if let view = object.children.first(where: isConstructorArgument).flatMap(reference) {
      return ["customView: \(view)"]
    }
    let style = "style: \(construction("style", of: object) ?? ".plain")"
    if object["title"] == nil, let image = imageExpression(of: object) {
      return ["image: \(image)", style] + target
    }
    return ["title: \(title(of: object))", style] + target
  }

  private func title(of item: InterfaceObject) -> String {
    item["title"].map { text($0, of: item, property: "title") } ?? "nil"
  }

  private func tabBarItemArguments(_ object: InterfaceObject) -> [String] {
    if let item = construction("systemItem", of: object) {
      return ["tabBarSystemItem: \(item)", "tag: 0"]
    }
    return [
      "title: \(title(of: object))", "image: \(imageExpression(of: object) ?? "nil")",
      "tag: 0",
    ]
  }

  /// The image of an object: its attribute, or an image reference with a configuration.
  func imageExpression(of object: InterfaceObject) -> String? {
    if case .record(let record) = object.value("image") { return imageReference(record) }
    return object["image"].map { express.image($0, catalog: object["catalog"]) }
  }
}
