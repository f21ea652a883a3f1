import InterfaceComparison
import InterfaceDiff
import Reporting

/// `xibc diff`.
struct DiffCommand: Command {
  static let name = "diff"
  static let usage = """
    xibc diff [--format text|json] [--frames] OLD NEW
           xibc diff --textconv [--frames] FILE
           xibc diff --external [--frames] PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE
    """
  static let summary = "what changed between two versions, in the interface's terms"
  static let details = """
    Ids that alone changed don't count, nor what Xcode rewrites by itself: versions of tools, device, dependencies,
    places on the canvas. Frames that constraints decide are left out, unless --frames is given.
    --textconv prints one document as text, and --external takes the arguments of git's external diff.
    Exit code: 0 no differences, 1 differences, 2 bad usage or unreadable input; with --external 0 where git may go on.
    """
  static let specification = Arguments.Specification(
    options: ["--format"], flags: ["--frames", "--textconv", "--external"])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("--format", of: ["text", "json"], default: "text")
    if arguments.has("--textconv") { return try printText(arguments) }
    if arguments.has("--external") { return try compareForGit(arguments) }
    guard arguments.paths.count == 2 else { throw UsageError(message: "two files are compared") }
    let (old, new) = (arguments.paths[0], arguments.paths[1])
    guard let before = read(old), let after = read(new) else { return .failure }
    let diff = InterfaceDiff(old: before, new: after, includesFrames: arguments.has("--frames"))
    let report = DiffReport(diff, old: old, new: new)
    Console.output(format == "json" ? report.json : report.text)
    if format == "text" { tellFrames(diff, arguments) }
    return diff.changes.isEmpty ? .success : .findings
  }

  private static func tellFrames(_ diff: InterfaceDiff, _ arguments: Arguments) {
    guard diff.framesLeftOut > 0, !arguments.has("--quiet") else { return }
    let frames = diff.framesLeftOut == 1 ? "1 frame" : "\(diff.framesLeftOut) frames"
    Console.error("note: \(frames) that constraints decide differ, too: --frames tells them")
  }

  private static func read(_ path: String) -> ComparedDocument? {
    switch ComparedInput.read(path) {
    case .document(let document): return document
    case .failed(let line):
      Console.error(line)
      return nil
    }
  }

  // MARK: For git

  private static func printText(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.paths.count == 1 else { throw UsageError(message: "'--textconv' takes one file") }
    guard let document = read(arguments.paths[0]) else { return .failure }
    Console.output(DocumentText.text(of: document, includesFrames: arguments.has("--frames")))
    return .success
  }

  /// Git stops at an exit code other than 0, so that what can't be read is told as the difference.
  private static func compareForGit(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    if arguments.paths.count == 1 {
      Console.output("xibc diff \(arguments.paths[0])\nunmerged\n")
      return .success
    }
    guard arguments.paths.count == 7 || arguments.paths.count == 9 else {
      throw UsageError(message: "'--external' takes the seven arguments of git's external diff")
    }
    let (path, old, new) = (arguments.paths[0], arguments.paths[1], arguments.paths[4])
    let inputs = (ComparedInput.read(old, name: path), ComparedInput.read(new, name: path))
    Console.output("xibc diff \(path)\n")
    switch inputs {
    case (.document(let before), .document(let after)):
      let diff = InterfaceDiff(old: before, new: after, includesFrames: arguments.has("--frames"))
      Console.output(DiffReport(diff, old: path, new: path).text)
    case (.failed(let line), _), (_, .failed(let line)):
      Console.output(line + "\n")
    }
    return .success
  }
}
