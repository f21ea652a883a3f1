/// A JSON value whose objects keep their keys sorted when written.
indirect enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([String: JSON])

  var foundation: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    // JSON has no infinity.
    case .number(let value): value.isFinite ? value : "\(value)"
    case .text(let value): value
    case .array(let values): values.map(\.foundation)
    case .object(let values): values.mapValues(\.foundation)
    }
  }
}

/// Writes what emitted code built: see the README for the format.
@MainActor public final class Dump {
  private var units: [JSON] = []
  private var initialController: JSON?

  /// A dump without units.
  public init() {}

  /// Adds a unit: what `make` returns is the emitted structure, whose members are the document's objects.
  public func unit(_ type: String, kind: String, owner: AnyObject?, _ make: () -> Any) {
    let firstConstraint = journal.constraints.count
    let firstAwoken = journal.awoken.count
    let structure = make()
    changeTraits(of: structure, owner: owner)
    let writer = UnitWriter()
    units.append(
      writer.unit(
        type, kind: kind, owner: owner, structure: structure,
        constraints: journal.constraints[firstConstraint...].compactMap { $0 as? NSLayoutConstraint },
        awoken: Array(journal.awoken[firstAwoken...])))
  }

  /// Adds a scene: `make` gives its controller, and `load` the structure with the objects that the controller's view
  /// comes with. Other controllers are named, not described: each is its own scene's.
  ///
  /// `segues` are those that code performs by their identifiers.
  public func scene<Controller: UIViewController>(
    _ type: String, _ make: () -> Controller, loading load: (Controller) -> Any = { _ in () },
    performing segues: [String: (Controller) -> Bool] = [:]
  ) {
    let firstConstraint = journal.constraints.count
    let firstAwoken = journal.awoken.count
    let owner = make()
    let structure = load(owner)
    changeTraits(of: structure, owner: owner)
    let writer = UnitWriter()
    units.append(
      writer.unit(
        type, kind: "scene", owner: owner, structure: structure,
        constraints: journal.constraints[firstConstraint...].compactMap { $0 as? NSLayoutConstraint },
        awoken: Array(journal.awoken[firstAwoken...]),
        performing: segues.mapValues { perform in { _ = perform(owner) } }))
  }

  /// Gives all that was built the size classes that the environment names, width first, such as `regular,compact`.
  private func changeTraits(of structure: Any, owner: AnyObject?) {
    let names: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
    let asked = ProcessInfo.processInfo.environment["SURFACE_SIZE_CLASSES"] ?? ""
    let classes = asked.split(separator: ",").compactMap { names[String($0)] }
    guard classes.count == 2 else { return }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: classes[0]), UITraitCollection(verticalSizeClass: classes[1]),
    ])
    let views = Mirror(reflecting: structure).children.compactMap { unwrapped($0.value) as? UIView }
    for view in views where view.superview == nil {
      view.surfaceChangeTraits(traits, controllers: [owner].compactMap { $0 as? UIViewController })
    }
  }

  /// Names the controller that a storyboard starts with.
  public func initial(_ controller: UIViewController) {
    initialController = UnitWriter().controller(controller)
  }

  /// Writes all units to a file.
  public func write(to path: String) throws {
    var fields: [String: JSON] = ["schema": .text("xibc-dump/1"), "units": .array(units)]
    fields["initial"] = initialController
    let document = JSON.object(fields)
    let data = try JSONSerialization.data(
      withJSONObject: document.foundation, options: [.prettyPrinted, .sortedKeys])
    try data.write(to: URL(fileURLWithPath: path))
  }
}

/// Writes one unit, numbering objects as it comes across them.
@MainActor final class UnitWriter {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var objects: [AnyObject] = []
  /// Objects that another one holds.
  private var held: Set<Int> = []
  private var ownerNumber: Int?
  private var owner: AnyObject?
  private var isScene = false
  private var constraints: [NSLayoutConstraint] = []

