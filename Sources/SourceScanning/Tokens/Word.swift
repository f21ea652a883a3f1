/// The words that the scanners know; a word that begins with `@` stands for an attribute or a directive.
enum Word: String, CaseIterable {
  case none = ""

  // Types
  case actor, `class`, `enum`, `extension`, `protocol`, `struct`
  // Members
  case `associatedtype`, `case`, `deinit`, `func`, `import`, `init`, `let`, `operator`, `subscript`, `typealias`, `var`
  // Modifiers
  case borrowing, consuming, convenience, distributed, dynamic, `fileprivate`, final, indirect, infix, `internal`
  case isolated, lazy, mutating, nonisolated, nonmutating, open, optional, override, package, postfix, prefix
  case `private`, `public`, required, `static`, unowned, weak
  // Accessors
  case didSet, get, set, willSet, _modify, _read
  // Statements
  case await, `break`, `catch`, `continue`, `default`, `defer`, `do`, `else`, fatalError, `for`, goto, `guard`, `if`
  case `repeat`, `return`, `switch`, `throw`, `try`, `while`, `where`
  // Expressions and types
  case any, `as`, async, each, `false`, `in`, `inout`, `is`, `nil`, `rethrows`, some, `throws`, `true`
  // Objective-C and C
  case assign, const, extern, inline, namespace, nonnull, null_resettable, nullable, readonly, sizeof, strong, typedef
  case union, volatile, NO, Nil, NULL, YES, IBAction, IBInspectable, IBOutlet, IBSegueAction, NS_ENUM, NS_OPTIONS
  case _Nonnull, _Nullable, __attribute__, __block, __kindof, __nonnull, __nullable, __strong, __typeof, __typeof__
  case __weak

  // Attributes of Swift
  case atIBAction = "@IBAction"
  case atIBInspectable = "@IBInspectable"
  case atIBOutlet = "@IBOutlet"
  case atIBSegueAction = "@IBSegueAction"
  case atGKInspectable = "@GKInspectable"
  case atNSManaged = "@NSManaged"
  case atNonobjc = "@nonobjc"
  case atObjc = "@objc"
  case atObjcMembers = "@objcMembers"
  // Directives of Objective-C
  case atCatch = "@catch"
  case atEnd = "@end"
  case atImplementation = "@implementation"
  case atInterface = "@interface"
  case atProperty = "@property"
  case atProtocol = "@protocol"
}
