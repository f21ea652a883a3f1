#!/usr/bin/env python3
"""Writes the dump that running the code for an interface document has to produce."""

import argparse
import json
import sys

from expectation.building import expected_dump
from expectation.xmltree import Unreadable


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("document")
    parser.add_argument("-o", "--output", metavar="FILE", help="instead of standard output")
    arguments = parser.parse_args()
    try:
        text = json.dumps(expected_dump(arguments.document), indent=1, ensure_ascii=False) + "\n"
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.output:
        with open(arguments.output, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
