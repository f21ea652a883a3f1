"""UIKit's names for the document's words: class of an element, property of an attribute or keyed child, with its type."""

from . import facts, vocabulary


def class_of(element):
    """The UIKit class of an element that is an object; None for other elements."""
    if element.tag in vocabulary.CLASSES:
        return vocabulary.CLASSES[element.tag]
    name = "UI" + element.tag[:1].upper() + element.tag[1:]
    # "segment" and "state" would otherwise be looked for as classes of that name.
    return name if facts.inherits(name, "NSObject") and element.tag not in ("color", "image", "font") else None


def property_of(chain, word):
    """(property, type) of an attribute or key for an object with these classes; the type is None where nobody declares it."""
    name = vocabulary.limited(vocabulary.PROPERTIES, word, chain)
    candidates = [name] if name else [word, "is" + word[:1].upper() + word[1:]]
    for candidate in candidates:
        declared = vocabulary.limited(vocabulary.TYPES, candidate, chain) or _declared(chain, candidate)
        if declared:
            return candidate, declared
    return candidates[0], None


def is_design_time(chain, word):
    return word in vocabulary.DESIGN_TIME or any(f"{word}@{name}" in vocabulary.DESIGN_TIME for name in chain)


def _declared(chain, name):
    return facts.property_type(chain[0], name) if chain else None
