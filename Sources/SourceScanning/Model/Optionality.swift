/// Whether a property may be without a value.
public enum Optionality: Sendable, Hashable {
  /// `T`, in Objective-C `nonnull` and whatever isn't an object.
  case none
  /// `T?`, in Objective-C `nullable`.
  case optional
  /// `T!`, in Objective-C an object without a word on nullability.
  case implicitlyUnwrapped
  /// No type is written.
  case unknown
}
