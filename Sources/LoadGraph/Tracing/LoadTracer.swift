import SourceScanning

/// Follows the code that runs when an object is made, and says what it loads and makes on the way.
final class LoadTracer {
  private let types: KnownTypes
  private let code: RelevantCode
  private let values: ValueReader
  private var loads: [TracedLoad] = []
  /// The class that is followed now.
  private var subject: KnownType?
  /// The code that was gone through, and whether nothing stood in its way.
  private var passed: [Passage: Bool] = [:]
  /// What was assigned to in the code that was gone through.
  private var assigned: Set<String> = []
  private var visits = 0
  /// How many values may be looked at for the class that is followed now.
  private var granted = 0

  /// Code that runs on an object.
  private struct Passage: Hashable {
    var file: String
    var position: CodePosition
    var boundSelf: KnownType?
    var selfType: KnownType?
    var parameters: [String: TracedValue]
  }

  /// How far the way to a place has come.
  private struct Way {
    var steps: [LoadStep] = []
    var conditions: [ReadCondition] = []
    var doubt: String?
    var isConnected = false
    /// The types that code on the way casts to.
    var castTypes: Set<String> = []

    var isClear: Bool { conditions.isEmpty && doubt == nil }
  }

  /// The most bodies and values that are looked at for a class, and for all of them: what sources can ask for must have
  /// an end.
  private static let mostVisits = 2_000
  private static let mostValues = 20_000
  private var restOfVisits = 500_000
  private var restOfValues = 5_000_000
  private static let longestWay = 24

  init(_ types: KnownTypes, _ code: RelevantCode) {
    self.types = types
    self.code = code
    values = ValueReader(types)
  }

  // MARK: Beginnings

  /// What an object of a class leads to that a document makes.
  func decoding(_ type: KnownType, _ kind: ClassMention.Kind) -> [TracedLoad] {
    begin(type)
    walkInitialValues(of: type)
    for entry in EntryPoint.decoding(kind) { walk(entry, of: type) }
    if kind == .controller {
      addControllerNib(of: type, name: nil, doubt: "it runs when the controller's view is asked for")
    }
    return loads
  }

  /// What an observer of a property leads to, which runs when the document sets the property.
  func setting(_ name: String, of type: KnownType) -> [TracedLoad] {
    begin(type)
    guard let property = type.property(name, isStatic: false), !property.declaration.isComputed,
      !property.declaration.isLazy, Self.isPlain(property.declaration.initialValue)
    else { return [] }
    walk(
      property.declaration.body, of: property, on: type,
      Way(
        steps: [
          LoadStep(
            "setting '\(name)' of a '\(type.shortName)' runs its observer", property.file, property.declaration.position
          )
        ],
        isConnected: true))
    return loads
  }

  /// What an object leads to that code makes.
  func making(_ making: Making, _ kind: ClassMention.Kind) -> [TracedLoad] {
    let type = making.type
    begin(type)
    walkInitialValues(of: type)
    let scope = Scope(around: type)
    for initializer in initializers(of: type, making.initializer) {
      enter(
        Callee(
          declaration: initializer.declaration, owner: initializer.owner,
          scope: scope.scope(
            of: initializer.owner, file: initializer.file, body: initializer.declaration.body, isStatic: false,
            selfType: type, named: false, parameters: making.parameters)), Way())
    }
    for entry in EntryPoint.making(kind, showsView: making.showsView) { walk(entry, of: type) }
    if kind == .controller {
      addControllerNib(
        of: type, name: making.nibName,
        doubt: making.showsView ? nil : "it runs when the controller's view is asked for")
    }
    return loads
  }

  private func begin(_ type: KnownType) {
    subject = type
    loads = []
    passed = [:]
    assigned = []
    restOfVisits -= visits
    restOfValues -= granted - values.budget
    visits = 0
    granted = max(0, min(Self.mostValues, restOfValues))
    values.budget = granted
  }

  /// The initializer of a name in the sources; `init()` of a view ends in `init(frame:)`.
  private func initializers(of type: KnownType, _ name: String) -> [KnownMember<MethodDeclaration>] {
    let found = type.methods(named: [name]) {
      $0.kind == .initializer && $0.hasBody && ($0.fullName == name || $0.selector == name)
    }
    if !found.isEmpty || !["init()", "init", "new"].contains(name) { return found }
    let plain = type.methods(named: ["init", "initWithFrame"]) {
      $0.kind == .initializer && $0.hasBody && ($0.selector == "init" || $0.selector == "initWithFrame:")
    }
    return plain
  }

