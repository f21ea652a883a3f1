import XMLSyntax

/// A guide that constraints can hold on to.
public struct LayoutGuide: Sendable {
  /// What the guide marks.
  public enum Kind: Sendable, Hashable {
    /// A view's guide by its key: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard` …
    case view(key: String)
    /// A controller's deprecated `topLayoutGuide`.
    case controllerTop
    /// A controller's deprecated `bottomLayoutGuide`.
    case controllerBottom
  }

  /// The id that constraints name.
  public var id: String
  /// What it marks.
  public var kind: Kind
  /// The view or controller that it belongs to.
  public var owner: ObjectIndex
  /// The start tag.
  public var range: SourceRange

  /// Makes a guide.
  public init(id: String, kind: Kind, owner: ObjectIndex, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.owner = owner
    self.range = range
  }
}
