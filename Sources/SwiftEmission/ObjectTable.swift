import InterfaceModel

/// Values of a document's objects, found by the objects' places.
struct ObjectTable<Value> {
  private var values: [Value?]

  /// Makes a table without values for the objects of `document`.
  init(_ document: InterfaceDocument) { values = Array(repeating: nil, count: document.objects.count) }

  subscript(_ index: ObjectIndex) -> Value? {
    get { values[index] }
    set { values[index] = newValue }
  }

  subscript(_ index: ObjectIndex, default value: @autoclosure () -> Value) -> Value {
    get { values[index] ?? value() }
    set { values[index] = newValue }
  }
}
