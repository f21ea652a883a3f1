#!/usr/bin/env python3
"""Compiles interface documents with xibc, compiles and runs what it emits, and writes what that built as JSON.

    run.py --xibc BINARY --build DIR --output DIR [--jobs N] [--list FILE] [DOCUMENT…]

--build keeps the surface, and each document's compiled code by the hash of what it's made from; --output gets one dump for each
document and report.json. The exit code is 0 when every document was dumped, 1 when some weren't, 2 when the harness itself failed.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import traceback

from documents import Document, Refused, dump_name, stub_sources
from rewrite import UnknownForm
from toolchain import Toolchain, ToolchainFailure

HERE = os.path.dirname(os.path.abspath(__file__))


class Outcome:
    """What became of one document."""

    def __init__(self, path):
        self.path, self.status, self.detail, self.digest, self.symbol = path, "pending", "", None, None

    def end(self, status, detail=""):
        self.status, self.detail = status, detail

    @property
    def report(self):
        entry = {"document": self.path, "status": self.status}
        if self.status == "dumped":
            entry["dump"] = dump_name(self.path)
        if self.detail:
            entry["detail"] = self.detail
        return entry


def prepare(outcome, xibc, toolchain, stubs):
    """Emits, rewrites and compiles one document."""
    try:
        document = Document(outcome.path, xibc)
        sources = document.sources()
        used = [stubs[m] for m in document.modules if m in stubs]
        outcome.digest = document.digest(toolchain.interface, *used)
        outcome.symbol = "document_" + outcome.digest
        sources["EntryPoint.swift"] = document.entry_point(outcome.symbol)
    except (Refused, subprocess.TimeoutExpired) as error:
        return outcome.end("refused", str(error))
    except UnknownForm as error:
        return outcome.end("not rewritten", str(error))
    errors = toolchain.compile_document(outcome.digest, outcome.symbol, sources)
    if errors:
        outcome.end("not compiled", errors)


def execute(outcome, program, output, size_classes=None):
    """Runs one document in a process of its own, so that a crash is that document's alone."""
    path = os.path.join(output, dump_name(outcome.path))
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    if size_classes:
        environment["SURFACE_SIZE_CLASSES"] = size_classes
    try:
        result = subprocess.run([program, outcome.symbol, path], capture_output=True, text=True, timeout=60,
                                env=environment)
    except subprocess.TimeoutExpired:
        return outcome.end("crashed", "ran for longer than a minute")
    if result.returncode != 0 or not os.path.exists(path):
        return outcome.end("crashed", "exit code %d\n%s" % (result.returncode, result.stderr[:1500]))
    outcome.end("dumped")


def add_documents(parser):
    """The arguments that say which documents are meant, and with what they're run."""
    parser.add_argument("--xibc", required=True)
    parser.add_argument("--build", required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--list")
    parser.add_argument("documents", nargs="*")


def named_documents(parser, options):
    documents = list(options.documents)
    if options.list:
        with open(options.list, encoding="utf-8") as f:
            documents += [line.rstrip("\n") for line in f if line.strip()]
    if not documents:
        parser.error("no documents")
    return list(dict.fromkeys(documents))


def run_documents(documents, xibc, build, output, jobs, size_classes=None):
    """Writes the dumps of all documents into `output`; gives what became of each.

    With size classes, such as `regular,compact` for width and height, what was built is given those before it's dumped.
    """
    os.makedirs(output, exist_ok=True)
    for path in documents:
        stale = os.path.join(output, dump_name(path))
        if os.path.exists(stale):
            os.remove(stale)
    toolchain = Toolchain(os.path.abspath(build), jobs)
    toolchain.build_surface()
    stubs = stub_sources(documents, toolchain)
    toolchain.build_stubs(stubs)
    # A copy, so that all documents meet the same xibc, though it may be built anew meanwhile.
    xibc = shutil.copy2(xibc, os.path.join(toolchain.build, "xibc"))
    outcomes = [Outcome(path) for path in documents]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for _ in pool.map(lambda o: prepare(o, xibc, toolchain, stubs), outcomes):
            pass
        ready = [o for o in outcomes if o.status == "pending"]
        if ready:
            program = toolchain.link([o.digest for o in ready])
            for _ in pool.map(lambda o: execute(o, program, output, size_classes), ready):
                pass
    return outcomes


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    add_documents(parser)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    documents = named_documents(parser, options)
    return report(run_documents(documents, options.xibc, options.build, options.output, options.jobs), options.output)


def report(outcomes, output):
    counts = collections.Counter(o.status for o in outcomes)
    with open(os.path.join(output, "report.json"), "w", encoding="utf-8") as f:
        json.dump({"counts": counts, "documents": [o.report for o in outcomes]}, f, indent=1)
    for outcome in outcomes:
        if outcome.status != "dumped":
            print("%s: %s\n%s" % (outcome.path, outcome.status, outcome.detail.rstrip()))
    print("%d documents: %s" % (len(outcomes), ", ".join("%d %s" % (n, s) for s, n in counts.most_common())))
    return 0 if counts["dumped"] == len(outcomes) else 1


def exit_code(main):
    """What `main` returns, or 2: an error of the harness must not pass for documents that failed, which is what 1 says."""
    try:
        return main()
    except ToolchainFailure as failure:
        print(str(failure), file=sys.stderr)
    except Exception:
        traceback.print_exc()
    return 2


if __name__ == "__main__":
    sys.exit(exit_code(main))
