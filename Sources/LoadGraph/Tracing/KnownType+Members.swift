import SourceScanning

extension KnownType {
  /// The methods of the nearest type that has any which pass a test; declarations without a body only where none has
  /// one.
  ///
  /// - Parameter names: names or selectors that begin like theirs.
  func methods(
    named names: [String], after last: KnownType? = nil, where test: (MethodDeclaration) -> Bool
  ) -> [KnownMember<MethodDeclaration>] {
    let bases = Set(names.map { $0.prefix { $0 != ":" && $0 != "(" } }).sorted()
    var withoutBody: [KnownMember<MethodDeclaration>] = []
    for owner in types(after: last) {
      var found: [KnownMember<MethodDeclaration>] = []
      for base in bases {
        for member in owner.methodsByName[base] ?? [] where test(member.declaration) {
          // One that has the name and the selector is listed under both.
          if found.contains(where: { $0.declaration.position == member.declaration.position && $0.file == member.file })
          {
            continue
          }
          found.append(KnownMember(declaration: member.declaration, owner: owner, file: member.file))
        }
      }
      let implemented = found.filter(\.declaration.hasBody)
      if !implemented.isEmpty { return implemented }
      withoutBody += found
    }
    return withoutBody
  }

  /// The instance method that UIKit calls by a selector, where the sources write it.
  func method(selectors: [String], after last: KnownType? = nil) -> KnownMember<MethodDeclaration>? {
    methods(named: selectors, after: last) { method in
      !method.isStatic && method.hasBody && method.selector.map(selectors.contains) ?? false
    }
    .first
  }

  /// The property that a name means.
  func property(_ name: String, isStatic: Bool?) -> KnownMember<PropertyDeclaration>? {
    for owner in order {
      let found = (owner.propertiesByName[name.drop { $0 == "_" }] ?? []).filter {
        isStatic == nil || $0.declaration.isStatic == isStatic
      }
      // A protocol's requirement has nothing to say where something meets it.
      let written = found.first { $0.declaration.initialValue != nil || !$0.declaration.body.isEmpty }
      if let member = written ?? (owner.isProtocol ? nil : found.first) {
        return KnownMember(declaration: member.declaration, owner: owner, file: member.file)
      }
    }
    return nil
  }

  /// Whether code of the type assigns to a name, outside of declarations of local variables.
  func assigns(to name: String) -> Bool {
    order.contains { owner in
      owner.source.methods.contains { $0.body.assigns(to: name) }
        || owner.source.properties.contains { $0.body.assigns(to: name) }
    }
  }

  /// Whether a method of the class itself loads a nib, and may want an object of the class in it.
  var hasFactory: Bool {
    order.contains { owner in
      owner.source.methods.contains { $0.isStatic && $0.body.calls.contains { LoadCall($0) != nil } }
    }
  }

  private func types(after last: KnownType?) -> ArraySlice<KnownType> {
    guard let last else { return order[...] }
    guard let place = order.firstIndex(of: last) else { return [] }
    return order[(place + 1)...]
  }
}

extension CodeBody {
  /// Whether it assigns to a property of a name, of `self` or of a type.
  func assigns(to name: String) -> Bool {
    assignments.contains { !$0.isDeclaration && $0.target.isPath(endingWith: name) }
  }
}

extension String {
  /// Whether the last of the names that are joined by dots is this one, with or without the underscore of an instance
  /// variable.
  func isPath(endingWith name: String) -> Bool {
    let last = split(separator: ".").last ?? ""
    return last == name || last == "_" + name || "_" + last == name
  }
}