  func unit(
    _ type: String, kind: String, owner: AnyObject?, structure: Any, constraints: [NSLayoutConstraint],
    awoken: [AnyObject], performing performances: [String: () -> Void] = [:]
  ) -> JSON {
    self.constraints = constraints
    isScene = kind == "scene"
    self.owner = owner
    ownerNumber = owner.map { number($0) }
    var members: [String: JSON] = [:]
    var order: [Int] = []
    for child in Mirror(reflecting: structure).children {
      guard let label = child.label else { continue }
      members[label] = value(child.value)
      if let object = unwrapped(child.value), isTopLevelCandidate(object) {
        order.append(number(object as AnyObject))
      }
    }
    let writtenConstraints = constraints.map { constraint($0) }
    var written: [JSON] = []
    while written.count < objects.count {
      written.append(object(objects[written.count], number: written.count))
    }
    for (number, segues) in objects.map({ segues(of: $0) }).enumerated() where !segues.isEmpty {
      guard case .object(var fields) = written[number] else { continue }
      fields["segues"] = .array(segues)
      written[number] = .object(fields)
    }
    // What belongs to other controllers' scenes was told so as well, and isn't known here.
    let awoken = awoken.compactMap { numbers[ObjectIdentifier($0)] }.map { JSON.number(Double($0)) }
    let roots = order.filter { !held.contains($0) && $0 != ownerNumber }
    return .object([
      "type": .text(type), "kind": .text(kind), "objects": .array(written),
      "owner": ownerNumber.map { .number(Double($0)) } ?? .null,
      "roots": .array(roots.map { .number(Double($0)) }), "members": .object(members),
      "constraints": .array(writtenConstraints), "awoken": .array(awoken),
      "performed": .object(performances.mapValues(performed)),
    ])
  }

  /// Constraints, and guides that a view made for itself, belong to their views.
  private func isTopLevelCandidate(_ value: Any) -> Bool {
    guard Mirror(reflecting: value).displayStyle == .class else { return false }
    return !(value is NSLayoutConstraint) && numbers[ObjectIdentifier(value as AnyObject)] != nil
      && journal.record(value as AnyObject).maker == nil
  }

  // MARK: Objects

  private func number(_ object: AnyObject) -> Int {
    if let number = numbers[ObjectIdentifier(object)] { return number }
    let number = objects.count
    numbers[ObjectIdentifier(object)] = number
    objects.append(object)
    return number
  }

  private func reference(_ object: AnyObject) -> JSON {
    .object(["object": .number(Double(number(object)))])
  }

  private func numbers(_ objects: [AnyObject]) -> JSON {
    .array(
      objects.map { object in
        let number = number(object)
        held.insert(number)
        return .number(Double(number))
      })
  }

  private func object(_ object: AnyObject, number: Int) -> JSON {
    let record = journal.record(object)
    let (name, custom) = classNames(of: object)
    let construction: JSON =
      record.construction.map { made in
        .object([
          "initializer": .text(made.initializer), "arguments": .array(made.arguments.map(value)),
        ])
      } ?? .null
    var fields: [String: JSON] = [
      "id": .number(Double(number)), "class": .text(name), "custom": custom.map { .text($0) } ?? .null,
      "construction": construction,
      "properties": .object(properties(of: record, number: number)),
      "calls": .array(
        record.calls.filter { $0.name != "addChild(_:)" }
          .map { .array([.text($0.name)] + $0.arguments.map { held($0) }) }),
      "subviews": numbers(record.subviews.filter { embeddedController(of: $0) == nil }),
      "embedded": .array(record.subviews.compactMap(embeddedController).map(controller)),
      "arrangedSubviews": numbers(record.arrangedSubviews),
      "gestureRecognizers": numbers(record.gestureRecognizers),
      "layoutGuides": numbers(record.layoutGuides),
      "keyValues": .array(
        (record.keyValues + layerValues(of: record)).map { .array([.text($0.path), value($0.value)]) }),
      "actions": .array(record.actions.filter { !startsSegue($0.target) }.map(action)),
      "outlets": .object(outlets(of: object)),
    ]
    if !record.owned.isEmpty {
      fields["owned"] = .object(
        record.owned.filter { !($0.value is CALayer) && isOfInterest($0.value) }.mapValues {
          .number(Double(holding($0)))
        })
    }
    if let index = constraints.firstIndex(where: { $0 === object }) {
      fields["constraint"] = .number(Double(index))
    }
    if let maker = record.maker {
      fields["maker"] = .object([
        "object": .number(Double(self.number(maker.object))), "property": .text(maker.property),
      ])
    }
    return .object(fields)
  }

  /// Another controller than the scene's is named only.
  func controller(_ controller: AnyObject) -> JSON {
    let (name, custom) = classNames(of: controller)
    return .object(["controller": .text(custom ?? name)])
  }

  private func isOtherController(_ object: AnyObject) -> Bool {
    isScene && object is UIViewController && object !== owner
  }

