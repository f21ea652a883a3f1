/// The bars of containers that lie over a controller's view.
public struct ScreenBars: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A navigation controller's bar.
  public static let navigationBar = ScreenBars(rawValue: 1)
  /// A navigation bar that shows its title large beneath it; takes effect with ``navigationBar``.
  public static let largeTitle = ScreenBars(rawValue: 2)
  /// A navigation bar with a prompt; takes effect with ``navigationBar``.
  public static let prompt = ScreenBars(rawValue: 4)
  /// A tab bar controller's bar.
  public static let tabBar = ScreenBars(rawValue: 8)
  /// A navigation controller's toolbar.
  public static let toolbar = ScreenBars(rawValue: 16)
  /// The controller is presented as a sheet, which leaves the status bar free.
  public static let sheet = ScreenBars(rawValue: 32)
  /// The status bar is hidden.
  public static let hiddenStatusBar = ScreenBars(rawValue: 64)
}
