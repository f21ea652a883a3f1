/// The entries of a vector that aren't zero.
struct SparseVector: Sendable {
  private(set) var indices: [Int32] = []
  private(set) var values: [Double] = []

  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  mutating func removeAll() {
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}
