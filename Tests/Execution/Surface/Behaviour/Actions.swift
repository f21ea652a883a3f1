// Targets and actions, as they were added; nothing sends them.

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

/// What a rewritten `#selector(Owner.save(_:))` calls: the reference to the method is checked by the compiler,
/// its name in Objective-C given by the rewriter.
public func surfaceSelector<Method>(_ method: Method, _ name: String) -> Selector {
  Selector(name)
}

/// What a rewritten `#keyPath(Owner.name)` calls.
public func surfaceKeyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> String {
  name
}
