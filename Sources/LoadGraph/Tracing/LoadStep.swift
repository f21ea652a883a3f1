import SourceScanning
import XMLSyntax

/// A place on the way from one node of the load graph to the next.
public struct LoadStep: Sendable, Hashable {
  /// What happens there.
  public var message: String
  /// The file's path.
  public var file: String
  /// The place.
  public var position: SourcePosition

  /// The id of the object or connection there; nil in a source file.
  public var objectID: String?

  /// Makes a step.
  public init(message: String, file: String, position: SourcePosition, objectID: String? = nil) {
    self.message = message
    self.file = file
    self.position = position
    self.objectID = objectID
  }

  init(_ message: String, _ file: String, _ position: CodePosition) {
    self.init(message: message, file: file, position: SourcePosition(line: position.line, column: position.column))
  }
}
