import XMLSyntax

/// An object of Apple's documents while it is being put together, part by part.
struct ExpandedObject {
  var attributes: [DerivedElement.Attribute] = []
  /// What comes first: its frame and its autoresizing mask.
  var geometry: [DerivedElement] = []
  /// Its subviews.
  var subviews: [DerivedElement] = []
  /// What it has under keys, and lists of objects.
  var members: [DerivedElement] = []
  /// The parts of records whose attributes stand on the object, by the record.
  var records: [Vocabulary.FlatRecord: DerivedElement] = [:]
  var constraints: [DerivedElement] = []
  var runtimeAttributes: [DerivedElement] = []
  var connections: [DerivedElement] = []
  /// Whether the object says how it is laid out.
  var hasLayout = false

  /// The children in the order in which Xcode writes them.
  func children(_ range: SourceRange) -> [DerivedElement.Child] {
    func list(_ name: String, _ elements: [DerivedElement]) -> [DerivedElement] {
      elements.isEmpty
        ? [] : [DerivedElement(name, children: elements.map { .element($0) }, range: range)]
    }
    let records = records.sorted { $0.key.key < $1.key.key }.map(\.value)
    let children =
      geometry + list("subviews", subviews) + members + records + list("constraints", constraints)
      + list("userDefinedRuntimeAttributes", runtimeAttributes) + list("connections", connections)
    return children.map { .element($0) }
  }
}
