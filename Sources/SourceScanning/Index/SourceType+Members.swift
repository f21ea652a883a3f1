extension SourceType {
  /// Whether Objective-C implements the class.
  var isImplemented: Bool { parts.contains { $0.declaration.kind == .implementation } }

  /// The members that a test picks, with the files that declare them.
  public func members<Member>(
    _ members: KeyPath<TypeDeclaration, [Member]>, where test: (Member) -> Bool
  ) -> [SourceMember<Member>] {
    parts.flatMap { part in
      part.declaration[keyPath: members].filter(test).map {
        SourceMember(declaration: $0, type: name, file: part.file)
      }
    }
  }
}

extension MethodDeclaration {
  /// Whether a call may mean the method: by its selector, or by its name and labels in Swift, where arguments with a
  /// default and trailing closures may be left out.
  public func accepts(_ call: Call) -> Bool {
    if call.isMessage { return selector == call.name }
    guard name == call.name else { return selector == call.selector }
    if selector == call.selector { return true }
    var arguments = call.arguments[...]
    for parameter in parameters where arguments.first?.label == parameter.label && !arguments.isEmpty {
      arguments = arguments.dropFirst()
    }
    return arguments.isEmpty
  }
}
