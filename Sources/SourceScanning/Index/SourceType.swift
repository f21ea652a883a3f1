/// A type with all that the files declare of it.
public struct SourceType: Sendable, Hashable {
  /// A declaration with the file that it stands in.
  public struct Part: Sendable, Hashable {
    /// The file's path.
    public var file: String
    /// The file's module, where it is known.
    public var module: String?
    /// The declaration.
    public var declaration: TypeDeclaration
    /// Whether every bracket of the file has a partner. Where not, members may be missing.
    public var isBalanced = true
  }

  /// The name, with those of the types around it.
  public var name: String
  /// The declaration that makes the type, first, and its extensions, categories and implementation after it, in the
  /// order of the files. A type that is only extended is declared elsewhere.
  public var parts: [Part]

  /// The declaration that makes the type; nil where it is only extended or implemented.
  public var declaration: TypeDeclaration? {
    parts.first?.declaration.makesType == true ? parts.first?.declaration : nil
  }

  /// The module, where it is known.
  public var module: String? { parts.first?.module }

  /// The name that Objective-C knows it by.
  public var objectiveCName: String { declaration?.objectiveCName ?? name }

  /// Everything that its parts name after a colon or in angle brackets, in order, but for a superclass that is known to
  /// be one. The first of a Swift class may still be its superclass.
  public var inherited: [String] { parts.flatMap(\.declaration.inherited) }

  /// The properties of all parts, in order.
  public var properties: [PropertyDeclaration] { parts.flatMap(\.declaration.properties) }

  /// The methods of all parts, in order.
  public var methods: [MethodDeclaration] { parts.flatMap(\.declaration.methods) }
}

extension TypeDeclaration {
  /// Whether the declaration makes a type, and isn't a part of one.
  var makesType: Bool { kind != .extension && kind != .implementation }
}
