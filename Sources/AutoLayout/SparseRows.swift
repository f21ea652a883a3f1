/// A sparse matrix that can be walked by row and by column.
struct SparseRows: Sendable {
  let columnCount: Int
  private(set) var rows = SparseLists()
  private(set) var columns = SparseLists()

  var rowCount: Int { rows.count }

  init(columnCount: Int, rowCapacity: Int) {
    self.columnCount = columnCount
    rows.reserve(lists: rowCapacity, entries: rowCapacity * 3)
  }

  /// Adds a term to the row being built.
  @inline(__always)
  mutating func append(column: Int32, coefficient: Double) {
    rows.append(column, coefficient)
  }

  /// Ends the row being built.
  mutating func endRow() {
    rows.endList()
  }

  /// Adds a row of another matrix, times `factor`.
  mutating func append(_ row: Int, of other: SparseRows, times factor: Double) {
    for place in other.rows.list(row) {
      let entry = other.rows.entries[place]
      append(column: entry.index, coefficient: factor * entry.value)
    }
    endRow()
  }

  /// Lists the terms by column. To be called once all rows are built.
  mutating func indexColumns() {
    columns = rows.transposed(count: columnCount)
  }

  /// The product of a row and a vector that has one number a column.
  @inline(__always)
  func product(_ row: Int, _ vector: [Double]) -> Double {
    var sum = 0.0
    for place in rows.list(row) {
      let entry = rows.entries[place]
      sum += entry.value * vector[entry.place]
    }
    return sum
  }

  /// Adds a row times `factor` to a vector that has one number a column.
  @inline(__always)
  func add(row: Int, times factor: Double, to vector: inout [Double]) {
    for place in rows.list(row) {
      let entry = rows.entries[place]
      vector[entry.place] += factor * entry.value
    }
  }
}
