"""UIKit's declarations, as the surface's facts have them: classes, properties with their types, cases of enumerations."""

import functools
import json
import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "UIKitSurface" / "Facts"

# Classes of frameworks that the facts don't describe.
_OTHERS = {"SCNView": "UIView", "ARSCNView": "SCNView", "ARSKView": "SKView"}

_VARIABLE = re.compile(r"\bvar `?(\w+)`?: (.+?) \{ (.*)\}$")
_STATIC = re.compile(r"\b(?:static|class) (?:var|let) `?(\w+)`?: (\S+)")


@functools.lru_cache(maxsize=None)
def _types():
    types = {}
    for path in sorted(FOLDER.glob("*.json")):
        with open(path, encoding="utf-8") as file:
            for name, declaration in json.load(file)["types"].items():
                known = types.get(name)
                if known is None:
                    types[name] = declaration
                else:  # an extension in another module
                    types[name] = {
                        key: known[key] + value if isinstance(value, list) and key in known else known.get(key, value)
                        for key, value in {**known, **declaration}.items()
                    }
    return types


def superclasses(name):
    """The class itself, then its superclasses, nearest first."""
    chain = []
    while (name in _types() or name in _OTHERS) and name not in chain:
        chain.append(name)
        name = _types()[name].get("superclass") if name in _types() else _OTHERS[name]
    return chain


def inherits(name, ancestor):
    return ancestor in superclasses(name)


@functools.lru_cache(maxsize=None)
def _own_properties(type_name):
    found = {}
    for declaration in _types().get(type_name, {}).get("properties", []):
        match = _VARIABLE.search(declaration["decl"])
        if match:
            found[match[1]] = match[2].rstrip("?!")
    return found


@functools.lru_cache(maxsize=None)
def property_type(class_name, name):
    """The type of a property without its optionality; None where neither the class nor a protocol of it has the property."""
    for ancestor in superclasses(class_name) + ["NSObject"]:
        protocols = _types().get(ancestor, {}).get("conforms", [])
        for owner in [ancestor, *protocols]:
            if name in _own_properties(owner):
                return _own_properties(owner)[name]
    return None


@functools.lru_cache(maxsize=None)
def cases(type_name):
    """The cases of an enumeration, empty for other types."""
    return frozenset(case["name"] for case in _types().get(type_name, {}).get("cases", []))


@functools.lru_cache(maxsize=None)
def static_members(type_name):
    found = set()
    for declaration in _types().get(type_name, {}).get("typeProperties", []):
        match = _STATIC.search(declaration["decl"])
        if match:
            found.add(match[1])
    return frozenset(found)


def is_option_set(type_name):
    return "OptionSet" in _types().get(type_name, {}).get("conforms", [])
