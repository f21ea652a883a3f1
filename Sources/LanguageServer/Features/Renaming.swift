import InterfaceModel
import LanguageServerProtocol
import LayoutSyntax

/// Gives an id, or a parameter or event of a component, another name, wherever its own document mentions it.
struct Renaming {
  /// The document.
  let document: OpenDocument
  /// The project around it.
  let project: any ServerProject

  /// What would be renamed at a place.
  ///
  /// - Throws: ``ResponseError`` where nothing can be.
  func subject(at position: Position) throws(ResponseError) -> NameMention {
    guard document.dialect == .viewLanguage else {
      throw ResponseError(.requestFailed, "ids of Apple's documents are the editor's; they aren't renamed")
    }
    let names = document.names(in: project)
    guard let mention = names.mention(at: document.lines.offset(of: position)) else {
      throw ResponseError(.requestFailed, "there is no id here")
    }
    guard names.declaration(of: mention.name) != nil else {
      throw ResponseError(.requestFailed, "no element has the id '\(mention.name)'")
    }
    return mention
  }

  /// The changes.
  ///
  /// - Throws: ``ResponseError`` for a name that is no id, or that another element has.
  func edit(at position: Position, to name: String) throws(ResponseError) -> WorkspaceEdit {
    let mention = try subject(at: position)
    let names = document.names(in: project)
    let isProperty = [.parameter, .event].contains(names.declaration(of: mention.name)?.role)
    guard isProperty || Self.isValid(name) else {
      throw ResponseError(
        .requestFailed, "'\(name)' can't be an id: letters, digits and '_', and no word that constraints use")
    }
    guard !isProperty || ClassReference.isValidIdentifier(name) else {
      throw ResponseError(.requestFailed, "'\(name)' is no name for a property")
    }
    guard name == mention.name || names.declaration(of: name) == nil else {
      throw ResponseError(.requestFailed, "another element has the \(isProperty ? "name" : "id") '\(name)'")
    }
    let edits = names.mentions(of: mention.name).map {
      ReplacementEdit(range: document.lines.range(of: $0.range), newText: name)
    }
    return WorkspaceEdit(document.uri, edits)
  }

  private static func isValid(_ name: String) -> Bool {
    LayoutText.canWrite(name: name) && !NameIndex.implicit.contains(name) && !name.contains("-")
  }
}
