import InterfaceBuilder
import InterfaceModel
import LoadGraph
import SourceScanning

/// Documents and sources in a test's own text.
enum Fixture {
  struct NotRead: Error {}

  /// A nib with a File's Owner, and objects in its top level.
  static func nib(_ name: String, owner: String? = nil, _ objects: String) throws -> DocumentNode {
    let ownerClass = owner.map { " customClass=\"\($0)\"" } ?? ""
    return try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(ownerClass)/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)</objects></document>
      """, name)
  }

  /// A storyboard with scenes.
  static func storyboard(_ name: String, initial: String? = nil, _ scenes: String...) throws -> DocumentNode {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let all = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>\n" }.joined()
    return try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(start)><scenes>
      \(all)</scenes></document>
      """, name)
  }

  private static func read(_ text: String, _ name: String) throws -> DocumentNode {
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: name) else { throw NotRead() }
    return DocumentNode(document)
  }

  /// The sources in files of some names.
  static func sources(_ files: [String: String]) -> SourceIndex {
    SourceIndex(
      files.sorted { $0.key < $1.key }.compactMap { path, text in
        SourceLanguage(path: path).map { SourceFile.scan(Array(text.utf8), path: path, language: $0) }
      })
  }

  /// What is said of a project: `certain A.xib → A → A.xib`.
  static func verdicts(_ documents: [DocumentNode], _ files: [String: String]) -> [String] {
    LoadGraph(documents, sources: sources(files)).cycles.map(\.verdict)
  }

  /// What is said of a nib `Card.xib` whose root is a plain view with a `Card` in it, or is a `Card`.
  static func card(
    _ source: String, language: String = "swift", owner: String? = "Card", root: String = root
  ) throws -> [String] {
    verdicts([try nib("Card.xib", owner: owner, root)], ["Card.\(language)": source])
  }

  /// A root of class `Card` with a subview.
  static let root = #"<view customClass="Card" id="a"><subviews><label id="b"/></subviews></view>"#
  /// A root of class `Card` without subviews.
  static let emptyRoot = #"<view customClass="Card" id="a"/>"#
  /// A root of no class with subviews.
  static let plainRoot = #"<view id="a"><subviews><label id="b"/></subviews></view>"#

  /// What is said of a nib of which nobody doubts that it loads itself.
  static let certain = ["certain Card.xib → Card → Card.xib"]
  static let possible = ["possible Card.xib → Card → Card.xib"]
  static let guarded = ["guarded Card.xib → Card → Card.xib"]
}

extension LoadCycle {
  var verdict: String {
    switch certainty {
    case .certain: "certain \(path)"
    case .possible: "possible \(path)"
    case .guarded: "guarded \(path)"
    }
  }
}
