#!/usr/bin/env python3
"""Lists how actual dumps differ from what their documents mean. Exit code: 0 equal, 1 differences, 2 something can't be read."""

import argparse
import collections
import json
import pathlib
import sys

from expectation.building import expected_dump
from expectation.comparison import compare
from expectation.xmltree import Unreadable

_SCHEMA = "xibc-dump/1"


class Broken(Exception):
    """A file that isn't a dump, or a dump that doesn't keep to the format."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--summary", action="store_true", help="only count the kinds of differences")
    parser.add_argument("--tree", action="store_true",
                        help="EXPECTED is a list of documents, one a line, and ACTUAL a folder with a dump N.json for the document in line N")
    parser.add_argument("expected", metavar="EXPECTED", help="a document, or an expected dump (.json)")
    parser.add_argument("actual", metavar="ACTUAL", nargs="+", help="dumps of actual runs")
    arguments = parser.parse_args()
    jobs = _tree(arguments) if arguments.tree else [(arguments.expected, actual) for actual in arguments.actual]
    return _run(jobs, arguments.summary or arguments.tree, arguments.tree)


def _tree(arguments):
    with open(arguments.expected, encoding="utf-8") as file:
        documents = [line.rstrip("\n") for line in file]
    folder = pathlib.Path(arguments.actual[0])
    return [(document, folder / f"{line}.json") for line, document in enumerate(documents, 1) if document]


def _run(jobs, summarize, tolerant):
    counts, files = collections.Counter(), collections.Counter()
    equal = broken = skipped = 0
    for expected, actual in jobs:
        if tolerant and not pathlib.Path(actual).exists():
            skipped += 1
            continue
        try:
            differences = _compare(expected, actual)
        except (Broken, Unreadable) as error:
            print(error, file=sys.stderr)
            broken += 1
            continue
        equal += not differences
        kinds = [(difference.kind, difference.subject) for difference in differences]
        counts.update(kinds)
        files.update(set(kinds))
        if not summarize:
            for difference in differences:
                print(difference)
    if summarize:
        compared = len(jobs) - broken - skipped
        print(f"{compared} compared, {equal} equal, {broken} broken, {skipped} without a dump")
        for (kind, subject), count in counts.most_common():
            print(f"{count:7} in {files[(kind, subject)]:5}  {subject}: {kind}")
    return 2 if broken else 1 if counts else 0


def _compare(expected, actual):
    if str(expected).endswith(".json"):
        wanted = _load(expected)
    else:
        wanted = expected_dump(expected)
    found = _load(actual)
    try:
        return compare(wanted, found)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise Broken(f"{actual}: doesn't keep to the format of dumps: {error!r}") from error


def _load(path):
    try:
        with open(path, encoding="utf-8") as file:
            dump = json.load(file)
    except (OSError, ValueError) as error:
        raise Broken(f"{path}: {error}") from error
    if not isinstance(dump, dict) or dump.get("schema") != _SCHEMA:
        raise Broken(f"{path}: not a dump ({_SCHEMA})")
    return dump


if __name__ == "__main__":
    sys.exit(main())
