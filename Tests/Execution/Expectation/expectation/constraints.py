"""Constraints: the seven parts of each, its identifier, and whether it's active."""

from . import facts
from .scalars import NotDerivable, number, ratio

_GUIDES = {
    "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
    "keyboard": "keyboardLayoutGuide", "layoutMargins": "layoutMarginsGuide", "readableContent": "readableContentGuide",
}
# A controller's guides of before iOS 11, by type and attribute. UIKit's documentation has the safe area in their stead.
_CONTROLLER_GUIDES = {
    ("top", "bottom"): ("safeAreaLayoutGuide", "top"), ("bottom", "top"): ("safeAreaLayoutGuide", "bottom"),
    ("top", "top"): (None, "top"), ("bottom", "bottom"): (None, "bottom"),
}
_ATTRIBUTES = {"baseline": "lastBaseline"}


class Constraints:
    def __init__(self, unit, number_of, absent):
        """`number_of` gives the number of an element's object in this unit, or None; `absent` has the ids of views that aren't there."""
        self.document, self.number_of, self.absent = unit.document, number_of, absent
        self.found, self.not_judged, self.numbers = [], [], {}
        for element in unit.elements():
            block = element.find("constraints")
            if block is not None and number_of(element) is not None:
                excluded = _excluded(element)
                for constraint in block.findall("constraint"):
                    self._read(constraint, element, excluded)

    def _read(self, element, owner, excluded):
        if element.get("placeholder") == "YES":
            return  # "Remove at build time"
        try:
            second = element.get("secondItem")
            first_item, first_attribute = self._end(element.get("firstItem"), element.get("firstAttribute"), owner)
            second_item, second_attribute = None, "notAnAttribute"
            if second:
                second_item, second_attribute = self._end(second, element.get("secondAttribute"), owner)
            constraint = {
                "first": first_item,
                "firstAttribute": first_attribute,
                "relation": element.get("relation", "equal"),
                "second": second_item,
                "secondAttribute": second_attribute,
                "multiplier": ratio(element.get("multiplier", "1")),
                "constant": number(element.get("constant", "0")),
                "priority": number(element.get("priority", "1000")),
                "identifier": element.get("identifier"),
                "active": element.get("id") not in excluded and element.get("installed") != "NO" and self._holds(element, owner),
                "documentID": element.get("id"),
            }
        except NotDerivable as error:
            self.not_judged.append(["constraint", str(error)])
            return
        self.numbers[element.get("id")] = len(self.found)
        self.found.append(constraint)

    def _holds(self, element, owner):
        """Not when one of its views isn't there, and is inside of the view that owns the constraint."""
        around = [owner, *self.document.ancestors(owner)]
        for name in ("firstItem", "secondItem"):
            item = self.document.by_id.get(element.get(name))
            while item is not None and item not in around:
                if item.get("id") in self.absent:
                    return False
                item = self.document.parents.get(item)
        return True

    def _end(self, identifier, attribute, owner):
        """The item and the attribute of one end."""
        element = owner if identifier is None else self.document.by_id.get(identifier)
        if element is None:
            raise NotDerivable("item isn't in the document")
        attribute = self._attribute(attribute)
        side = (element.get("type"), attribute) if element.tag == "viewControllerLayoutGuide" else None
        if side in _CONTROLLER_GUIDES:
            controller = self.document.parents[self.document.parents[element]]
            view = next((child for child in controller if child.get("key") == "view"), None)
            if view is not None and self.number_of(view) is not None:
                guide, attribute = _CONTROLLER_GUIDES[side]
                item = {"object": self.number_of(view)}
                return ({**item, "guide": guide} if guide else item), attribute
        return self._item(element), attribute

    def _item(self, element):
        guide = None
        if element.tag == "viewLayoutGuide":
            guide = _GUIDES.get(element.get("key"))
            if guide is None:
                raise NotDerivable(f"guide {element.get('key')}")
            element = self.document.parents[element]
        elif element.tag == "viewControllerLayoutGuide":
            guide = element.get("type", "") + "LayoutGuide"
            element = self.document.parents[self.document.parents[element]]
        object_number = self.number_of(element)
        if object_number is None:
            raise NotDerivable("item isn't in the unit")
        return {"object": object_number, "guide": guide} if guide else {"object": object_number}

    @staticmethod
    def _attribute(text):
        name = _ATTRIBUTES.get(text, text)
        if name not in facts.cases("NSLayoutConstraint.Attribute"):
            raise NotDerivable(f"attribute {text}")
        return name


def _excluded(element):
    """Constraints that the view's variation for any size class leaves out."""
    return {
        reference.get("reference")
        for variation in element.findall("variation") if variation.get("key") == "default"
        for mask in variation.findall("mask") if mask.get("key") == "constraints"
        for reference in mask.findall("exclude")
    }


def constrained_items(unit):
    """The ids of all items of the unit's constraints."""
    found = set()
    for element in unit.elements():
        for constraint in element.findall("constraints/constraint"):
            found.add(constraint.get("firstItem", element.get("id")))
            found.add(constraint.get("secondItem"))
    return found
