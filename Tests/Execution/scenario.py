#!/usr/bin/env python3
"""Compiles an example with its emitted Swift, plays a scenario with it, and prints the scenario's account.

    scenario.py --build DIR EXAMPLE

EXAMPLE is a folder under Examples; Scenarios has a file of its name. The account tells the controllers and views there are, and
what was called in which order.
"""

import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile

from documents import runnable
from run import exit_code
from toolchain import HERE, Toolchain

EXAMPLES = os.path.join(HERE, "..", "..", "Examples")
# Calls of optional requirements, all of which the surface's data sources answer.
OPTIONAL_CALL = re.compile(r"\btableView\?\(")


def play(toolchain, example):
    """The account of an example's scenario."""
    folder = os.path.join(EXAMPLES, example)
    files = sorted(glob.glob(os.path.join(folder, "*.swift")) + glob.glob(os.path.join(folder, "Generated", "*.swift")))
    files.append(os.path.join(HERE, "Scenarios", example + ".swift"))
    with tempfile.TemporaryDirectory() as target:
        sources = []
        for number, file in enumerate(files):
            with open(file, encoding="utf-8") as f:
                text = runnable(f.read())
            sources.append(os.path.join(target, "%d-%s" % (number, os.path.basename(file))))
            with open(sources[-1], "w", encoding="utf-8") as f:
                f.write(OPTIONAL_CALL.sub("tableView(", text))
        program = os.path.join(target, "scenario")
        toolchain.run("the example doesn't compile", toolchain.swiftc, "-swift-version", "5", "-parse-as-library", "-Onone",
                      "-suppress-warnings", "-module-name", "Examples", "-I", toolchain.surface, "-L", toolchain.surface, "-lUIKit",
                      "-Xlinker", "-rpath=" + toolchain.surface, "-o", program, *sources)
        result = subprocess.run([program], capture_output=True, text=True, timeout=60,
                                env=dict(os.environ, SWIFT_BACKTRACE="enable=no"))
    if result.returncode != 0:
        return "%sended with %d\n%s" % (result.stdout, result.returncode, result.stderr[:2000])
    return result.stdout.lstrip("\n")


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    parser.add_argument("--build", required=True)
    parser.add_argument("example")
    options = parser.parse_args()
    toolchain = Toolchain(os.path.abspath(options.build), os.cpu_count())
    toolchain.build_surface()
    sys.stdout.write(play(toolchain, options.example))
    return 0


if __name__ == "__main__":
    sys.exit(exit_code(main))
