import InterfaceMerge
import Reporting

/// `xibc merge`.
struct MergeCommand: Command {
  static let name = "merge"
  static let usage = "xibc merge [-o FILE|-] [--path NAME] BASE OURS THEIRS"
  static let summary = "a merge driver: three versions by object id, property by property"
  static let details = """
    The merged document is written over OURS, or where -o says. It never holds conflict markers: of what both sides
    changed, each in its own way, ours stays, and it's told with its place in all three versions. An empty BASE means
    that both sides added the document. --path is the name that conflicts show.
    Of the version of the tools, the device and the like the newer side's are taken.
    Exit code: 0 merged, 1 conflicts, 2 bad usage or unreadable input, OURS left as it is.
    """
  static let specification = Arguments.Specification(options: ["-o", "--path"], flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.paths.count == 3 else { throw UsageError(message: "three files are merged: base, ours, theirs") }
    let files = Dictionary(uniqueKeysWithValues: zip(MergeSide.allCases, arguments.paths))
    let shown = files.reduce(into: files) { names, file in
      if let path = arguments.value("--path") { names[file.key] = "\(path) (\(file.key.rawValue))" }
    }
    var bytes: [[UInt8]] = []
    for path in arguments.paths {
      switch FileSystem.read(path) {
      case .success(let file): bytes.append(file)
      case .failure(let error):
        Console.error(error.message)
        return .failure
      }
    }
    do throws(MergeFailure) {
      let merge = try InterfaceMerge(base: bytes[0], ours: bytes[1], theirs: bytes[2])
      return write(merge, MergeReport(merge.conflicts, files: shown), arguments)
    } catch {
      Console.error(line(error, shown))
      return .failure
    }
  }

  /// Conflicts go to standard output, unless the document does.
  private static func write(_ merge: InterfaceMerge, _ report: MergeReport, _ arguments: Arguments) -> ExitCode {
    let output = arguments.value("-o") ?? arguments.paths[1]
    if output == "-" {
      Console.output(merge.bytes)
      if !merge.conflicts.isEmpty { Console.error(report.text) }
    } else {
      let exitCode = ExitCode.reportingFailure { () throws(FileError) in try FileSystem.write(merge.bytes, to: output) }
      guard exitCode == .success else { return exitCode }
      Console.output(report.text)
    }
    if merge.framesKept > 0, arguments.has("--verbose") {
      Console.error("note: both sides store other frames where constraints decide them: ours stay")
    }
    return merge.conflicts.isEmpty ? .success : .findings
  }

  private static func line(_ failure: MergeFailure, _ files: [MergeSide: String]) -> String {
    switch failure {
    case .unreadable(let side, let error): error.line(in: files[side] ?? side.rawValue)
    case .invalidResult(let error):
      "xibc merge: error: the merged text isn't well formed, which is a fault of xibc: \(error.message)"
    }
  }
}
