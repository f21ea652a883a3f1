/// A stretch of a document's text with its references resolved, and the way back from the one to the other.
struct EscapedText: Sendable {
  /// The text that is meant.
  let text: String
  /// The byte of the document for each byte of the text, and for its end.
  private let places: [Int]

  /// Resolves the references in a stretch; what is none stands for itself.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var resolved: [UInt8] = []
    var places: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let (content, length) = Self.reference(bytes[place..<range.upperBound]) ?? ([bytes[place]], 1)
      resolved += content
      places += Array(repeating: place, count: content.count)
      place += length
    }
    text = String(decoding: resolved, as: UTF8.self)
    self.places = places + [range.upperBound]
  }

  /// The stretch of the document for one of the text, in bytes.
  func source(_ range: Range<Int>) -> Range<Int> {
    let start = place(range.lowerBound)
    return start..<max(start, place(range.upperBound))
  }

  /// The byte of the text for one of the document.
  func offset(of source: Int) -> Int { places.firstIndex { $0 >= source } ?? places.count - 1 }

  private func place(_ offset: Int) -> Int { places[min(max(0, offset), places.count - 1)] }

  private static func reference(_ bytes: ArraySlice<UInt8>) -> ([UInt8], Int)? {
    guard bytes.first == UInt8(ascii: "&"), let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
    let length = end - bytes.startIndex + 1
    switch name {
    case "amp": return ([UInt8(ascii: "&")], length)
    case "lt": return ([UInt8(ascii: "<")], length)
    case "gt": return ([UInt8(ascii: ">")], length)
    case "quot": return ([UInt8(ascii: "\"")], length)
    case "apos": return ([UInt8(ascii: "'")], length)
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { (Array(String($0).utf8), length) }
    }
  }

  /// A text as it stands in a value between double quotes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
