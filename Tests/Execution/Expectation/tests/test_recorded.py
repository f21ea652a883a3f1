"""Forms of the executable surface, and the expectation's forms that they become."""

import unittest

from expectation.recorded import normalised


def recorded_object(number, class_name, **fields):
    return {"id": number, "class": class_name, "construction": None, "properties": {}, "calls": [], "keyValues": [], "outlets": {}, **fields}


def made(initializer, *arguments):
    return {"initializer": initializer, "arguments": list(arguments)}


class RecordedTests(unittest.TestCase):
    def first(self, *objects):
        """The first of the objects after normalising."""
        return normalised({"units": [{"objects": list(objects)}]})["units"][0]["objects"][0]

    def test_button_configuration(self):
        transformer = {"attributes": {"font": {"font": {"system": 20}}}}
        recorded = {"struct": "UIButton.Configuration", "construction": made("filled()"),
                    "properties": {"title": "Buy", "titleTextAttributesTransformer": transformer}}
        button = self.first(recorded_object(0, "UIButton", properties={"configuration": recorded}))
        self.assertEqual(button["properties"]["configuration"],
                         {"configuration": {"style": "filled", "title": "Buy", "titleFont": {"font": {"system": 20}}}})

    def test_effects(self):
        view = self.first(
            recorded_object(0, "UIVisualEffectView", construction=made("init(effect:)", {"object": 1})),
            recorded_object(1, "UIVibrancyEffect", construction=made("init(blurEffect:)", {"object": 2})),
            recorded_object(2, "UIBlurEffect", construction=made("init(style:)", {"case": "dark"})))
        self.assertEqual(view["construction"]["arguments"], [{"vibrancy": {"blur": "dark"}}])

    def test_symbols(self):
        configuration = recorded_object(1, "UIImage.SymbolConfiguration", construction=made(
            "init(pointSize:weight:scale:)", 24, {"case": "bold"}, {"case": "large"}))
        image = {"image": {"system": "star", "configuration": {"object": 1}, "renderingMode": {"case": "alwaysTemplate"}}}
        view = self.first(recorded_object(0, "UIImageView", properties={"image": image}), configuration)
        self.assertEqual(view["properties"]["image"], {"image": {
            "system": "star", "configuration": {"pointSize": 24, "weight": "bold", "scale": "large"}, "renderingMode": "alwaysTemplate"}})

    def test_owned_objects_are_properties(self):
        cell = self.first(recorded_object(0, "UITableViewCell", owned={"contentView": 1}), recorded_object(1, "UIView"))
        self.assertEqual(cell["properties"], {"contentView": {"object": 1}})

    def test_outlets(self):
        owner = self.first(
            recorded_object(0, "UITableViewCell", outlets={"top": {"object": 1}, "textLabelOutlet": {"object": 2}, "anOutlet": None}),
            recorded_object(1, "NSLayoutConstraint", constraint=3), recorded_object(2, "UILabel"))
        self.assertEqual(owner["outlets"], {"top": {"constraint": 3}, "textLabel": {"object": 2}, "anOutlet": None})


if __name__ == "__main__":
    unittest.main()
