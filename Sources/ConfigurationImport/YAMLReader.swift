/// Reads the YAML that configurations are written in: nested mappings and lists in blocks, lists in brackets, texts with
/// and without quotes, comments.
///
/// Everything else (anchors, tags, texts over several lines, mappings in braces, several documents) is an error that says
/// its line; nothing is guessed.
struct YAMLReader {
  /// A line with something in it.
  private struct Line {
    var number: Int
    var indentation: Int
    var text: Substring
  }

  private var lines: ArraySlice<Line>

  /// The value of a file.
  ///
  /// - Throws: ``ImportError`` for what isn't understood.
  static func read(_ text: String) throws(ImportError) -> YAMLValue {
    var reader = YAMLReader(lines: try lines(of: text)[...])
    guard let first = reader.lines.first else { return .null }
    let value = try reader.block(at: first.indentation)
    if let rest = reader.lines.first { throw ImportError(line: rest.number, "the indentation doesn't fit") }
    return value
  }

  private static func lines(of text: String) throws(ImportError) -> [Line] {
    var lines: [Line] = []
    for (place, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let content = try withoutComment(line, place + 1)
      guard let start = content.firstIndex(where: { $0 != " " }) else { continue }
      if content[start] == "\t" { throw ImportError(line: place + 1, "a tab can't indent") }
      let trimmed = trimming(content)
      if trimmed.isEmpty || lines.isEmpty && trimmed == "---" { continue }
      if trimmed == "---" || trimmed == "..." || trimmed.hasPrefix("%") {
        throw ImportError(line: place + 1, "there's more than one document, or a directive")
      }
      lines.append(
        Line(
          number: place + 1, indentation: content.distance(from: content.startIndex, to: start), text: trimmed))
    }
    return lines
  }

  private static func trimming(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }

  /// A line up to a `#` that begins a comment: outside of quotes, at the start or after a space.
  private static func withoutComment(_ line: Substring, _ number: Int) throws(ImportError) -> Substring {
    var quote: Character?
    var previous: Character = " "
    for place in line.indices {
      let character = line[place]
      if let open = quote {
        if character == open, !(open == "\"" && previous == "\\") { quote = nil }
      } else if character == "#", previous == " " || previous == "\t" {
        return line[..<place]
      } else if character == "\"" || character == "'", previous == " " || "[,:-".contains(previous) {
        quote = character
      }
      previous = character
    }
    if quote != nil { throw ImportError(line: number, "a quote isn't closed") }
    return line
  }

  // MARK: Blocks

  private mutating func block(at indentation: Int) throws(ImportError) -> YAMLValue {
    guard let first = lines.first else { return .null }
    if first.text == "-" || first.text.hasPrefix("- ") { return try list(at: indentation) }
    if try Self.split(first) != nil { return try mapping(at: indentation) }
    lines.removeFirst()
    return try Self.flow(first.text, first.number)
  }

