import InterfaceModel

/// Numbers as documents and as the language spell them.
enum NumberSpelling {
  /// A number of a document, shorter: `0.0` is `0`.
  static func short(_ text: String) -> String {
    guard text.hasSuffix(".0"), text.utf8.count > 2 else { return text }
    return String(text.dropLast(2))
  }

  /// A number as Xcode writes it: `0.0`, `20`, `33.5`.
  static func document(_ number: Double) -> String {
    let text = short("\(number)")
    return text == "0" || text == "-0" ? "0.0" : text
  }

  /// Whether two spellings are of one number.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard let left = ExactNumber(left), let right = ExactNumber(right) else { return false }
    return left.value == right.value
  }

  /// One spelling for all of one number; other text as it is.
  static func canonical(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")), let number = ExactNumber(text) else { return text }
    return short("\(number.value)")
  }

  /// One spelling for all numbers that are the same to the hundredth of a point, which no screen shows.
  static func rounded(_ text: String) -> String {
    guard let number = ExactNumber(text) else { return text }
    let rounded = (number.value * 100).rounded() / 100
    return short("\(rounded == 0 ? 0 : rounded)")
  }

  /// The numbers of a list that spaces part; nil where one of the words is none.
  static func list(_ text: some StringProtocol) -> [String]? {
    let words = text.split(separator: " ").map { String($0) }
    return words.allSatisfy { ExactNumber($0) != nil } ? words : nil
  }
}
