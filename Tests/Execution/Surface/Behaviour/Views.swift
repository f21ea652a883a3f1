// The tree of views: who holds whom, in which order.

extension UIView {
  static func surface_performWithoutAnimation(_ actions: () -> Void) { actions() }

  var surface_subviews: [UIView] { journal.record(self).subviews.compactMap { $0 as? UIView } }

  var surface_superview: UIView? { journal.record(self).state["superview"] as? UIView }

  func surface_addSubview(_ view: UIView) {
    insert(view, at: journal.record(self).subviews.count)
  }

  func surface_insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  func surface_insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: index(of: sibling) + 1)
  }

  func surface_insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: index(of: sibling))
  }

  func surface_bringSubviewToFront(_ view: UIView) {
    addSubview(view)
  }

  func surface_sendSubviewToBack(_ view: UIView) {
    insertSubview(view, at: 0)
  }

  func surface_exchangeSubview(at first: Int, withSubviewAt second: Int) {
    journal.record(self).subviews.swapAt(first, second)
  }

  func surface_removeFromSuperview() {
    guard let superview else { return }
    let record = journal.record(superview)
    record.subviews.removeAll { $0 === self }
    record.arrangedSubviews.removeAll { $0 === self }
    journal.record(self).state["superview"] = nil
  }

  func surface_isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  func surface_viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  private func insert(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    let record = journal.record(self)
    record.subviews.insert(view, at: min(index, record.subviews.count))
    journal.record(view).state["superview"] = self
  }

  private func index(of subview: UIView) -> Int {
    guard let index = subviews.firstIndex(of: subview) else {
      fatalError("the sibling isn't a subview of this view")
    }
    return index
  }
}

extension UIView {
  var surface_gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let recognizers = journal.record(self).gestureRecognizers
      return recognizers.isEmpty ? nil : recognizers.compactMap { $0 as? UIGestureRecognizer }
    }
    set { journal.record(self).gestureRecognizers = newValue ?? [] }
  }

  func surface_addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    journal.record(self).gestureRecognizers.append(recognizer)
    journal.record(recognizer).state["view"] = self
  }

  func surface_removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    journal.record(self).gestureRecognizers.removeAll { $0 === recognizer }
    journal.record(recognizer).state["view"] = nil
  }

  var surface_layoutGuides: [UILayoutGuide] {
    journal.record(self).layoutGuides.compactMap { $0 as? UILayoutGuide }
  }

  func surface_addLayoutGuide(_ guide: UILayoutGuide) {
    journal.record(self).layoutGuides.append(guide)
    journal.record(guide).state["owningView"] = self
  }

  func surface_removeLayoutGuide(_ guide: UILayoutGuide) {
    journal.record(self).layoutGuides.removeAll { $0 === guide }
    journal.record(guide).state["owningView"] = nil
  }
}

extension UIStackView {
  var surface_arrangedSubviews: [UIView] {
    journal.record(self).arrangedSubviews.compactMap { $0 as? UIView }
  }

  func surface_init(arrangedSubviews views: [UIView]) {
    for view in views { addArrangedSubview(view) }
  }

  func surface_addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  func surface_insertArrangedSubview(_ view: UIView, at index: Int) {
    let record = journal.record(self)
    if view.superview === self {
      record.arrangedSubviews.removeAll { $0 === view }
    } else {
      addSubview(view)
    }
    record.arrangedSubviews.insert(view, at: min(index, record.arrangedSubviews.count))
  }

  func surface_removeArrangedSubview(_ view: UIView) {
    journal.record(self).arrangedSubviews.removeAll { $0 === view }
  }
}

extension NSObject {
  func surface_awakeFromNib() {
    journal.awoken.append(self)
  }
}

extension UINib {
  /// No nib can be read here: emitted code asks for one only where it leaves a view to its own nib.
  func surface_instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] {
    journal.call(self, "instantiate(withOwner:options:)", [owner as Any, options as Any])
    return []
  }
}

extension UIActivityIndicatorView {
  func surface_startAnimating() {
    journal.call(self, "startAnimating()", [])
  }

  func surface_stopAnimating() {
    journal.call(self, "stopAnimating()", [])
  }
}
