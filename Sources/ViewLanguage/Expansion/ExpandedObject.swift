import XMLSyntax

/// An object of Apple's documents while it is being put together, part by part.
struct ExpandedObject {
  var attributes: [DerivedElement.Attribute] = []
  /// What comes first: its frame and its autoresizing mask.
  var geometry: [DerivedElement] = []
  /// Its subviews.
  var subviews: [DerivedElement] = []
  /// What it has under keys, and lists of objects, in the order in which the language has them.
  private(set) var members: [DerivedElement] = []
  /// The places among the members of the records whose parts stand among the object's attributes.
  private var records: [Vocabulary.FlatRecord: Int] = [:]
  var constraints: [DerivedElement] = []
  var runtimeAttributes: [DerivedElement] = []
  /// What is otherwise under some traits.
  var variations: [DerivedElement] = []
  var connections: [DerivedElement] = []

  /// Adds a member at the end.
  mutating func append(_ member: DerivedElement) { members.append(member) }

  /// The records that it has by attributes of its own, in the order of their keys.
  var changedRecords: [Vocabulary.FlatRecord] { records.keys.sorted { $0.key < $1.key } }

  /// Changes the record whose parts stand among the object's attributes; the first part brings it about.
  mutating func change(
    _ record: Vocabulary.FlatRecord, from range: SourceRange, _ change: (inout DerivedElement) -> Void
  ) {
    if records[record] == nil {
      records[record] = members.count
      members.append(
        DerivedElement(
          record.element, attributes: [.init("key", record.key, range: range, valueRange: range)], range: range))
    }
    if let place = records[record] { change(&members[place]) }
  }

  /// The children in the order in which Xcode writes them.
  func children(_ range: SourceRange) -> [DerivedElement.Child] {
    func list(_ name: String, _ elements: [DerivedElement]) -> [DerivedElement] {
      elements.isEmpty
        ? [] : [DerivedElement(name, children: elements.map { .element($0) }, range: range)]
    }
    let children =
      geometry + list("subviews", subviews) + members + list("constraints", constraints)
      + list("userDefinedRuntimeAttributes", runtimeAttributes) + variations + list("connections", connections)
    return children.map { .element($0) }
  }
}
