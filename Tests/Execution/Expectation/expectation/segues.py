"""Relationships and segues: which controllers a controller holds, and what starting a segue tells its source."""

from . import naming

# What a source is told when a segue is performed, by kind. A push goes to a navigation controller, and a controller alone has none.
_PERFORMED = {
    "show": ["show(_:sender:)"], "showDetail": ["showDetailViewController(_:sender:)"],
    "presentation": ["present(_:animated:completion:)"], "modal": ["present(_:animated:completion:)"],
    # The class that stands for a document's own presents.
    "custom": ["present(_:animated:completion:)"],
    "popoverPresentation": ["present(_:animated:completion:)"], "popover": ["present(_:animated:completion:)"],
}
_ASKED, _PREPARED = "shouldPerformSegue(withIdentifier:sender:)", "prepare(for:sender:)"
# What the surface has a controller unwind to.
UNWIND_TARGET = "UnwindTarget"
_COLUMNS = {
    "masterViewController": "primary", "supplementaryViewController": "supplementary", "detailViewController": "secondary",
    "compactViewController": "compact",
}


def controller_name(document, identifier):
    """The class of the controller with the id; another storyboard's is any controller."""
    element = document.by_id.get(identifier)
    if element is None:
        return None
    if element.tag == "viewControllerPlaceholder":
        return "UIViewController"
    return element.get("customClass") or naming.class_of(element)


def held_controllers(document, owner):
    """The properties of a container for the controllers of its relationships, and for the columns that they stand in."""
    properties, together = {}, []
    in_columns = owner.tag == "splitViewController" and bool(_style(owner))
    if in_columns:
        properties["style"] = {"case": _style(owner)}
    if owner.get("behavior"):
        properties["preferredSplitBehavior"] = {"case": owner.get("behavior")}
    for segue in _segues(owner):
        if segue.get("kind") != "relationship":
            continue
        value = {"controller": controller_name(document, segue.get("destination"))}
        if in_columns:
            properties["setViewController(_:for:)[%s]" % _COLUMNS[segue.get("relationship")]] = value
        else:
            together.append(value)
    if together:
        properties["viewControllers"] = together
    return properties


def _style(split_view):
    if split_view.get("allowTripleColumnStyle") == "YES":
        return "tripleColumn"
    return "doubleColumn" if split_view.get("allowDoubleColumnStyle") == "YES" else None


# What a controller is told when its container views are filled: that a segue is asked for and prepared shows in what they hold.
TOLD_WHEN_LOADED = (_ASKED + "[None]", _PREPARED + "[None]")


def embedded_controllers(document, element):
    """The controllers whose views stand in a container view."""
    return [{"controller": controller_name(document, segue.get("destination"))}
            for segue in _segues(element) if segue.get("kind") == "embed"]


def started_segues(document, element, owner):
    """What each segue that starts with the element tells the scene's controller."""
    return [_started(document, segue, owner, [_ASKED]) for segue in _segues(element) if _is_performed(segue)]


def performed_segues(document, owner, elements):
    """What each segue that code performs by its identifier tells the scene's controller, which isn't asked."""
    performed = {}
    for segue in (segue for element in elements for segue in _segues(element)):
        identifier = segue.get("identifier")
        if identifier and _is_performed(segue) and document.by_id.get(segue.get("destination")) is not None:
            performed.setdefault(identifier, _started(document, segue, owner, []))
    return performed


def _is_performed(segue):
    return segue.get("kind") not in ("embed", "relationship")


def _started(document, segue, owner, asked):
    kind = segue.get("kind")
    started = {"identifier": segue.get("identifier"), "source": controller_name(document, owner.get("id"))}
    if kind == "unwind":
        return {**started, "destination": UNWIND_TARGET, "calls": asked + [_PREPARED, segue.get("unwindAction")]}
    return {
        **started, "destination": controller_name(document, segue.get("destination")),
        "calls": asked + [_PREPARED] + (_sent(segue) or _PERFORMED.get(kind, [])),
    }


def _sent(segue):
    """What an adaptive segue with an action of its own sends instead of its kind's; none for other segues."""
    own = {"showViewController:sender:": "show", "showDetailViewController:sender:": "showDetail"}.get(segue.get("action"))
    return _PERFORMED[own] if own and segue.get("kind") in ("show", "showDetail") else None


def _segues(element):
    return element.findall("connections/segue")
