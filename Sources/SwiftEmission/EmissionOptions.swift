import InterfaceModel

/// What a user may choose of the emitted code.
public struct EmissionOptions: Sendable {
  /// How objects of a document's own classes are made.
  public enum Construction: String, Sendable, CaseIterable {
    /// By `init(coder:)`, which is what a nib calls.
    case coder
    /// By `init(frame:)`, for classes that do their work there.
    case frame
  }

  /// What a document becomes.
  public enum Style: String, Sendable, CaseIterable {
    /// A structure that does what loading the nib or scene does.
    case nib
    /// Besides, for a nib, a view that has the root view as its content.
    case view
    /// Besides, for a nib, a controller that has the root view as its view.
    case controller
  }

  /// Who may use the emitted declarations.
  public enum AccessLevel: String, Sendable, CaseIterable {
    case `internal`, package, `public`
  }

  /// What a document becomes.
  public var style = Style.nib
  /// How objects of a document's own classes are made, where an initializer of UIKit's doesn't have to take something
  /// that no property can set (a button's type, a table's style, a cell's reuse identifier).
  public var construction = Construction.coder
  /// Whether texts are looked up in the document's strings table, as a nib does.
  public var isLocalized = false
  /// The access level of the structures and their members.
  public var accessLevel = AccessLevel.internal
  /// The modifier that declarations begin with, and a space; empty for internal ones.
  var accessModifier: String { accessLevel == .internal ? "" : accessLevel.rawValue + " " }
  /// The first line of the file, a comment; nil for the usual one, which names the document.
  public var header: String?
  /// How many spaces a level is indented by; 0 stands for a tab.
  public var indentation = 2

  /// The oldest major version of iOS and tvOS that the code has to compile for: what is newer is set where it's available.
  /// Nil where everything is.
  public var deploymentTarget: Int?

  /// Whether autoresizing masks place what is emitted, with no constraint: for a document whose views have their frames.
  public var placesByFrames = false

  /// What is known of the app's classes: their private members are reached as a nib reaches them, by key and selector.
  public var declarations: (any ClassDeclarations)?

  /// Makes the usual choice.
  public init() {}
}
