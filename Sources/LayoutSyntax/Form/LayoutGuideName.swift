/// A layout guide of a view, as text writes it after the view: `superview.safeArea`.
public enum LayoutGuideName: Sendable, Hashable {
  /// `safeArea`: the safe area.
  case safeArea
  /// `margins`: the layout margins, as a guide.
  case margins
  /// `readable`: the part of the margins that is wide enough to read comfortably.
  case readable
  /// `content`: a scroll view's content.
  case content
  /// `frame`: a scroll view's frame, which doesn't scroll.
  case frame
  /// `keyboard`: what the keyboard covers.
  case keyboard
  /// A guide of the document's own, by its id. It can be written without its view, too, as a ``LayoutItem/object(_:)``.
  case custom(String)

  /// Every guide that has a name of the language.
  public static let named: [LayoutGuideName] = [.safeArea, .margins, .readable, .content, .frame, .keyboard]

  /// The guide that the language calls `name`; nil for any other word.
  init?(name: String) {
    guard let guide = Self.named.first(where: { $0.text == name }) else { return nil }
    self = guide
  }

  /// The guide as the text writes it.
  public var text: String {
    switch self {
    case .safeArea: "safeArea"
    case .margins: "margins"
    case .readable: "readable"
    case .content: "content"
    case .frame: "frame"
    case .keyboard: "keyboard"
    case .custom(let id): id
    }
  }
}
