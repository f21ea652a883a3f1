// Traits, and what follows their changes.

/// The traits that an interface document can vary on.
let variedTraits = ["horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "userInterfaceStyle"]

extension UITraitCollection {
  func surface_init(traitsFrom collections: [UITraitCollection]) {
    for collection in collections {
      journal.record(self).state.merge(journal.record(collection).state) { $1 }
    }
  }

  /// What stands in for a window's traits: a phone held upright.
  static var surface_current: UITraitCollection {
    get {
      journal.shared("UITraitCollection.current") {
        UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: .compact),
          UITraitCollection(verticalSizeClass: .regular),
          UITraitCollection(userInterfaceIdiom: .phone),
          UITraitCollection(userInterfaceStyle: .light),
        ])
      }
    }
    set {}
  }

  func surface_init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    journal.record(self).state["userInterfaceIdiom"] = idiom
  }

  fileprivate func differs(from other: UITraitCollection) -> Bool {
    variedTraits.contains { trait in
      let (one, two) = (journal.record(self).state[trait], journal.record(other).state[trait])
      return one.map { "\($0)" } != two.map { "\($0)" }
    }
  }
}

/// A handler that waits for a change of traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let handle: (UITraitCollection) -> Void

  init(handle: @escaping (UITraitCollection) -> Void) {
    self.handle = handle
  }

  func copy(with zone: NSZone?) -> Any { self }
}

extension UITraitChangeObservable {
  func surface_registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration { handler(self, $0) }
    let record = journal.record(self as AnyObject)
    record.state["traitRegistrations"] = registrations(self as AnyObject) + [registration]
    return registration
  }

  func surface_unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    let record = journal.record(self as AnyObject)
    record.state["traitRegistrations"] = registrations(self as AnyObject)
      .filter { $0 !== registration }
  }
}

private func registrations(_ object: AnyObject) -> [TraitRegistration] {
  journal.record(object).state["traitRegistrations"] as? [TraitRegistration] ?? []
}

extension UIView {
  var surface_traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? .current
    guard let own = journal.record(self).state["traits"] as? UITraitCollection else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, own])
  }

  /// Gives the view and those below it other traits, as a rotation or a split would, and lets them know.
  public func surfaceChangeTraits(_ traits: UITraitCollection, controllers: [UIViewController] = []) {
    var views: [UIView] = [self]
    var index = 0
    while index < views.count {
      views += views[index].subviews
      index += 1
    }
    let previous = views.map(\.traitCollection)
    journal.record(self).state["traits"] = traits
    for (view, previous) in zip(views, previous) where view.traitCollection.differs(from: previous) {
      view.traitCollectionDidChange(previous)
      for registration in registrations(view) { registration.handle(previous) }
      for controller in controllers where controller.view === view {
        controller.traitCollectionDidChange(previous)
        for registration in registrations(controller) { registration.handle(previous) }
      }
    }
  }
}

extension UIView {
  /// A class of the document may override it; nothing happens here, and nothing is recorded.
  func surface_traitCollectionDidChange(_ previous: UITraitCollection?) {}
}

extension UIViewController {
  var surface_traitCollection: UITraitCollection { view.traitCollection }

  func surface_traitCollectionDidChange(_ previous: UITraitCollection?) {}
}

/// The traits that a view or a controller sets for itself and what's below it.
@MainActor public struct UITraitOverrides {
  let view: UIView

  /// The view's horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { view.traitCollection.horizontalSizeClass }
    nonmutating set { change(UITraitCollection(horizontalSizeClass: newValue)) }
  }

  /// The view's vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { view.traitCollection.verticalSizeClass }
    nonmutating set { change(UITraitCollection(verticalSizeClass: newValue)) }
  }

  /// The view's idiom.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { view.traitCollection.userInterfaceIdiom }
    nonmutating set { change(UITraitCollection(userInterfaceIdiom: newValue)) }
  }

  private func change(_ traits: UITraitCollection) {
    let own = journal.record(view).state["traits"] as? UITraitCollection
    view.surfaceChangeTraits(UITraitCollection(traitsFrom: [own, traits].compactMap { $0 }))
  }
}

extension UIView {
  /// What it sets for itself and what's below it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(view: self) }
    set {}
  }
}

extension UIViewController {
  /// What it sets for itself and what's below it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(view: view) }
    set {}
  }
}
