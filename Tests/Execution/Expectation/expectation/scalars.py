"""Values that an attribute or one small element spells: booleans, numbers, enumerations, option sets, geometry, dates."""

import datetime

from . import facts, vocabulary

_NUMBERS = {"Int", "CGFloat", "Float", "Double", "TimeInterval", "UInt", "Int32", "NSNumber"}
_STRINGS = {"String", "NSString"}
_ENUMERATIONS_ELSEWHERE = {"MTLPixelFormat"}  # of frameworks without facts


class NotDerivable(Exception):
    """The document says something that this reader has no rule for."""


def boolean(text):
    return text == "YES"


def number(text):
    if text == "infinite":
        raise NotDerivable("infinite")
    try:
        value = float(text)
    except (TypeError, ValueError) as error:
        raise NotDerivable(f"number {text!r}") from error
    # The smallest normal double is how the editor writes an edge inset that has to differ from zero. It stays that number.
    return int(value) if value.is_integer() else value


def ratio(text):
    """A constraint's multiplier: `1.5`, `16:9`, `1/3`."""
    for separator in ":/":
        if separator in text:
            first, _, second = text.partition(separator)
            if number(second) == 0:
                raise NotDerivable(f"ratio {text!r}")
            return number(first) / number(second)
    return number(text)


def enumeration(type_name, text):
    name = vocabulary.CASES.get(type_name, {}).get(text, text)
    # Some enumerations have static members as second names of cases: UIStackView.Alignment.top.
    if name not in facts.cases(type_name) | facts.static_members(type_name):
        raise NotDerivable(f"{type_name} has no case {name!r}")
    return {"case": name}


def options(type_name, element):
    """The members that are YES among the attributes of an element such as `<autoresizingMask widthSizable="YES"/>`."""
    renamed = vocabulary.OPTIONS.get(type_name, {})
    members = []
    for attribute, text in element.attrib.items():
        if attribute in ("key", "none") or not boolean(text):
            continue
        name = renamed.get(attribute, attribute)
        if name not in facts.static_members(type_name):
            raise NotDerivable(f"{type_name} has no member {name!r}")
        members.append(name)
    return {"options": sorted(set(members))}


def scalar(type_name, text):
    """The value of an attribute, read as the property's type asks for."""
    if type_name == "Bool":
        if text not in ("YES", "NO"):
            raise NotDerivable(f"Bool {text!r}")
        return boolean(text)
    if type_name in _NUMBERS:
        return number(text)
    if type_name in _STRINGS:
        return text
    if type_name in _ENUMERATIONS_ELSEWHERE and text in vocabulary.CASES[type_name]:
        return {"case": vocabulary.CASES[type_name][text]}
    if facts.cases(type_name):
        return enumeration(type_name, text)
    if facts.is_option_set(type_name) and text in facts.static_members(type_name):
        return {"options": [text]}
    if type_name == "UITextContentType":
        return {"raw": text}
    if type_name == "UIScrollView.DecelerationRate" and text in vocabulary.DECELERATION_RATES:
        return {"raw": vocabulary.DECELERATION_RATES[text]}
    raise NotDerivable(f"type {type_name}")


def geometry(element):
    """The value of `<rect/>`, `<size/>`, `<point/>`, `<inset/>`, `<edgeInsets/>` and the like."""
    def read(*names):
        return [number(element.get(name, "0")) for name in names]

    kind = element.tag if element.tag != "value" else element.get("type", "")
    if kind == "rect":
        return {"rect": read("x", "y", "width", "height")}
    if kind == "size":
        return {"size": read("width", "height")}
    if kind == "point":
        return {"point": read("x", "y")}
    if kind == "inset":
        return {"insets": read("minY", "minX", "maxY", "maxX")}
    if kind == "edgeInsets":
        return {"insets": read("top", "left", "bottom", "right")}
    if kind == "directionalEdgeInsets":
        return {"directional": read("top", "leading", "bottom", "trailing")}
    if kind == "offsetWrapper":
        return {"offset": read("horizontal", "vertical")}
    if kind == "range":
        return {"range": read("location", "length")}
    raise NotDerivable(f"element {kind}")


def frame_by_insets(element):
    """`<frame key="frameInset" minX="8" minY="8" width="20" height="20"/>`: distances from edges of the superview."""
    for near, far, length in (("minX", "maxX", "width"), ("minY", "maxY", "height")):
        if element.get(length) is None or (element.get(near) is None and element.get(far) is not None):
            raise NotDerivable("frame by insets that needs the superview's size")
    return {"rect": [number(element.get(name, "0")) for name in ("minX", "minY", "width", "height")]}


def date(element):
    """`<date timeIntervalSinceReferenceDate="…"/>`, seconds since 2001."""
    seconds = number(element.get("timeIntervalSinceReferenceDate", "0"))
    moment = datetime.datetime(2001, 1, 1) + datetime.timedelta(seconds=seconds)
    return {"date": moment.isoformat(timespec="milliseconds" if moment.microsecond else "seconds") + "Z"}
