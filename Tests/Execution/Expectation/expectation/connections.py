"""Outlets, outlet collections, actions, gesture recognizers and runtime attributes."""

from . import colors, facts, images, scalars, texts
from .scalars import NotDerivable


class Connections:
    def __init__(self, unit, number_of, objects, constraint_number):
        self.document, self.number_of, self.objects = unit.document, number_of, objects
        self.constraint_number = constraint_number
        self.not_judged = []

    def read(self, element):
        """What hangs on one element, which is an object of the unit."""
        source = self.objects[self.number_of(element)]
        attributes = element.find("userDefinedRuntimeAttributes")
        for attribute in attributes if attributes is not None else ():
            self._guarded("userDefinedRuntimeAttribute", self._runtime_attribute, source, attribute)
        connections = element.find("connections")
        for connection in connections if connections is not None else ():
            self._guarded(connection.tag, self._connection, source, connection)

    def _guarded(self, what, read, *arguments):
        try:
            read(*arguments)
        except NotDerivable as error:
            self.not_judged.append([what, str(error)])

    def _connection(self, source, connection):
        if connection.tag == "outlet":
            if self._is_view(source, connection):
                return  # the same property under another name
            source["outlets"][connection.get("property")] = self._destination(connection)
        elif connection.tag == "outletCollection" and connection.get("property") == "gestureRecognizers":
            source["gestureRecognizers"].append(self._destination(connection)["object"])
        elif connection.tag == "outletCollection":
            source["outlets"].setdefault(connection.get("property"), []).append(self._destination(connection))
        elif connection.tag == "action":
            self._action(source, connection)
        elif connection.tag == "segue":
            pass  # read apart, with all that the scene's controllers hold and start
        else:
            raise NotDerivable("connection without a rule")

    def _is_view(self, source, connection):
        """Whether an outlet of a table's or collection's controller is its view, which UIKit sets with it."""
        destination = self.document.by_id.get(connection.get("destination"))
        holder = {"tableView": "UITableViewController", "collectionView": "UICollectionViewController"}.get(connection.get("property"))
        return holder is not None and destination is not None and destination.get("key") == "view" \
            and facts.inherits(source["class"], holder)

    def _destination(self, connection):
        element = self.document.by_id.get(connection.get("destination"))
        if element is None:
            raise NotDerivable("destination isn't in the document")
        if element.tag == "constraint":
            constraint = self.constraint_number(element.get("id"))
            if constraint is None:
                raise NotDerivable("constraint isn't in the unit")
            return {"constraint": constraint}
        if element.tag in ("viewLayoutGuide", "viewControllerLayoutGuide", "userLayoutGuide"):
            raise NotDerivable("outlet to a layout guide")
        destination = self.number_of(element)
        if destination is None:
            raise NotDerivable(f"destination {element.tag} isn't in the unit")
        return {"object": destination}

    def _action(self, source, connection):
        target = self.document.by_id.get(connection.get("destination"))
        number = None
        if target is not None and target.get("placeholderIdentifier") != "IBFirstResponder":
            number = self.number_of(target)
            if number is None:
                raise NotDerivable(f"destination {target.tag} isn't in the unit")
        elif target is None:
            raise NotDerivable("destination isn't in the document")
        selector = connection.get("selector")
        if facts.inherits(source["class"], "UIBarButtonItem"):
            if self._starts_segue(connection):
                return  # an item has one target and action: the segue's, which are set last
            source["properties"]["target"] = None if number is None else {"object": number}
            source["properties"]["action"] = {"selector": selector}
        else:
            event = connection.get("eventType")
            source["actions"].append({"target": number, "selector": selector, "events": [event] if event else []})

    def _starts_segue(self, connection):
        return any(segue.get("kind") not in ("embed", "relationship") for segue in
                   self.document.parents[connection].findall("segue"))

    def _runtime_attribute(self, source, attribute):
        source["keyValues"].append([attribute.get("keyPath"), self._value(attribute)])

    @staticmethod
    def _value(attribute):
        kind, text = attribute.get("type"), attribute.get("value")
        child = next((child for child in attribute if child.get("key") == "value"), None)
        if kind == "nil":
            return None
        if kind == "boolean":
            return scalars.boolean(text)
        if kind == "image":
            return images.image(text, attribute.get("catalog"))
        if kind == "string" and child is None:
            return text if text is not None else ""
        if child is None:
            raise NotDerivable(f"runtime attribute {kind}")
        if child.tag in ("real", "integer"):
            return scalars.number(child.get("value"))
        if child.tag == "color":
            return colors.color(child)
        if child.tag in ("string", "mutableString"):
            return texts.string(child)
        return scalars.geometry(child)
