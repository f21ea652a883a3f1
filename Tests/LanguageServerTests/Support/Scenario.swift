import Foundation
import LanguageServer
import LanguageServerProtocol

/// A recorded exchange: what a client says, each line with `>`, and what the server answers, with `<`.
///
///     # a remark
///     > open Card.view.xml          the text follows, a line each with `|`; «a» marks a place that has the name a
///     > completion a                what can be written there; names after it are shown in full
///     > hover a                     also definition, references, highlight, prepareRename; rename a newName
///     > request METHOD PARAMETERS   any request, in JSON; notify METHOD PARAMETERS, raw "BYTES"
///     >+ …                          is sent together with what follows
///
/// In answers, `1:4-1:9` is a range: line and character from 0.
struct Scenario {
  /// A thing that the client says.
  private struct Step {
    var lines: [String]
    var message: [UInt8]
    var isHeld = false
    /// The labels of completion that are shown in full.
    var shown: [String]?
  }

  private let project = ScenarioProject()
  private var steps: [Step] = []
  private var uri = ""
  private var marks: [String: Position] = [:]
  private var encoding = PositionEncoding.utf16
  private var version = 0
  private var requestCount = 0

  init(_ text: String) {
    var command: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("| ") || line == "|" {
        command.append(line)
      } else if !line.hasPrefix("<") {
        take(command)
        command = [line]
      }
    }
    take(command)
  }

  /// The exchange with the answers that there are, and the code that the server ends with.
  func run() -> String {
    var pieces: [[UInt8]] = [[]]
    for step in steps {
      pieces[pieces.count - 1] += step.message
      if !step.message.isEmpty, !step.isHeld { pieces.append([]) }
    }
    let stream = ScriptedStream(pieces.filter { !$0.isEmpty })
    let session = ServerSession(LanguageServer(project: project, version: "test"), stream)
    let exitCode = session.run()
    var answers = stream.messages[...]
    var lines: [String] = []
    for step in steps {
      lines += step.lines
      guard !step.message.isEmpty, !step.isHeld else { continue }
      lines += (answers.popFirst() ?? []).flatMap { AnswerText.lines(of: $0, showing: step.shown) }
    }
    while lines.last == "" { lines.removeLast() }
    return (lines.filter { !$0.hasPrefix("< exit code") } + ["< exit code \(exitCode)"]).joined(separator: "\n") + "\n"
  }

  // MARK: Reading

  private mutating func take(_ command: [String]) {
    guard let first = command.first else { return }
    var step = Step(lines: command, message: [])
    if first.hasPrefix(">") {
      step.isHeld = first.hasPrefix(">+")
      let words = first.drop { $0 != " " }.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
      let arguments = words.count > 1 ? words[1] : ""
      let text = command.dropFirst().map { String($0.dropFirst(2)) }.joined(separator: "\n")
      step.message = message(words.first ?? "", arguments, text)
      if words.first == "completion" { step.shown = arguments.split(separator: " ").dropFirst().map(String.init) }
    }
    steps.append(step)
  }

  private mutating func message(_ name: String, _ arguments: String, _ text: String) -> [UInt8] {
    let words = arguments.split(separator: " ").map(String.init)
    switch name {
    case "file":
      project.files["/project/" + arguments] = text
      return []
    case "enable", "disable":
      project.rules[arguments] = name == "enable"
      return []
    case "initialize": return initialize(words)
    case "open":
      uri = "file:///project/" + arguments
      version = 1
      return notification(
        "textDocument/didOpen", ["textDocument": document(["languageId": "xml", "text": marked(text), "version": 1])])
    case "text":
      version += 1
      return change([["text": marked(text)]])
    case "replace":
      let range = ["start": json(marks[words[0]]), "end": json(marks[words[1]])]
      return change([["range": range, "text": string(words.dropFirst(2).joined(separator: " "))]])
    case "close", "save":
      return notification("textDocument/did" + name.capitalized, ["textDocument": document()])
    case "symbols": return request("textDocument/documentSymbol", ["textDocument": document()])
    case "format":
      return request(
        "textDocument/formatting",
        ["textDocument": document(), "options": ["tabSize": 2, "insertSpaces": true] as [String: Any]])
    case "diagnostic": return request("textDocument/diagnostic", ["textDocument": document()])
    case "actions":
      let range = ["start": json(marks[words[0]]), "end": json(marks[words[0]])]
      return request(
        "textDocument/codeAction",
        ["textDocument": document(), "range": range, "context": ["diagnostics": [] as [Any]]])
    case "request": return request(words[0], object(arguments.drop { $0 != " " }))
    case "notify": return notification(words[0], object(arguments.drop { $0 != " " }))
    case "raw": return Array(string(arguments).utf8)
    case "shutdown": return request("shutdown", nil)
    case "exit": return notification("exit", nil)
    default: return place(name, words)
    }
  }

  private mutating func place(_ name: String, _ words: [String]) -> [UInt8] {
    var parameters: [String: Any] = ["textDocument": document(), "position": json(marks[words.first ?? ""])]
    if name == "rename" { parameters["newName"] = words.dropFirst().joined(separator: " ") }
    if name == "references" { parameters["context"] = ["includeDeclaration": true] }
    return request("textDocument/" + (name == "highlight" ? "documentHighlight" : name), parameters)
  }

  private mutating func initialize(_ words: [String]) -> [UInt8] {
    var text: [String: Any] = [:]
    if words.contains("snippets") { text["completion"] = ["completionItem": ["snippetSupport": true]] }
    if words.contains("pull") { text["diagnostic"] = [:] as [String: Any] }
    var capabilities: [String: Any] = ["textDocument": text]
    if words.contains("watch") {
      capabilities["workspace"] = ["didChangeWatchedFiles": ["dynamicRegistration": true]]
    }
    if let known = words.compactMap(PositionEncoding.init).first {
      encoding = known
      capabilities["general"] = ["positionEncodings": [known.rawValue, "utf-16"]]
    }
    return request("initialize", ["capabilities": capabilities, "rootUri": "file:///project"])
  }

  /// The text without its marks, which are kept.
  private mutating func marked(_ text: String) -> String {
    marks = [:]
    var plain = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "«"), let end = rest[start...].firstIndex(of: "»") {
      plain += rest[..<start]
      marks[String(rest[rest.index(after: start)..<end])] = position(after: plain)
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  private func position(after text: String) -> Position {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.last ?? ""
    let character =
      switch encoding {
      case .utf8: last.utf8.count
      case .utf16: last.utf16.count
      case .utf32: last.unicodeScalars.count
      }
    return Position(line: lines.count - 1, character: character)
  }

  // MARK: JSON

  private func document(_ more: [String: Any] = [:]) -> [String: Any] { more.merging(["uri": uri]) { $1 } }

  private mutating func change(_ changes: [[String: Any]]) -> [UInt8] {
    notification("textDocument/didChange", ["textDocument": document(["version": version]), "contentChanges": changes])
  }

  private func json(_ position: Position?) -> [String: Int] {
    ["line": position?.line ?? -1, "character": position?.character ?? -1]
  }

  private func string(_ literal: String) -> String {
    (try? JSONDecoder().decode(String.self, from: Data(literal.utf8))) ?? literal
  }

  private func object(_ text: Substring) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private mutating func request(_ method: String, _ parameters: Any?) -> [UInt8] {
    requestCount += 1
    return frame(["id": requestCount, "method": method, "params": parameters ?? NSNull()])
  }

  private func notification(_ method: String, _ parameters: Any?) -> [UInt8] {
    frame(["method": method, "params": parameters ?? NSNull()])
  }

  private func frame(_ message: [String: Any]) -> [UInt8] {
    let data = try? JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    return MessageFraming.frame([UInt8](data ?? Data()))
  }
}
