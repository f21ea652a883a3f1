"""What an element says about its own object: attributes, keyed values, and the elements that become calls."""

from . import colors, defaults, facts, fonts, images, naming, scalars, texts
from .scalars import NotDerivable

# Children that hold other objects, connections and constraints, which their own modules read, or nothing for run time.
_ELSEWHERE = {
    "connections", "constraints", "subviews", "variation", "viewLayoutGuide", "layoutGuides", "userGuides", "gestureRecognizers",
    "userDefinedRuntimeAttributes", "prototypes", "cells", "sections", "items", "toolbarItems", "leftBarButtonItems",
    "rightBarButtonItems", "animations",
}
_DESIGN_TIME_KEYS = {
    "canvasLocation", "userComments", "freeformSize", "customSize", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics", "sizeInspector",
}
_PRIORITIES = {
    "horizontalHuggingPriority": ("setContentHuggingPriority", "horizontal"),
    "verticalHuggingPriority": ("setContentHuggingPriority", "vertical"),
    "horizontalCompressionResistancePriority": ("setContentCompressionResistancePriority", "horizontal"),
    "verticalCompressionResistancePriority": ("setContentCompressionResistancePriority", "vertical"),
}
# UIStackView.spacingUseSystem and UICollectionViewFlowLayout.automaticSize.
_SPACING_USE_SYSTEM = 1.1754943508222875e-38
_AUTOMATIC_SIZE = {"size": [1.7976931348623157e308, 1.7976931348623157e308]}
# A frame by its distances from the superview's edges.
_FRAME = {"frameInset": "frame"}
_TEXTS = {"string", "mutableString"}
_GEOMETRY = {"rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper", "range"}
# Elements whose attributes are the members of an option set.
_OPTION_SETS = {
    "autoresizingMask": "UIView.AutoresizingMask", "dataDetectorType": "UIDataDetectorTypes", "accessibilityTraits":
    "UIAccessibilityTraits", "extendedEdge": "UIRectEdge", "audiovisualMediaTypes": "WKAudiovisualMediaTypes",
}


