// Constraints, and the anchors that make them.

extension NSLayoutConstraint {
  func surface_init(
    item: Any, attribute: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem second: Any?, attribute secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    let record = journal.record(self)
    record.state = [
      "firstItem": item, "firstAttribute": attribute, "relation": relation,
      "secondAttribute": secondAttribute, "multiplier": multiplier, "constant": constant,
      "priority": UILayoutPriority.required, "isActive": false,
    ]
    record.state["secondItem"] = second
    journal.constraints.append(self)
  }

  var surface_isActive: Bool {
    get { journal.record(self).state["isActive"] as? Bool ?? false }
    set { journal.record(self).state["isActive"] = newValue }
  }

  static func surface_activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  static func surface_deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension UIView {
  /// The active constraints that this view takes part in.
  var surface_constraints: [NSLayoutConstraint] {
    journal.constraints.compactMap { $0 as? NSLayoutConstraint }.filter { constraint in
      constraint.isActive && (constraint.firstItem === self || constraint.secondItem === self)
    }
  }

  func surface_addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  func surface_addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  func surface_removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  func surface_removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}

extension NSLayoutAnchor {
  /// The anchor of an item's attribute.
  func bound(to item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Self {
    journal.record(self).state = ["item": item, "attribute": attribute]
    return self
  }

  fileprivate var item: AnyObject { journal.record(self).state["item"]! as AnyObject }

  fileprivate var attribute: NSLayoutConstraint.Attribute {
    journal.record(self).state["attribute"] as? NSLayoutConstraint.Attribute ?? .notAnAttribute
  }

  fileprivate func constraint<Other>(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  func surface_constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  func surface_constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  func surface_constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  func surface_constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  func surface_constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  func surface_constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }
}

extension NSLayoutDimension {
  func surface_constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier)
  }

  func surface_constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  func surface_constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  func surface_constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  func surface_constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  func surface_constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  func surface_constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil as NSLayoutDimension?, constant: constant)
  }

  func surface_constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil as NSLayoutDimension?, constant: constant)
  }

  func surface_constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil as NSLayoutDimension?, constant: constant)
  }
}
