/// The off-diagonal part of a sparse triangular matrix, by row and by column.
struct TriangularMatrix: Sendable {
  private(set) var rows = SparseLists()
  private(set) var columns = SparseLists()

  /// `rows` must have as many lists as the matrix has rows.
  init(rows: SparseLists) {
    self.rows = rows
    columns = rows.transposed()
  }
}
