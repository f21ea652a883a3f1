/// Breaks expressions that are too long for a line where swift-format would.
enum BrokenExpression {
  /// The lines of an expression, at most `width` characters each where that can be; `head` (`label.text =`) stands before
  /// it on the first line or alone on it.
  static func lines(_ expression: String, after head: String, width: Int) -> [String] {
    if let call = Call(expression) { return lines(call, after: head, width: width) }
    return [head] + chunks(expression, width: width - 2, continued: "+ ").map { "  " + $0 }
  }

  /// The lines of a call after `head`.
  static func lines(_ call: Call, after head: String, width: Int) -> [String] {
    let opening = "\(head) \(call.callee)("
    if opening.columns <= width { return [opening] + filled(call.arguments, closing: ")", width: width) }
    guard let place = call.callee.lastAnchor else { return [head, "  " + call.text] }
    let rest = call.callee[place...] + "("
    return ["\(head) \(call.callee[..<place])", "  \(rest)"]
      + filled(call.arguments, closing: ")", width: width - 2).map { "  " + $0 }
  }

  /// The lines of a call alone.
  static func lines(_ call: Call, width: Int) -> [String] {
    ["\(call.callee)("] + filled(call.arguments, closing: ")", width: width)
  }

  /// The lines of an expression, an argument with its label or an entry with its key, at most `width` characters each
  /// where that can be.
  static func lines(_ expression: String, width: Int) -> [String] {
    guard expression.columns > width else { return [expression] }
    let label = expression.labelEnd.map { String(expression[..<$0]) } ?? ""
    let value = String(expression.dropFirst(label.count))
    if let call = Call(value) {
      return ["\(label)\(call.callee)("] + filled(call.arguments, closing: ")", width: width)
    }
    if value.hasPrefix("("), value.hasSuffix(")"), label.isEmpty {
      return ["(", "  " + value.dropFirst().dropLast(), ")"]
    }
    var chunks = chunks(value, width: width - label.count, continued: "  + ")
    chunks[0] = label + chunks[0]
    return chunks
  }

  /// Arguments, as many on a line as fit, indented, and what closes the list.
  static func filled(_ arguments: [String], closing: String, width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    func flush() {
      if !current.isEmpty { lines.append("  " + current) }
      current = ""
    }
    for (index, argument) in arguments.enumerated() {
      let end = index == arguments.count - 1 ? closing : ","
      if !current.isEmpty, 2 + current.columns + 1 + argument.columns + end.utf8.count > width { flush() }
      if current.isEmpty, 2 + argument.columns + end.utf8.count > width {
        var broken = Self.lines(argument, width: width - 2 - end.count).map { "  " + $0 }
        broken[broken.count - 1] += end
        lines += broken
      } else {
        current += (current.isEmpty ? "" : " ") + argument + end
      }
    }
    flush()
    return lines
  }

  /// A string literal in pieces that are added together, broken after spaces; anything else as it is.
  private static func chunks(_ literal: String, width: Int, continued: String) -> [String] {
    guard literal.columns > width, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return [literal] }
    var chunks: [String] = []
    var chunk = ""
    var word = ""
    func limit() -> Int { max(width - (chunks.isEmpty ? 0 : continued.count) - 2, 20) }
    func take() {
      if !chunk.isEmpty, chunk.count + word.count > limit() {
        chunks.append(chunk)
        chunk = ""
      }
      chunk += word
      word = ""
    }
    for character in literal.dropFirst().dropLast() {
      word.append(character)
      if character == " " { take() }
    }
    take()
    chunks.append(chunk)
    return chunks.enumerated().map { ($0.offset == 0 ? "" : continued) + "\"\($0.element)\"" }
  }

  /// A call taken apart.
  struct Call {
    /// The function.
    var callee: String
    /// The arguments, with their labels; one at least.
    var arguments: [String]

    /// The call on one line.
    var text: String { "\(callee)(\(arguments.joined(separator: ", ")))" }

    /// A call of parts that are known; nil without arguments.
    init?(callee: String, arguments: [String]) {
      guard !arguments.isEmpty else { return nil }
      self.callee = callee
      self.arguments = arguments
    }

    /// Takes `callee(argument, …)` apart, the last call of a chain; nil for any other expression, and for a call without
    /// arguments.
    init?(_ expression: String) {
      guard expression.hasSuffix(")"), !expression.hasPrefix("\""), !expression.hasPrefix("[") else { return nil }
      // Whatever ends or opens something is ASCII, so that bytes tell as much as characters, for a tenth of the work.
      let bytes = expression.utf8
      var opening: String.Index?
      var commas: [String.Index] = []
      var depth = 0
      var isInString = false
      var isEscaped = false
      for index in bytes.indices.dropLast() {
        let byte = bytes[index]
        if isInString {
          if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
          isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
          continue
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          if depth == 0 {
            opening = index
            commas = []
          }
          depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ",") where depth == 1: commas.append(index)
        default: break
        }
      }
      guard let opening, expression[opening] == "(", opening != expression.startIndex, depth == 1 else { return nil }
      callee = String(expression[..<opening])
      let starts = [expression.index(after: opening)] + commas.map { expression.index(after: $0) }
      let ends = commas + [expression.index(before: expression.endIndex)]
      arguments = zip(starts, ends).map { String(expression[$0..<$1].drop { $0 == " " }) }
      guard arguments != [""] else { return nil }
    }
  }
}

extension String {
  /// How many characters it has; the bytes tell where all are ASCII.
  var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }

  /// Where an argument's label or an entry's key ends, with its colon and space; nil where there's none.
  fileprivate var labelEnd: Index? {
    guard let colon = firstIndex(where: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }),
      self[colon] == ":",
      colon != startIndex
    else { return nil }
    let space = index(after: colon)
    return space < endIndex && self[space] == " " ? index(after: space) : nil
  }

  /// The place of the `.` before an anchor whose constraint is made: `.topAnchor.constraint`.
  fileprivate var lastAnchor: Index? {
    guard hasSuffix("Anchor.constraint") else { return nil }
    let anchor = dropLast(".constraint".count)
    return anchor.lastIndex(of: ".")
  }
}
