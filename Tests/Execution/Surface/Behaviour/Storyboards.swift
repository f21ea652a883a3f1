// What Objective-C's runtime keeps with objects, as far as emitted code asks it to.

/// How a value is kept with an object.
public enum objc_AssociationPolicy: Sendable {
  /// The value lives as long as the object.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

/// Keeps a value with an object under a key.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  journal.record(object as AnyObject).associated[key] = value
}

/// The value that is kept with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  journal.record(object as AnyObject).associated[key]
}

/// A method's code in Objective-C.
public typealias IMP = OpaquePointer

/// The code that a class has for a method: the same for all but those that `Stage.overrides` names.
public func class_getMethodImplementation(_ type: AnyClass?, _ selector: Selector) -> IMP? {
  guard let type, let place = journal.overrides.firstIndex(of: "\(type).\(selector)") else { return nil }
  return OpaquePointer(bitPattern: place + 1)
}

/// Stands for the emitted class that starts segues with cells: the surface selects none, and Linux can't pass a
/// delegate's calls on.
@MainActor public enum CellSegues {
  /// Leaves a table to its own delegate.
  public static func follow(_ tableView: UITableView) {}

  /// Leaves a collection to its own delegate.
  public static func follow(_ collectionView: UICollectionView) {}

  /// Keeps what a tap on the cell's accessory starts.
  public static func attach(_ trigger: AnyObject, toAccessoryOf cell: UITableViewCell) {
    journal.record(cell).segueTriggers.append(trigger)
  }
}

extension UIViewController {
  func surface_shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    journal.call(self, "shouldPerformSegue(withIdentifier:sender:)", [identifier, sender as Any])
    if journal.isLive { Stage.tell("  \(Stage.name(of: self)) should perform \"\(identifier)\"?") }
    return true
  }
}

extension UIStoryboardSegue {
  var surface_source: UIViewController { controller("source") }

  var surface_destination: UIViewController { controller("destination") }

  private func controller(_ argument: String) -> UIViewController {
    journal.record(self).state[argument] as? UIViewController ?? surfaceHasNoValue(argument)
  }

  func surface_init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    journal.record(self).state["performHandler"] = performHandler
  }

  func surface_perform() {
    if journal.isLive { Stage.tell("  \(type(of: self)) performs") }
    (journal.record(self).state["performHandler"] as? () -> Void)?()
  }
}

/// Stands for the controllers that a scene's controller may unwind to: it takes every action.
final class UnwindTarget: UIViewController {
  /// Holds the controller while `body` runs, and gives what was told to it then, and to the target.
  static func holding(
    _ controller: AnyObject, _ body: () -> Void
  ) -> (controller: [(name: String, arguments: [Any])], actions: [Selector]) {
    let record = journal.record(controller)
    let target = UnwindTarget()
    let told = record.calls.count
    record.state["parent"] = target
    body()
    record.state["parent"] = nil
    let actions = journal.record(target).calls.filter { $0.name == "perform(_:with:)" }
    return (Array(record.calls[told...]), actions.compactMap { unwrapped($0.arguments[0]) as? Selector })
  }
}

/// What starts a segue, found by the name of the emitted class and its member.
@MainActor struct SegueTriggers {
  private let triggers: [AnyObject]

  /// The triggers of an object.
  init(of object: AnyObject) {
    let record = journal.record(object)
    let kept = record.associated.values.flatMap { ($0 as? [AnyObject]) ?? [] }
    triggers = (kept + record.segueTriggers).filter { "\(type(of: $0))" == "SegueTrigger" }
  }

  /// Starts each segue with the object.
  func start(_ object: AnyObject) {
    for trigger in triggers { perform(trigger)?(object) }
  }

  private func perform(_ trigger: AnyObject) -> ((Any?) -> Void)? {
    Mirror(reflecting: trigger).children.first { $0.label == "perform" }?.value as? (Any?) -> Void
  }

  /// What starts each segue with the object.
  func starts(_ object: AnyObject) -> [() -> Void] {
    triggers.map { trigger in { perform(trigger)?(object) } }
  }
}
