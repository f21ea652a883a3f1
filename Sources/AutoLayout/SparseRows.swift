/// A sparse matrix that can be walked by row and by column.
struct SparseRows: Sendable {
  let columnCount: Int
  private(set) var rowStarts: [Int32] = [0]
  private(set) var columns: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var columnStarts: [Int32] = []
  private(set) var rowsByColumn: [Int32] = []
  private(set) var coefficientsByColumn: [Double] = []

  var rowCount: Int { rowStarts.count - 1 }

  init(columnCount: Int, rowCapacity: Int) {
    self.columnCount = columnCount
    rowStarts.reserveCapacity(rowCapacity + 1)
    columns.reserveCapacity(rowCapacity * 3)
    coefficients.reserveCapacity(rowCapacity * 3)
  }

  /// Adds a term to the row being built.
  mutating func append(column: Int32, coefficient: Double) {
    columns.append(column)
    coefficients.append(coefficient)
  }

  /// Ends the row being built.
  mutating func endRow() {
    rowStarts.append(Int32(columns.count))
  }

  /// Adds a row of another matrix, times `factor`.
  mutating func append(_ row: Int, of other: SparseRows, times factor: Double) {
    for term in other.terms(row) { append(column: other.columns[term], coefficient: factor * other.coefficients[term]) }
    endRow()
  }

  /// Lists the terms by column. To be called once all rows are built.
  mutating func indexColumns() {
    var starts = [Int32](repeating: 0, count: columnCount + 1)
    for column in columns { starts[Int(column) + 1] += 1 }
    for column in 0..<columnCount { starts[column + 1] += starts[column] }
    columnStarts = starts
    rowsByColumn = [Int32](repeating: 0, count: columns.count)
    coefficientsByColumn = [Double](repeating: 0, count: columns.count)
    for row in 0..<rowCount {
      for term in terms(row) {
        let column = Int(columns[term])
        let place = Int(starts[column])
        starts[column] += 1
        rowsByColumn[place] = Int32(row)
        coefficientsByColumn[place] = coefficients[term]
      }
    }
  }

  /// Where the terms of a row are in `columns` and `coefficients`.
  @inline(__always)
  func terms(_ row: Int) -> Range<Int> {
    Int(rowStarts[row])..<Int(rowStarts[row + 1])
  }

  /// Where the terms of a column are in `rowsByColumn` and `coefficientsByColumn`.
  @inline(__always)
  func entries(_ column: Int) -> Range<Int> {
    Int(columnStarts[column])..<Int(columnStarts[column + 1])
  }

  /// The product of a row and a vector that has one number a column.
  @inline(__always)
  func product(_ row: Int, _ vector: [Double]) -> Double {
    var sum = 0.0
    for term in terms(row) { sum += coefficients[term] * vector[Int(columns[term])] }
    return sum
  }

  /// Adds a row times `factor` to a vector that has one number a column.
  @inline(__always)
  func add(row: Int, times factor: Double, to vector: inout [Double]) {
    for term in terms(row) { vector[Int(columns[term])] += factor * coefficients[term] }
  }
}
