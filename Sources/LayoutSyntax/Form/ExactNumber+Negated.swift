import InterfaceModel

extension ExactNumber {
  /// The number with the other sign, in the same digits; 0 stays 0.
  var negated: ExactNumber {
    if value == 0 { return self }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    return ExactNumber(text.hasPrefix("-") ? String(digits) : "-" + digits) ?? self
  }
}
