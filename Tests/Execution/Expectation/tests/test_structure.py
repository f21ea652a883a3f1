import unittest

from tests.support import expect_nib, expect_storyboard, object_of

_PAIR = """<view id="v"><subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/><view id="b"
  translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
  <viewLayoutGuide key="safeArea" id="safe"/>
  <constraints>{constraints}</constraints>{more}</view>"""


def constraints(text, more=""):
    unit = expect_nib(_PAIR.format(constraints=text, more=more))["units"][0]
    numbers = {item["id"]: item["documentID"] for item in unit["objects"]}
    for constraint in unit["constraints"]:
        for end in ("first", "second"):
            if constraint[end]:
                constraint[end]["object"] = numbers[constraint[end]["object"]]
    return unit["constraints"]


class StructureTests(unittest.TestCase):
    def test_constraint_with_everything_left_out(self):
        (constraint,) = constraints('<constraint firstAttribute="width" constant="8" id="c"/>')
        self.assertEqual(constraint, {
            "first": {"object": "v"}, "firstAttribute": "width", "relation": "equal", "second": None, "secondAttribute": "notAnAttribute",
            "multiplier": 1, "constant": 8, "priority": 1000, "identifier": None, "active": True, "documentID": "c"})

    def test_constraint_parts(self):
        (constraint,) = constraints("""<constraint firstItem="a" firstAttribute="baseline" relation="lessThanOrEqual" secondItem="safe"
            secondAttribute="bottom" multiplier="1:4" priority="750" identifier="x" id="c"/>""")
        self.assertEqual(constraint["second"], {"object": "v", "guide": "safeAreaLayoutGuide"})
        self.assertEqual(
            [constraint[name] for name in ("firstAttribute", "relation", "multiplier", "priority", "identifier")],
            ["lastBaseline", "lessThanOrEqual", 0.25, 750, "x"])

    def test_the_safe_area_stands_for_a_controllers_guides(self):
        unit = expect_storyboard("""<viewController id="c" sceneMemberID="viewController"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides><view key="view" id="v"><subviews>
          <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="1"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="2"/>
          <constraint firstItem="a" firstAttribute="height" secondItem="t" secondAttribute="height" id="3"/>
          </constraints></view></viewController>""")["units"][0]
        numbers = {item["id"]: item["documentID"] for item in unit["objects"]}
        ends = [(numbers[end["object"]], end.get("guide"), constraint[name + "Attribute"])
                for constraint in unit["constraints"] for name in ("first", "second") for end in [constraint[name]]]
        self.assertEqual(ends, [
            ("a", None, "top"), ("v", "safeAreaLayoutGuide", "top"), ("v", "safeAreaLayoutGuide", "bottom"), ("a", None, "bottom"),
            ("a", None, "height"), ("c", "topLayoutGuide", "height")])

    def test_multipliers(self):
        for text, value in (("16:9", 16 / 9), ("1/2", 0.5), ("1.5", 1.5)):
            (constraint,) = constraints(f'<constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" '
                                        f'multiplier="{text}" id="c"/>')
            self.assertAlmostEqual(constraint["multiplier"], value)

    def test_constraints_of_design_time_and_of_other_size_classes(self):
        found = constraints(
            '<constraint firstAttribute="width" placeholder="YES" id="p"/><constraint firstAttribute="height" id="c"/>',
            '<variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>')
        self.assertEqual([(constraint["documentID"], constraint["active"]) for constraint in found], [("c", False)])

    def test_stack_view_and_excluded_view(self):
        dump = expect_nib("""<stackView id="s"><subviews><label id="a"/><label id="b"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation></stackView>""")
        stack = object_of(dump, "s")
        self.assertEqual(stack["arrangedSubviews"], [object_of(dump, "b")["id"]])

    def test_fixed_frame_stays(self):
        dump = expect_nib("""<view id="v"><subviews><view id="f" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view><view id="g" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view>""")
        fixed, free = object_of(dump, "f"), object_of(dump, "g")
        self.assertTrue(fixed["properties"]["translatesAutoresizingMaskIntoConstraints"])
        self.assertEqual(fixed["properties"]["frame"], {"rect": [1, 2, 3, 4]})
        self.assertNotIn("frame", free["properties"])

    def test_a_class_in_the_place_of_another_means_what_the_element_does(self):
        dump = expect_nib("""<view customClass="UITableView" id="v"/><tableView id="t"/>""")
        self.assertNotIn("estimatedRowHeight", object_of(dump, "v")["properties"])
        self.assertEqual(object_of(dump, "t")["properties"]["estimatedRowHeight"], 0)

    def test_a_tables_controller_has_its_table_as_its_view(self):
        scene = """<%s id="c" sceneMemberID="viewController" customClass="List"><tableView key="view" id="t"/><connections>
            <outlet property="tableView" destination="t" id="1"/></connections></%s>"""
        for element, outlets in (("tableViewController", {}), ("viewController", {"tableView": {"object": 1}})):
            with self.subTest(element):
                self.assertEqual(object_of(expect_storyboard(scene % (element, element)), "c")["outlets"], outlets)

    def test_an_adaptive_segues_own_action_is_what_it_sends(self):
        scene = """<viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="c" kind="showDetail"%s id="2"/></connections></button></subviews></view></viewController>"""
        for action, call in (("", "showDetailViewController(_:sender:)"), (' action="showViewController:sender:"', "show(_:sender:)")):
            with self.subTest(action):
                told = object_of(expect_storyboard(scene % action), "b")["segues"]
                self.assertEqual(told[0]["calls"][-1], call)

    def test_unwinding_asks_prepares_and_sends_the_action(self):
        scene = """<viewController id="c" customClass="Editor" sceneMemberID="viewController"><view key="view" id="v"><subviews>
            <button id="b"><connections><segue destination="e" kind="unwind" identifier="done" unwindAction="save:" id="1"/>
            </connections></button></subviews></view></viewController><exit id="e"/>"""
        told, = object_of(expect_storyboard(scene), "b")["segues"]
        self.assertEqual((told["identifier"], told["source"]), ("done", "Editor"))
        self.assertEqual(told["calls"], ["shouldPerformSegue(withIdentifier:sender:)", "prepare(for:sender:)", "save:"])

    def test_an_items_segue_takes_the_place_of_its_action(self):
        scene = """<viewController id="c" sceneMemberID="viewController"><navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Go" id="i"><connections><action selector="go:" destination="c" id="1"/>%s
            </connections></barButtonItem></navigationItem></viewController>"""
        segue = '<segue destination="c" kind="show" id="2"/>'
        self.assertEqual(object_of(expect_storyboard(scene % ""), "i")["properties"]["action"], {"selector": "go:"})
        self.assertNotIn("action", object_of(expect_storyboard(scene % segue), "i")["properties"])

    def test_scene_static_cells_and_prototypes(self):
        dump = expect_storyboard("""<tableViewController id="c" sceneMemberID="viewController" customClass="List">
            <tableView key="view" id="t"><prototypes><tableViewCell id="p" reuseIdentifier="P"
              style="IBUITableViewCellStyleValue1" textLabel="x"><tableViewCellContentView key="contentView" id="w">
              <subviews><label id="x"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
            <navigationItem key="navigationItem" id="n" title="T"/></tableViewController>""")
        self.assertEqual([unit["kind"] for unit in dump["units"]], ["scene", "prototype"])
        cell, content = object_of(dump, "p", 1), object_of(dump, "w", 1)
        self.assertEqual(cell["properties"]["style"], {"case": "value1"})
        self.assertEqual(cell["optional"]["reuseIdentifier"], "P")  # the table gives it
        self.assertEqual(cell["properties"]["textLabel"], {"object": object_of(dump, "x", 1)["id"]})
        self.assertEqual(content["subviews"], [])

    def test_connections(self):
        dump = expect_nib("""<view id="v" customClass="Card"><subviews><button id="b"><connections>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="1"/>
            <action selector="undo" destination="-2" eventType="touchDown" id="2"/></connections></button></subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <constraints><constraint firstAttribute="width" id="w"/></constraints>
            <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="3"/>
            <outlet property="width" destination="w" id="4"/></connections></view><tapGestureRecognizer id="g"/>""",
            '<connections><outletCollection property="all" destination="b" id="5"/><outletCollection property="all" destination="v" id="6"/>'
            '</connections>')
        view, button = object_of(dump, "v"), object_of(dump, "b")
        self.assertEqual(object_of(dump, "-1")["outlets"], {"all": [{"object": button["id"]}, {"object": view["id"]}]})
        self.assertEqual(view["keyValues"], [["layer.cornerRadius", 8]])
        self.assertEqual(view["gestureRecognizers"], [object_of(dump, "g")["id"]])
        self.assertEqual(view["outlets"], {"width": {"constraint": 0}})
        self.assertEqual(button["actions"], [
            {"target": 0, "selector": "save:", "events": ["touchUpInside"]}, {"target": None, "selector": "undo", "events": ["touchDown"]}])


if __name__ == "__main__":
    unittest.main()
