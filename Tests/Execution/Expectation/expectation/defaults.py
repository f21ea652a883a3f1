"""Two kinds of default: what an object made in code has, and what a document means that doesn't mention a property.

`UIKitSurface/Defaults/Defaults.json` has both, by class and property; the catalog's own are held against the same file. It says
"code" only where we're certain: UIKit's documentation says so, or Interface Builder's library, whose objects are made by the classes'
own initializers, starts with it. Where neither is known, the emitted code has to say it. And it says "nib" where a document that
doesn't mention the property means something else: Interface Builder leaves out its own default, which is mostly zero in the archive.
"""

import json
import os

_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "UIKitSurface", "Defaults", "Defaults.json")
with open(_FILE, encoding="utf-8") as _file:
    _DEFAULTS = json.load(_file)

CODE = _DEFAULTS["code"]
NIB = _DEFAULTS["nib"]
# The same for the traits of text input, where the document has the element for them.
NIB_TRAITS = NIB["textInputTraits"]

# Priorities, by what is set for which axis. Interface Builder starts with another hugging for the classes of HUGGING_UNKNOWN; whether
# these have it in code as well isn't documented.
PRIORITIES = {
    "setContentHuggingPriority": 250,
    "setContentCompressionResistancePriority": 750,
}
HUGGING_UNKNOWN = {"UILabel", "UIImageView", "UISwitch", "UIProgressView", "UIActivityIndicatorView", "UIStepper"}

# Properties that change nothing in these classes, so that a document's value needn't be carried: they lay their own content out.
_ALIGNMENTS = {"contentHorizontalAlignment", "contentVerticalAlignment"}
NO_EFFECT = {
    **{name: _ALIGNMENTS for name in (
        "UISegmentedControl", "UISlider", "UISwitch", "UIStepper", "UIDatePicker", "UIPageControl", "UIRefreshControl")},
    "UITextField": {"contentHorizontalAlignment"},  # textAlignment is what a field aligns by
}


def code_default(chain, name):
    """(known, value) of a property of an object made in code; `chain` has its UIKit classes, nearest first."""
    for method, value in PRIORITIES.items():
        if name.startswith(method + "("):
            unknown = method == "setContentHuggingPriority" and any(c in HUGGING_UNKNOWN for c in chain)
            return (not unknown, {"raw": value})
    if "(" in name:
        return (True, None)  # what is set for a state starts as nothing
    for class_name in chain:
        if name in CODE.get(class_name, {}):
            return (True, CODE[class_name][name])
    return (False, None)


def nib_meaning(chain):
    """Properties that a document means without a word, the nearest class's word first."""
    meant = {}
    for class_name in reversed(chain):
        meant.update(NIB.get(class_name, {}))
    return meant


def without_effect(chain, name):
    return any(name in NO_EFFECT.get(class_name, ()) for class_name in chain)
