import XMLSyntax

/// What makes a document a component: one class, whose parameters, events and slots other documents fill.
public struct ComponentDeclaration: Sendable {
  /// A place that takes views from outside, or something that happens in the component.
  public struct Member: Sendable {
    /// The name of the class's property.
    public var name: String
    /// What people wrote about it; nil for nothing.
    public var summary: String?
    /// Where it is declared.
    public var range: SourceRange

    /// Makes a member.
    public init(name: String, summary: String?, range: SourceRange) {
      self.name = name
      self.summary = summary
      self.range = range
    }
  }

  /// The names that the class's own code has.
  public static let reservedNames: Set<String> = [
    "load", "type", "decode", "followTraits", "sending", "activate", "set",
  ]

  /// The class's name.
  public var className: String
  /// The id of the object that the class is: the one view at the document's top.
  public var rootID: String
  /// The class that it inherits from, where the document says one that isn't the root element's.
  public var superclass: ClassReference?
  /// The parameters, in the document's order.
  public var parameters: [ComponentParameter] = []
  /// What its controls tell those who use it, in the document's order.
  public var events: [Member] = []
  /// The slots, in the document's order.
  public var slots: [Member] = []
  /// The texts that name parameters, by where the attributes that hold them begin.
  public var templates: [UInt32: ParameterTemplate] = [:]
  /// Where the document begins.
  public var range: SourceRange

  /// Makes a declaration.
  public init(className: String, rootID: String, superclass: ClassReference?, range: SourceRange) {
    self.className = className
    self.rootID = rootID
    self.superclass = superclass
    self.range = range
  }
}
