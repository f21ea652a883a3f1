/// Lists of (index, number) in contiguous storage.
struct SparseLists: Sendable {
  private(set) var starts: [Int32] = [0]
  private(set) var indices: [Int32] = []
  private(set) var values: [Double] = []

  var count: Int { starts.count - 1 }

  /// Adds to the list being built.
  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// Ends the list being built.
  mutating func endList() {
    starts.append(Int32(indices.count))
  }

  /// Takes back what was added to the list being built.
  mutating func dropUnended() {
    let excess = indices.count - Int(starts[starts.count - 1])
    indices.removeLast(excess)
    values.removeLast(excess)
  }

  @inline(__always)
  func list(_ position: Int) -> Range<Int> {
    Int(starts[position])..<Int(starts[position + 1])
  }

  /// Gives access to starts, indices and values without a check at every one.
  @inline(__always)
  func withUnsafe(
    _ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Double>) -> Void
  ) {
    starts.withUnsafeBufferPointer { starts in
      indices.withUnsafeBufferPointer { indices in
        values.withUnsafeBufferPointer { values in body(starts, indices, values) }
      }
    }
  }

  /// The same lists with every index replaced; what has a negative replacement is left out.
  func replacingIndices(by replacements: [Int32]) -> SparseLists {
    var result = SparseLists()
    result.starts.reserveCapacity(starts.count)
    result.indices.reserveCapacity(indices.count)
    result.values.reserveCapacity(values.count)
    for position in 0..<count {
      for entry in list(position) {
        let index = replacements[Int(indices[entry])]
        if index >= 0 { result.append(index, values[entry]) }
      }
      result.endList()
    }
    return result
  }

  /// The lists of a square matrix's columns, if these are its rows.
  func transposed() -> SparseLists {
    var places = [Int32](repeating: 0, count: count + 1)
    for index in indices { places[Int(index) + 1] += 1 }
    for position in 0..<count { places[position + 1] += places[position] }
    var result = SparseLists()
    result.starts = places
    result.indices = [Int32](repeating: 0, count: indices.count)
    result.values = [Double](repeating: 0, count: indices.count)
    for position in 0..<count {
      for entry in list(position) {
        let index = Int(indices[entry])
        let place = Int(places[index])
        places[index] += 1
        result.indices[place] = Int32(position)
        result.values[place] = values[entry]
      }
    }
    return result
  }
}
