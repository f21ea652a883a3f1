#!/usr/bin/env python3
"""Type-checks what xibc emits for documents, with the classes it scaffolds, against UIKit's declarations.

    typecheck.py --xibc BINARY --surface DIR [--style nib|view|controller] [--layout constraints|frames]
        [--swift 5,6] [--jobs N] [--list FILE] [DOCUMENT…]

--surface is typecheck.sh's folder. A warning counts as much as an error. Where a document names classes of other packages, modules
with such classes stand in for them. The exit code is 0 when all that was emitted is clean, 1 when something isn't, 2 when the
harness itself failed.
"""

import argparse
import concurrent.futures
import hashlib
import os
import subprocess
import sys
import tempfile

from documents import Document, Refused, stub_sources
from run import named_documents

HERE = os.path.dirname(os.path.abspath(__file__))
CHECKER = os.path.join(HERE, "..", "UIKitSurface", "typecheck.sh")


class Declarations:
    """What the surface declares, as far as stand-ins for other modules need it."""

    def __init__(self, surface):
        self.folder = surface
        self.modules = {name[:-len(".swiftmodule")] for name in os.listdir(surface) if name.endswith(".swiftmodule")}
        with open(os.path.join(surface, "interfaces", "UIKit.swiftinterface"), encoding="utf-8") as f:
            lines = f.read().split("\n")
        self.classes = {line.split("class ")[1].split(" ")[0].rstrip(":") for line in lines if "open class " in line}

    def declares(self, superclass, member):
        return False


class Checker:
    def __init__(self, arguments):
        self.xibc, self.modes = arguments.xibc, arguments.swift.split(",")
        self.options = ["--style", arguments.style, "--layout", arguments.layout]
        self.surface = os.path.abspath(arguments.surface)
        if subprocess.run([CHECKER, self.surface]).returncode != 0:
            raise SystemExit(2)
        self.declarations = Declarations(self.surface)

    def check(self, path):
        """What is wrong with a document's Swift: None where nothing is, and "refused" where there's none."""
        try:
            document = Document(path, self.xibc, self.options)
        except (Refused, subprocess.TimeoutExpired) as error:
            return "refused", str(error)
        with tempfile.TemporaryDirectory() as folder:
            files = []
            for name, text in (("Emitted.swift", document.emitted), ("Classes.swift", document.classes),
                               ("Storyboards.swift", document.other_storyboards())):
                if text:
                    files.append(os.path.join(folder, name))
                    with open(files[-1], "w", encoding="utf-8") as f:
                        f.write(text)
            stubs = stub_sources([path], self.declarations)
            include = self.stand_ins({m: stubs.get(m, "") for m in document.modules if m not in self.declarations.modules}, folder)
            for mode in self.modes:
                result = subprocess.run([CHECKER, self.surface, "--swift", mode, *include, *files], capture_output=True, text=True)
                if result.returncode != 0:
                    return "Swift " + mode, result.stderr.replace(folder + "/", "").strip()
        return None

    def stand_ins(self, sources, folder):
        """Compiles a module for each of another package that the document's code imports."""
        for module, text in sources.items():
            source = os.path.join(folder, module + ".swift")
            with open(source, "w", encoding="utf-8") as f:
                f.write(text)
            result = subprocess.run([CHECKER, self.surface, "--module-name", module, "--emit-module", folder, source],
                                    capture_output=True, text=True)
            if result.returncode != 0:
                raise SystemExit("typecheck.py: the stand-in for %s doesn't compile:\n%s" % (module, result.stderr))
        return ["--include", folder] if sources else []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--xibc", required=True)
    parser.add_argument("--surface", required=True)
    parser.add_argument("--style", default="nib")
    parser.add_argument("--layout", default="constraints")
    parser.add_argument("--swift", default="5,6")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--list")
    parser.add_argument("documents", nargs="*")
    arguments = parser.parse_args()
    paths = named_documents(parser, arguments)
    checker = Checker(arguments)
    clean = refused = 0
    wrong = []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for path, problem in zip(paths, pool.map(checker.check, paths)):
            if problem is None:
                clean += 1
            elif problem[0] == "refused":
                refused += 1
            else:
                wrong.append(path)
                print("%s: %s\n%s" % (path, *problem), flush=True)
    print("%d documents: %d clean, %d not, %d refused" % (len(paths), clean, len(wrong), refused))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
