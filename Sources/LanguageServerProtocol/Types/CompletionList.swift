/// What can be written at a place.
public struct CompletionList: Sendable, Hashable, Codable {
  /// Whether more would come with more letters; never here.
  public var isIncomplete = false
  /// What can be written.
  public var items: [CompletionItem]

  /// Makes a list that is complete.
  public init(_ items: [CompletionItem]) { self.items = items }
}