  /// The controller that has the view as its own, where that isn't the scene's.
  private func embeddedController(of view: AnyObject) -> AnyObject? {
    guard let maker = journal.record(view).maker, maker.property == "view", isOtherController(maker.object) else {
      return nil
    }
    return maker.object
  }

  private func startsSegue(_ target: AnyObject?) -> Bool { target.map(name) == "SegueTrigger" }

  /// The name of an object's class, by which classes of emitted code are known.
  private func name(of object: AnyObject) -> String { "\(type(of: object))" }

  /// The class of the views that a registered nib makes.
  private func prototype(_ nib: UINib) -> JSON {
    guard let view = nib.instantiate(withOwner: nil).first else { return .null }
    let (name, custom) = classNames(of: view as AnyObject)
    return .object(["prototype": .text(custom ?? name)])
  }

  /// What is told when each segue of the object starts.
  private func segues(of object: AnyObject) -> [JSON] {
    SegueTriggers(of: object).starts(object).map(performed)
  }

  /// What the owner is told when a segue is performed, and what another controller is told that it unwinds to.
  private func performed(_ perform: () -> Void) -> JSON {
    guard let owner else { return .null }
    let (calls, actions) = UnwindTarget.holding(owner, perform)
    let segue = calls.lazy.flatMap(\.arguments).compactMap { unwrapped($0) as? UIStoryboardSegue }.first
    return .object([
      "identifier": segue?.identifier.map { .text($0) } ?? .null,
      "source": segue.map { controllerName($0.source) } ?? .null,
      "destination": segue.map { controllerName($0.destination) } ?? .null,
      "calls": .array((calls.map(\.name) + actions.map(\.description)).map { .text($0) }),
    ])
  }

  private func controllerName(_ controller: UIViewController) -> JSON {
    let (name, custom) = classNames(of: controller)
    return .text(custom ?? name)
  }

