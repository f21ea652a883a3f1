"""When two values of dumps mean the same."""

import math

from . import vocabulary

# Parts of a symbol configuration that say nothing.
_UNSAID = {"scale": {"default", "unspecified"}, "weight": {"unspecified"}}
# Members of option sets that are names for nothing or for several members.
_NOTHING = {"none", "normal"}
_SEVERAL = {"all": {"top", "left", "bottom", "right"}}
# Cases that are a second name for another one.
_CASE_ALIASES = {"top": "leading", "bottom": "trailing", "roundedRect": "system", "asciiCapable": "alphabet"}
# Static colours with fixed components, in extended gray or sRGB.
_FIXED_COLORS = {
    "black": ("gray", [0, 1]), "white": ("gray", [1, 1]), "clear": ("gray", [0, 0]), "darkGray": ("gray", [1 / 3, 1]),
    "lightGray": ("gray", [2 / 3, 1]), "gray": ("gray", [0.5, 1]), "red": ("sRGB", [1, 0, 0, 1]), "green": ("sRGB", [0, 1, 0, 1]),
    "blue": ("sRGB", [0, 0, 1, 1]), "cyan": ("sRGB", [0, 1, 1, 1]), "yellow": ("sRGB", [1, 1, 0, 1]),
    "magenta": ("sRGB", [1, 0, 1, 1]), "orange": ("sRGB", [1, 0.5, 0, 1]), "purple": ("sRGB", [0.5, 0, 0.5, 1]),
    "brown": ("sRGB", [0.6, 0.4, 0.2, 1]),
}
# Members of structures with raw strings have two spellings: the raw value and the member's name.
_RAW_ALIASES = vocabulary.TEXT_CONTENT_TYPES


def same(expected, actual, pairs=None):
    """Whether the values are equal; `pairs` maps numbers of expected objects to those of actual ones."""
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    if _is_number(expected) and _is_number(actual):
        # Only what can't be told from zero in a double is zero: UIStackView.spacingUseSystem is tiny as well.
        return math.isclose(expected, actual, rel_tol=1e-6, abs_tol=1e-300)
    if isinstance(expected, list) and isinstance(actual, list):
        return len(expected) == len(actual) and all(same(e, a, pairs) for e, a in zip(expected, actual))
    if isinstance(expected, dict) and isinstance(actual, dict):
        return _same_dictionaries(expected, actual, pairs)
    return expected == actual


def _is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _same_dictionaries(expected, actual, pairs):
    if "object" in expected and "object" in actual:
        return (pairs or {}).get(expected["object"]) == actual["object"]
    if "color" in expected and "color" in actual:
        return same(_canonical_color(expected["color"]), _canonical_color(actual["color"]))
    if "options" in expected and "options" in actual:
        return _members(expected) == _members(actual)
    if "case" in expected and "case" in actual:
        return _CASE_ALIASES.get(expected["case"], expected["case"]) == _CASE_ALIASES.get(actual["case"], actual["case"])
    if "raw" in expected and "raw" in actual and isinstance(expected["raw"], str):
        return _RAW_ALIASES.get(expected["raw"], expected["raw"]) == _RAW_ALIASES.get(actual["raw"], actual["raw"])
    if "attributed" in expected and "attributed" in actual:
        return same(_merged(expected["attributed"]), _merged(actual["attributed"]), pairs)
    if "symbolConfiguration" in expected and "symbolConfiguration" in actual:
        return same(_said(expected["symbolConfiguration"]), _said(actual["symbolConfiguration"]))
    return expected.keys() == actual.keys() and all(same(expected[key], actual[key], pairs) for key in expected)


def _said(configuration):
    """Parts of a symbol configuration but those that leave it open."""
    return {name: value for name, value in configuration.items() if value not in _UNSAID.get(name, ())}


def _members(value):
    members = set()
    for name in value["options"]:
        members |= _SEVERAL.get(name, {name})
    return members - _NOTHING


def _canonical_color(color):
    if color.get("system") in _FIXED_COLORS:
        space, components = _FIXED_COLORS[color["system"]]
        color = {"space": space, "components": components}
    # Black and white are the same in gray as in sRGB.
    if color.get("space") == "gray" and color["components"][0] in (0, 1):
        white, alpha = color["components"]
        color = {"space": "sRGB", "components": [white, white, white, alpha]}
    return color


def _merged(runs):
    """Neighbouring runs with the same attributes are one; an empty run is none."""
    merged = []
    for text, attributes in runs:
        if merged and same(merged[-1][1], attributes):
            merged[-1][0] += text
        elif text:
            merged.append([text, attributes])
    return merged
