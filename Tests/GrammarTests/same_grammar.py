#!/usr/bin/env python3
"""Says whether two grammars in RELAX NG's XML syntax are the same but for comments and white space."""
import sys
import xml.etree.ElementTree as ElementTree


def lines(element, depth=0):
    """The elements of a grammar, one a line."""
    attributes = " ".join(f"{name}={value!r}" for name, value in sorted(element.attrib.items()))
    yield f"{'  ' * depth}{element.tag} {attributes} {(element.text or '').strip()!r}"
    for child in element:
        yield from lines(child, depth + 1)


def main():
    left, right = (list(lines(ElementTree.parse(path).getroot())) for path in sys.argv[1:3])
    if left == right:
        print(f"the same: {len(left)} elements")
        return 0
    for number, pair in enumerate(zip(left, right), 1):
        if pair[0] != pair[1]:
            print(f"they differ at element {number}:\n  {pair[0].strip()}\n  {pair[1].strip()}")
            return 1
    print(f"they differ in length: {len(left)} and {len(right)} elements")
    return 1


if __name__ == "__main__":
    sys.exit(main())
