import SourceScanning

/// A call of UIKit's that loads a nib or opens a storyboard's scene.
enum LoadCall {
  /// Loads the nib of a name.
  case nib(name: CodeValue)
  /// Loads what a `UINib` stands for.
  case instantiate(nib: CodeValue)
  /// Makes a storyboard's controller; the identifier is nil for the first one.
  case controller(storyboard: CodeValue, identifier: CodeValue?)

  /// The object that a call makes the nib's owner; nil where it loads none, or doesn't say.
  static func owner(of call: Call) -> CodeValue? {
    switch call.name {
    case "loadNibNamed", "loadNibNamed:owner:options:": call.argument("owner")
    case "instantiate": call.argument("withOwner")
    case "instantiateWithOwner:options:": call.arguments.first?.value
    default: nil
    }
  }

  /// What a call loads; nil where it's another one.
  init?(_ call: Call) {
    switch call.name {
    case "loadNibNamed", "loadNibNamed:owner:options:":
      self = .nib(name: call.arguments.first?.value ?? .unknown)
    case "instantiate" where call.argument("withOwner") != nil, "instantiateWithOwner:options:":
      self = .instantiate(nib: call.receiver ?? .unknown)
    case "instantiateInitialViewController":
      self = .controller(storyboard: call.receiver ?? .unknown, identifier: nil)
    case "instantiateViewController", "instantiateViewControllerWithIdentifier:":
      self = .controller(storyboard: call.receiver ?? .unknown, identifier: call.arguments.first?.value ?? .unknown)
    default: return nil
    }
  }
}
