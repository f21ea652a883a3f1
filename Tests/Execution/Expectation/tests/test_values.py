import unittest

from tests.support import expect_nib, object_of, values_of

_LABEL = '<label id="l" opaque="NO" contentMode="left" lineBreakMode="tailTruncation" {attributes}>{children}</label>'


def label(attributes="", children=""):
    return values_of(_LABEL.format(attributes=attributes, children=children), "l")


class ValueTests(unittest.TestCase):
    def test_names_that_follow_from_the_attribute(self):
        values = label('numberOfLines="3" text="Hi" hidden="YES" enabled="NO" clipsSubviews="YES"')
        self.assertEqual(
            [values[name] for name in ("numberOfLines", "text", "isHidden", "isEnabled", "clipsToBounds")], [3, "Hi", True, False, True])
        self.assertEqual(values["lineBreakMode"], {"case": "byTruncatingTail"})

    def test_what_a_missing_attribute_means(self):
        values = label()
        self.assertEqual(values["textAlignment"], {"case": "left"})
        self.assertTrue(values["isUserInteractionEnabled"])
        self.assertTrue(values["adjustsFontSizeToFitWidth"])
        self.assertEqual(values["setContentHuggingPriority(_:for:)[horizontal]"], {"raw": 250})

    def test_smallest_font_becomes_a_factor(self):
        font = '<fontDescription key="fontDescription" type="system" pointSize="20"/>'
        self.assertEqual(label('minimumFontSize="10"', font)["minimumScaleFactor"], 0.5)
        self.assertNotIn("minimumScaleFactor", label('minimumFontSize="10" adjustsFontSizeToFit="NO"', font))

    def test_fonts(self):
        for attributes, font in (
            ('type="system" pointSize="17"', {"system": 17}),
            ('type="system" weight="semibold" pointSize="17"', {"system": 17, "weight": "semibold"}),
            ('type="boldSystem" pointSize="12.5"', {"system": 12.5, "weight": "bold"}),
            ('type="italicSystem" pointSize="12"', {"system": 12, "italic": True}),
            ('style="UICTFontTextStyleSubhead"', {"style": "subheadline"}),
            ('name="Avenir-Book" family="Avenir" pointSize="15"', {"name": "Avenir-Book", "size": 15}),
        ):
            with self.subTest(attributes):
                values = label(children=f'<fontDescription key="fontDescription" {attributes}/>')
                self.assertEqual(values["font"], {"font": font})

    def test_colors(self):
        for attributes, color in (
            ('systemColor="secondaryLabelColor"', {"system": "secondaryLabel"}),
            ('xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"', {"system": "systemBackground"}),
            ('cocoaTouchSystemColor="groupTableViewBackgroundColor"', {"system": "systemGroupedBackground"}),
            ('name="Brand"', {"named": "Brand"}),
            ('white="0.5" alpha="0.25" colorSpace="calibratedWhite"', {"space": "gray", "components": [0.5, 0.25]}),
            ('red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3"',
             {"space": "displayP3", "components": [1, 0.5, 0, 1]}),
        ):
            with self.subTest(attributes):
                self.assertEqual(label(children=f'<color key="textColor" {attributes}/>')["textColor"], {"color": color})

    def test_attributed_text(self):
        values = label(children="""<attributedString key="attributedText"><fragment content="a"><attributes>
            <real key="NSKern" value="2"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"
            allowsDefaultTighteningForTruncation="NO"/></attributes></fragment></attributedString>""")
        self.assertEqual(
            values["attributedText"], {"attributed": [["a", {"kern": 2, "paragraphStyle": {"alignment": {"case": "center"}}}]]})

    def test_button_states_and_type(self):
        values = values_of("""<button id="b" opaque="NO" buttonType="roundedRect"><fontDescription key="fontDescription" type="system"
            pointSize="18"/><state key="normal" title="Go" image="star" catalog="system"/>
            <state key="highlighted"><color key="titleColor" name="Hot"/></state></button>""", "b")
        self.assertEqual(values["buttonType"], {"case": "system"})
        self.assertEqual(values["setTitle(_:for:)[normal]"], "Go")
        self.assertEqual(values["setImage(_:for:)[normal]"], {"image": {"system": "star"}})
        self.assertEqual(values["setTitleColor(_:for:)[highlighted]"], {"color": {"named": "Hot"}})
        self.assertEqual(values["titleLabel.font"], {"font": {"system": 18}})
        self.assertEqual(values_of('<button id="b"/>', "b")["buttonType"], {"case": "custom"})

    def test_text_input_traits(self):
        values = values_of("""<textField id="t"><textInputTraits key="textInputTraits" keyboardType="alphabet" secureTextEntry="YES"
            textContentType="one-time-code"/></textField>""", "t")
        self.assertEqual(values["autocapitalizationType"], {"case": "none"})
        self.assertEqual(values["keyboardType"], {"case": "asciiCapable"})
        self.assertTrue(values["isSecureTextEntry"])
        self.assertEqual(values["textContentType"], {"raw": "one-time-code"})

    def test_what_cannot_be_judged_is_listed(self):
        dump = expect_nib('<label id="l" novelty="7"><color key="textColor" colorSpace="catalog" catalog="System"/></label>')
        self.assertEqual([what for what, _ in dump["units"][0]["notJudged"]], ["label.novelty", "label/color[textColor]"])
        self.assertIn("textColor", object_of(dump, "l")["unjudged"])


if __name__ == "__main__":
    unittest.main()
