import InterfaceModel
import XMLSyntax

/// What a document of the language means: a document of Apple's format, and what that has no place for.
public struct LanguageExpansion: Sendable {
  /// The document of Apple's format; with faults, as much of it as could be made out.
  public var document: MarkupDocument
  /// What is wrong.
  public var faults: [LanguageError]
  /// The named sets of constraints, in the document's order.
  public var constraintSets: [ConstraintSet]
  /// The ids of the constraints that people gave names.
  public var namedConstraints: Set<String>
}
