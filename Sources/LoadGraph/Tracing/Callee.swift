import SourceScanning

/// A method or a function that a call may mean.
struct Callee {
  var declaration: MethodDeclaration
  /// The type that declares it; nil for a function.
  var owner: KnownType?
  /// What it runs in.
  var scope: Scope

  /// The name with that of its type: `Card.setUp()`.
  var title: String {
    guard let owner else { return declaration.fullName }
    return declaration.name.hasSuffix(":")
      || declaration.selector == declaration.name && declaration.parameters.isEmpty
        && declaration.isExposedToObjectiveC && declaration.kind != .initializer
      ? "\(declaration.isStatic ? "+" : "-")[\(owner.shortName) \(declaration.name)]"
      : "\(owner.shortName).\(declaration.fullName)"
  }
}
