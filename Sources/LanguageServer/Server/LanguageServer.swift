import LanguageServerProtocol

/// Answers a client's messages: an editor's, about the documents that it has open.
///
/// It knows nothing of streams: messages go in one by one, and what is to be sent comes out.
public final class LanguageServer {
  /// How far the two have come.
  private enum Phase {
    case started, running, shutDown
  }

  /// Whether the client has said that it ends; the code that the process is to end with.
  public private(set) var exitCode: Int32?

  /// The project, with the documents that are open.
  private let project: EditedProject
  private let version: String
  private var phase = Phase.started
  private var encoding = PositionEncoding.utf16
  private(set) var hasSnippets = false
  /// Whether the client tells of files that change, once it is asked to.
  private var canWatchFiles = false
  /// Whether the client asks for diagnostics, and isn't sent any.
  private var isAskedForDiagnostics = false
  /// What was found in the documents, as they are now.
  private var found: [String: DocumentDiagnostics] = [:]
  /// The documents of which the client is to be told anew.
  private var stale: Set<String> = []

  /// Makes a server for the documents of a project; `version` is what it says of itself.
  public init(project: any ServerProject, version: String) {
    self.project = EditedProject(project)
    self.version = version
  }

  // MARK: Messages

  /// Answers a message.
  public func handle(_ message: IncomingMessage) -> [OutgoingMessage] {
    switch message.kind {
    case .request(let id):
      do throws(ResponseError) {
        return [.result(id, try respond(to: message))]
      } catch {
        return [.failure(id, error)]
      }
    case .notification:
      do throws(ResponseError) {
        try take(message)
        return message.method == "initialized" && canWatchFiles ? [Self.fileWatching] : []
      } catch {
        // Nobody waits for an answer.
        return [.notification("window/logMessage", Results.LogMessage(warning: error.message))]
      }
    }
  }

  private static var fileWatching: OutgoingMessage {
    .request(
      .string("watch"), "client/registerCapability",
      FileWatching(patterns: ["**/.xibc.json", "**/*.{swift,h,m,mm,xcassets,strings,view.xml}"]))
  }

  /// What there is to tell once nothing more is asked: the diagnostics of the documents that have changed.
  public func idle() -> [OutgoingMessage] {
    defer { stale = [] }
    guard phase == .running, !isAskedForDiagnostics else { return [] }
    return stale.sorted().map { uri in
      let document = project.documents[uri]
      let shown = document.map { diagnostics(of: $0).diagnostics } ?? []
      return .notification(
        "textDocument/publishDiagnostics",
        Results.PublishDiagnostics(uri: uri, version: document?.version, diagnostics: shown))
    }
  }

  // MARK: Requests

  private func respond(to message: IncomingMessage) throws(ResponseError) -> (any Encodable & Sendable)? {
    switch (message.method, phase) {
    case ("initialize", .started): return try initialize(message.parameters(Parameters.Initialize.self))
    case ("initialize", _): throw ResponseError(.invalidRequest, "'initialize' comes once, and first")
    case (_, .started): throw ResponseError(.serverNotInitialized, "'initialize' has to come first")
    case (_, .shutDown): throw ResponseError(.invalidRequest, "after 'shutdown' nothing but 'exit' is expected")
    case ("shutdown", .running):
      phase = .shutDown
      return nil
    case (_, .running): return try feature(message)
    }
  }

  private func feature(_ message: IncomingMessage) throws(ResponseError) -> (any Encodable & Sendable)? {
    switch message.method {
    case "textDocument/completion":
      let (document, position) = try place(message)
      return CompletionList(
        Completion(document: document, project: project, hasSnippets: hasSnippets, at: position).items())
    case "textDocument/hover":
      let (document, position) = try place(message)
      return HoverText(document: document, project: project).hover(at: position)
    case "textDocument/definition":
      let (document, position) = try place(message)
      return DefinitionSearch(document: document, project: project).location(at: position)
    case "textDocument/references": return try references(message.parameters(Parameters.References.self))
    case "textDocument/documentHighlight":
      let (document, position) = try place(message)
      return highlights(document, position)
    case "textDocument/documentSymbol": return Outline(document: try document(message)).symbols()
    case "textDocument/formatting": return try Formatting(document: try document(message)).edits()
    case "textDocument/prepareRename":
      let (document, position) = try place(message)
      let subject = try Renaming(document: document, project: project).subject(at: position)
      return Results.PrepareRename(range: document.lines.range(of: subject.range), placeholder: subject.name)
    case "textDocument/rename":
      let parameters = try message.parameters(Parameters.Rename.self)
      return try Renaming(document: document(parameters.textDocument), project: project).edit(
        at: parameters.position, to: parameters.newName)
    case "textDocument/codeAction":
      let parameters = try message.parameters(Parameters.CodeAction.self)
      let document = try document(parameters.textDocument)
      return QuickFixes(document: document).actions(for: parameters.range, diagnostics(of: document))
    case "textDocument/diagnostic": return Results.FullDiagnostics(diagnostics(of: try document(message)).diagnostics)
    default: throw ResponseError(.methodNotFound, "'\(message.method)' isn't known")
    }
  }

