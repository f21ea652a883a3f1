import XMLSyntax

/// What a document is expanded as, as far as components go.
struct ComponentContext {
  /// A step of the way on which a component was reached.
  struct Hop {
    /// The document that takes it in.
    let file: String
    /// The name of the element there, and its place.
    let name: String
    let position: SourcePosition
  }

  /// The components at hand.
  let library: ComponentLibrary
  /// The path of the document.
  let file: String
  /// The document's text.
  let source: SourceText
  /// How the document was reached; empty for the one that is read for itself.
  var hops: [Hop] = []
  /// What the document declares as a component; nil for one that is none.
  var interface: ComponentInterface?
  /// The texts of the parameters' values, nil for `nil`: those given, or the defaults.
  var arguments: [String: String?] = [:]
  /// What the document around does at each event; nil for the document that is read for itself.
  var handlers: [String: [DerivedElement]]?
  /// The id of the component's view in the document around.
  var instanceID: String?
  /// Whether instances become views as others, since the document that is made has no components.
  var dissolves = false

  /// What the ids of a component's objects begin with in the document around.
  var prefix: String { instanceID.map { $0 + "." } ?? "" }

  /// Whether the document is read for itself, and not as a part of another.
  var isOutermost: Bool { hops.isEmpty }
}