  // MARK: Ways

  private func walk(_ entry: EntryPoint, of type: KnownType) {
    guard let method = type.method(selectors: entry.selectors) else { return }
    let scope = Scope(around: type)
    // What UIKit hands over is there.
    let parameters = Dictionary(
      method.declaration.parameters.map { ($0.name, TracedValue.something) }, uniquingKeysWith: { first, _ in first })
    let callee = Callee(
      declaration: method.declaration, owner: method.owner,
      scope: scope.scope(
        of: method.owner, file: method.file, body: method.declaration.body, isStatic: false, selfType: type,
        named: false, parameters: parameters))
    enter(
      callee,
      Way(
        steps: [
          LoadStep("making a '\(type.shortName)' runs '\(callee.title)'", method.file, method.declaration.position)
        ], doubt: entry.doubt, isConnected: entry.isConnected))
  }

  /// Stored properties get their values before an initializer runs.
  private func walkInitialValues(of type: KnownType) {
    for owner in type.order where !owner.isProtocol {
      for property in owner.source.members(\.properties, where: { !$0.isStatic && !$0.isComputed && !$0.isLazy }) {
        guard !Self.isPlain(property.declaration.initialValue) else { continue }
        let member = KnownMember(declaration: property.declaration, owner: owner, file: property.file)
        walk(
          property.declaration.body, of: member, on: type,
          Way(steps: [
            LoadStep(
              "making a '\(type.shortName)' gives '\(property.declaration.name)' its value", property.file,
              property.declaration.position)
          ]))
      }
    }
  }

  /// Whether a property begins with a value that no call gives, so that the calls in its body are its observers'.
  private static func isPlain(_ value: CodeValue?) -> Bool {
    switch value {
    case nil, .string, .literal, .reference: true
    default: false
    }
  }

  private func walk(_ body: CodeBody, of member: KnownMember<PropertyDeclaration>, on type: KnownType, _ way: Way) {
    guard !body.isEmpty else { return }
    let scope = Scope(around: type)
    walk(
      scope.scope(
        of: member.owner, file: member.file, body: body, isStatic: member.declaration.isStatic, selfType: type,
        named: false), at: member.declaration.position, way)
  }

  private func enter(_ callee: Callee, _ way: Way) {
    walk(callee.scope, at: callee.declaration.position, way)
  }

  private func walk(_ scope: Scope, at position: CodePosition, _ way: Way) {
    let passage = Passage(
      file: scope.file, position: position, boundSelf: scope.boundSelf, selfType: scope.selfType,
      parameters: scope.parameters)
    if let wasClear = passed[passage], wasClear || !way.isClear { return }
    guard visits < min(Self.mostVisits, restOfVisits), way.steps.count < Self.longestWay else { return }
    passed[passage] = way.isClear
    visits += 1
    var way = way
    way.castTypes.formUnion(scope.body.castTypes)
    let reader = ConditionReader(
      values: values, scope: scope, isSwift: SourceLanguage(path: scope.file) == .swift, assignedBefore: assigned)
    for call in scope.body.calls where !call.isInStoredClosure && code.mayLead(call) {
      visit(call, in: scope, reader, way)
    }
    for assignment in scope.body.assignments {
      let way = self.way(way, under: assignment.conditions, isInClosure: assignment.isInClosure, reader)
      walkProperties(
        read: [assignment.value] + [assignment.owner].compactMap { $0 }, in: scope, at: assignment.position, way)
    }
    walkProperties(read: scope.body.returned.count == 1 ? scope.body.returned : [], in: scope, at: position, way)
    for assignment in scope.body.assignments where !assignment.isDeclaration { assigned.insert(assignment.target) }
  }

