/// Lists of entries in contiguous storage.
struct SparseLists: Sendable {
  private(set) var starts: [Int32] = [0]
  private(set) var entries: [Entry] = []

  var count: Int { starts.count - 1 }

  mutating func reserve(lists: Int, entries: Int) {
    starts.reserveCapacity(lists + 1)
    self.entries.reserveCapacity(entries)
  }

  /// Adds to the list being built.
  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    entries.append(Entry(index, value))
  }

  /// Ends the list being built.
  mutating func endList() {
    starts.append(Int32(entries.count))
  }

  /// Takes back what was added to the list being built.
  mutating func dropUnended() {
    entries.removeLast(entries.count - Int(starts[starts.count - 1]))
  }

  /// Where in `entries` a list is.
  @inline(__always)
  func list(_ position: Int) -> Range<Int> {
    Int(starts[position])..<Int(starts[position + 1])
  }

  /// The lists to walk through without a check at every entry.
  @inline(__always)
  func withUnsafe(_ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Entry>) -> Void) {
    starts.withUnsafeBufferPointer { starts in
      entries.withUnsafeBufferPointer { entries in body(starts, entries) }
    }
  }

  /// Replaces every index; what has a negative replacement is left out.
  mutating func replaceIndices(by replacement: (Int32) -> Int32) {
    var kept = 0
    var first = 0
    for position in 0..<count {
      let end = Int(starts[position + 1])
      for place in first..<end {
        let index = replacement(entries[place].index)
        if index < 0 { continue }
        entries[kept] = Entry(index, entries[place].value)
        kept += 1
      }
      first = end
      starts[position + 1] = Int32(kept)
    }
    entries.removeLast(entries.count - kept)
  }

  /// Lists by index what these list by position: the columns, if these are rows. `count` is one more than the highest index.
  func transposed(count transposedCount: Int) -> SparseLists {
    var result = SparseLists()
    result.starts = [Int32](repeating: 0, count: transposedCount + 1)
    if entries.isEmpty { return result }
    // Where each list ends; the lists are filled from their ends.
    for entry in entries { result.starts[entry.place] += 1 }
    for index in 0..<transposedCount { result.starts[index + 1] += result.starts[index] }
    result.entries = [Entry](repeating: Entry(0, 0), count: entries.count)
    for position in stride(from: count - 1, through: 0, by: -1) {
      for place in list(position) {
        let entry = entries[place]
        result.starts[entry.place] -= 1
        result.entries[Int(result.starts[entry.place])] = Entry(Int32(position), entry.value)
      }
    }
    return result
  }
}
