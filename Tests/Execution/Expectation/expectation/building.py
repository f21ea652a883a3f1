"""From a document to its expected dump."""

from . import facts, naming, prototypes, segues, variations
from .connections import Connections
from .constraints import Constraints, constrained_items
from .properties import Reading
from .sections import expected_sections
from .xmltree import Document

# Lists of objects that are a property of the element around them.
_LISTS = {
    "items": "items", "toolbarItems": "toolbarItems", "leftBarButtonItems": "leftBarButtonItems",
    "rightBarButtonItems": "rightBarButtonItems",
}
# A cell's own views, which it makes itself: attributes of the cell with the id of what configures them.
_BUILT_IN = ("textLabel", "detailTextLabel", "imageView")
# Keys of views whose place their holder decides.
_LAID_OUT = {"contentView", "navigationBar", "tabBar", "toolbar", "refreshControl"}
# What a controller can be given when it's created only, which a scene's code leaves to the app.
_GIVEN_AT_CREATION = ("transitionStyle", "navigationOrientation", "spineLocation")


def expected_dump(path, traits=variations.PHONE):
    document = Document(path, traits)
    dump = {"schema": "xibc-dump/1", "units": [_UnitBuilder(unit).build() for unit in document.units()]}
    initial = segues.controller_name(document, document.root.get("initialViewController"))
    return {**dump, "initial": {"controller": initial}} if initial else dump


