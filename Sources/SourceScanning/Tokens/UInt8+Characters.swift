extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let hash = UInt8(ascii: "#")
  static let at = UInt8(ascii: "@")
  static let dot = UInt8(ascii: ".")
  static let backtick = UInt8(ascii: "`")
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")

  /// Whether the byte may begin an identifier; bytes of scalars beyond ASCII all may.
  var isIdentifierStart: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self >= 0x80 || self == UInt8(ascii: "$")
  }

  /// Whether the byte may stand in an identifier.
  var isIdentifierPart: Bool { isIdentifierStart || isDigit }

  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether the byte is white space; other control characters count, so that they end what stands before them.
  var isSpace: Bool { self <= .space || self == 0x7F }

  /// Whether operators are made of the byte.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "/"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
