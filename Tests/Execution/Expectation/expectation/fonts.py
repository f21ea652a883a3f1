"""Fonts: of the system by size and weight, by text style, by name."""

from . import facts, vocabulary
from .scalars import NotDerivable, number

# UIFont.systemFontSize, .smallSystemFontSize, .labelFontSize and .buttonFontSize on iOS.
_NAMED_SIZES = {"system": 14, "smallSystem": 12, "label": 17, "button": 18}

# Sizes of text styles at the content size that users start with.
_STYLE_SIZES = {
    "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16, "subheadline": 15,
    "footnote": 13, "caption1": 12, "caption2": 11,
}


def point_size(value):
    """The size of a font as dumps write it."""
    font = value["font"]
    return font.get("system") or font.get("size") or _STYLE_SIZES.get(font.get("style"))


def description(element):
    """`<fontDescription/>` of a view."""
    if element.get("style"):
        style = vocabulary.TEXT_STYLES.get(element.get("style"))
        if style is None:
            raise NotDerivable(f"text style {element.get('style')}")
        return {"font": {"style": style}}
    size = _size(element)
    if element.get("name"):
        return {"font": {"name": element.get("name"), "size": size}}
    kind = element.get("type")
    if kind == "boldSystem":
        return {"font": {"system": size, "weight": "bold"}}
    if kind == "italicSystem":
        return {"font": {"system": size, "italic": True}}
    if kind == "system":
        weight = element.get("weight", "regular")
        if weight not in facts.static_members("UIFont.Weight"):
            raise NotDerivable(f"font weight {weight}")
        return {"font": {"system": size} if weight == "regular" else {"system": size, "weight": weight}}
    raise NotDerivable(f"font type {kind}")


def of_text(element):
    """`<font key="NSFont"/>` in an attributed string."""
    if element.get("name"):
        return {"font": {"name": element.get("name"), "size": number(element.get("size", "0"))}}
    meta = element.get("metaFont")
    if meta == "system" or meta == "smallSystem":
        size = number(element.get("size")) if element.get("size") else _NAMED_SIZES[meta]
        return {"font": {"system": size}}
    raise NotDerivable(f"font {meta}")


def _size(element):
    if element.get("pointSize"):
        return number(element.get("pointSize"))
    named = element.get("size")
    if named in _NAMED_SIZES:
        return _NAMED_SIZES[named]
    raise NotDerivable(f"font size {named}")