  private func initialize(_ parameters: Parameters.Initialize) -> Results.Initialize {
    phase = .running
    let text = parameters.capabilities?.textDocument
    let encodings = (parameters.capabilities?.general?.positionEncodings ?? []).compactMap(PositionEncoding.init)
    encoding = encodings.first ?? .utf16
    hasSnippets = text?.completion?.completionItem?.snippetSupport ?? false
    isAskedForDiagnostics = text?.diagnostic != nil
    canWatchFiles = parameters.capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    let folders = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap { $0 }
    project.open(folders.compactMap(DocumentURI.path))
    let capabilities = ServerCapabilities(positionEncoding: encoding, isAskedForDiagnostics: isAskedForDiagnostics)
    return Results.Initialize(capabilities, name: "xibc", version: version)
  }

  private func references(_ parameters: Parameters.References) throws(ResponseError) -> [Location] {
    let document = try document(parameters.textDocument)
    return mentions(document, parameters.position).filter {
      parameters.context.includeDeclaration || $0.role == .reference
    }.map { Location(uri: document.uri, range: document.lines.range(of: $0.range)) }
  }

  private func highlights(_ document: OpenDocument, _ position: Position) -> [DocumentHighlight] {
    mentions(document, position).map {
      DocumentHighlight(range: document.lines.range(of: $0.range), kind: $0.role == .reference ? .read : .write)
    }
  }

  /// The mentions of the id at a place.
  private func mentions(_ document: OpenDocument, _ position: Position) -> [NameMention] {
    let names = document.names(in: project)
    return names.mention(at: document.lines.offset(of: position)).map { names.mentions(of: $0.name) } ?? []
  }

  private func diagnostics(of document: OpenDocument) -> DocumentDiagnostics {
    if let known = found[document.uri] { return known }
    let new = DocumentDiagnostics(of: document, in: project)
    found[document.uri] = new
    return new
  }

  // MARK: Documents

  private func document(_ identifier: Parameters.Document) throws(ResponseError) -> OpenDocument {
    guard let document = project.documents[identifier.uri] else {
      throw ResponseError(.invalidParams, "'\(identifier.uri)' isn't open")
    }
    return document
  }

  private func document(_ message: IncomingMessage) throws(ResponseError) -> OpenDocument {
    try document(message.parameters(Parameters.OfDocument.self).textDocument)
  }

  private func place(_ message: IncomingMessage) throws(ResponseError) -> (OpenDocument, Position) {
    let parameters = try message.parameters(Parameters.AtPosition.self)
    return (try document(parameters.textDocument), parameters.position)
  }

  // MARK: Notifications

  private func take(_ message: IncomingMessage) throws(ResponseError) {
    if message.method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running else { return }
    switch message.method {
    case "textDocument/didOpen":
      let item = try message.parameters(Parameters.DidOpen.self).textDocument
      project.documents[item.uri] = OpenDocument(
        uri: item.uri, version: item.version, text: item.text, encoding: encoding)
      refresh([item.uri])
    case "textDocument/didChange":
      let parameters = try message.parameters(Parameters.DidChange.self)
      guard project.documents[parameters.textDocument.uri] != nil else {
        throw ResponseError(.invalidParams, "'\(parameters.textDocument.uri)' isn't open")
      }
      project.documents[parameters.textDocument.uri]?.change(
        parameters.contentChanges, version: parameters.textDocument.version)
      refresh([parameters.textDocument.uri])
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      project.reload()
      refresh(Array(project.documents.keys))
    case "textDocument/didClose":
      let uri = try message.parameters(Parameters.OfDocument.self).textDocument.uri
      project.documents[uri] = nil
      refresh([uri])
    default: break
    }
  }

  /// Forgets what was found in documents, and in those that take them in as components.
  private func refresh(_ uris: [String]) {
    let paths = uris.compactMap(DocumentURI.path)
    let users = found.filter { !$0.value.componentPaths.isDisjoint(with: paths) }.keys
    for uri in uris + users {
      found[uri] = nil
      stale.insert(uri)
    }
  }
}
