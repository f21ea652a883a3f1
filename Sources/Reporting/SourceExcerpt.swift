import XMLSyntax

/// A line of a document with carets under what a finding is about, cut to fit a terminal.
struct SourceExcerpt {
  /// The two lines, each with its end.
  let text: String

  private static let width = 100
  private static let ellipsis: Character = "…"

  /// Makes the excerpt of `line` around a column of `position`; nil where the line has no such column.
  init?(_ line: String, at position: SourcePosition) {
    let scalars = line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    let column = position.column - 1
    guard scalars.indices.contains(column) else { return nil }
    let end = Self.endOfToken(scalars, from: column)
    // A long line is shown from a little before the place on.
    let indentation = min(scalars.prefix { $0 == " " }.count, column)
    let start = end - indentation <= Self.width ? indentation : max(column - Self.width / 4, indentation)
    let shown = scalars[start..<min(start + Self.width, scalars.count)]
    let carets = max(min(end, shown.endIndex) - column, 1)
    let head = start > indentation ? String(Self.ellipsis) : ""
    let tail = shown.endIndex < scalars.count ? String(Self.ellipsis) : ""
    let number = String(position.line)
    let margin = String(repeating: " ", count: number.count)
    let offset = String(repeating: " ", count: head.count + column - start)
    var excerpt = "  \(number) | \(head)"
    excerpt.unicodeScalars.append(contentsOf: shown)
    text = "\(excerpt)\(tail)\n  \(margin) | \(offset)\(String(repeating: "^", count: carets))\n"
  }

  /// Where the tag's name or the attribute at `start` ends.
  private static func endOfToken(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    // The place of a value is the one after its quote.
    if start > 1, scalars[start - 2] == "=", scalars[start - 1] == "\"" || scalars[start - 1] == "'" {
      return scalars[start...].firstIndex(of: scalars[start - 1]) ?? scalars.count
    }
    var quote: Unicode.Scalar?
    for place in scalars.indices[start...] {
      let scalar = scalars[place]
      if let open = quote {
        if scalar == open { return place + 1 }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == " " || scalar == ">" || scalar == "/" && place > start + 1 {
        return max(place, start + 1)
      }
    }
    return scalars.count
  }
}
