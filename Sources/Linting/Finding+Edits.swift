extension Finding {
  /// The finding with its fixes in words alone: rules write Apple's elements, and a document of the view language has
  /// others in their place.
  var withoutEdits: Finding {
    var finding = self
    finding.fixes = fixes.map { Fix($0.description) }
    return finding
  }
}
