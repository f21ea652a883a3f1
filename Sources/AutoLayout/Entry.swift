/// A number at a place in a sparse row, column or list.
struct Entry: Sendable {
  var index: Int32
  var value: Double

  @inline(__always)
  init(_ index: Int32, _ value: Double) {
    self.index = index
    self.value = value
  }

  /// The index, to use with arrays.
  @inline(__always)
  var place: Int { Int(index) }
}
