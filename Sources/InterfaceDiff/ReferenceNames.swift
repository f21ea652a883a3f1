import InterfaceComparison

/// How the objects that values name are written: for people, and for comparing two versions, where an object that has
/// another id in each is one and the same.
struct ReferenceNames {
  /// Names an object of the document by its node.
  let name: (Int) -> String
  private let document: ComparedDocument

  init(_ document: ComparedDocument, name: @escaping (Int) -> String) {
    self.document = document
    self.name = name
  }

  /// The value of an attribute, where the id of an object gives way to its name.
  func value(_ attribute: ComparedAttribute) -> String {
    Reference.isReference(attribute.name) ? reference(attribute.value) : attribute.value
  }

  /// The name of the object with an id; the id where there is none.
  func reference(_ id: String) -> String { document.placesByIdentity[id].map(name) ?? id }
}
