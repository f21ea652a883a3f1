"""Differences between an expected dump and an actual one, by document object and property."""

import collections
import dataclasses
import json

from . import defaults, facts
from .constraint_comparison import compare_constraints, same_constraint
from .effective import PARTS, effective
from .equality import same
from .pairing import Pairing
from .sections import compare_sections

# Classes of objects that a dump lists and an expectation keeps elsewhere.
_HELPERS = ("NSLayoutConstraint", "UILayoutGuide", "SurfaceLayoutSupport", "UIStoryboardSegue")
# Elements of objects that exist with their holder.
_MADE_BY_HOLDER = (
    "navigationBar", "toolbar", "tabBar", "navigationItem", "tableViewCellContentView", "collectionViewCellContentView", "wkPreferences",
    "placeholder",
)
_MISSING = object()


@dataclasses.dataclass
class Difference:
    kind: str
    subject: str  # "UILabel.text", "constraint", … : what a table of frequent differences counts
    document_id: str
    expected: object = None
    actual: object = None

    def __str__(self):
        parts = [f"{self.document_id}: {self.subject}: {self.kind}"]
        if self.expected is not None:
            parts.append(f"expected {_text(self.expected)}")
        if self.actual is not None:
            parts.append(f"got {_text(self.actual)}")
        return ", ".join(parts)


def _text(value):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)
    return text if len(text) <= 160 else text[:157] + "..."


def compare(expected, actual):
    units = expected["units"], actual.get("units", [])
    kinds = [[unit.get("kind") for unit in side] for side in units]
    differences = []
    if kinds[0] != kinds[1]:
        differences.append(Difference("units", "document", "-", kinds[0], kinds[1]))
    if expected.get("initial") != actual.get("initial"):
        differences.append(
            Difference("value", "initial controller", "-", expected.get("initial"), actual.get("initial")))
    for expected_unit, actual_unit in zip(*units):
        differences += _UnitComparison(expected_unit, actual_unit).run()
    return differences


class _UnitComparison:
    def __init__(self, expected_unit, actual_unit):
        self.expected, self.actual = expected_unit, actual_unit
        self.expected_values = [item["properties"] for item in expected_unit["objects"]]
        self.actual_values = [effective(item, actual_unit["objects"]) for item in actual_unit["objects"]]
        pairing = Pairing(expected_unit, actual_unit, self.expected_values, self.actual_values)
        self.pairs, self.built_in = pairing.pairs, pairing.built_in
        self.differences = []

    def run(self):
        for item in self.expected["objects"]:
            if item["id"] in self.pairs:
                _ObjectComparison(self, item).run()
            elif self._matters(item):
                self._add("missing object", item["class"], item["documentID"] or "-", item["element"])
        self._extra_objects()
        self.differences += [
            Difference(kind, "constraint", document_id, wanted, found)
            for kind, document_id, wanted, found in compare_constraints(self.expected, self.actual, self.pairs)
        ]
        for document_id, wanted, found in compare_sections(self.expected, self.actual, self.pairs):
            self._add("value", "sections of a static table", document_id, wanted, found)
        self._awakening()
        self._performed()
        return self.differences

    def _add(self, kind, subject, document_id, expected=None, actual=None):
        self.differences.append(Difference(kind, subject, document_id or "-", expected, actual))

    def _matters(self, item):
        """Whether an object without a counterpart is a loss: not one that its holder makes by itself and that is left as it is."""
        if item["id"] == self.expected["owner"] and self.expected["kind"] == "prototype":
            return False
        if any(item[name] for name in ("subviews", "gestureRecognizers", "keyValues", "actions", "outlets")) or item["custom"]:
            return True
        chain = facts.superclasses(item["class"])
        made_by_holder = item["element"] in _MADE_BY_HOLDER or item["id"] == self.expected["owner"]
        return not made_by_holder or any(
            not _is_default(chain, name, value) for name, value in self.expected_values[item["id"]].items())

    def _extra_objects(self):
        parts = {value["object"] for item in self.actual["objects"] for name, value in item.get("properties", {}).items()
                 if name in PARTS and isinstance(value, dict) and "object" in value}
        found = set(self.pairs.values()) | parts | {self.actual.get("owner")}
        for item in self.actual["objects"]:
            if item["id"] not in found and item.get("class") not in _HELPERS and not item.get("value"):
                self._add("extra object", item.get("class", "?"), "-", None, item.get("custom") or item.get("class"))

    def _performed(self):
        """Segues that code performs by their identifiers."""
        wanted, found = self.expected.get("performed", {}), self.actual.get("performed", {})
        for identifier in sorted(set(wanted) | set(found)):
            if wanted.get(identifier) != found.get(identifier):
                self._add("value", "performed segue", identifier, wanted.get(identifier), found.get(identifier))

    def _awakening(self):
        """Objects awake in the document's order. Those of UIKit's own classes may be left out: their awakeFromNib() does nothing."""
        place = {actual: self.expected["awoken"].index(expected)
                 for expected, actual in self.pairs.items() if expected in self.expected["awoken"]}
        awoken = self.actual.get("awoken", [])
        order = [place[number] for number in awoken if number in place]
        if order != sorted(order):
            self._add("order", "awakeFromNib", "-", None, awoken)
        counts = collections.Counter(awoken)
        for expected in self.expected["awoken"]:
            item = self.expected["objects"][expected]
            if expected in self.pairs and item["custom"] and counts[self.pairs[expected]] != 1:
                self._add("called", "awakeFromNib", item["documentID"], 1, counts[self.pairs[expected]])


