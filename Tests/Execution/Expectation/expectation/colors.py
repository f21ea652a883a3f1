"""Colours, each in the space that the document names."""

from . import facts, vocabulary
from .scalars import NotDerivable, number

# Colour spaces by how many components they have. The calibrated and device spaces of old documents are read as UIKit's own,
# as Interface Builder's compiler does for iOS.
_GRAY = {"genericGamma22GrayColorSpace", "calibratedWhite", "deviceWhite"}
_RGB = {"sRGB": "sRGB", "calibratedRGB": "sRGB", "deviceRGB": "sRGB", "displayP3": "displayP3"}

# Attributes for a member of UIColor, that of the newer systems first: Xcode 11 wrote one for iOS 13 and one for older systems.
_SYSTEM = ("systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor")


def color(element):
    for attribute in _SYSTEM:
        if element.get(attribute):
            return {"color": {"system": _system(element.get(attribute))}}
    space = element.get("colorSpace")
    if space == "catalog":
        raise NotDerivable("colour of macOS's catalog")
    if element.get("name") and space is None:
        return {"color": {"named": element.get("name")}}
    if space == "custom":
        space = element.get("customColorSpace")
    alpha = number(element.get("alpha", "1"))
    if space in _GRAY:
        return {"color": {"space": "gray", "components": [number(element.get("white", "0")), alpha]}}
    if space in _RGB:
        components = [number(element.get(name, "0")) for name in ("red", "green", "blue")]
        return {"color": {"space": _RGB[space], "components": [*components, alpha]}}
    if space == "genericCMYKColorSpace":
        components = [number(element.get(name, "0")) for name in ("cyan", "magenta", "yellow", "black")]
        return {"color": {"space": "cmyk", "components": [*components, alpha]}}
    raise NotDerivable(f"colour space {space}")


def _system(name):
    if name in vocabulary.COLORS:
        return vocabulary.COLORS[name]
    member = name[: -len("Color")] if name.endswith("Color") else name
    if member not in facts.static_members("UIColor"):
        raise NotDerivable(f"UIColor has no {member!r}")
    return member
