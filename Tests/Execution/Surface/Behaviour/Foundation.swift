// What Linux's Foundation lacks of Apple's, as far as declarations of UIKit mention it.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) {
    description = name
  }

  public init(stringLiteral name: String) {
    description = name
  }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Stands for a pointer that only Objective-C hands out.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  public var pointee: Pointee {
    get { surfaceHasNoValue() }
    nonmutating set {}
  }
}

public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
public typealias CFIndex = Int
public typealias CFTypeID = UInt
public typealias CGGlyph = UInt16

extension NSObject {
  /// Records the value under its key; nothing is looked up.
  public func setValue(_ value: Any?, forKey key: String) {
    journal.record(self).keyValues.append((key, value as Any))
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    journal.record(self).keyValues.append((keyPath, value as Any))
  }

  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }

  /// The last value that was set under the key.
  public func value(forKey key: String) -> Any? {
    journal.record(self).keyValues.last { $0.path == key }.flatMap { unwrapped($0.value) }
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    value(forKey: keyPath)
  }

  public func perform(_ selector: Selector!, with object: Any! = nil) {
    journal.call(self, "perform(_:with:)", [selector as Any, object as Any])
  }
}

/// An object as a nib makes one, from an archive with nothing in it.
public func surfaceDecoded<Object: NSCoding>() -> Object {
  guard let object = Object(coder: NSCoder()) else { fatalError("\(Object.self) refused to be decoded") }
  return object
}
