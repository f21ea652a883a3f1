import SourceScanning
import XMLSyntax

extension SourceMember {
  fileprivate var isSwift: Bool { SourceLanguage(path: file) == .swift }
}

extension SourceMember where Declaration == PropertyDeclaration {
  /// Whether key-value coding, which sets outlets and runtime attributes, finds the property.
  var isKeyValueCoded: Bool {
    !isSwift || declaration.isOutlet || declaration.isOutletCollection || declaration.isInspectable
      || declaration.isExposedToObjectiveC || declaration.isOverride
  }

  /// A note that leads to the declaration.
  func note(_ message: String) -> Finding.Note {
    Finding.Note(message: message, file: file, position: SourcePosition(declaration.position))
  }
}

extension SourceMember where Declaration == MethodDeclaration {
  /// Whether a message reaches the method.
  var isMessageable: Bool {
    !isSwift || declaration.isAction || declaration.isSegueAction || declaration.isExposedToObjectiveC
      || declaration.isOverride
  }

  /// A note that leads to the declaration.
  func note(_ message: String) -> Finding.Note {
    Finding.Note(message: message, file: file, position: SourcePosition(declaration.position))
  }
}

extension SourcePosition {
  /// A place in a source file.
  init(_ position: CodePosition) { self.init(line: position.line, column: position.column) }
}

extension SourceType {
  /// A note that leads to the class's declaration; nil where there is none.
  func note(_ message: String) -> Finding.Note? {
    parts.first.map { part in
      Finding.Note(message: message, file: part.file, position: SourcePosition(part.declaration.position))
    }
  }
}
