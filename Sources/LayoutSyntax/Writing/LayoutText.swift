import InterfaceModel

/// Writes constraints as the shortest canonical text: what is read from it is what was written.
///
/// Numbers keep their spelling, `as` names and metrics stay, a priority is a number, and what the reader takes from the
/// left side isn't said. Names that mean something by themselves (``LayoutScope/reservedNames``, and a metric's where it
/// is an id, too) can't be told from what they mean; it is for the caller to give objects others. A constraint that is
/// not ``LayoutEquation/isMeaningful`` can be written but is not read again.
public enum LayoutText {
  /// The value of the attribute of `<layout>` that is named like the equation's left attribute, for a constraint of the
  /// holder.
  public static func value(of equation: LayoutEquation) -> String { statement(equation).value }

  /// The line of a `<constraints>` block.
  public static func line(of equation: LayoutEquation) -> String { statement(equation).line }

  /// The attributes of a view's `<layout>` in canonical order. The left side of every equation is the holder, not one
  /// of its guides. Constraints that a compound attribute can say together are merged.
  public static func attributes(of equations: [LayoutEquation]) -> [LayoutAttributeText] {
    let statements = CompoundMerger.merged(equations)
    return canonicalOrder.compactMap { side in
      let values = statements.filter { $0.side == side }.map(\.value)
      return values.isEmpty ? nil : LayoutAttributeText(side: side, value: values.joined(separator: "; "))
    }
  }

  /// The lines of a `<constraints>` block. Constraints of one view or guide that a compound attribute can say together
  /// are merged, in the place of the first.
  public static func lines(of equations: [LayoutEquation]) -> [String] {
    CompoundMerger.merged(equations).map(\.line)
  }

  /// The order of attributes: edges, then places inside, then lengths.
  private static let canonicalOrder: [LayoutLeftSide] =
    [
      .compound(.edges), .compound(.horizontalEdges), .compound(.verticalEdges), .attribute(.leading),
      .attribute(.trailing), .attribute(.left), .attribute(.right), .attribute(.top), .attribute(.bottom),
      .compound(.center), .attribute(.centerX), .attribute(.centerY), .attribute(.firstBaseline),
      .attribute(.lastBaseline), .attribute(.leadingMargin), .attribute(.trailingMargin), .attribute(.leftMargin),
      .attribute(.rightMargin), .attribute(.topMargin), .attribute(.bottomMargin), .attribute(.centerXWithinMargins),
      .attribute(.centerYWithinMargins), .compound(.size), .attribute(.width), .attribute(.height),
      .compound(.aspectRatio),
    ]

  /// The constraint by itself.
  static func statement(_ equation: LayoutEquation) -> LayoutStatement {
    LayoutStatement(
      left: equation.left, side: .attribute(equation.left.attribute), relation: equation.relation,
      body: expression(of: equation) + ending(of: equation, id: equation.id))
  }

  /// Whether an object, a metric or a part of a constraint's name can be called `name` in text: one word, and not one that
  /// means something else.
  public static func canWrite(name: String) -> Bool {
    let bytes = Array(name.utf8)
    let tokens = LayoutLexer.tokens(of: bytes, in: bytes.startIndex..<bytes.endIndex)
    return tokens.count == 1 && tokens[0].isWord(name) && !LayoutScope.reservedNames.contains(name)
  }

  // MARK: Expressions

  private static func expression(of equation: LayoutEquation) -> String {
    guard let right = equation.right else { return constant(equation.constant) }
    return self.right(right, left: equation.left) + factor(equation.multiplier) + sum(equation.constant)
  }

  /// The right side, without what the reader takes from the left side.
  private static func right(_ reference: LayoutReference, left: LayoutReference) -> String {
    let attribute = reference.attribute.rawValue
    if reference.item == left.item, reference.guide == nil { return attribute }
    return reference.attribute == left.attribute ? item(reference) : "\(item(reference)).\(attribute)"
  }

  /// The view or guide of a reference.
  static func item(_ reference: LayoutReference) -> String {
    reference.guide.map { "\(reference.item.text).\($0.text)" } ?? reference.item.text
  }

  // MARK: Numbers

  /// A constant alone, or one of several numbers.
  static func constant(_ constant: LayoutConstant) -> String {
    switch constant {
    case .number(let number): number.text
    case .metric(let name, _, let isNegated): isNegated ? "-\(name)" : name
    case .standard(let isNegated): isNegated ? "-standard" : "standard"
    }
  }

  /// ` + 8` or ` - gap`; nothing for 0.
  static func sum(_ constant: LayoutConstant) -> String {
    if constant.isZero { return "" }
    return constant.isSubtracted ? " - \(self.constant(constant.negated))" : " + \(self.constant(constant))"
  }

  /// ` * 2` or ` / 3`; nothing for one.
  static func factor(_ multiplier: Multiplier) -> String {
    if multiplier == .one { return "" }
    if multiplier.usesSlash, multiplier.numerator.text == "1", let divisor = multiplier.denominator {
      return " / \(divisor.text)"
    }
    return " * \(ratio(multiplier))"
  }

  /// `2`, `16:9` or `16/9`.
  static func ratio(_ multiplier: Multiplier) -> String {
    guard let divisor = multiplier.denominator else { return multiplier.numerator.text }
    return "\(multiplier.numerator.text)\(multiplier.usesSlash ? "/" : ":")\(divisor.text)"
  }

  // MARK: What follows

  /// Priority, name and state; `id` is the name that is written.
  static func ending(of equation: LayoutEquation, id: String?) -> String {
    var text = ""
    if let metric = equation.priority.metric {
      text += " @\(metric)"
    } else if equation.priority != .required {
      text += " @\(equation.priority.value.text)"
    }
    if let id { text += " as \(id)" }
    if !equation.isActive { text += " inactive" }
    if equation.isPlaceholder { text += " placeholder" }
    return text
  }
}
