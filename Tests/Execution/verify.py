#!/usr/bin/env python3
"""Runs what xibc emits for documents and compares what that built with what the documents mean.

    verify.py --xibc BINARY --build DIR [--jobs N] [--list FILE] [--size-classes W,H] [--known FILE] [DOCUMENT…]

Prints how many documents were equal and the most frequent kinds of difference, and writes all differences, by document, to
differences.txt in the build folder; the dumps are in dumps/ there. --size-classes, such as regular,compact for width and
height, changes the traits after the run and compares with what the document means for those. --known lists differences that have a cause, one a line:
the end of the document's path, the difference's kind as it's printed, and the cause, with tabs between them.

The exit code is 0 when all documents are equal but for known differences, 1 when some aren't or couldn't be run, 2 when the
harness itself failed.
"""

import argparse
import collections
import json
import os
import sys

from run import add_documents, exit_code, named_documents, run_documents
from toolchain import HERE
from documents import dump_name

sys.path.insert(0, os.path.join(HERE, "Expectation"))

from expectation.building import expected_dump  # noqa: E402
from expectation.comparison import compare  # noqa: E402
from expectation.recorded import normalised  # noqa: E402
from expectation.variations import PHONE, Traits  # noqa: E402

MOST_FREQUENT = 40


class KnownDifferences:
    """Kinds of difference that have a cause, by document."""

    def __init__(self, path):
        self.rows, self.met = {}, set()
        if path:
            with open(path, encoding="utf-8") as f:
                for number, line in enumerate(f, 1):
                    if line.strip() and not line.startswith("#"):
                        columns = line.rstrip("\n").split("\t")
                        if len(columns) != 3:
                            raise ValueError("%s:%d: a known difference has a document, a kind and a cause" % (path, number))
                        self.rows[tuple(columns[:2])] = columns[2]

    def cause(self, document, kind):
        for (name, listed), cause in self.rows.items():
            if listed == kind and ("/" + document).endswith("/" + name):
                self.met.add((name, listed))
                return cause
        return None

    def unmet(self):
        return sorted(set(self.rows) - self.met)


class Verdict:
    """What was found about one document: (kind, text) of each difference, known ones apart."""

    def __init__(self, document, status):
        self.document, self.status, self.differences, self.known = document, status, [], []

    def add(self, known, kind, text):
        cause = known.cause(self.document, kind)
        if cause is None:
            self.differences.append((kind, text))
        else:
            self.known.append((cause, text))


def judge(outcome, output, known, traits):
    verdict = Verdict(outcome.path, outcome.status)
    if outcome.status != "dumped":
        verdict.add(known, outcome.status, outcome.detail.strip())
        return verdict
    with open(os.path.join(output, dump_name(outcome.path)), encoding="utf-8") as f:
        actual = json.load(f)
    for difference in compare(expected_dump(outcome.path, traits), normalised(actual)):
        verdict.add(known, "%s: %s" % (difference.subject, difference.kind), str(difference))
    verdict.status = "different" if verdict.differences else "equal but for known differences" if verdict.known else "equal"
    return verdict


def write_differences(verdicts, path):
    with open(path, "w", encoding="utf-8") as f:
        for verdict in verdicts:
            if verdict.differences or verdict.known:
                f.write("%s\n" % verdict.document)
                for kind, text in verdict.differences:
                    f.write("  %s\n" % (text.replace("\n", "\n    ") if verdict.status == "different" else kind + ": " + text))
                for cause, text in verdict.known:
                    f.write("  known (%s): %s\n" % (cause, text))


def print_summary(verdicts, known):
    counts, documents, examples = collections.Counter(), collections.Counter(), {}
    for verdict in verdicts:
        kinds = [kind for kind, _ in verdict.differences]
        counts.update(kinds)
        documents.update(set(kinds))
        for kind, text in verdict.differences:
            examples.setdefault(kind, "%s: %s" % (os.path.basename(verdict.document), text))
    for kind, count in counts.most_common(MOST_FREQUENT):
        print("%6d in %4d documents  %s\n        %s" % (count, documents[kind], kind, examples[kind].split("\n")[0]))
    for row in known.unmet():
        print("known, but not met: %s" % ", ".join(row))
    statuses = collections.Counter(verdict.status for verdict in verdicts)
    print("%d documents: %s" % (len(verdicts), ", ".join("%d %s" % (n, status) for status, n in statuses.most_common())))


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    add_documents(parser)
    parser.add_argument("--known")
    parser.add_argument("--size-classes", type=lambda text: Traits(*text.split(",")), default=PHONE)
    options = parser.parse_args()
    documents = named_documents(parser, options)
    known = KnownDifferences(options.known)
    output = os.path.join(options.build, "dumps")
    outcomes = run_documents(documents, options.xibc, options.build, output, options.jobs,
                             ",".join(options.size_classes))
    verdicts = [judge(outcome, output, known, options.size_classes) for outcome in outcomes]
    write_differences(verdicts, os.path.join(options.build, "differences.txt"))
    print_summary(verdicts, known)
    return 1 if any(verdict.differences for verdict in verdicts) else 0


if __name__ == "__main__":
    sys.exit(exit_code(main))
