/// What a block of code is to the code around it.
struct Block {
  /// What has to hold for it to run, besides what holds where it stands.
  var conditions: [Condition] = []
  /// Whether it may run later, or never.
  var isClosure = false
  /// Whether it is a closure that is only kept.
  var isStored = false
  /// What holds after it if it leaves the code around it.
  var afterLeaving: Condition?
  /// Whether it always leaves the code around it, as a guard's does.
  var alwaysLeaves = false
  /// What has to hold for the `else` after it.
  var otherwise: [Condition]?
  /// Whether it is one statement without braces.
  var isStatement = false

  /// A block that always runs.
  static let plain = Block()
  /// A closure, or anything else that isn't known to run.
  static let closure = Block(isClosure: true)
}
