/// Something that making an object of a class leads to, found in its code.
struct TracedLoad {
  /// What it leads to.
  enum Effect: Hashable {
    /// A nib is loaded.
    case nib(TracedValue)
    /// A storyboard's controller is made.
    case controller(storyboard: TracedValue, identifier: TracedValue?)
    /// An object of a class is made by code.
    case object(Making)
    /// A controller looks for its nib when its view is asked for.
    case controllerNib(TracedValue?)
  }

  /// What it leads to.
  var effect: Effect
  /// The calls on the way, with their places.
  var steps: [LoadStep]
  /// What has to hold on the way, as written and as read.
  var conditions: [ReadCondition]
  /// Why it isn't known to happen; nil where nothing but conditions is in the way.
  var doubt: String?
  /// Whether outlets and runtime attributes are set when it happens.
  var isConnected: Bool
  /// Whether the object that is made becomes the nib's owner, and no code asks for more of the nib than views of UIKit's.
  var suitsOwner = false
}

/// A condition with what was read of it.
struct ReadCondition: Hashable {
  var text: String
  var guarding: Guard
}

/// How code makes an object of a class.
struct Making: Hashable {
  var type: KnownType
  /// The initializer: a name with its labels, or a selector.
  var initializer: String
  /// What is known of the initializer's parameters.
  var parameters: [String: TracedValue]
  /// The nib that a controller is told to load; nil where it looks for one by its own name.
  var nibName: TracedValue?
  /// Whether the controller's view is asked for.
  var showsView: Bool
}
