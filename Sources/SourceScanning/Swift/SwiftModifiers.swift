/// What stands before a declaration's own word.
struct SwiftModifiers {
  var access: AccessLevel?
  var setterAccess: AccessLevel?
  var ownership = Ownership.strong
  /// The name in `@objc(…)`.
  var objectiveCName: String?
  var isExposedToObjectiveC = false
  var isHiddenFromObjectiveC = false
  var exposesMembers = false
  var isOutlet = false
  var isAction = false
  var isSegueAction = false
  var isInspectable = false
  var isStatic = false
  var isOverride = false
  var isFinal = false
  var isLazy = false
  var isRequired = false
  var isConvenience = false

  /// Takes an attribute; one that Interface Builder knows exposes what it marks.
  mutating func apply(attribute word: Word) {
    switch word {
    case .atIBOutlet: isOutlet = true
    case .atIBAction: isAction = true
    case .atIBSegueAction: isSegueAction = true
    case .atIBInspectable, .atGKInspectable: isInspectable = true
    case .atObjcMembers: exposesMembers = true
    case .atNonobjc: isHiddenFromObjectiveC = true
    case .atObjc, .atNSManaged: isExposedToObjectiveC = true
    default: break
    }
  }

  /// Takes a modifier; says whether it is one.
  mutating func apply(modifier word: Word) -> Bool {
    switch word {
    case .open: access = .open
    case .public: access = .public
    case .package: access = .package
    case .internal: access = .internal
    case .fileprivate: access = .fileprivate
    case .private: access = .private
    case .static, .class: isStatic = true
    case .weak: ownership = .weak
    case .unowned: ownership = .unowned
    case .override: isOverride = true
    case .final: isFinal = true
    case .lazy: isLazy = true
    case .required: isRequired = true
    case .convenience: isConvenience = true
    case .borrowing, .consuming, .distributed, .dynamic, .indirect, .infix, .isolated, .mutating, .nonisolated,
      .nonmutating, .optional, .postfix, .prefix:
      break
    default: return false
    }
    return true
  }

  /// Whether Objective-C sees what they stand before, as far as its own words and its type's tell.
  func exposes(inTypeThatExposes typeExposes: Bool) -> Bool {
    guard !isHiddenFromObjectiveC else { return false }
    return isExposedToObjectiveC || isOutlet || isAction || isSegueAction || isInspectable || typeExposes
  }
}