  /// The way to a place in the code that a way leads to.
  private func way(
    _ way: Way, under conditions: [Condition], isInClosure: Bool, _ reader: ConditionReader
  ) -> Way {
    var way = way
    for condition in conditions {
      let guarding = reader.guarding(condition)
      if guarding != .constant(true) { way.conditions.append(ReadCondition(text: condition.text, guarding: guarding)) }
    }
    if isInClosure, way.doubt == nil { way.doubt = "it stands in a closure" }
    return way
  }

  // MARK: Calls

  private func visit(_ call: Call, in scope: Scope, _ reader: ConditionReader, _ way: Way) {
    var way = self.way(way, under: call.conditions, isInClosure: call.isInClosure, reader)
    let callees = values.callees(of: call, in: scope)
    if callees.isEmpty {
      add(call, in: scope, way)
    } else {
      if callees.count > 1, way.doubt == nil { way.doubt = "several methods may be meant" }
      for callee in callees {
        var next = way
        next.steps.append(LoadStep("this calls '\(callee.title)'", scope.file, call.position))
        enter(callee, next)
      }
    }
    walkProperties(
      read: [call.receiver].compactMap { $0 } + call.arguments.map(\.value), in: scope, at: call.position, way)
  }

  /// Notes what a call of UIKit's does, or one that makes an object.
  private func add(_ call: Call, in scope: Scope, _ way: Way) {
    func add(_ effect: TracedLoad.Effect, _ message: String) {
      loads.append(
        TracedLoad(
          effect: effect, steps: way.steps + [LoadStep(message, scope.file, call.position)],
          conditions: way.conditions, doubt: way.doubt, isConnected: way.isConnected,
          suitsOwner: suitsOwner(call, in: scope, way)))
    }
    switch LoadCall(call) {
    case .nib(let name):
      let name = values.value(name, in: scope)
      add(.nib(name), "this loads \(Self.describe(name))")
    case .instantiate(let receiver):
      var name = TracedValue.unknown
      if case .nib(let found) = values.value(receiver, in: scope) { name = found }
      add(.nib(name), "this loads \(Self.describe(name))")
    case .controller(let storyboard, let identifier):
      guard case .storyboard(let name) = values.value(storyboard, in: scope) else { return }
      add(
        .controller(storyboard: name, identifier: identifier.map { values.value($0, in: scope) }),
        "this makes a controller of the storyboard \(Self.describe(name))")
    case nil:
      if let making = making(call, in: scope) {
        guard making.nibName != nil || code.mayLead(making.type) else { return }
        add(.object(making), "this makes a '\(making.type.shortName)'")
      } else if call.mayBeUnknownLoader {
        add(.nib(.unknown), "'\(call.fullName)', which isn't in the sources, may load a nib")
      }
    }
  }

  /// Whether the class would do as the File's Owner of what a call of it loads.
  private func suitsOwner(_ call: Call, in scope: Scope, _ way: Way) -> Bool {
    guard let owner = LoadCall.owner(of: call),
      case .object(let type?, isSelf: true) = values.value(owner, in: scope), type == subject
    else { return false }
    return way.castTypes.allSatisfy(KnownTypes.isOfFrameworks) && !type.hasFactory
  }

  private static func describe(_ name: TracedValue) -> String {
    switch name {
    case .string(let text): "the nib '\(text)'"
    case .attribute(let property, _): "the nib that '\(property)' names"
    default: "a nib"
    }
  }

  private func making(_ call: Call, in scope: Scope) -> Making? {
    guard call.name != "alloc", case .object(let type?, isSelf: false)? = values.object(madeBy: call, in: scope),
      type.source.declaration?.kind != .struct, type.source.declaration?.kind != .enum
    else { return nil }
    let labels = call.arguments.map { "\($0.label ?? "_"):" }.joined()
    let nibName = (call.argument("nibName") ?? call.argument("initWithNibName")).map { values.value($0, in: scope) }
    let initializer = call.isMessage ? call.name : "init(\(labels))"
    let parameters = initializers(of: type, initializer).first.map { values.bound($0.declaration, call, in: scope) }
    return Making(
      type: type, initializer: initializer, parameters: parameters ?? [:],
      nibName: nibName?.isThere == false ? nil : nibName, showsView: scope.body.asksForView(of: call))
  }

  // MARK: Properties

