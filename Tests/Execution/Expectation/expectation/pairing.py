"""Which actual object is which of the document's: by structure, from the owner and the roots down."""

import difflib

from .effective import PARTS

# Properties whose object belongs to the one that has the property. References such as delegates aren't among them.
_HOLDING = (
    "view", "contentView", "textLabel", "detailTextLabel", "imageView", "navigationBar", "toolbar", "tabBar", "navigationItem",
    "tabBarItem", "tableHeaderView", "tableFooterView", "backgroundView", "refreshControl", "collectionViewLayout", "configuration",
    "preferences", "titleView", "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems",
    "rightBarButtonItems", "customView", "items", "toolbarItems", "accessoryView", "editingAccessoryView", "menu",
)
_BUILT_IN = ("textLabel", "detailTextLabel", "imageView")
_LISTS = ("subviews", "arrangedSubviews", "gestureRecognizers")


class Pairing:
    """Numbers of expected objects to numbers of actual ones, as far as there are counterparts."""

    def __init__(self, expected_unit, actual_unit, expected_values, actual_values):
        self.expected, self.actual = expected_unit["objects"], actual_unit["objects"]
        self.expected_values, self.actual_values = expected_values, actual_values
        self.pairs, self._taken = {}, set()
        self.built_in = set()  # actual views that a cell made itself, wherever it keeps them
        if expected_unit["owner"] is not None and actual_unit.get("owner") is not None:
            self._pair(expected_unit["owner"], actual_unit["owner"])
        self._align(self._unheld(expected_unit), actual_unit.get("roots", []))
        self._pair_rest()

    def _unheld(self, unit):
        """Roots but those that something else holds: an actual dump doesn't list these among the roots."""
        held = {number for item in self.expected for name in _LISTS for number in item[name]}
        for values in self.expected_values:
            held.update(number for name in _HOLDING for number in _objects(values.get(name)))
        return [number for number in unit["roots"] if number not in held]

    def _pair(self, expected, actual):
        if expected in self.pairs or actual in self._taken:
            return
        self.pairs[expected] = actual
        self._taken.add(actual)
        for name in _BUILT_IN:
            if name in self.expected_values[expected]:
                self.built_in.update(_objects(self.actual_values[actual].get(name)))
        for name in _LISTS:
            self._align(self.expected[expected].get(name, []),
                        [n for n in self.actual[actual].get(name, []) if n not in self.built_in])
        owned = {**self.expected[expected]["outlets"], **self.expected_values[expected]}
        for name in _HOLDING:
            self._align(_objects(owned.get(name)), _objects(self.actual_values[actual].get(name)))

    def _align(self, expected, actual):
        expected = [number for number in expected if number not in self.pairs]
        actual = [number for number in actual if number not in self._taken]
        if len(expected) == len(actual):
            pairs = list(zip(expected, actual))
        else:
            blocks = difflib.SequenceMatcher(
                None, [_kind(self.expected[n]) for n in expected], [_kind(self.actual[n]) for n in actual], autojunk=False)
            pairs = [(expected[block.a + i], actual[block.b + i]) for block in blocks.get_matching_blocks() for i in range(block.size)]
        for pair in pairs:
            self._pair(*pair)

    def _pair_rest(self):
        """What no property leads to, such as an item that its controller made, is told by its class where that leaves no choice."""
        left = {}
        for item in self.expected:
            if item["id"] not in self.pairs:
                left.setdefault(_kind(item), ([], []))[0].append(item["id"])
        for item in self.actual:
            if item["id"] not in self._taken and _kind(item) in left and item.get("maker", {}).get("property") not in PARTS:
                left[_kind(item)][1].append(item["id"])
        for expected, actual in left.values():
            if len(expected) == len(actual):
                for pair in zip(expected, actual):
                    self._pair(*pair)


def _objects(value):
    values = value if isinstance(value, list) else [value]
    return [item["object"] for item in values if isinstance(item, dict) and isinstance(item.get("object"), int)]


def _kind(item):
    return (item.get("class"), item.get("custom"))