class Reading:
    """What was found about one object. Keys of `values` are properties, or calls with all but their value: `setTitle(_:for:)[normal]`."""

    def __init__(self, element, chain):
        self.element, self.chain = element, chain
        self.values = {}
        self.not_judged = []
        self.unjudged = set()  # properties about which the document says something that isn't judged

    def run(self):
        # A class of UIKit's in the place of another (a view that is to be a table): the document has no words for what the class
        # has besides, and what it reads in an archive without them isn't known.
        own = naming.class_of(self.element)
        self.values.update({name: value for name, value in defaults.nib_meaning(self.chain).items()
                            if own is None or own in self.chain[:1] or facts.property_type(own, name)})
        if self.chain and "UIView" in self.chain:
            for method, default in defaults.PRIORITIES.items():
                for axis in ("horizontal", "vertical"):
                    self.values[f"{method}(_:for:)[{axis}]"] = {"raw": default}
        for attribute, text in self.element.attrib.items():
            self._guarded(f"{self.element.tag}.{attribute}", attribute, self._attribute, attribute, text)
        for child in self.element:
            if child.tag not in _ELSEWHERE and child.get("key") not in _DESIGN_TIME_KEYS:
                key = child.get("key", "")
                self._guarded(f"{self.element.tag}/{child.tag}[{key}]", _FRAME.get(key, key), self._child, child)
        self._class_specific()
        return self

    def _guarded(self, what, word, read, *arguments):
        try:
            read(*arguments)
        except NotDerivable as error:
            self.not_judged.append([what, str(error)])
            self.unjudged.add(naming.property_of(self.chain, word)[0])

    # Attributes

    def _attribute(self, attribute, text):
        if attribute in _PRIORITIES and "UIView" in self.chain:
            method, axis = _PRIORITIES[attribute]
            self.values[f"{method}(_:for:)[{axis}]"] = {"raw": scalars.number(text)}
        elif attribute == "spacingType" and text == "standard":
            self.values["spacing"] = _SPACING_USE_SYSTEM
        elif attribute == "useStoryboardIdentifierAsRestorationIdentifier":
            self.values["restorationIdentifier"] = self.element.get("storyboardIdentifier")
        elif attribute == "automaticEstimatedItemSize" and "UICollectionViewFlowLayout" in self.chain:
            if scalars.boolean(text):
                self.values["estimatedItemSize"] = _AUTOMATIC_SIZE
        elif attribute == "useCurrentDate":
            pass  # decides whether the child `date` counts
        elif not naming.is_design_time(self.chain, attribute):
            name, type_name = naming.property_of(self.chain, attribute)
            if type_name is None:
                raise NotDerivable("no property of that name")
            self.values[name] = self._image(attribute, text) if type_name == "UIImage" else scalars.scalar(type_name, text)

    def _image(self, attribute, text):
        # A catalog is said once for the element and is meant for its first image.
        symbol = self.element.get("catalog") if attribute in ("image", "highlightedImage", "selectedImage") else None
        return images.image(text, symbol)

    # Children

    def _child(self, child):
        key = child.get("key")
        if child.tag == "accessibility":
            self._accessibility(child)
        elif child.tag == "textInputTraits":
            self._traits(child)
        elif child.tag == "state":
            self._state(child)
        elif child.tag == "segments":
            self.values["segments"] = [self._segment(segment) for segment in child]
        elif child.tag in ("blurEffect", "vibrancyEffect"):
            self.values["effect"] = _effect(child)
        elif child.tag == "frame" and key == "frameInset":
            self.values["frame"] = scalars.frame_by_insets(child)
        elif child.tag == "date":
            if not (key == "date" and self.element.get("useCurrentDate") != "NO"):
                self._set(key, scalars.date(child))
        elif child.tag == "buttonConfiguration":
            self._configuration(child)
        elif child.tag == "imageReference":
            self._set(key, images.reference(child))
        elif child.tag == "preferredSymbolConfiguration":
            self._set(key, images.symbol_configuration(child))
        elif key is not None and naming.class_of(child):
            pass  # an object: the builder links it
        elif child.tag == "nil" and key is None:
            pass  # a controller's empty list of controllers
        elif key is not None:
            self._set(key, self._value(child))
        else:
            raise NotDerivable("element without a rule")

    def _value(self, child):
        if child.tag == "color":
            return colors.color(child)
        if child.tag == "nil":
            return None
        if child.tag == "fontDescription":
            return fonts.description(child)
        if child.tag in _TEXTS:
            return texts.string(child)
        if child.tag == "attributedString":
            return texts.attributed(child)
        if child.tag in _OPTION_SETS:
            return scalars.options(_OPTION_SETS[child.tag], child)
        if child.tag in _GEOMETRY or child.tag == "value":
            return scalars.geometry(child)
        if child.tag == "locale":
            return {"locale": child.get("localeIdentifier", "")}
        if child.tag == "textAttributes":
            return _text_attributes(child)
        raise NotDerivable("element without a rule")

    def _set(self, key, value):
        name, type_name = naming.property_of(self.chain, key)
        if type_name is None:
            raise NotDerivable("no property of that name")
        self.values[name] = value

    def _accessibility(self, element):
        for attribute in ("label", "hint", "identifier"):
            if element.get(attribute) is not None:
                self.values["accessibility" + attribute.capitalize()] = element.get(attribute)
        for child in element:
            if child.tag == "accessibilityTraits":
                self.values["accessibilityTraits"] = scalars.options("UIAccessibilityTraits", child)
            elif child.tag == "bool" and child.get("key") == "isElement":
                self.values["isAccessibilityElement"] = scalars.boolean(child.get("value"))
            elif child.tag in _TEXTS:
                self.values["accessibility" + child.get("key", "").capitalize()] = texts.string(child)
            else:
                raise NotDerivable(f"{child.tag}[{child.get('key', '')}]")

    def _traits(self, element):
        self.values.update(defaults.NIB_TRAITS)
        for attribute, text in element.attrib.items():
            if attribute != "key":
                name, type_name = naming.property_of(self.chain, attribute)
                if type_name is None:
                    raise NotDerivable(f"text input trait {attribute}")
                self.values[name] = scalars.scalar(type_name, text)

    # Controls

    def _state(self, element):
        state = element.get("key")
        if element.get("title") is not None:
            self.values[f"setTitle(_:for:)[{state}]"] = element.get("title")
        if element.get("image") is not None:
            self.values[f"setImage(_:for:)[{state}]"] = images.image(element.get("image"), element.get("catalog"))
        if element.get("backgroundImage") is not None:
            self.values[f"setBackgroundImage(_:for:)[{state}]"] = images.image(element.get("backgroundImage"))
        for child in element:
            key = child.get("key")
            if child.tag == "color" and key in ("titleColor", "titleShadowColor"):
                self._set_for_state(key, state, colors.color, child)
            elif child.tag in _TEXTS and key == "title":
                self._set_for_state(key, state, texts.string, child)
            elif child.tag == "attributedString" and key == "attributedTitle":
                self._set_for_state(key, state, texts.attributed, child)
            elif child.tag == "imageReference":
                self.values[f"setImage(_:for:)[{state}]"] = images.reference(child)
            elif child.tag == "preferredSymbolConfiguration":
                configuration = images.symbol_configuration(child)
                if configuration["symbolConfiguration"]:
                    self.values[f"setPreferredSymbolConfiguration(_:forImageIn:)[{state}]"] = configuration
            elif child.tag != "nil":
                self.not_judged.append([f"state/{child.tag}[{key or ''}]", "element without a rule"])

    def _set_for_state(self, key, state, read, child):
        name = f"set{key[0].upper()}{key[1:]}(_:for:)[{state}]"
        try:
            self.values[name] = read(child)
        except NotDerivable as error:
            self.not_judged.append([f"state/{child.tag}[{key}]", str(error)])
            self.unjudged.add(name)

    def _segment(self, element):
        segment = {"title": element.get("title")}
        if element.get("image"):
            segment = {"image": images.image(element.get("image"), element.get("catalog"))}
        if element.get("enabled"):
            segment["enabled"] = scalars.boolean(element.get("enabled"))
        if element.get("width"):
            segment["width"] = scalars.number(element.get("width"))
        return segment

    def _configuration(self, element):
        """`UIButton.Configuration`, as members of a value with the style that it was made with."""
        value = {"style": element.get("style", "plain")}
        chain = ["UIButton.Configuration"]
        for attribute, text in element.attrib.items():
            if attribute in ("key", "style", "catalog"):
                continue
            name, type_name = naming.property_of(chain, attribute)
            if attribute == "image":
                value["image"] = images.image(text, element.get("catalog"))
            elif type_name is None:
                self.not_judged.append([f"buttonConfiguration.{attribute}", "no property of that name"])
            else:
                value[name] = scalars.scalar(type_name, text)
        for child in element:
            key = child.get("key", "")
            try:
                if child.tag == "preferredSymbolConfiguration":
                    value[key] = images.symbol_configuration(child)
                elif child.tag == "imageReference":
                    value[key] = images.reference(child)
                elif child.tag == "fontDescription" and key == "titleFontDescription":
                    value["titleFont"] = fonts.description(child)
                else:
                    value[key] = self._value(child)
            except NotDerivable as error:
                self.not_judged.append([f"buttonConfiguration/{child.tag}[{key}]", str(error)])
        self.values["configuration"] = {"configuration": value}

    def _class_specific(self):
        if "UIButton" in self.chain:
            self.values.setdefault("buttonType", {"case": "custom"})
        if "UITableViewCell" in self.chain:
            self.values.setdefault("style", {"case": "default"})
        if "UILabel" in self.chain:
            self._smallest_font()
        if "UIActivityIndicatorView" in self.chain and self.element.get("style", "whiteLarge").startswith("white"):
            # The styles of before iOS 13 had the colour that today's sizes don't have.
            self.values.setdefault("color", {"color": {"system": "white"}})
        if "UIStackView" in self.chain and ("layoutMargins" in self.values or "directionalLayoutMargins" in self.values):
            # The editor has one switch for a stack view's own margins: given some, its arrangement keeps to them.
            self.values["isLayoutMarginsRelativeArrangement"] = True

    def _smallest_font(self):
        """Labels had `minimumFontSize` before iOS 6, which Swift doesn't have: a scale factor says the same."""
        smallest = self.values.pop("minimumFontSize", None)
        size = fonts.point_size(self.values.get("font", {"font": {"system": 17}}))
        if smallest and size and self.values.get("adjustsFontSizeToFitWidth") is True:
            self.values.setdefault("minimumScaleFactor", smallest / size)


def _effect(element):
    if element.tag == "vibrancyEffect":
        blur = element.find("blurEffect")
        return {"vibrancy": _effect(blur)} if blur is not None else {"vibrancy": None}
    return {"blur": scalars.enumeration("UIBlurEffect.Style", element.get("style", "extraLight"))["case"]}


def _text_attributes(element):
    """`<textAttributes key="titleTextAttributes">`: the attributes as an attributed string's runs have them."""
    found, shadow = {}, {}
    for child in element:
        key = child.get("key")
        if key == "fontDescription":
            found["font"] = fonts.description(child)
        elif key == "textColor":
            found["foregroundColor"] = colors.color(child)
        elif key == "textShadowColor":
            shadow["shadowColor"] = colors.color(child)
        elif key == "textShadowOffset":
            shadow["shadowOffset"] = {"size": scalars.geometry(child)["offset"]}
        else:
            raise NotDerivable(f"text attribute {key}")
    if shadow:
        found["shadow"] = {"shadow": shadow}
    return {"attributes": found}
