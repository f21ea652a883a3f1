import InterfaceModel
import XMLSyntax

/// A rule about a flag of the whole document, a truth value of the root element.
protocol DocumentFlagRule: DocumentRule {
  /// The attribute.
  static var flag: String { get }
  /// The value that is found; an absent attribute is `NO`.
  static var found: Bool { get }
  /// What is said of it.
  static var message: String { get }
}

extension DocumentFlagRule {
  /// The rule with the id, with examples of a document that has the flag and one that hasn't.
  static func describe(
    _ id: String, summary: String, rationale: String, counterparts: [RuleCounterpart] = []
  ) -> RuleDescription {
    let set = example("\(found ? "↓" : "")\(flag)=\"YES\"", mark: "")
    let unset = example("", mark: found ? "" : "↓")
    let cleared = example("\(found ? "" : "↓")\(flag)=\"NO\"", mark: "")
    return RuleDescription(
      id: id, summary: summary, rationale: rationale, severity: .warning, isEnabledByDefault: false,
      counterparts: counterparts, badExamples: found ? [set] : [unset, cleared],
      goodExamples: found ? [unset, cleared] : [set])
  }

  private static func example(_ attribute: String, mark: String) -> RuleExample {
    let separator = attribute.isEmpty ? "" : " "
    return .file(
      mark
        + #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\#(separator)\#(attribute)><objects><view id="a"/></objects></document>"#
    )
  }

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard let root = document.root else { return [] }
    let attribute = root.attribute(Self.flag)
    guard (attribute?.value == "YES") == Self.found else { return [] }
    return [finding(Self.message, in: document, at: attribute?.range ?? root.range)]
  }
}
