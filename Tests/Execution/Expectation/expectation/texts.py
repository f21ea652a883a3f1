"""Strings in elements, and attributed strings as runs."""

import base64
import binascii

from . import colors, fonts, scalars
from .scalars import NotDerivable

_NUMBERS = {
    "defaultTabInterval", "tighteningFactorForTruncation", "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore",
    "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple", "firstLineHeadIndent", "headIndent", "tailIndent", "hyphenationFactor",
}
# Written by the editor of macOS for HTML; NSParagraphStyle of UIKit has no such property, or no settable one.
_WITHOUT_PROPERTY = {"key", "headerLevel", "tighteningFactorForTruncation"}
# What NSParagraphStyle has when nothing is set.
_PARAGRAPH_DEFAULTS = {
    "alignment": {"case": "natural"}, "lineBreakMode": {"case": "byWordWrapping"}, "baseWritingDirection": {"case": "natural"},
    "allowsDefaultTighteningForTruncation": False, **{name: 0 for name in _NUMBERS},
}
_ATTRIBUTES = {
    "NSColor": "foregroundColor", "NSBackgroundColor": "backgroundColor", "NSFont": "font", "NSParagraphStyle": "paragraphStyle",
    "NSKern": "kern", "NSUnderline": "underlineStyle", "NSStrikethrough": "strikethroughStyle", "NSLink": "link",
    "NSStrokeColor": "strokeColor", "NSStrokeWidth": "strokeWidth", "NSUnderlineColor": "underlineColor",
    "NSStrikethroughColor": "strikethroughColor", "NSBaselineOffset": "baselineOffset", "NSLigature": "ligature",
}
# The font before the editor replaced it; nothing draws with it.
_EDITOR_ONLY = {"NSOriginalFont"}


def string(element):
    """The text of `<string key="text">`, `<mutableString>`, with base64 where the editor chose it."""
    text = element.text or ""
    if element.get("base64-UTF8") != "YES":
        return text
    stripped = "".join(text.split())
    try:
        return base64.b64decode(stripped + "=" * (-len(stripped) % 4)).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError) as error:
        raise NotDerivable("base64 text") from error


def attributed(element):
    runs = [[_content(fragment), _attributes(fragment.find("attributes"))] for fragment in element.findall("fragment")]
    return {"attributed": runs}


def _content(fragment):
    if fragment.get("content") is not None:
        return fragment.get("content")
    for child in fragment:
        if child.get("key") == "content" and child.tag in ("string", "mutableString"):
            return string(child)
    return ""


def _attributes(element):
    found = {}
    for child in element if element is not None else ():
        key = child.get("key")
        if key in _EDITOR_ONLY:
            continue
        if key not in _ATTRIBUTES:
            raise NotDerivable(f"text attribute {key}")
        found[_ATTRIBUTES[key]] = _value(child)
    return found


def _value(element):
    if element.tag == "color":
        return colors.color(element)
    if element.tag == "font":
        return fonts.of_text(element)
    if element.tag == "paragraphStyle":
        return paragraph_style(element)
    if element.tag in ("real", "integer"):
        return scalars.number(element.get("value", "0"))
    if element.tag == "url":
        return {"url": element.get("string", "")}
    raise NotDerivable(f"text attribute {element.tag}")


def paragraph_style(element):
    # The editor's own styles tighten and the file says where one doesn't. UIKit's don't.
    style = {"allowsDefaultTighteningForTruncation": True}
    for attribute, text in element.attrib.items():
        if attribute in _WITHOUT_PROPERTY:
            continue
        if attribute in _NUMBERS:
            style[attribute] = scalars.number(text)
        elif attribute == "alignment":
            style[attribute] = scalars.enumeration("NSTextAlignment", text)
        elif attribute == "lineBreakMode":
            style[attribute] = scalars.enumeration("NSLineBreakMode", text)
        elif attribute == "baseWritingDirection":
            style[attribute] = scalars.enumeration("NSWritingDirection", text)
        elif attribute == "allowsDefaultTighteningForTruncation":
            style[attribute] = scalars.boolean(text)
        else:
            raise NotDerivable(f"paragraph style {attribute}")
    stops = element.find("tabStops")
    if stops is not None:
        style["tabStops"] = [
            {"alignment": scalars.enumeration("NSTextAlignment", stop.get("alignment", "natural")),
             "location": scalars.number(stop.get("location", "0"))}
            for stop in stops.findall("textTab")
        ]
    return without_defaults(style)


def without_defaults(style):
    return {name: value for name, value in style.items() if _PARAGRAPH_DEFAULTS.get(name) != value}
