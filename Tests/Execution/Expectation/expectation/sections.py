"""Sections of static tables: data for a data source, which a unit's structure holds."""

from . import texts
from .equality import same
from .scalars import number

# UITableView.automaticDimension
_AUTOMATIC = -1


def expected_sections(element, number_of):
    """What `<sections>` of a table says, as the dump of a structure has it."""
    return [
        {"header": _text(section, "headerTitle"), "footer": _text(section, "footerTitle"),
         "rows": [{"cell": {"object": number_of(cell)}, "height": number(cell.get("rowHeight", _AUTOMATIC))}
                  for cell in section.findall("cells/tableViewCell")]}
        for section in element.findall("sections/tableViewSection")
    ]


def compare_sections(expected_unit, actual_unit, pairs):
    """Yields (document id, expected, actual) for each table whose sections no member of the actual structure has."""
    left = list(actual_unit.get("sections", []))
    for document_id, sections in expected_unit["sections"]:
        found = next((candidate for candidate in left if same(sections, candidate, pairs)), None)
        if found is not None:
            left.remove(found)
        else:
            yield document_id, sections, left or None


def _text(section, key):
    child = section.find(f"string[@key='{key}']")
    return texts.string(child) if child is not None else section.get(key)
