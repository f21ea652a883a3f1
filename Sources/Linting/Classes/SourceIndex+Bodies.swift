import SourceScanning

extension SourceIndex {
  /// What the code of all methods, properties and functions does, each with its file.
  var bodies: [(body: CodeBody, file: String)] {
    let parts = types.flatMap(\.parts).flatMap { part in
      (part.declaration.methods.map(\.body) + part.declaration.properties.map(\.body)).map { ($0, part.file) }
    }
    return parts + allFunctions.map { ($0.declaration.body, $0.file) }
  }
}
