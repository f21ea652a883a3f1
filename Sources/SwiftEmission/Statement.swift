/// A statement or expression that knows where it may be broken.
///
/// It keeps its parts apart until it is written, since most statements fit on a line and are never looked at again.
struct Statement {
  /// The object that the statement is about, with `.` after it where it's written; nil for none.
  private var receiver: String?
  /// What stands before the value, without `=`: a property of the receiver, or `let name`; nil where nothing is set.
  private var target: String?
  /// The expression, or the function called.
  private var callee: String
  /// The call's arguments, with their labels; nil where the expression is no call.
  private var arguments: [String]?

  /// An expression that can't be broken.
  init(_ expression: String) { callee = expression }

  /// A call of a function, or of a method of `receiver`.
  init(_ receiver: String? = nil, call callee: String, _ arguments: [String]) {
    self.receiver = receiver
    self.callee = callee
    self.arguments = arguments
  }

  /// `target = value`, which is broken after `=` where need be.
  init(set target: String, to value: Statement) {
    callee = value.receiver.map { "\($0).\(value.callee)" } ?? value.callee
    arguments = value.arguments
    self.target = target
  }

  /// `receiver.property = value`.
  init(_ receiver: String, set property: String, to value: String) {
    self.receiver = receiver
    target = property
    callee = value
  }

  /// How long the whole is on one line, in bytes of UTF-8, with the comma for which a list has to have room.
  var byteCount: Int {
    var count = callee.utf8.count + (arguments == nil && callee.utf8.last == UInt8(ascii: "]") ? 1 : 0)
    if let receiver { count += receiver.utf8.count + 1 }
    if let target { count += target.utf8.count + 3 }
    guard let arguments else { return count }
    for argument in arguments { count += argument.utf8.count + 2 }
    return count + (arguments.isEmpty ? 2 : 0)
  }

  /// Writes the whole on one line.
  func write(to text: inout String) {
    if let receiver {
      text += receiver
      text += "."
    }
    if let target {
      text += target
      text += " = "
    }
    text += callee
    guard let arguments else { return }
    text += "("
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      text += argument
    }
    text += ")"
  }

  /// The whole in lines of at most `width` characters where that can be.
  func lines(width: Int) -> [String] {
    var whole = ""
    write(to: &whole)
    // A list that is just as long as the line has no room for the comma that it would have over several lines.
    let isList = arguments == nil && callee.hasSuffix("]")
    guard whole.columns > (isList ? width - 1 : width) else { return [whole] }
    guard let head else {
      return call.map { BrokenExpression.lines($0, width: width) } ?? BrokenExpression.lines(whole, width: width)
    }
    if isList, let list = brokenList(head) { return list }
    if let call { return BrokenExpression.lines(call, after: head, width: width) }
    return BrokenExpression.lines(callee, after: head, width: width)
  }

  /// The call, where it is one.
  private var call: BrokenExpression.Call? {
    let receiver = target == nil ? receiver.map { $0 + "." } ?? "" : ""
    return arguments.flatMap { BrokenExpression.Call(callee: receiver + callee, arguments: $0) }
  }

  /// What stands before the value, up to `=`.
  private var head: String? { target.map { "\(receiver.map { $0 + "." } ?? "")\($0) =" } }

  /// A list of simple elements after a head, an element a line.
  private func brokenList(_ head: String) -> [String]? {
    guard callee.hasPrefix("["), !callee.contains(where: { $0 == "\"" || $0 == "(" || $0 == ":" }) else { return nil }
    let elements = callee.dropFirst().dropLast().split(separator: ",").map { "  \($0.drop { $0 == " " })," }
    guard elements.count > 1 else { return nil }
    return ["\(head) ["] + elements + ["]"]
  }
}
