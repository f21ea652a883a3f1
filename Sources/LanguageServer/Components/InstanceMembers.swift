import LanguageServerProtocol

/// The objects of a document's instances, as outlets name them: `mail.captionLabel`.
struct InstanceMembers {
  /// The document.
  let document: OpenDocument
  /// The project around it.
  let project: any ServerProject

  /// The names of the objects in the instance that a path of ids leads to; none where it leads to no instance.
  func names(in path: [String]) -> [String] { component(at: path).map { members(of: $0).map(\.name) } ?? [] }

  /// The place of the object that a path of ids leads to; nil where it leads to none.
  func location(of path: [String]) -> Location? {
    guard let name = path.last, let component = component(at: path.dropLast()),
      let declaration = members(of: component).first(where: { $0.name == name })
    else { return nil }
    return Location(uri: component.uri, range: component.lines.range(of: declaration.range))
  }

  /// The declarations of what is in a component. The view that it is has no name in an instance, which is that view.
  private func members(of component: OpenDocument) -> [NameMention] {
    let content = ComponentOutline(component.markup).content
    return component.names(in: project).declarations.filter { $0.role == .element && $0.tag != content }
  }

  /// The document of the component that the instance at a path is of; the document itself for no path.
  private func component(at path: [String]) -> OpenDocument? {
    var document = document
    for id in path {
      let markup = document.markup
      let instance = markup.tags.first { $0.kind != .end && markup.value(of: "id", in: $0) == id }
      guard let instance, let next = DocumentVocabulary(document, in: project).component(of: instance) else {
        return nil
      }
      document = next.document
    }
    return document
  }
}
