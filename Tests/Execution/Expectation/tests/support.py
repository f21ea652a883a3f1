"""Small documents, and dumps as a run of right code would write them."""

import copy
import os
import tempfile

from expectation.building import expected_dump
from expectation.comparison import compare

_NIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">{connections}</placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    {objects}
  </objects>
</document>"""
_STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
  <scenes><scene sceneID="s"><objects>{objects}
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
  </objects></scene></scenes>
</document>"""


def expect_text(text):
    handle, path = tempfile.mkstemp(suffix=".xib")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        return expected_dump(path)
    finally:
        os.unlink(path)


def expect_nib(objects, connections=""):
    return expect_text(_NIB.format(objects=objects, connections=connections))


def expect_storyboard(objects):
    return expect_text(_STORYBOARD.format(objects=objects))


def object_of(dump, document_id, unit=0):
    return next(item for item in dump["units"][unit]["objects"] if item["documentID"] == document_id)


def values_of(objects, document_id):
    return object_of(expect_nib(objects), document_id)["properties"]


def right_dump(expected):
    """A dump of code that sets everything that's expected."""
    dump = copy.deepcopy(expected)
    for unit in dump["units"]:
        for item in unit["objects"]:
            item["construction"] = {"initializer": "init()", "arguments": []}
            item["calls"] = []
            for name in list(item["properties"]):
                if name.endswith("]") and "(" in name:
                    method, _, state = name[:-1].partition("[")
                    item["calls"].append([method, item["properties"].pop(name), {"case": state}])
            for name, value in item["outlets"].items():
                if isinstance(value, dict) and "constraint" in value:
                    item["outlets"][name] = {"object": len(unit["objects"])}
        unit["objects"].append({"id": len(unit["objects"]), "class": "NSLayoutConstraint", "custom": None})
    return dump


def differences(expected, actual):
    return [(difference.document_id, difference.subject, difference.kind) for difference in compare(expected, actual)]
