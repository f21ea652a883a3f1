/// A statement or expression that knows where it may be broken.
struct Statement {
  /// What stands before the value: `label.text =`, `return`; nil for an expression alone.
  var head: String?
  /// The expression, or the function called.
  var callee: String
  /// The call's arguments, with their labels; nil where the expression is no call.
  var arguments: [String]?

  /// An expression that can't be broken.
  init(_ expression: String) {
    head = nil
    callee = expression
    arguments = nil
  }

  /// A call.
  init(call callee: String, _ arguments: [String]) {
    head = nil
    self.callee = callee
    self.arguments = arguments
  }

  /// `head` followed by the value, which is broken after `head` where need be.
  init(_ head: String, _ value: Statement) {
    self = value
    self.head = head
  }

  /// The whole on one line.
  var oneLine: String {
    var text = ""
    text.reserveCapacity(96)
    if let head {
      text += head
      text += " "
    }
    text += callee
    guard let arguments else { return text }
    text += "("
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      text += argument
    }
    text += ")"
    return text
  }

  /// The whole in lines of at most `width` characters where that can be.
  func lines(width: Int) -> [String] {
    let whole = oneLine
    guard whole.utf8.count > width, whole.count > width else { return [whole] }
    if let list = brokenList { return list }
    guard let (callee, arguments) = brokenCall else {
      guard let head else { return [whole] }
      return [head, "  " + callee]
    }
    let opening = (head.map { "\($0) " } ?? "") + callee + "("
    return [opening] + Self.filled(arguments, width: width)
  }

  /// A list of simple elements after a head, an element a line.
  private var brokenList: [String]? {
    guard arguments == nil, let head, callee.hasPrefix("["), callee.hasSuffix("]"),
      !callee.contains(where: { $0 == "\"" || $0 == "(" || $0 == ":" })
    else { return nil }
    let elements = callee.dropFirst().dropLast().split(separator: ",").map { "  \($0.drop { $0 == " " })," }
    return ["\(head) ["] + elements + ["]"]
  }

  /// The call and its arguments; an expression that is a plain call is taken apart for the purpose.
  private var brokenCall: (callee: String, arguments: [String])? {
    if let arguments { return arguments.isEmpty ? nil : (callee, arguments) }
    guard callee.hasSuffix(")"), let opening = callee.firstIndex(of: "("), !callee.contains("\"") else { return nil }
    let inner = callee[callee.index(after: opening)...].dropLast()
    guard !inner.isEmpty, !inner.contains("(") else { return nil }
    return (String(callee[..<opening]), inner.split(separator: ",").map { String($0.drop { $0 == " " }) })
  }

  /// The arguments, as many on a line as fit, and the closing parenthesis.
  private static func filled(_ arguments: [String], width: Int) -> [String] {
    var lines: [String] = []
    var current = "  "
    for (index, argument) in arguments.enumerated() {
      let piece = argument + (index == arguments.count - 1 ? ")" : ",")
      if current.count > 2, current.count + piece.count + 1 > width {
        lines.append(current)
        current = "  " + piece
      } else {
        current += current.count > 2 ? " " + piece : piece
      }
    }
    return lines + [current]
  }
}
