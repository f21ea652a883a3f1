/// A text with wildcards, as git reads it in paths.
struct Glob: Sendable, Hashable {
  /// A piece of the pattern.
  enum Piece: Sendable, Hashable {
    /// This scalar.
    case literal(Unicode.Scalar)
    /// `?`: any scalar but a slash.
    case any
    /// `[a-z]`.
    case oneOf(ScalarClass)
    /// `*`: any number of scalars but slashes.
    case name
    /// `**/`: any number of folders.
    case folders
    /// `**` at the end: everything.
    case everything
  }

  private let pieces: [Piece]

  /// Reads a pattern; nil where a class isn't closed, or nothing follows a backslash.
  init?(_ text: ArraySlice<Unicode.Scalar>) {
    var pieces: [Piece] = []
    var rest = text
    // The folder that `**` fills begins at the start or after a slash.
    var isAtStart = true
    while let scalar = rest.popFirst() {
      var piece = Piece.literal(scalar)
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        piece = .literal(escaped)
      case "?":
        piece = .any
      case "[":
        guard let scalars = ScalarClass(parsing: &rest) else { return nil }
        piece = .oneOf(scalars)
      case "*":
        let more = rest.prefix { $0 == "*" }.count
        rest = rest.dropFirst(more)
        piece = .name
        if more > 0, isAtStart, rest.isEmpty { piece = .everything }
        if more > 0, isAtStart, rest.first == "/" {
          rest = rest.dropFirst()
          piece = .folders
        }
      default: break
      }
      isAtStart = piece == .literal("/") || piece == .folders
      pieces.append(piece)
    }
    self.pieces = pieces
  }

  /// Whether the whole text matches.
  func matches(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var failed: Set<Int> = []
    return matches(0, text, text.startIndex, &failed)
  }

  /// Whether the pieces from one on match the text from a place on. What has failed isn't tried again, which would take
  /// time without bounds for patterns with many stars.
  private func matches(
    _ first: Int, _ text: ArraySlice<Unicode.Scalar>, _ start: Int, _ failed: inout Set<Int>
  ) -> Bool {
    var (piece, place) = (first, start)
    while piece < pieces.count {
      switch pieces[piece] {
      case .everything: return true
      case .name, .folders:
        return matchesWild(piece, text, place, &failed)
      case .literal(let scalar):
        guard place < text.endIndex, text[place] == scalar else { return false }
      case .any:
        guard place < text.endIndex, text[place] != "/" else { return false }
      case .oneOf(let scalars):
        guard place < text.endIndex, text[place] != "/", scalars.contains(text[place]) else { return false }
      }
      piece += 1
      place += 1
    }
    return place == text.endIndex
  }

  private func matchesWild(
    _ piece: Int, _ text: ArraySlice<Unicode.Scalar>, _ start: Int, _ failed: inout Set<Int>
  ) -> Bool {
    let key = piece * (text.endIndex + 1) + start
    guard !failed.contains(key) else { return false }
    var place = start
    var isBoundary = true
    while true {
      if isBoundary || pieces[piece] == .name, matches(piece + 1, text, place, &failed) { return true }
      guard place < text.endIndex else { break }
      isBoundary = text[place] == "/"
      if isBoundary, pieces[piece] == .name { break }
      place += 1
    }
    failed.insert(key)
    return false
  }
}
