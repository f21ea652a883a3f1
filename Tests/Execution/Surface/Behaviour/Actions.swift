// Targets and actions, as they were added; only a scenario sends them.

extension UIControl {
  func surface_addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
    journal.record(self).actions.append((target.map { $0 as AnyObject }, action, events))
  }

  func surface_removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
    journal.record(self).actions.removeAll { added in
      (target == nil || added.target === target as AnyObject)
        && (action == nil || added.selector == action)
        && (added.events as? UIControl.Event)?.isSubset(of: events) == true
    }
  }
}

extension UIGestureRecognizer {
  func surface_init(target: Any?, action: Selector?) {
    if let action { journal.record(self).actions.append((target.map { $0 as AnyObject }, action, nil)) }
  }

  func surface_addTarget(_ target: Any, action: Selector) {
    journal.record(self).actions.append((target as AnyObject, action, nil))
  }

  func surface_removeTarget(_ target: Any?, action: Selector?) {
    journal.record(self).actions.removeAll { added in
      (target == nil || added.target === target as AnyObject)
        && (action == nil || added.selector == action)
    }
  }
}

/// What a rewritten `#selector(Owner.save(_:))` calls, where the method takes a sender: it can be sent to.
public func surfaceSelector<Owner: AnyObject, Sender>(
  _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void, _ name: String
) -> Selector {
  journal.learn(
    name, has: { $0 is Owner },
    call: { owner, sender in
      MainActor.assumeIsolated {
        guard let owner = owner as? Owner, let sender = sender as? Sender else { return }
        method(owner)(sender)
      }
    })
  return Selector(name)
}

/// The same for a method that takes nothing.
public func surfaceSelector<Owner: AnyObject>(
  _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void, _ name: String
) -> Selector {
  journal.learn(
    name, has: { $0 is Owner },
    call: { owner, _ in MainActor.assumeIsolated { (owner as? Owner).map { method($0)() } } })
  return Selector(name)
}

/// What a rewritten `#selector(Owner.save(_:))` calls otherwise: the reference to the method is checked by the compiler,
/// its name in Objective-C given by the rewriter.
@_disfavoredOverload
public func surfaceSelector<Method>(_ method: Method, _ name: String) -> Selector {
  Selector(name)
}

/// What a rewritten `#keyPath(Owner.name)` calls.
public func surfaceKeyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> String {
  name
}
