// What Linux's Foundation lacks of Apple's, as far as declarations of UIKit mention it.

/// The name of a method in Objective-C.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  /// The name itself.
  public let description: String

  /// The selector of that name.
  public init(_ name: String) {
    description = name
  }

  /// The selector of that name.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// The selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of that name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Stands for a pointer that only Objective-C hands out.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  /// What the pointer points at: nothing here.
  public var pointee: Pointee {
    get { surfaceHasNoValue() }
    nonmutating set {}
  }
}

/// Where Objective-C's methods leave an error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// Seconds.
public typealias CFTimeInterval = Double
/// An index of Core Foundation.
public typealias CFIndex = Int
/// A type of Core Foundation.
public typealias CFTypeID = UInt
/// A glyph of a font.
public typealias CGGlyph = UInt16

/// An observation of a property.
public final class NSKeyValueObservation {}

/// What an observer is told of a change: nothing here.
public struct NSKeyValueObservedChange<Value> {}

extension NSObjectProtocol where Self: NSObject {
  /// Tells of the property's changes, and of the object's others: a key path can't be asked for its name here.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    journal.record(self).observers.append { [unowned self] in changeHandler(self, NSKeyValueObservedChange()) }
    return NSKeyValueObservation()
  }
}

extension NSObject {
  /// Records the value under its key; in a scenario, what the object made for itself gives way to it.
  public func setValue(_ value: Any?, forKey key: String) {
    journal.record(self).keyValues.append((key, value as Any))
    if journal.isLive, let value { journal.record(self).owned[key] = value as AnyObject }
  }

  /// Records the value under its path; nothing is looked up.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    journal.record(self).keyValues.append((keyPath, value as Any))
  }

  /// Records each value under its key, in the order of the keys.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }

  /// The last value that was set under the key.
  public func value(forKey key: String) -> Any? {
    journal.record(self).keyValues.last { $0.path == key }.flatMap { unwrapped($0.value) }
  }

  /// The last value that was set under the path.
  public func value(forKeyPath keyPath: String) -> Any? {
    value(forKey: keyPath)
  }

  /// Records the call, and calls the method in a scenario.
  public func perform(_ selector: Selector!, with object: Any! = nil) {
    journal.call(self, "perform(_:with:)", [selector as Any, object as Any])
    guard journal.isLive else { return }
    MainActor.assumeIsolated { Stage.tell("  \(Stage.name(of: self)) \(selector.description)") }
    journal.send(selector, to: self, object)
  }
}

/// An object as a nib makes one, from an archive with nothing in it.
public func surfaceDecoded<Object: NSCoding>() -> Object {
  guard let object = Object(coder: NSCoder()) else { fatalError("\(Object.self) refused to be decoded") }
  return object
}
