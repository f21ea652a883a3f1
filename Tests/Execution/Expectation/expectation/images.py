"""Images: of the asset catalog or the bundle by name, and the system's symbols."""

from . import facts
from .scalars import NotDerivable, number


def image(name, catalog=None, configuration=None, rendering=None):
    value = {"system" if catalog == "system" else "named": name}
    if configuration is not None:
        value["configuration"] = configuration
    if rendering is not None:
        value["renderingMode"] = rendering
    return {"image": value}


def reference(element):
    """`<imageReference key="image" image="star" catalog="system" symbolScale="large"/>`."""
    parts = {}
    if element.get("symbolScale"):
        parts["scale"] = element.get("symbolScale")
    return image(element.get("image", ""), element.get("catalog"), parts or None, element.get("renderingMode"))


def symbol_configuration(element):
    """`<preferredSymbolConfiguration configurationType="pointSize" pointSize="60" scale="large" weight="medium"/>`."""
    parts = {}
    kind = element.get("configurationType")
    if kind == "pointSize" and element.get("pointSize"):
        parts["pointSize"] = number(element.get("pointSize"))
    for attribute, type_name in (("scale", "UIImage.SymbolScale"), ("weight", "UIImage.SymbolWeight")):
        text = element.get(attribute)
        if text and text != "default":
            if text not in facts.cases(type_name):
                raise NotDerivable(f"{type_name} {text}")
            parts[attribute] = text
    if list(element):
        raise NotDerivable("symbol configuration with a font or colours")
    return {"symbolConfiguration": parts}