  /// Goes through the getters of the properties that some values name.
  private func walkProperties(read values: [CodeValue], in scope: Scope, at position: CodePosition, _ way: Way) {
    guard let type = scope.selfType else { return }
    for value in values {
      guard case .reference(let path) = value.innermost else { continue }
      let names = path.split(separator: ".", maxSplits: 2).map(String.init)
      guard let name = names.first == "self" ? names.dropFirst().first : names.first, code.names.contains(name) else {
        continue
      }
      var next = way
      next.steps.append(LoadStep("this reads '\(type.shortName).\(name)'", scope.file, position))
      if names.first == "self", let getter = type.method(selectors: [name]), getter.declaration.parameters.isEmpty {
        enter(
          Callee(
            declaration: getter.declaration, owner: getter.owner,
            scope: scope.scope(
              of: getter.owner, file: getter.file, body: getter.declaration.body, isStatic: false, selfType: type,
              named: false)), next)
      } else if let property = type.property(name, isStatic: scope.isStatic ? true : nil),
        property.declaration.isComputed || property.declaration.isLazy
      {
        walk(property.declaration.body, of: property, on: type, next)
      }
    }
  }

  // MARK: Controllers

  /// A controller that nobody gives a view looks for a nib when its view is asked for.
  private func addControllerNib(of type: KnownType, name: TracedValue?, doubt: String?) {
    if let own = type.method(selectors: ["loadView"]),
      !own.declaration.body.calls.contains(where: { $0.receiver == .reference("super") })
    {
      return
    }
    var name = name
    if name == nil, let call = nibNameCall(in: type) {
      name = values.value(
        call.argument, in: Scope(selfType: type, boundSelf: type, owner: call.owner, file: call.file, body: call.body))
      if name?.isThere == false { name = nil }
    }
    loads.append(
      TracedLoad(
        effect: .controllerNib(name),
        steps: [
          LoadStep(
            "the view of a '\(type.shortName)' comes from a nib", type.file,
            type.source.parts.first?.declaration.position ?? CodePosition(line: 1, column: 1))
        ], conditions: [], doubt: doubt, isConnected: true))
  }

  /// Where an initializer of a controller hands a nib's name on.
  private func nibNameCall(in type: KnownType) -> (argument: CodeValue, owner: KnownType, file: String, body: CodeBody)?
  {
    for owner in type.order {
      for method in owner.source.members(
        \.methods, where: { $0.kind == .initializer && $0.selector != "initWithCoder:" })
      {
        for call in method.declaration.body.calls
        where call.receiver == .reference("super") || call.receiver == .reference("self") {
          guard let argument = call.argument("nibName") ?? call.argument("initWithNibName") else { continue }
          // A parameter that is handed on says nothing.
          if case .reference(let path) = argument, method.declaration.parameters.contains(where: { $0.name == path }) {
            continue
          }
          return (argument, owner, method.file, method.declaration.body)
        }
      }
    }
    return nil
  }
}

extension CodeValue {
  /// What the members and calls of a value begin with.
  var innermost: CodeValue {
    switch self {
    case .member(let base, _): base.innermost
    case .call(let call): call.receiver?.innermost ?? self
    default: self
    }
  }
}

extension CodeBody {
  /// Whether the body asks for the view of what a call makes.
  func asksForView(of call: Call) -> Bool {
    let names = assignments.filter { $0.value.isCall(at: call.position) }.map(\.target)
    let values =
      calls.flatMap { [$0.receiver].compactMap { $0 } + $0.arguments.map(\.value) } + assignments.map(\.value)
      + returned
    return calls.contains { other in
      other.name == "loadViewIfNeeded"
        && other.receiver.map { $0.isCall(at: call.position) || names.contains($0.path) } == true
    }
      || values.contains { value in
        if case .member(let base, "view") = value { return base.isCall(at: call.position) }
        return names.contains { value.path == "\($0).view" || value.path.hasPrefix("\($0).view.") }
      }
  }
}

extension CodeValue {
  /// The names joined by dots; empty for anything else.
  fileprivate var path: String {
    if case .reference(let path) = self { return path }
    return ""
  }

  /// Whether it is the call that stands at a place, or one that is made on its result.
  fileprivate func isCall(at position: CodePosition) -> Bool {
    guard case .call(let call) = self else { return false }
    return call.position == position || call.receiver?.isCall(at: position) == true
  }
}
