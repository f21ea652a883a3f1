/// How much of a document is read before it is refused; documents come from strangers.
public struct MarkupLimits: Sendable, Hashable {
  /// The largest size of the file, in bytes.
  public var maximumSize: Int
  /// The deepest nesting of elements.
  public var maximumDepth: Int
  /// The most attributes of one element.
  public var maximumAttributes: Int
  /// The longest attribute value, in bytes as written.
  public var maximumValueLength: Int
  /// The most distinct names: of elements, attributes, processing instructions and namespaces. libxml2's dictionary
  /// takes ever longer with more than some ten thousand.
  public var maximumNames: Int

  /// Makes limits.
  public init(
    maximumSize: Int, maximumDepth: Int, maximumAttributes: Int, maximumValueLength: Int, maximumNames: Int = 1 << 16
  ) {
    self.maximumSize = maximumSize
    self.maximumDepth = maximumDepth
    self.maximumAttributes = maximumAttributes
    self.maximumValueLength = maximumValueLength
    self.maximumNames = maximumNames
  }

  /// Far beyond any document that an editor saves: 64 MiB, 512 levels, 256 attributes, 1 MiB a value,
  /// 65,536 names.
  public static let standard = MarkupLimits(
    maximumSize: 64 << 20, maximumDepth: 512, maximumAttributes: 256, maximumValueLength: 1 << 20)
}
