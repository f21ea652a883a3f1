/// A call that code makes.
public struct Call: Sendable, Hashable {
  /// The name that is called: `loadNibNamed`, `UINib`, `init`; of an Objective-C message its selector,
  /// `loadNibNamed:owner:options:`.
  public var name: String
  /// What the member belongs to; nil where only a name is written. A nested type's receiver is its outer type.
  public var receiver: CodeValue?
  /// The arguments in parentheses, in order.
  public var arguments: [Argument]
  /// The number of closures that follow the parentheses.
  public var trailingClosures: Int
  /// Whether it is an Objective-C message.
  public var isMessage: Bool
  /// Where the name is written; of a message, the first piece of its selector.
  public var position: CodePosition
  /// What has to hold for the call to be made, the outermost first; at most ``maximumConditions`` are kept. Of a call
  /// in a value that was read ahead it is empty: ``CodeBody/calls`` has the same call with its conditions.
  public var conditions: [Condition] = []
  /// Whether it stands in a closure, a block or a local function, which may run later or never.
  public var isInClosure = false
  /// Whether that closure is assigned to a property, so that the code around it doesn't run it.
  public var isInStoredClosure = false

  /// The number of conditions that are kept for a call.
  public static let maximumConditions = 32

  /// The value of the first argument with a label; nil for the label asks for those without one.
  public func argument(_ label: String?) -> CodeValue? { arguments.first { $0.label == label }?.value }

  /// The selector of the method that it would call if Objective-C had it; of a message its own.
  public var selector: String {
    isMessage ? name : ObjectiveCSelector.selector(base: name, labels: arguments.map(\.label))
  }

  /// The name with its labels as Swift writes it, `loadNibNamed(_:owner:options:)`; of a message its selector.
  public var fullName: String {
    isMessage ? name : "\(name)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
