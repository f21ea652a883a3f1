import InterfaceLayout

/// A view of a layout report.
public struct ReportedView: Sendable {
  /// How it is laid out.
  public var layout: ViewLayout
  /// The id; nil where the document gives none.
  public var id: String?
  /// The element's name (`label`).
  public var element: String
  /// The class: the custom one, or UIKit's.
  public var className: String
  /// What a person calls it.
  public var name: String
}
