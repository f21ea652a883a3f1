"""A dump as the executable surface records it, turned into the forms in which the expectation says the same."""

import copy
import re

from . import facts

# Classes whose objects are values: what counts is what they're made of, not which object it is.
_VALUE_CLASSES = ("UIVisualEffect", "UIImageConfiguration", "UIImage.Configuration", "NSParagraphStyle", "NSShadow", "NSTextTab")


def normalised(dump):
    """The dump in the expectation's forms. Objects keep their numbers; those that are values get `"value": true`."""
    dump = copy.deepcopy(dump)
    for unit in dump["units"]:
        _Unit(unit).normalise()
    return dump


class _Unit:
    def __init__(self, unit):
        self.unit, self.objects = unit, unit["objects"]

    def normalise(self):
        for item in self.objects:
            item["value"] = any(facts.inherits(item["class"], name) for name in _VALUE_CLASSES)
        self.unit["sections"] = [
            sections for sections in map(_sections, self.unit.get("members", {}).values()) if sections]
        # A value's own construction is read as it was recorded; only afterwards may it be changed.
        changed = [self._object(item) for item in self.objects]
        self.objects[:] = changed

    def _object(self, item):
        owned = {name: {"object": number} for name, number in item.get("owned", {}).items()}
        construction = item.get("construction")
        return {
            **item,
            "construction": construction and {**construction, "arguments": self._values(construction["arguments"])},
            "properties": {**owned, **{name: self._value(value) for name, value in item["properties"].items()}},
            "calls": [[name, *self._values(arguments)] for name, *arguments in item["calls"]],
            "keyValues": [[path, self._value(value)] for path, value in item["keyValues"]],
            "outlets": {_outlet_name(item["class"], name): self._outlet(value) for name, value in item["outlets"].items()},
        }

    def _values(self, values):
        return [self._value(value) for value in values]

    def _outlet(self, value):
        if isinstance(value, list):
            return [self._outlet(element) for element in value]
        if isinstance(value, dict) and "object" in value and "constraint" in self.objects[value["object"]]:
            return {"constraint": self.objects[value["object"]]["constraint"]}
        return self._value(value)

    def _value(self, value):
        if isinstance(value, list):
            return self._values(value)
        if not isinstance(value, dict):
            return value
        if "object" in value and self.objects[value["object"]]["value"]:
            return self._value_object(value)
        if value.get("struct") == "UIButton.Configuration":
            return {"configuration": {"style": _member(value), **self._structure(value)}}
        if value.get("struct") == "UIBackgroundConfiguration":
            return {"background": self._structure(value)}
        if "image" in value:
            return {"image": self._image(value["image"])}
        if "attributes" in value:
            return {"attributes": self._dictionary(value["attributes"])}
        if "attributed" in value:
            return {"attributed": [[text, self._dictionary(attributes)] for text, attributes in value["attributed"]]}
        return value

    def _dictionary(self, values):
        return {name: self._dictionary(value) if name == "paragraphStyle" else self._value(value) for name, value in values.items()}

    def _structure(self, value):
        properties = self._dictionary(value["properties"])
        transformer = properties.pop("titleTextAttributesTransformer", None)
        if transformer is not None:
            properties["titleFont"] = transformer["attributes"].get("font")
        return properties

    def _image(self, image):
        image = dict(image)
        if image.get("initializer") == "init(named:in:with:)":
            image = {"named": image["arguments"][0], "configuration": image["arguments"][2]}
        if image.get("configuration") is not None:
            image["configuration"] = self._value(image["configuration"])["symbolConfiguration"]
        if isinstance(image.get("renderingMode"), dict):
            image["renderingMode"] = image["renderingMode"]["case"]
        return image

    def _value_object(self, value):
        item = self.objects[value["object"]]
        construction = item["construction"] or {"initializer": "", "arguments": []}
        arguments = dict(zip(re.findall(r"(\w+):", construction["initializer"]), construction["arguments"]))
        if item["class"] == "UIBlurEffect":
            return {"blur": arguments["style"]["case"]}
        if item["class"] == "UIVibrancyEffect":
            return {"vibrancy": self._value(arguments["blurEffect"])}
        if item["class"] == "NSTextTab":
            return {"alignment": arguments["textAlignment"], "location": arguments["location"]}
        if item["class"] == "NSShadow":
            return {"shadow": item["properties"]}
        if construction["initializer"] == "applying(_:)":
            parts = [self._value(argument)["symbolConfiguration"] for argument in construction["arguments"]]
            return {"symbolConfiguration": {**parts[0], **parts[1]}}
        if item["class"].endswith("SymbolConfiguration"):
            return {"symbolConfiguration": {name: _plain(argument) for name, argument in arguments.items()}}
        return value


def _sections(member):
    """The sections of a static table, if that's what a member of the structure is."""
    if not isinstance(member, list) or not all(isinstance(value, dict) and value.get("struct") == "Section" for value in member):
        return []
    sections = [section["properties"] for section in member]
    return [{**section, "rows": [row["properties"] for row in section["rows"]]} for section in sections]


def _outlet_name(class_name, stored):
    """A property that overrides one of UIKit's is computed: what's stored has another name, which `scaffold` gives it."""
    name = stored.removesuffix("Outlet")
    return name if name != stored and facts.property_type(class_name, name) else stored


def _member(structure):
    return structure["construction"]["initializer"].split("(")[0]


def _plain(value):
    """A case by its name alone, as parts of symbol configurations are written."""
    return value["case"] if isinstance(value, dict) and "case" in value else value