  /// What the owner has was given to it: the document's top-level objects stay what they are.
  private func properties(of record: Record, number: Int) -> [String: JSON] {
    let told = record.properties.filter { name, value in
      // What starts a segue is no target of the document's.
      !(name == "target" && startsSegue(unwrapped(value) as AnyObject?))
        && !(name == "action" && startsSegue(record.properties["target"].flatMap(unwrapped) as AnyObject?))
    }
    let pairs = told.map { name, value in
      let refers = record.references.contains(name) || number == ownerNumber
      return (name, refers ? self.value(value) : held(value))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func holding(_ object: AnyObject) -> Int {
    let number = number(object)
    held.insert(number)
    return number
  }

  /// The value of a property or argument, which holds the objects in it.
  private func held(_ value: Any) -> JSON {
    let written = self.value(value)
    markHeld(written)
    return written
  }

  private func markHeld(_ written: JSON) {
    switch written {
    case .array(let values): values.forEach(markHeld)
    case .object(let fields):
      if case .number(let number)? = fields["object"], fields.count == 1 { held.insert(Int(number)) }
    default: break
    }
  }

  /// What was set of a view's layer, as key paths from the view: that's how documents say it.
  private func layerValues(of record: Record) -> [(path: String, value: Any)] {
    guard let layer = record.owned["layer"] as? CALayer else { return [] }
    return journal.record(layer).properties.sorted { $0.key < $1.key }.map { ("layer.\($0.key)", $0.value) }
  }

  /// An object that was made on demand counts when something was done with it, or is known already.
  private func isOfInterest(_ object: AnyObject) -> Bool {
    let record = journal.record(object)
    return numbers[ObjectIdentifier(object)] != nil || !record.properties.isEmpty
      || !record.calls.isEmpty || !record.subviews.isEmpty || !record.keyValues.isEmpty
      || !record.gestureRecognizers.isEmpty || !record.layoutGuides.isEmpty || !record.actions.isEmpty
      || record.owned.values.contains { isOfInterest($0) }
  }

  private func action(_ action: (target: AnyObject?, selector: Selector, events: Any?)) -> JSON {
    var events: [JSON] = []
    if case .object(let fields)? = action.events.map(value), case .array(let names)? = fields["options"] {
      events = names
    }
    return .object([
      "target": action.target.map { .number(Double(number($0))) } ?? .null,
      "selector": .text(action.selector.description), "events": .array(events),
    ])
  }

  /// The nearest class of the surface or of Foundation, and the document's own class before it.
  private func classNames(of object: AnyObject) -> (name: String, custom: String?) {
    var mirror: Mirror? = Mirror(reflecting: object)
    var custom: String?
    while let current = mirror {
      let full = String(reflecting: current.subjectType)
      let module = full.prefix { $0 != "." }
      let name = full.dropFirst(module.count + 1)
      if ["UIKit", "Foundation", "FoundationEssentials"].contains(module) {
        return (String(name), custom)
      }
      // Emitted classes for controllers of the framework's classes are no classes of the document's.
      if !name.contains("(unknown context") { custom = custom ?? String(name) }
      mirror = current.superclassMirror
    }
    return ("AnyObject", custom)
  }

  /// The stored properties that classes of the document declare.
  private func outlets(of object: AnyObject) -> [String: JSON] {
    var outlets: [String: JSON] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let module = String(reflecting: current.subjectType).prefix { $0 != "." }
      guard !["UIKit", "Foundation", "FoundationEssentials"].contains(module) else { break }
      for child in current.children {
        guard let label = child.label else { continue }
        outlets[label] = value(child.value)
      }
      mirror = current.superclassMirror
    }
    return outlets
  }

  // MARK: Constraints

  private func constraint(_ constraint: NSLayoutConstraint) -> JSON {
    .object([
      "first": constraint.firstItem.map(item) ?? .null,
      "firstAttribute": .text("\(constraint.firstAttribute)"),
      "relation": .text("\(constraint.relation)"),
      "second": constraint.secondItem.map(item) ?? .null,
      "secondAttribute": .text("\(constraint.secondAttribute)"),
      "multiplier": .number(Double(constraint.multiplier)),
      "constant": .number(Double(constraint.constant)),
      "priority": .number(Double(constraint.priority.rawValue)),
      "identifier": constraint.identifier.map { .text($0) } ?? .null,
      "active": .bool(constraint.isActive),
    ])
  }

  /// A guide that a view or a controller made for itself goes by its owner and name.
  private func item(_ item: AnyObject) -> JSON {
    if item is UILayoutGuide || item is SurfaceLayoutSupport,
      let maker = journal.record(item).maker
    {
      return .object([
        "object": .number(Double(number(maker.object))), "guide": .text(maker.property),
      ])
    }
    return reference(item)
  }

  // MARK: Values

  func value(_ any: Any) -> JSON {
    guard let value = unwrapped(any) else { return .null }
    if let written = simple(value) ?? geometry(value) { return written }
    switch value {
    case let values as [Any]: return .array(values.map(self.value))
    case let values as Set<AnyHashable>:
      return .array(values.map { self.value($0.base) }.sorted { "\($0)" < "\($1)" })
    case let values as [NSAttributedString.Key: Any]: return .object(["attributes": attributes(values)])
    case let values as [AnyHashable: Any]:
      let pairs = values.map { (keyName($0.key.base), self.value($0.value)) }
      return .object(["dictionary": .object(Dictionary(pairs) { first, _ in first })])
    case let options as any SurfaceOptions: return self.options(options)
    case let structure as SurfaceValue: return self.structure(structure)
    case let text as AttributedString: return attributed(text.text)
    case let transformer as UIConfigurationTextAttributesTransformer:
      return .object(["attributes": attributes(transformer(AttributeContainer()).attributes)])
    case let raw as any RawRepresentable where Mirror(reflecting: value).displayStyle != .enum:
      return .object(["raw": self.value(raw.rawValue)])
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return .object(["case": .text("\(value)")])
    case .class: return object(valued: value as AnyObject)
    case .struct:
      let fields = mirror.children.compactMap { child in
        child.label.map { ($0, self.value(child.value)) }
      }
      return .object([
        "struct": .text("\(mirror.subjectType)"),
        "properties": .object(Dictionary(fields) { first, _ in first }),
      ])
    default: return .object(["unrecorded": .text("\(mirror.subjectType)")])
    }
  }

  private func keyName(_ key: Any) -> String {
    (key as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(key)"
  }

  private func simple(_ value: Any) -> JSON? {
    switch value {
    case let value as Bool: .bool(value)
    case let value as String: .text(value)
    case let value as CGFloat: .number(Double(value))
    case let value as Double: .number(value)
    case let value as Float: .number(Double("\(value)") ?? Double(value))
    case let value as any BinaryInteger: .number(Double("\(value)") ?? 0)
    case let value as NSValue where !(value is NSNumber):
      // Foundation itself makes those of ranges, UIKit the others.
      journal.record(value).construction.map { self.value($0.arguments.first as Any) } ?? self.value(value.rangeValue)
    case let value as NSNumber: .number(value.doubleValue)
    case let value as Selector: .object(["selector": .text(value.description)])
    case let value as Locale: .object(["locale": .text(value.identifier)])
    case let value as URL: .object(["url": .text(value.absoluteString)])
    case let value as Date: .object(["date": .text(date(value))])
    case is NSCoder: .object(["unrecorded": .text("NSCoder")])
    case is Unrecorded: .object(["unrecorded": .null])
    default: nil
    }
  }

  /// With milliseconds where there are any.
  private func date(_ date: Date) -> String {
    let formatter = ISO8601DateFormatter()
    if date.timeIntervalSinceReferenceDate != date.timeIntervalSinceReferenceDate.rounded() {
      formatter.formatOptions.insert(.withFractionalSeconds)
    }
    return formatter.string(from: date)
  }

  private func geometry(_ value: Any) -> JSON? {
    func list(_ name: String, _ values: CGFloat...) -> JSON {
      .object([name: .array(values.map { .number(Double($0)) })])
    }
    return switch value {
    case let r as CGRect: list("rect", r.origin.x, r.origin.y, r.size.width, r.size.height)
    case let s as CGSize: list("size", s.width, s.height)
    case let p as CGPoint: list("point", p.x, p.y)
    case let i as UIEdgeInsets: list("insets", i.top, i.left, i.bottom, i.right)
    case let i as NSDirectionalEdgeInsets:
      list("directional", i.top, i.leading, i.bottom, i.trailing)
    case let o as UIOffset: list("offset", o.horizontal, o.vertical)
    case let r as NSRange: list("range", CGFloat(r.location), CGFloat(r.length))
    case let t as CGAffineTransform: list("transform", t.a, t.b, t.c, t.d, t.tx, t.ty)
    default: nil
    }
  }

  private func options<Options: SurfaceOptions>(_ options: Options) -> JSON {
    let members = Options.surfaceMembers.filter { _, member in
      options.contains(member) && !Options().contains(member)
    }
    var fields: [String: JSON] = [
      "options": .array(members.map(\.0).sorted().map { .text($0) })
    ]
    // Bits that no member names would go unnoticed otherwise.
    if members.reduce(into: Options(), { $0.formUnion($1.1) }) != options {
      fields["raw"] = value(options.rawValue)
    }
    return .object(fields)
  }

  private func structure(_ structure: SurfaceValue) -> JSON {
    let journal = structure.journal
    var fields: [String: JSON] = [
      "struct": .text(journal.type),
      "properties": .object(journal.properties.mapValues(value)),
    ]
    if let made = journal.construction {
      fields["construction"] = .object([
        "initializer": .text(made.initializer), "arguments": .array(made.arguments.map(value)),
      ])
    }
    if !journal.calls.isEmpty {
      fields["calls"] = .array(
        journal.calls.map { .array([.text($0.name)] + $0.arguments.map(value)) })
    }
    return .object(fields)
  }

  private func object(valued object: AnyObject) -> JSON {
    switch object {
    case let color as UIColor: ColorWriter.write(color, value)
    case let font as UIFont: FontWriter.write(font, value)
    case let image as UIImage: ImageWriter.write(image, value)
    case let text as NSAttributedString: attributed(text)
    case let nib as UINib where name(of: nib) == "PrototypeNib": prototype(nib)
    // What serves a table's static cells speaks for the table's controller.
    case let cells where name(of: cells) == "StaticCells":
      value(Mirror(reflecting: cells).children.first { $0.label == "controller" }?.value as Any)
    default: isOtherController(object) ? controller(object) : reference(object)
    }
  }

  private func attributed(_ text: NSAttributedString) -> JSON {
    let runs = text.runs.map { run in
      JSON.array([.text(run.text), attributes(run.attributes)])
    }
    return .object(["attributed": .array(runs)])
  }

  private func attributes(_ attributes: [NSAttributedString.Key: Any]) -> JSON {
    let written = attributes.map { key, value in
      (key.rawValue, (value as? NSParagraphStyle).map(paragraphStyle) ?? self.value(value))
    }
    return .object(Dictionary(written) { first, _ in first })
  }

  private func paragraphStyle(_ style: NSParagraphStyle) -> JSON {
    .object(journal.record(style).properties.mapValues(value))
  }
}
