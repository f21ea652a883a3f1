import Linting

/// What the server asks of the project around the documents. Paths are absolute.
public protocol ServerProject: AnyObject {
  /// Which rules are on for a document.
  ///
  /// - Throws: ``ServerProjectError`` for a configuration that can't be read.
  func configuration(for path: String) throws(ServerProjectError) -> LintConfiguration

  /// What is known of the sources and resources around a document.
  ///
  /// - Throws: ``ServerProjectError`` for a configuration that can't be read, or that names what isn't there.
  func context(for path: String) throws(ServerProjectError) -> ProjectContext

  /// Whether a document isn't to be looked at.
  ///
  /// - Throws: ``ServerProjectError`` for a configuration that can't be read.
  func excludes(_ path: String) throws(ServerProjectError) -> Bool

  /// Where the project's sources declare a class: the name's place in a file.
  func declaration(ofClass name: String, module: String?) -> ClassDeclaration?

  /// The actions that a class of the project's sources has, as selectors.
  func actions(ofClass name: String) -> [String]

  /// A file's bytes; nil where it can't be read.
  func contents(of path: String) -> [UInt8]?

  /// Takes the folders that are open for the project.
  func open(_ folders: [String])

  /// Forgets what was read: files have changed.
  func reload()
}
