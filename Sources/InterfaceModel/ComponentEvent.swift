/// How the class of a component sends its events.
public enum ComponentEvent {
  /// The method that the component's controls call: `sendOnFollow` for the event `onFollow`.
  public static func method(of event: String) -> String { "send" + event.prefix(1).uppercased() + event.dropFirst() }

  /// The method as an action's selector.
  public static func selector(of event: String) -> String { method(of: event) + ":" }
}