  private mutating func list(at indentation: Int) throws(ImportError) -> YAMLValue {
    var items: [YAMLValue] = []
    while let line = lines.first, line.indentation == indentation, line.text == "-" || line.text.hasPrefix("- ") {
      let rest = line.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        lines.removeFirst()
        items.append(try nested(below: indentation))
      } else {
        // What follows the dash is a block of its own, indented by the dash and its spaces.
        let inner = indentation + line.text.count - rest.count
        lines[lines.startIndex] = Line(number: line.number, indentation: inner, text: rest)
        items.append(try block(at: inner))
      }
    }
    return .list(items)
  }

  private mutating func mapping(at indentation: Int) throws(ImportError) -> YAMLValue {
    var members: [YAMLValue.Member] = []
    while let line = lines.first, line.indentation == indentation {
      guard let (key, rest) = try Self.split(line) else {
        throw ImportError(line: line.number, "a key and a colon are expected")
      }
      guard !members.contains(where: { $0.key == key }) else {
        throw ImportError(line: line.number, "the key '\(key)' is there twice")
      }
      lines.removeFirst()
      let value =
        rest.isEmpty ? try nested(below: indentation, allowsListAt: indentation) : try Self.flow(rest, line.number)
      members.append(YAMLValue.Member(key: key, value: value, line: line.number))
    }
    return .mapping(members)
  }

  /// What stands in the lines that are indented more; a list under a key needn't be.
  private mutating func nested(below indentation: Int, allowsListAt list: Int? = nil) throws(ImportError) -> YAMLValue {
    guard let next = lines.first else { return .null }
    if next.indentation > indentation { return try block(at: next.indentation) }
    if next.indentation == list, next.text == "-" || next.text.hasPrefix("- ") { return try self.list(at: indentation) }
    return .null
  }

  /// The key of a line and what follows it; nil for a line without one.
  private static func split(_ line: Line) throws(ImportError) -> (key: String, rest: Substring)? {
    let text = line.text
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote), text[text.index(after: end)...].first == ":" else {
        return nil
      }
      let rest = text[text.index(end, offsetBy: 2)...]
      return (String(text[text.index(after: text.startIndex)..<end]), trimming(rest))
    }
    var place = text.startIndex
    while let colon = text[place...].firstIndex(of: ":") {
      let after = text[text.index(after: colon)...]
      if after.isEmpty || after.first == " " || after.first == "\t" {
        let key = trimming(text[..<colon])
        guard let first = key.first, !"[{&*!|>?@`%".contains(first) else {
          throw ImportError(line: line.number, "'\(key)' isn't understood as a key")
        }
        return (String(key), trimming(after))
      }
      place = text.index(after: colon)
    }
    return nil
  }

  // MARK: Values in a line

  private static func flow(_ text: Substring, _ line: Int) throws(ImportError) -> YAMLValue {
    guard let first = text.first else { return .null }
    switch first {
    case "[":
      guard text.last == "]" else { throw ImportError(line: line, "a list in brackets has to end on its line") }
      return .list(try items(text.dropFirst().dropLast(), line))
    case "\"", "'": return .scalar(try quoted(text, line))
    case "{" where trimming(text.dropFirst()) == "}": return .mapping([])
    case "{", "&", "*", "!", "|", ">", "@", "`", "?", "%":
      throw ImportError(line: line, "'\(text)' is YAML of a kind that isn't understood")
    default: return text == "~" || text == "null" ? .null : .scalar(String(text))
    }
  }

  private static func items(_ text: Substring, _ line: Int) throws(ImportError) -> [YAMLValue] {
    var items: [YAMLValue] = []
    var rest = trimming(text)
    while let first = rest.first {
      let end: Substring.Index
      if first == "\"" || first == "'" {
        let close = rest.dropFirst().firstIndex(of: first) ?? rest.endIndex
        end = rest[close...].firstIndex(of: ",") ?? rest.endIndex
      } else {
        end = rest.firstIndex(of: ",") ?? rest.endIndex
      }
      let item = trimming(rest[..<end])
      guard !item.contains(where: { "[]{}".contains($0) }) || first == "\"" || first == "'" else {
        throw ImportError(line: line, "a list within a list isn't understood")
      }
      items.append(try flow(item, line))
      rest = end == rest.endIndex ? "" : trimming(rest[rest.index(after: end)...])
    }
    return items
  }

  private static func quoted(_ text: Substring, _ line: Int) throws(ImportError) -> String {
    guard text.count > 1, let quote = text.first, text.last == quote else {
      throw ImportError(line: line, "something follows a quoted text")
    }
    let inner = text.dropFirst().dropLast()
    if quote == "'" { return String(inner.replacing("''", with: "'")) }
    guard !inner.contains("\"") || inner.contains("\\\"") else {
      throw ImportError(line: line, "something follows a quoted text")
    }
    var output = ""
    var rest = inner
    while let character = rest.popFirst() {
      guard character == "\\" else {
        output.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": output.append("\n")
      case "t": output.append("\t")
      case let escaped? where "\"\\/".contains(escaped): output.append(escaped)
      default: throw ImportError(line: line, "an escape isn't understood")
      }
    }
    return output
  }
}