class _UnitBuilder:
    def __init__(self, unit):
        self.unit, self.document = unit, unit.document
        self.numbers, self.objects, self.elements = {}, [], []
        self.not_judged = []
        self.absent = {view for element in unit.elements() for view in _excluded_subviews(element)}
        self.constrained = constrained_items(unit)

    def build(self):
        unit = self.unit
        if unit.owner is not None:
            self._add(unit.owner)
        for element in unit.elements():
            if element is not unit.owner and (element.get("id") or element.get("key")) and naming.class_of(element):
                self._add(element)
        for element in self.elements:
            self._read(element)
        constraints = Constraints(unit, self._number, self.absent)
        connections = Connections(unit, self._number, self.objects, constraints.numbers.get)
        for element in self.elements:
            # A prototype's owner belongs to its scene, which reads the owner's connections but those that lead into the prototype.
            if not (unit.kind == "prototype" and element is unit.owner):
                connections.read(element)
        self.not_judged += constraints.not_judged + connections.not_judged
        return {
            "kind": unit.kind,
            "objects": self.objects,
            "owner": self._number(unit.owner) if unit.owner is not None else None,
            "roots": self._roots(),
            "constraints": constraints.found,
            "awoken": [self._number(element) for element in self._in_loading_order() if element is not unit.owner],
            "sections": [(element.get("id"), expected_sections(element, self._number))
                         for element in self.elements if element.find("sections/tableViewSection") is not None],
            "performed": self._performed(),
            "notJudged": self.not_judged,
        }

    def _performed(self):
        """A scene's segues are those of its prototypes, too."""
        if self.unit.kind != "scene":
            return {}
        elements = [self.unit.owner] + [e for top in self.unit.top_level for e in top.iter() if e is not self.unit.owner]
        return segues.performed_segues(self.document, self.unit.owner, elements)

    def _in_loading_order(self):
        """A scene's controller comes with what isn't in its view; the view, and what lies beside the controller, come later."""
        if self.unit.kind != "scene":
            return self.elements
        early = {element for child in self.unit.owner if not _is_loaded_with_view(child) for element in child.iter()}
        return [e for e in self.elements if e in early] + [e for e in self.elements if e not in early]

    def _number(self, element):
        return self.numbers.get(element)

    def _add(self, element):
        class_name, custom = naming.class_of(element) or "NSObject", element.get("customClass")
        if custom and facts.inherits(custom, "NSObject"):
            class_name, custom = custom, None  # a class of UIKit's in the custom class's place
        self.numbers[element] = len(self.objects)
        self.elements.append(element)
        self.objects.append({
            "id": len(self.objects), "documentID": element.get("id"), "element": element.tag, "class": class_name,
            "custom": custom, "properties": {}, "subviews": [], "arrangedSubviews": [], "gestureRecognizers": [],
            "keyValues": [], "actions": [], "outlets": {}, "optional": {}, "unjudged": [],
        })

    def _read(self, element):
        number = self.numbers[element]
        target = self.objects[number]
        if element is self.unit.owner and self.unit.kind != "scene":
            return  # made by somebody else
        chain = facts.superclasses(target["class"]) or [target["class"]]
        reading = Reading(element, chain).run()
        self.not_judged += reading.not_judged
        target["properties"].update(reading.values)
        target["unjudged"] = sorted(reading.unjudged)
        if element is self.unit.owner:
            target["properties"].update(segues.held_controllers(self.document, element))
            target["unjudged"] += segues.TOLD_WHEN_LOADED
        else:
            target["segues"] = segues.started_segues(self.document, element, self.unit.owner)
            target["embedded"] = segues.embedded_controllers(self.document, element)
        if element.find("sections/tableViewSection") is not None:
            target["unjudged"] += ["dataSource", "delegate"]  # its controller serves it, whether the document says so or not
        if self.unit.kind != "nib":
            target["properties"].update(prototypes.registrations(self.document, element))
        self._link_children(element, target)
        self._set_aside_what_has_no_effect(element, target)

    def _link_children(self, element, target):
        built_in = self._built_in(element)
        for child in element:
            number = self._number(child)
            if number is not None and child.get("key"):
                target["properties"][child.get("key")] = {"object": number}
            elif child.tag in _LISTS:
                items = [{"object": self._number(item)} for item in child if self._number(item) is not None]
                if items:
                    target["properties"][_LISTS[child.tag]] = items
            elif child.tag == "subviews":
                self._link_subviews(element, child, target)
        for name, view in built_in.items():
            target["properties"][name] = {"object": self.numbers[view]}

    def _link_subviews(self, element, block, target):
        excluded = _excluded_subviews(element)
        cell = self.document.parents.get(element)
        if element.get("key") == "contentView" and not element.get("id"):
            excluded = excluded | _excluded_subviews(cell)  # what has no id has no variations: the cell has them
        made_by_cell = set(self._built_in(cell).values()) if cell is not None else set()
        for view in block:
            number = self._number(view)
            if number is None or view in made_by_cell:
                continue
            if view.get("id") in excluded:
                continue
            target["subviews"].append(number)
            if target["element"] == "stackView":
                target["arrangedSubviews"].append(number)

    def _built_in(self, cell):
        if naming.class_of(cell) != "UITableViewCell":
            return {}
        views = {name: self.document.by_id.get(cell.get(name)) for name in _BUILT_IN if cell.get(name)}
        # Only a nib makes a cell's own label of another class. In code such a label is a view of its own.
        return {name: view for name, view in views.items()
                if view is not None and view in self.numbers and not view.get("customClass")}

    def _set_aside_what_has_no_effect(self, element, target):
        """What constraints, the object around or another property overrule: code may say it or not, but not differently."""
        properties, optional = target["properties"], target["optional"]
        if element.get("fixedFrame") == "YES":
            # Such a view has no constraints; Interface Builder adds those that its frame and mask stand for when it compiles.
            properties["translatesAutoresizingMaskIntoConstraints"] = True
        elif properties.get("translatesAutoresizingMaskIntoConstraints") is False:
            _move(["frame", "autoresizingMask"], properties, optional)
            if element.get("id") not in self.constrained:
                # Nothing would place the view. Code may keep its frame, with the mask that goes with it.
                _move(["translatesAutoresizingMaskIntoConstraints"], properties, optional)
        if self._is_laid_out_by_holder(element, target):
            _move(["frame"], properties, optional)
        if properties.get("adjustsFontSizeToFitWidth") is False:
            _move(["minimumFontSize", "minimumScaleFactor"], properties, optional)
        if "customView" in properties or "systemItem" in properties:
            _move(["title"], properties, optional)  # the editor's own, from before
        if element is self.unit.owner:
            _move(_GIVEN_AT_CREATION, properties, optional)
        if "UITableViewCell" not in facts.superclasses(target["class"]) or self._is_prototype(element):
            _move(["reuseIdentifier"], properties, optional)  # registering gives it

    def _is_prototype(self, element):
        parent = self.document.parents.get(element)
        return parent is not None and parent.tag == "prototypes"

    def _is_laid_out_by_holder(self, element, target):
        parent = self.document.parents.get(element)
        grandparent = self.document.parents.get(parent)
        return (
            element.get("key") in _LAID_OUT
            or (grandparent is not None and parent.tag == "subviews" and grandparent.tag == "stackView")
            or any(view is element for ancestor in list(self.document.ancestors(element))[:3]
                   for view in self._built_in(ancestor).values())
            or facts.inherits(target["class"], "UITableViewCell")
        )

    def _roots(self):
        roots = [self._number(element) for element in self.unit.top_level
                 if element is not self.unit.owner and self._number(element) is not None]
        # The cells of a static table are the structure's to hold.
        roots += [self.numbers[element] for element in self.elements
                  if self.document.parents.get(element) is not None and self.document.parents[element].tag == "cells"
                  and self.unit.kind != "prototype"]
        roots += [number for element, number in self.numbers.items() if element.get("id") in self.absent]
        return sorted(roots)


def _is_loaded_with_view(child):
    """Whether what a controller holds is loaded with its view: other views than the bars that it makes itself."""
    class_name = naming.class_of(child)
    return bool(class_name) and facts.inherits(class_name, "UIView") and child.get("key") not in ("navigationBar", "toolbar", "tabBar")


def _excluded_subviews(element):
    """Subviews that aren't there for any size class (and so are there for some only)."""
    return {
        reference.get("reference")
        for variation in element.findall("variation") if variation.get("key") == "default"
        for mask in variation.findall("mask") if mask.get("key") == "subviews"
        for reference in mask.findall("exclude")
    }


def _move(names, source, destination):
    for name in names:
        if name in source:
            destination[name] = source.pop(name)
