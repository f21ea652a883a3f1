import Foundation
import Testing

@testable import PathPatterns

/// What a pattern matches, by a table, and as git sees it.
@Suite struct PathPatternTests {
  /// Patterns with the paths that they pick and those that they don't.
  private static let cases: [(patterns: [String], picked: [String], left: [String])] = [
    (["Pods"], ["Pods/A.xib", "App/Pods/A.xib", "Pods"], ["Podsy/A.xib", "App/MyPods/A.xib"]),
    (["Pods/"], ["Pods/A.xib", "App/Pods/A.xib"], ["Pods", "App/Pods"]),
    (["/Pods"], ["Pods/A.xib"], ["App/Pods/A.xib"]),
    (["App/Pods"], ["App/Pods/A.xib"], ["X/App/Pods/A.xib", "Pods/A.xib"]),
    (["*.xib"], ["A.xib", "App/A.xib", ".xib"], ["A.xibs", "A.storyboard"]),
    (["/*.xib"], ["A.xib"], ["App/A.xib"]),
    (["App/*.xib"], ["App/A.xib"], ["App/B/A.xib", "A.xib"]),
    (["App/**"], ["App/A.xib", "App/B/A.xib"], ["App", "Apps/A.xib", "X/App/A.xib"]),
    (["**/App"], ["App/A.xib", "X/App/A.xib", "X/Y/App"], ["XApp/A.xib"]),
    (["App/**/A.xib"], ["App/A.xib", "App/B/A.xib", "App/B/C/A.xib"], ["App/BA.xib", "AppA.xib"]),
    (["App/**/Old/*.xib"], ["App/Old/A.xib", "App/B/Old/A.xib"], ["App/Older/A.xib", "App/Old/B/A.xib"]),
    (["App/**B/A.xib"], ["App/B/A.xib", "App/CB/A.xib"], ["App/C/B/A.xib"]),
    (["***/A.xib"], ["A.xib", "B/A.xib", "B/C/A.xib"], ["BA.xib"]),
    (["**"], ["A.xib", "B/A.xib"], []),
    (["*"], ["A.xib", "B/A.xib"], []),
    (["/*"], ["A.xib", "B/A.xib"], []),
    (["/*/"], ["B/A.xib"], ["A.xib"]),
    (["**/"], ["B/A.xib"], ["A.xib"]),
    (["A?.xib"], ["AB.xib"], ["A.xib", "A/.xib", "ABC.xib"]),
    (["A[a-c].xib"], ["Aa.xib", "Ac.xib"], ["Ad.xib", "A.xib"]),
    (["A[!a-c].xib"], ["Ad.xib", "A-.xib"], ["Aa.xib", "A.xib"]),
    (["A[^a].xib"], ["Ab.xib"], ["Aa.xib"]),
    (["A[]-]B"], ["A]B", "A-B"], ["AB"]),
    (["A[!]]B"], ["AxB"], ["A]B"]),
    (["A[-z]B"], ["A-B", "AzB"], ["AyB"]),
    (["A[[:digit:]x]"], ["A1", "Ax"], ["Ay", "A:"]),
    (["A[[:upper:][:space:]]"], ["AB", "A "], ["Ab"]),
    (["A[[:nothing:]]"], [], ["An", "A:"]),
    (["A[\\]]B"], ["A]B"], ["A\\B"]),
    (["X/A[a/]B"], ["X/AaB"], ["X/A/B"]),
    (["A[a"], [], ["Aa", "A[a"]),
    (["A[z-a]"], ["Az"], ["Aa", "Am"]),
    (["A\\*"], ["A*"], ["AB"]),
    (["A\\"], [], ["A", "A\\"]),
    (["A\\B"], ["AB"], ["A\\B"]),
    (["#A"], [], ["#A"]),
    (["\\#A"], ["#A"], []),
    (["\\!A"], ["!A"], ["A"]),
    (["A "], ["A"], ["A "]),
    (["A\\ "], ["A "], ["A"]),
    (["A\\  "], ["A "], ["A"]),
    ([""], [], ["A"]),
    (["/"], [], ["A", "A/B"]),
    (["*.xib", "!Keep.xib"], ["A.xib"], ["Keep.xib", "App/Keep.xib"]),
    (["!Keep.xib", "*.xib"], ["Keep.xib"], []),
    (["Pods/", "!Pods/A.xib"], ["Pods/A.xib"], []),
    (["Pods/*", "!Pods/A.xib"], ["Pods/B.xib"], ["Pods/A.xib"]),
    (["/*", "!/App", "/App/*", "!/App/Views"], ["B/A.xib", "App/A.xib"], ["App/Views/A.xib"]),
    (["A//B"], [], ["A/B"]),
    (["*a*a*a*a*a*a*a*b"], [], [String(repeating: "a", count: 200)]),
    (["**/**/**/**/**/x"], ["a/b/x"], [String(repeating: "a/", count: 100) + "y"]),
  ]

  @Test(arguments: cases.indices) func aPatternPicksAsTheTableSays(_ place: Int) {
    let (lines, picked, left) = Self.cases[place]
    let patterns = PathPatternList(lines)
    for path in picked { #expect(patterns.picks(path), "\(lines) \(path)") }
    for path in left { #expect(!patterns.picks(path), "\(lines) \(path)") }
  }

  /// The manual says that these stars are plain ones; some versions of git take them for folders.
  @Test func starsBesideOtherLettersArePlain() {
    let patterns = PathPatternList(["App**/A.xib"])
    #expect(patterns.picks("App/A.xib") && patterns.picks("Apps/A.xib") && !patterns.picks("App/B/A.xib"))
  }

  private static let git: URL? = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].lazy
    .map { URL(fileURLWithPath: $0) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Each list of patterns has a folder of its own, so that git is asked once.
  @Test(.enabled(if: git != nil, "git isn't there to compare with")) func theTableIsWhatGitSays() throws {
    let git = try #require(Self.git)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("xibc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    var expected: [String] = []
    for (place, (lines, picked, left)) in Self.cases.enumerated() {
      let inner = folder.appendingPathComponent("\(place)")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: inner.appendingPathComponent(".gitignore"))
      paths += (picked + left).map { "\(place)/\($0)" }
      expected += picked.map { "\(place)/\($0)" }
    }
    _ = try Self.run(git, ["init", "-q"], in: folder)
    let list = folder.appendingPathComponent(".git/paths")
    try Data(paths.joined(separator: "\0").utf8).write(to: list)
    let said = try Self.run(git, ["check-ignore", "-z", "--no-index", "--stdin"], in: folder, input: list)
    #expect(said.split(separator: "\0").map(String.init).sorted() == expected.sorted())
  }

  private static func run(_ tool: URL, _ arguments: [String], in folder: URL, input: URL? = nil) throws -> String {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("*.xib", "/App/**/*.xib"), ("/A.xib", "/App/A.xib"), ("Old/A.xib", "/App/Old/A.xib"), ("Pods/", "/App/**/Pods/"),
    ("!Keep.xib", "!/App/**/Keep.xib"), ("/**", "/App/**"), ("# no", "# no"), ("", ""),
  ])
  func aPatternOfAFolderCanBeWrittenInTheOneAroundIt(_ pattern: String, _ moved: String) {
    #expect(PathPattern.moved(pattern, into: "App") == moved)
  }

  @Test func aFoldersNameIsNoPattern() {
    let moved = PathPatternList([PathPattern.moved("*.xib", into: "A*[b]/C")])
    #expect(moved.picks("A*[b]/C/D.xib") && moved.picks("A*[b]/C/E/D.xib") && !moved.picks("Axb/C/D.xib"))
  }
}
