import copy
import unittest

from tests.support import differences, expect_nib, object_of, right_dump

_DOCUMENT = """<view id="v" customClass="Card" contentMode="scaleToFill"><subviews>
  <label id="l" opaque="NO" contentMode="left" text="Hi" textAlignment="natural" numberOfLines="2" adjustsFontSizeToFit="NO"
    userInteractionEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO">
    <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label>
  <button id="b" opaque="NO" contentMode="scaleToFill"><state key="normal" title="Go"/>
    <connections><action selector="go" destination="v" eventType="touchUpInside" id="1"/></connections></button></subviews>
  <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="topMargin" constant="8" id="c"/></constraints>
  <connections><outlet property="label" destination="l" id="2"/></connections></view>"""


class ComparisonTests(unittest.TestCase):
    def setUp(self):
        self.expected = expect_nib(_DOCUMENT)
        self.actual = right_dump(self.expected)

    def item(self, document_id):
        return object_of(self.actual, document_id)

    def assert_differences(self, *wanted):
        self.assertEqual(differences(self.expected, self.actual), list(wanted))

    def test_equal(self):
        self.assert_differences()

    def test_defaults_need_not_be_set(self):
        del self.item("v")["properties"]["isOpaque"], self.item("l")["properties"]["isUserInteractionEnabled"]
        self.assert_differences()

    def test_absent_value(self):
        del self.item("l")["properties"]["numberOfLines"]
        self.assert_differences(("l", "UILabel.numberOfLines", "absent"))

    def test_absent_where_no_default_is_known(self):
        self.item("l")["calls"] = [call for call in self.item("l")["calls"] if "Hugging" not in call[0]]
        self.assert_differences(*(
            ("l", f"UILabel.setContentHuggingPriority(_:for:)[{axis}]", "absent, default unknown") for axis in ("horizontal", "vertical")))

    def test_wrong_value_and_unexplained_one(self):
        self.item("l")["properties"].update({"text": "Ho", "isHidden": True, "alpha": 1})
        self.assert_differences(("l", "UILabel.text", "value"), ("l", "UILabel.isHidden", "unexplained"))

    def test_color_in_another_spelling(self):
        self.item("l")["properties"]["textColor"] = {"color": {"system": "white"}}
        self.assert_differences()

    def test_initializer_arguments_count(self):
        button = self.item("b")
        del button["properties"]["buttonType"]
        button["construction"] = {"initializer": "init(type:)", "arguments": [{"case": "system"}]}
        self.assert_differences(("b", "UIButton.buttonType", "value"))

    def test_call_for_another_state(self):
        for call in self.item("b")["calls"]:
            if call[0] == "setTitle(_:for:)":
                call[2] = {"options": ["selected"]}
        self.assert_differences(
            ("b", "UIButton.setTitle(_:for:)[normal]", "absent"), ("b", "UIButton.setTitle(_:for:)[selected]", "unexplained"))

    def test_order_of_subviews(self):
        self.item("v")["subviews"].reverse()
        kinds = {kind for _, _, kind in differences(self.expected, self.actual)}
        self.assertIn("class", kinds)

    def test_constraint_by_the_margins_guide(self):
        constraint = self.actual["units"][0]["constraints"][0]
        constraint["second"]["guide"], constraint["secondAttribute"] = "layoutMarginsGuide", "top"
        self.assert_differences()

    def test_constraint_parts(self):
        for name, value in (("constant", 9), ("multiplier", 2), ("priority", 999), ("relation", "lessThanOrEqual"), ("identifier", "x")):
            with self.subTest(name):
                self.actual = right_dump(self.expected)
                self.actual["units"][0]["constraints"][0][name] = value
                self.assert_differences(("c", "constraint", f"differs in {name}"))

    def test_inactive_constraint(self):
        self.actual["units"][0]["constraints"][0]["active"] = False
        self.assert_differences(("c", "constraint", "activity"))

    def test_outlet_to_another_object(self):
        self.item("v")["outlets"]["label"] = {"object": self.item("b")["id"]}
        self.assert_differences(("v", "outlet", "value"))

    def test_action_with_another_event(self):
        self.item("b")["actions"][0]["events"] = ["touchDown"]
        self.assert_differences(("b", "action", "absent"), ("b", "action", "unexplained"))

    def test_awakening(self):
        unit = self.actual["units"][0]
        unit["awoken"] = [self.item("v")["id"]]
        self.assert_differences()
        unit["awoken"] = []
        self.assert_differences(("v", "awakeFromNib", "called"))
        unit["awoken"] = list(reversed(copy.copy(self.expected["units"][0]["awoken"])))
        self.assert_differences(("-", "awakeFromNib", "order"))

    def test_missing_object(self):
        self.item("v")["subviews"].remove(self.item("b")["id"])
        self.actual["units"][0]["objects"].pop(self.item("b")["id"])
        for number, item in enumerate(self.actual["units"][0]["objects"]):
            item["id"] = number
        self.assertIn(("b", "UIButton", "missing object"), differences(self.expected, self.actual))


if __name__ == "__main__":
    unittest.main()
