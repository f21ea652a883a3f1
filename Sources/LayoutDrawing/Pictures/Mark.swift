/// What is wrong with a view's layout.
struct Mark {
  /// The kinds, the graver one first.
  enum Kind: String, CaseIterable {
    case conflict, ambiguity

    /// The colour of the mark.
    var paint: Paint { Paint(RGBA(self == .conflict ? 0xE5484D : 0xF08C00)) }
    /// The letter on the mark.
    var badge: String { self == .conflict ? "!" : "?" }
  }

  /// The kind.
  var kind: Kind
  /// The view's place in the layout.
  var view: Int
  /// What is wrong, in words.
  var explanation: String

  /// The marks of a layout, those of conflicts last so that they lie on top.
  static func marks(of drawing: Drawing) -> [Mark] {
    var marks: [Mark] = []
    for (place, view) in drawing.layout.views.enumerated() where !view.shownAmbiguous.isEmpty {
      marks.append(Mark(kind: .ambiguity, view: place, explanation: "Ambiguous \(view.ambiguityInWords)"))
    }
    var explanations: [Int: [String]] = [:]
    for clash in drawing.clashes {
      for view in clash.views { explanations[view, default: []].append(clash.explanation) }
    }
    for view in explanations.keys.sorted() {
      let words = (explanations[view] ?? []).joined(separator: " — ")
      marks.append(Mark(kind: .conflict, view: view, explanation: "Conflict: \(words)"))
    }
    return marks
  }
}
