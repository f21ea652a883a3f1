"""Size-class variations: the document as it is for given traits, with nothing left that varies."""

import collections
import copy
import xml.etree.ElementTree as ElementTree

Traits = collections.namedtuple("Traits", "width height")

# A phone held upright, which is what the executable surface starts with.
PHONE = Traits(width="compact", height="regular")

_LISTS = ("subviews", "constraints")


def resolve(root, traits):
    """Merges what applies for the traits into each element, the more special variation last; masks become one for the default."""
    for element in list(root.iter()):
        variations = element.findall("variation")
        if variations:
            _resolve_element(element, variations, traits)


def _resolve_element(element, variations, traits):
    excluded = {name: {} for name in _LISTS}
    for variation in sorted(filter(lambda v: _applies(v, traits), variations), key=_conditions_count):
        _merge(element, variation)
        for mask in variation.findall("mask"):
            for change in mask:
                excluded.get(mask.get("key"), {})[change.get("reference")] = change.tag == "exclude"
    for variation in variations:
        element.remove(variation)
    masks = {name: [reference for reference, out in references.items() if out] for name, references in excluded.items()}
    if any(masks.values()):
        default = ElementTree.SubElement(element, "variation", key="default")
        for name, references in masks.items():
            mask = ElementTree.SubElement(default, "mask", key=name)
            for reference in references:
                ElementTree.SubElement(mask, "exclude", reference=reference)


def _conditions(variation):
    """`heightClass=regular-widthClass=compact` as pairs; none for the default."""
    key = variation.get("key", "default")
    return [] if key == "default" else [tuple(condition.split("=", 1)) for condition in key.split("-")]


def _conditions_count(variation):
    return len(_conditions(variation))


def _applies(variation, traits):
    known = {"widthClass": traits.width, "heightClass": traits.height}
    return all(len(condition) == 2 and known.get(condition[0]) == condition[1] for condition in _conditions(variation))


def _merge(element, variation):
    for name, value in variation.attrib.items():
        if name != "key":
            element.set(name, value)
    for child in variation:
        if child.tag == "mask":
            continue
        place = next((index for index, old in enumerate(element) if old.get("key") == child.get("key")), None)
        if place is None:
            element.append(copy.deepcopy(child))
        else:
            element[place] = copy.deepcopy(child)
