import InterfaceModel
import XMLSyntax

/// What there is to say of an instance of a component besides the view that it is: an element beside the document.
struct InstanceRecord {
  /// The names of the elements.
  static let name = "instance", argument = "argument", own = "own", member = "member", slot = "slot", event = "event"

  let id: String
  /// The component's events.
  var events: [String] = []
  /// How code reaches the component's objects, by their ids.
  var members: [String: String] = [:]
  /// The ids of the slots that are filled.
  var slots: Set<String> = []

  private let element: MarkupElement
  private var children: [DerivedElement.Child] = []

  init(id: String, element: MarkupElement) {
    self.id = id
    self.element = element
  }

  /// Adds what a parameter gets.
  mutating func add(
    _ name: String, _ type: ParameterType, _ value: EditableElement, at range: SourceRange
  ) {
    let argument = EditableElement(
      Self.argument, attributes: [.init("name", name), .init("type", type.swiftName)], children: [.element(value)])
    children.append(.element(DerivedElement(argument, from: range)))
  }

  /// Adds what happens at an event.
  mutating func add(_ actions: [DerivedElement]) { children += actions.map { .element($0) } }

  /// Notes what the document around says of the view.
  mutating func note(_ object: ExpandedObject, _ element: MarkupElement) {
    var own = DerivedElement(
      Self.own, attributes: object.attributes,
      children: (object.geometry + object.members).map { .element($0) }, range: element.range)
    own.attributes.append(
      .init(
        "runtimeAttributes", String(object.runtimeAttributes.count), range: element.range, valueRange: element.range))
    children.append(.element(own))
  }

  /// The element.
  var derived: DerivedElement {
    func named(_ name: String, _ attributes: [(String, String)]) -> DerivedElement.Child {
      .element(
        DerivedElement(
          EditableElement(name, attributes: attributes.map { .init($0, $1) }), from: element.range))
    }
    return DerivedElement(
      Self.name, attributes: [.init("id", id, range: element.range, valueRange: element.range)],
      children: children + events.map { named(Self.event, [("name", $0)]) }
        + slots.sorted().map { named(Self.slot, [("id", $0)]) }
        + members.sorted { $0.key < $1.key }.map { named(Self.member, [("id", $0.key), ("path", $0.value)]) },
      range: element.range, fullRange: element.fullRange)
  }
}
