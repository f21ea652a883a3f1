"""What a storyboard's tables and collections make when code dequeues it."""

from . import naming

_KINDS = {"sectionHeaderView": "elementKindSectionHeader", "sectionFooterView": "elementKindSectionFooter"}


def registrations(document, element):
    """The calls that register an element's prototypes, by name and identifier: the class of the view that each makes."""
    found = {}
    for prototype in (*element.findall("prototypes/*"), *element.findall("cells/*"), *element):
        identifier = prototype.get("reuseIdentifier")
        if not identifier or not document.is_prototype(prototype):
            continue
        found[_call(prototype, document.parents[prototype].tag, identifier)] = {
            "prototype": prototype.get("customClass") or naming.class_of(prototype)}
    return found


def _call(prototype, list_name, identifier):
    if prototype.get("key") in _KINDS:
        return "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)%s" % [_KINDS[prototype.get("key")], identifier]
    label = "forCellReuseIdentifier" if list_name == "prototypes" else "forCellWithReuseIdentifier"
    return "register(_:%s:)%s" % (label, [identifier])
