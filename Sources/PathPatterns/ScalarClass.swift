/// A class of scalars in brackets: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
struct ScalarClass: Sendable, Hashable {
  private var isNegated = false
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  private var names: [String] = []

  /// Reads what follows an opening bracket, the closing one included; nil where there's none.
  init?(parsing text: inout ArraySlice<Unicode.Scalar>) {
    if text.first == "!" || text.first == "^" {
      isNegated = true
      text = text.dropFirst()
    }
    var isFirst = true
    while let scalar = text.popFirst() {
      if scalar == "]", !isFirst { return }
      isFirst = false
      if scalar == "[", text.first == ":" {
        guard let name = Self.name(parsing: &text) else { return nil }
        names.append(name)
        continue
      }
      guard let lower = Self.scalar(scalar, &text) else { return nil }
      // As git has it, where a range begins counts even if it ends before that.
      ranges.append(lower...lower)
      guard text.first == "-", let after = text.dropFirst().first, after != "]" else { continue }
      text = text.dropFirst(2)
      guard let upper = Self.scalar(after, &text) else { return nil }
      if lower <= upper { ranges.append(lower...upper) }
    }
    return nil
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isListed = ranges.contains { $0.contains(scalar) } || names.contains { Self.isMember(scalar, of: $0) }
    return isListed != isNegated
  }

  private static func scalar(
    _ scalar: Unicode.Scalar, _ text: inout ArraySlice<Unicode.Scalar>
  ) -> Unicode.Scalar? {
    scalar == "\\" ? text.popFirst() : scalar
  }

  /// Reads `:alpha:]`; nil for a name that there isn't.
  private static func name(parsing text: inout ArraySlice<Unicode.Scalar>) -> String? {
    let inner = text.dropFirst()
    guard let colon = inner.firstIndex(of: ":"), inner.dropFirst(colon - inner.startIndex + 1).first == "]" else {
      return nil
    }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: inner[..<colon])
    text = inner[(colon + 2)...]
    return known.contains(String(name)) ? String(name) : nil
  }

  private static let known: Set<String> = [
    "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper", "xdigit",
  ]

  private static func isMember(_ scalar: Unicode.Scalar, of name: String) -> Bool {
    guard scalar.isASCII else { return false }
    let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    let isDigit = ("0"..."9").contains(scalar)
    let isVisible = ("!"..."~").contains(scalar)
    return switch name {
    case "alnum": isLetter || isDigit
    case "alpha": isLetter
    case "blank": scalar == " " || scalar == "\t"
    case "cntrl": scalar.value < 0x20 || scalar.value == 0x7F
    case "digit": isDigit
    case "graph": isVisible
    case "lower": ("a"..."z").contains(scalar)
    case "print": isVisible || scalar == " "
    case "punct": isVisible && !isLetter && !isDigit
    case "space": scalar == " " || (9...13).contains(scalar.value)
    case "upper": ("A"..."Z").contains(scalar)
    default: isDigit || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
    }
  }
}
