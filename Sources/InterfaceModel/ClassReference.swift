import XMLSyntax

/// The custom class of an object: what `customClass` and its companions say.
public struct ClassReference: Sendable, Hashable {
  /// The class's name as the document has it; not yet known to be a valid identifier.
  public var name: String
  /// The Swift module that declares the class; nil for an Objective-C class, or where the document says none.
  public var module: String?
  /// `target` where the module follows the target that the document is compiled in.
  public var moduleProvider: String?
  /// Where the class's name is written.
  public var range: SourceRange

  /// Makes a mention of a class.
  public init(name: String, module: String? = nil, moduleProvider: String? = nil, range: SourceRange) {
    self.name = name
    self.module = module
    self.moduleProvider = moduleProvider
    self.range = range
  }

  /// Whether both can be the same class: the names agree, and so do the modules where both are known.
  public func mayEqual(_ other: ClassReference) -> Bool {
    guard name == other.name else { return false }
    guard let module, let otherModule = other.module else { return true }
    return module == otherModule
  }
}
