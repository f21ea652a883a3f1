import InterfaceModel

extension ExactNumber {
  /// The number with the other sign, in the same digits.
  var negated: ExactNumber {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    return ExactNumber(text.hasPrefix("-") ? String(digits) : "-" + digits) ?? self
  }
}
