"""Constraints as a multiset of their parts, whatever the order in which they were made."""

import collections

# Anchors of the margins' guide are the margin attributes of its view.
_MARGINS = {
    "leading": "leadingMargin", "trailing": "trailingMargin", "top": "topMargin", "bottom": "bottomMargin", "left": "leftMargin",
    "right": "rightMargin", "centerX": "centerXWithinMargins", "centerY": "centerYWithinMargins",
}
_PARTS = ("first", "firstAttribute", "relation", "second", "secondAttribute", "multiplier", "constant", "priority", "identifier")


def compare_constraints(expected_unit, actual_unit, pairs):
    """Yields (kind, document id, expected, actual) for each constraint that isn't as it should be."""
    left = collections.defaultdict(list)
    for constraint in actual_unit.get("constraints", []):
        left[_key(constraint)].append(bool(constraint.get("active")))
    wanting = []
    # Active ones first: of two equal constraints, one may be left out for this size class.
    for constraint in sorted(expected_unit["constraints"], key=lambda constraint: not constraint["active"]):
        key = _key(constraint, pairs)
        activities = left.get(key, [])
        if constraint["active"] in activities:
            activities.remove(constraint["active"])
        elif not constraint["active"] and not activities:
            pass  # left out for this size class: it needn't be made
        elif activities:
            yield ("activity", constraint["documentID"], constraint["active"], activities.pop())
        else:
            wanting.append((key, constraint["documentID"]))
    extra = [key for key, activities in left.items() for active in activities if active]
    for key, document_id in wanting:
        # The nearest relative tells which part is wrong.
        relative = max(extra, key=lambda other: _common(key, other), default=None)
        if relative is not None and _common(key, relative) >= len(_PARTS) - 2:
            extra.remove(relative)
            parts = [name for name, wanted, found in zip(_PARTS, key, relative) if wanted != found]
            yield ("differs in " + " and ".join(parts), document_id, list(map(str, key)), list(map(str, relative)))
        else:
            yield ("missing", document_id, list(map(str, key)), None)
    for key in extra:
        yield ("extra", "-", None, list(map(str, key)))


def same_constraint(expected, actual, pairs):
    return _key(expected, pairs) == _key(actual)


def _common(one, other):
    return sum(a == b for a, b in zip(one, other))


def _key(constraint, pairs=None):
    first, first_attribute = _end(constraint["first"], constraint["firstAttribute"], pairs)
    second, second_attribute = _end(constraint["second"], constraint["secondAttribute"], pairs)
    return (first, first_attribute, constraint["relation"], second, second_attribute,
            *(float(f"{constraint[name]:.6g}") for name in ("multiplier", "constant", "priority")), constraint.get("identifier"))


def _end(item, attribute, pairs):
    """The item in the actual dump's numbers, with the attribute."""
    if item is None:
        return None, "notAnAttribute"
    number = item["object"] if pairs is None else pairs.get(item["object"], f"?{item['object']}")
    guide = item.get("guide")
    if guide == "layoutMarginsGuide" and attribute in _MARGINS:
        return (number, None), _MARGINS[attribute]
    return (number, guide), attribute