def _is_default(chain, name, value):
    known, default = defaults.code_default(chain, name)
    return known and same(default, value) or defaults.without_effect(chain, name)


class _ObjectComparison:
    def __init__(self, unit, item):
        self.unit, self.item = unit, item
        self.counterpart = unit.actual["objects"][unit.pairs[item["id"]]]
        self.values = unit.actual_values[unit.pairs[item["id"]]]
        self.chain = facts.superclasses(item["class"])
        self.key_values = dict((name, value) for name, value in self.counterpart.get("keyValues", []))

    def run(self):
        item, counterpart = self.item, self.counterpart
        if item["id"] != self.unit.expected["owner"] or self.unit.expected["kind"] == "scene":
            # What's known of a custom class may make it more special than the document's element.
            special = item["custom"] and facts.inherits(counterpart.get("class"), item["class"])
            if counterpart.get("class") != item["class"] and not special:
                self._add("class", item["class"], item["class"], counterpart.get("class"))
        if (item["custom"] or None) != counterpart.get("custom"):
            self._add("custom class", item["class"], item["custom"], counterpart.get("custom"))
        self._properties()
        self._key_values()
        self._outlets()
        self._unexplained()
        self._actions()
        for name in ("segues", "embedded"):
            wanted, found = (sorted(json.dumps(value, sort_keys=True) for value in item.get(name, []))
                             for item in (self.item, self.counterpart))
            if wanted != found:
                self._add("value", name, self.item.get(name), self.counterpart.get(name))
        for name in ("subviews", "arrangedSubviews", "gestureRecognizers"):
            self._list(name)

    def _add(self, kind, subject, expected=None, actual=None):
        self.unit._add(kind, subject, self.item["documentID"], expected, actual)

    def _subject(self, name):
        return f"{self.item['class']}.{name}"

    def _properties(self):
        for name, value in self.unit.expected_values[self.item["id"]].items():
            actual = self.values.get(name, self.key_values.get(name, _MISSING))
            if actual is not _MISSING:
                if not same(value, actual, self.unit.pairs) and not defaults.without_effect(self.chain, name):
                    self._add("value", self._subject(name), value, actual)
            elif not self._may_be_absent(name, value):
                known = defaults.code_default(self.chain, name)[0]
                self._add("absent" if known or _is_link(value) else "absent, default unknown", self._subject(name), value)

    def _may_be_absent(self, name, value):
        if _is_default(self.chain, name, value):
            return True
        if _is_link(value):
            # The holder makes the object by itself, and it was found.
            return all(number in self.unit.pairs for number in _numbers(value)) and name in (
                "contentView", "navigationBar", "toolbar", "tabBar", "navigationItem", "tabBarItem", "textLabel", "detailTextLabel",
                "imageView", "preferences") or not any(
                self.unit._matters(self.unit.expected["objects"][number]) for number in _numbers(value))
        if name == "translatesAutoresizingMaskIntoConstraints":
            return any(self.item["id"] in other["arrangedSubviews"] for other in self.unit.expected["objects"])
        if name == "titleLabel.font":
            # The title's own font: 15 points for system buttons, 18 for custom ones.
            system = same(self.unit.expected_values[self.item["id"]].get("buttonType"), {"case": "system"})
            return same(value, {"font": {"system": 15 if system else 18}})
        return False

    def _key_values(self):
        for name, value in self.item["keyValues"]:
            actual = self.key_values.get(name, self.values.get(name, self.counterpart.get("outlets", {}).get(name, _MISSING)))
            if actual is _MISSING and value is not None:
                self._add("absent", self._subject(f"runtime attribute {name}"), value)
            elif actual is not _MISSING and not same(value, actual, self.unit.pairs):
                self._add("value", self._subject(f"runtime attribute {name}"), value, actual)

    def _outlets(self):
        stored = self.counterpart.get("outlets", {})
        for name, value in self.item["outlets"].items():
            actual = stored.get(name)
            if actual is None:
                actual = self.values.get(name, self.key_values.get(name))
            if actual is None:
                self._add("absent", f"outlet {name}" if name in ("view", "delegate", "dataSource") else "outlet", name)
            elif not self._same_reference(value, actual):
                self._add("value", "outlet", [name, value], actual)

    def _same_reference(self, value, actual):
        if isinstance(value, list):
            return isinstance(actual, list) and len(value) == len(actual) and all(map(self._same_reference, value, actual))
        if not isinstance(actual, dict):
            return False
        if "constraint" in value:
            return "constraint" in actual and same_constraint(
                self.unit.expected["constraints"][value["constraint"]], self.unit.actual["constraints"][actual["constraint"]], self.unit.pairs)
        if "object" not in actual:
            return False
        return self.unit.pairs.get(value["object"]) == actual["object"]

    def _unexplained(self):
        expected = self.unit.expected_values[self.item["id"]]
        explained = set(expected) | set(self.item["outlets"]) | {name for name, _ in self.item["keyValues"]}
        for name, value in self.values.items():
            if name in explained or value is None or _is_default(self.chain, name, value):
                continue
            if name in self.item["optional"] and same(self.item["optional"][name], value):
                continue
            if name in self.item["unjudged"]:
                continue
            self._add("unexplained", self._subject(name), None, value)
        for name, value in self.counterpart.get("outlets", {}).items():
            if name not in explained and value not in (None, []) and _is_link(value):
                self._add("unexplained", "outlet", None, [name, value])
        for name, value in self.key_values.items():
            if name not in explained and not _is_default(self.chain, name, value):
                self._add("unexplained", self._subject(f"runtime attribute {name}"), None, value)

    def _actions(self):
        pairs = self.unit.pairs
        wanted = collections.Counter(
            (pairs.get(action["target"], "?") if action["target"] is not None else None, action["selector"], event)
            for action in self.item["actions"] for event in action["events"] or [None])
        found = collections.Counter(
            (action.get("target"), action.get("selector"), event)
            for action in self.counterpart.get("actions", []) for event in action.get("events") or [None])
        for action in (wanted - found).elements():
            self._add("absent", "action", list(action))
        for action in (found - wanted).elements():
            self._add("unexplained", "action", None, list(action))

    def _list(self, name):
        pairs = self.unit.pairs
        wanted = [pairs.get(number) for number in self.item[name]]
        found = self.counterpart.get(name, [])
        if name == "subviews":
            paired = set(pairs.values())
            # A stack view's subviews are its arranged ones; a view that UIKit added itself isn't the document's.
            found = [number for number in found if number in paired and number not in self.unit.built_in]
        if wanted != found:
            self._add("order" if sorted(map(str, wanted)) == sorted(map(str, found)) else "members", self._subject(name),
                      [self._document_id(number) for number in self.item[name]], found)

    def _document_id(self, number):
        return self.unit.expected["objects"][number]["documentID"]


def _is_link(value):
    return bool(_numbers(value))


def _numbers(value):
    values = value if isinstance(value, list) else [value]
    return [item["object"] for item in values if isinstance(item, dict) and "object" in item]
