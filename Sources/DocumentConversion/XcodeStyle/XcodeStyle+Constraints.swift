import ViewLanguage
import XMLSyntax

extension XcodeStyle {
  /// The attributes at the edges where a line of text begins and ends.
  private static let leading: Set<String> = [
    "leading", "left", "top", "leadingMargin", "leftMargin", "topMargin",
  ]
  private static let trailing: Set<String> = [
    "trailing", "right", "bottom", "trailingMargin", "rightMargin", "bottomMargin",
  ]

  /// A constraint of the view `holder` with the item first that Interface Builder would have first.
  func constraint(_ original: EditableElement, of holder: String?, _ references: References) -> EditableElement {
    var constraint = original
    if constraint["firstItem"] == nil { constraint["firstItem"] = holder }
    if isTurned(constraint, of: holder, references) { constraint = ConstraintForm.turned(constraint) }
    if constraint["firstItem"] == holder { constraint["firstItem"] = nil }
    if constraint["constant"].map({ $0 == "0" || $0 == "0.0" }) ?? false { constraint["constant"] = nil }
    let places = order.attributes(of: constraint.name)
    constraint.attributes.sort { places[$0.name] < places[$1.name] }
    return constraint
  }

  /// Whether the items stand the wrong way round. The constant is to be a distance, not a negative one: the trailing edge
  /// of the container less that of a view in it, the leading edge of a view less the trailing one of the view before.
  private func isTurned(_ constraint: EditableElement, of holder: String?, _ references: References) -> Bool {
    guard let first = constraint["firstAttribute"], let second = constraint["secondAttribute"],
      constraint["secondItem"] != nil, constraint["multiplier"] == nil
    else { return false }
    if Self.leading.contains(first) || Self.leading.contains(second), first != second,
      Self.trailing.contains(first) || Self.trailing.contains(second)
    {
      return Self.trailing.contains(first)
    }
    func contains(_ item: String) -> Bool {
      constraint[item] == holder || references.isGuide(constraint[item])
    }
    guard contains("firstItem") != contains("secondItem") else { return false }
    return contains("firstItem") != Self.trailing.contains(first)
  }
}
