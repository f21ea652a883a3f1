"""What an actual object ends up with: arguments of its initializer, properties and calls under one set of names."""

import re

from . import facts

# Arguments of initializers that don't have the name of the property they set.
_ARGUMENTS = {
    "type": "buttonType", "barButtonSystemItem": "systemItem", "tabBarSystemItem": "systemItem", "activityIndicatorStyle": "style",
}
_NOT_PROPERTIES = {"coder", "options", "device", "primaryAction", "nibName", "bundle"}
# Views that another view makes: their properties count as the other's, under a path.
PARTS = ("titleLabel",)
# Controllers with another name for their view.
_VIEW_NAMES = {"UITableViewController": "tableView", "UICollectionViewController": "collectionView"}
_STATES = re.compile(r"^set\w+\(_:(for|forImageIn):\)$")


def effective(dump_object, objects):
    values = dict(_construction(dump_object))
    values.update(dump_object.get("properties", {}))
    for name, part in list(values.items()):
        if name in PARTS and isinstance(part, dict) and "object" in part:
            del values[name]
            for inner, value in objects[part["object"]].get("properties", {}).items():
                values[f"{name}.{inner}"] = value
    for class_name, name in _VIEW_NAMES.items():
        if name in values and "view" not in values and facts.inherits(dump_object.get("class"), class_name):
            values["view"] = values.pop(name)
    for method, *arguments in dump_object.get("calls", []):
        _call(values, method, arguments)
    return values


def _construction(dump_object):
    construction = dump_object.get("construction") or {}
    labels = re.findall(r"(\w+):", construction.get("initializer", ""))
    for label, value in zip(labels, construction.get("arguments", [])):
        if label not in _NOT_PROPERTIES:
            yield _ARGUMENTS.get(label, label), value


def _call(values, method, arguments):
    if _STATES.match(method) and len(arguments) == 2:
        values[f"{method}[{_state(arguments[1])}]"] = arguments[0]
    elif method == "startAnimating()":
        values["isAnimating"] = True
    elif method == "stopAnimating()":
        values["isAnimating"] = False
    elif method in ("insertSegment(withTitle:at:animated:)", "insertSegment(with:at:animated:)"):
        segments = values.setdefault("segments", [])
        segments.insert(int(arguments[1]), {"title" if "withTitle" in method else "image": arguments[0]})
    elif method == "setEnabled(_:forSegmentAt:)":
        values["segments"][int(arguments[1])]["enabled"] = arguments[0]
    elif method == "setWidth(_:forSegmentAt:)":
        values["segments"][int(arguments[1])]["width"] = arguments[0]
    else:
        values[f"{method}{arguments[1:] if len(arguments) > 1 else ''}"] = arguments[0] if arguments else True


def _state(value):
    """The name in a call's second argument: a case, or the member of an option set."""
    if isinstance(value, dict) and "case" in value:
        return value["case"]
    if isinstance(value, dict) and "options" in value:
        return "+".join(value["options"]) or "normal"
    return str(value)
