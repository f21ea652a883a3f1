import SourceScanning

/// The names of methods that code calls, hands over as a value or makes a selector of, whoever has them.
struct NamedMethods {
  private var names: Set<String>

  init(in sources: SourceIndex) {
    names = sources.selectorNames
    for (body, _) in sources.bodies {
      for call in body.calls {
        insert(call.name)
        for argument in call.arguments { insert(argument.value) }
      }
      for value in body.assignments.map(\.value) + body.returned { insert(value) }
    }
  }

  /// Whether code may mean the method.
  func contains(_ method: MethodDeclaration) -> Bool {
    [method.name, method.selector ?? ""].contains { names.contains(Self.base($0)) }
  }

  private mutating func insert(_ name: String) { names.insert(Self.base(name)) }

  private mutating func insert(_ value: CodeValue) {
    switch value {
    case .reference(let path): insert(path.split(separator: ".").last.map(String.init) ?? path)
    case .member(_, let name?): insert(name)
    default: break
    }
  }

  /// The first piece of a selector, or a plain name.
  private static func base(_ name: String) -> String { String(name.prefix { $0 != ":" }) }
}
