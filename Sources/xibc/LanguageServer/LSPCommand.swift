import Foundation
import LanguageServer

/// `xibc lsp`.
struct LSPCommand: Command {
  static let name = "lsp"
  static let usage = "xibc lsp [--log FILE]"
  static let summary = "a language server for editors, on standard input and output"
  static let details = """
    Speaks the Language Server Protocol 3.17. Documents of the view language (.view.xml) get diagnostics, quick fixes,
    completion, hover, definitions, references, rename, outline and formatting; Apple's (.xib, .storyboard) diagnostics,
    quick fixes, hover, definitions, references and outline. The .xibc.json files above a document count, as with 'lint'.
    --log writes each message to a file. '--stdio', which some editors add, changes nothing.
    """
  static let specification = Arguments.Specification(options: ["--log"], flags: ["--stdio"])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.paths.isEmpty else { throw UsageError(message: "no path is taken; documents come from the editor") }
    let log = try arguments.value("--log").map { path throws(UsageError) in try SessionLog(path) }
    let server = LanguageServer(project: try LanguageServerProject(), version: XIBC.version)
    let session = ServerSession(server, StandardStream(), log: log.map { log in { log.write($0) } })
    // The protocol has it that a client that goes without 'shutdown' makes it 1.
    return session.run() == 0 ? .success : .findings
  }
}
