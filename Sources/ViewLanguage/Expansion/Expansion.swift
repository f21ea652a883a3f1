import InterfaceModel
import XMLSyntax

/// What a document of the language means.
public struct Expansion: Sendable {
  /// The document of Apple's format; with faults, as much of it as could be made out.
  public let document: MarkupDocument
  /// What Apple's format has no place for: what makes the document a component, what its instances of components are, and
  /// how objects look.
  public let supplement: MarkupDocument
  /// The texts that name parameters of the component, by where the attributes that hold them begin.
  public let templates: [UInt32: ParameterTemplate]
  /// The paths of the components' documents.
  public let componentFiles: [String]
  /// The named sets of constraints, in the document's order.
  public let constraintSets: [ConstraintSet]
  /// The ids of the constraints that have a name in this document alone.
  public let namedConstraints: Set<String>
  /// What is wrong with the document.
  public let faults: [LanguageError]
}
