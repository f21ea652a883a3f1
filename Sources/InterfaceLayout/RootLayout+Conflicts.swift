import AutoLayout

extension RootLayout {
  /// Says in words why equations can't hold together.
  func explain(_ conflict: Conflict, _ places: [Int], broken: Int) -> LayoutConflict {
    var explained = LayoutConflict(constraints: [], views: [], explanation: "", broken: identifier(broken))
    for place in places {
      if let id = identifier(place) { explained.constraints.append(id) }
    }
    return explained
  }

  /// The id of the document's constraint that an equation is; nil for other equations.
  func identifier(_ place: Int) -> String? {
    guard case .document(let container, let position) = origins[place] else { return nil }
    return context.document.objects[container].constraints[position].id
  }
}
