"""The document as elements with parents, and its units: the nib, or each scene followed by the prototype cells in it."""

import xml.etree.ElementTree as ElementTree

from . import variations

# Documents for iOS and tvOS in the format of Xcode 5 and later.
_RUNTIMES = ("CocoaTouch", "AppleTV")

# Parents whose children are made anew each time, each a unit of its own.
_PROTOTYPE_LISTS = {"prototypes": "tableView", "cells": "collectionView"}
_PROTOTYPE_KEYS = {"sectionHeaderView": "collectionView", "sectionFooterView": "collectionView"}

# Elements under which ids belong to something other than an object of the interface.
_NOT_OBJECTS = {"connections", "constraints", "resources", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuides", "userGuides",
                "placeholder", "exit", "viewControllerPlaceholder", "segue", "inferredMetricsTieBreakers"}


class Unreadable(Exception):
    """The file isn't a document that this reader is for."""


class Document:
    def __init__(self, path, traits=variations.PHONE):
        try:
            self.root = ElementTree.parse(path).getroot()
        except (ElementTree.ParseError, OSError, UnicodeError, ValueError) as error:
            raise Unreadable(f"{path}: {error}") from error
        runtime = self.root.get("targetRuntime", "") + self.root.get("type", "")
        if self.root.tag != "document" or not any(known in runtime for known in _RUNTIMES):
            raise Unreadable(f"{path}: not a document for iOS or tvOS in the format of Xcode 5 and later")
        variations.resolve(self.root, traits)
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.by_id = {}
        for element in self.root.iter():
            identifier = element.get("id")
            if identifier and element.tag not in ("outlet", "action", "segue", "outletCollection", "plugIn"):
                self.by_id.setdefault(identifier, element)

    def ancestors(self, element):
        while element in self.parents:
            element = self.parents[element]
            yield element

    def units(self):
        scenes = self.root.find("scenes")
        if scenes is None:
            objects = self.root.find("objects")
            if objects is not None:
                yield from self._with_prototypes(Unit(self, "nib", list(objects)))
            return
        for scene in scenes.iter("scene"):
            objects = scene.find("objects")
            if objects is not None:
                unit = Unit(self, "scene", list(objects))
                if unit.owner is not None:
                    yield from self._with_prototypes(unit)

    def _with_prototypes(self, unit):
        yield unit
        for top in unit.top_level:
            for element in top.iter():
                if self.is_prototype(element):
                    yield Unit(self, "prototype", [element], owner=unit.owner)

    def is_prototype(self, element):
        parent = self.parents.get(element)
        if parent is None or not element.get("id"):
            return False
        if parent.tag in _PROTOTYPE_LISTS:
            grandparent = self.parents.get(parent)
            return grandparent is not None and grandparent.tag == _PROTOTYPE_LISTS[parent.tag]
        return _PROTOTYPE_KEYS.get(element.get("key")) == parent.tag


class Unit:
    def __init__(self, document, kind, top_level, owner=None):
        self.document, self.kind, self.top_level, self.owner = document, kind, top_level, owner
        if kind == "nib":
            self.owner = next((e for e in top_level if e.get("placeholderIdentifier") == "IBFilesOwner"), None)
        elif kind == "scene":
            self.owner = next((e for e in top_level if e.get("sceneMemberID") == "viewController"
                               and e.tag != "viewControllerPlaceholder"), None)

    def elements(self):
        """Elements of the unit in document order, without prototypes (which are units) and without what can't hold objects."""
        def walk(element):
            yield element
            if element.tag in _NOT_OBJECTS:
                return
            for child in element:
                if not self.document.is_prototype(child):
                    yield from walk(child)
        for top in self.top_level:
            if top.tag not in _NOT_OBJECTS:
                yield from walk(top)
