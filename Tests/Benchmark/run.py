#!/usr/bin/env python3
"""Compares what xibc costs with what `xmllint --noout` costs on the same documents.

    Tests/Benchmark/run.py                      a corpus made of the examples' documents
    Tests/Benchmark/run.py FOLDER|LIST …        the documents of folders, or of files that list one path a line

Builds xibc in release mode; runs `xmllint --noout`, `xibc lint` and `xibc compile`, with one job, round by round in
turn; prints the medians of CPU time (user and system), wall time and peak memory, and the ratios to xmllint. It never
fails because of a time: it fails when there's nothing to measure, or a tool can't be run.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PACKAGE = pathlib.Path(__file__).resolve().parent.parent.parent
SUFFIXES = (".xib", ".storyboard")


def main():
    options = parse_arguments()
    with tempfile.TemporaryDirectory(prefix="xibc-benchmark-") as scratch:
        scratch = pathlib.Path(scratch)
        if options.paths:
            documents = collect(options.paths)
            origin = "given"
        else:
            documents = generate(scratch / "corpus", options.copies)
            origin = "made of the examples"
        if not documents:
            sys.exit("no documents to measure")
        tools = [find_xmllint(), options.xibc or build()]
        report(measure(documents, tools, scratch, options.rounds), documents, origin, options.rounds)


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", metavar="FOLDER|LIST", help="a folder, a document, or a list of documents")
    parser.add_argument("--rounds", type=positive, default=7, help="how often each command runs (default: 7)")
    parser.add_argument("--copies", type=positive, default=100, help="variations of each example (default: 100)")
    parser.add_argument("--xibc", help="measure this xibc instead of building one")
    return parser.parse_args()


def positive(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


# Documents


def collect(paths):
    """The documents of folders and lists, each once, in the order of paths."""
    documents = set()
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            documents.update(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        elif path.suffix in SUFFIXES:
            documents.add(path)
        elif path.is_file():
            lines = path.read_text(encoding="utf-8").splitlines()
            documents.update(resolve(line.strip(), path) for line in lines if line.strip())
        else:
            sys.exit(f"{path}: no such file or folder")
    missing = [str(file) for file in documents if not file.is_file()]
    if missing:
        sys.exit(f"{min(missing)}: no such file ({len(missing)} of the listed ones are missing)")
    return sorted(documents)


def resolve(line, listing):
    """A path of a list: as it is, or below the list's folder."""
    path = pathlib.Path(line)
    return path if path.is_absolute() or path.exists() else listing.parent / path


def generate(folder, copies):
    """Variations of the examples: class names, texts, numbers of an own, and bodies repeated so that sizes differ."""
    folder.mkdir(parents=True)
    documents = []
    for example in sorted(file for file in (PACKAGE / "Examples").rglob("*") if file.suffix in SUFFIXES):
        text = example.read_text(encoding="utf-8")
        for number in range(copies):
            file = folder / f"{example.stem}{number:04}{example.suffix}"
            file.write_text(variation(text, number), encoding="utf-8")
            documents.append(file)
    return documents


def variation(text, number):
    text = re.sub(r'customClass="(?!UIResponder")(\w+)"', rf'customClass="\g<1>{number:04}"', text)
    text = re.sub(r' (text|title|placeholder)="([^"]*)"', rf' \1="\2 {number}"', text)
    text = re.sub(r'constant="(\d+)"', lambda match: f'constant="{int(match[1]) + number % 7}"', text)
    # The top-level view again, with ids of its own, up to eleven times.
    view = re.search(r"^        <view .*?^        </view>\n", text, re.DOTALL | re.MULTILINE)
    if view:
        again = "".join(with_own_ids(view[0], copy) for copy in range(number % 12))
        text = text[: view.end()] + again + text[view.end() :]
    return text


def with_own_ids(view, copy):
    ids = set(re.findall(r' id="([^"]+)"', view))
    rename = lambda match: f'="{match[1]}-{copy}"' if match[1] in ids else match[0]
    return re.sub(r'="([^"]+)"', rename, view)


# Tools


def find_xmllint():
    return shutil.which("xmllint") or sys.exit("xmllint isn't installed (Debian: apt-get install libxml2-utils)")


def build():
    command = ["swift", "build", "-c", "release", "--product", "xibc"]
    print("+", *command, file=sys.stderr)
    subprocess.run(command, cwd=PACKAGE, check=True, stdout=sys.stderr)
    folder = subprocess.run(command + ["--show-bin-path"], cwd=PACKAGE, check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "xibc")


# Measurement


def measure(documents, tools, scratch, rounds):
    """Runs every command once to warm up, then `rounds` times in turn; gives each its runs.

    What compile writes stays until the end, when the scratch folder goes: ext4 searches long for a free inode after
    many were deleted, so that removing one round's files would be measured in the next one's time.
    """
    xmllint, xibc = tools
    files = [str(file) for file in documents]
    commands = {
        "xmllint --noout": lambda: [xmllint, "--noout", "--nonet", *files],
        "xibc lint": lambda: [xibc, "lint", "--jobs", "1", *files],
        "xibc compile": lambda: [xibc, "compile", "--jobs", "1", "-o", tempfile.mkdtemp(dir=scratch), *files],
    }
    runs = {name: [] for name in commands}
    for number in range(rounds + 1):
        for name, command in commands.items():
            words = command()
            result = run(words, scratch)
            if number > 0:
                runs[name].append(result)
            elif result["code"] not in (0, 1, 2):
                # Findings (1) and unreadable documents (2) are no failure of the measurement; a crash is.
                print(f"note: {name} ended with {result['code']}", file=sys.stderr)
    return runs


def run(words, scratch):
    """Runs a command with its output thrown into a file, and gives what it cost."""
    with open(scratch / "output", "wb") as output:
        start = time.perf_counter()
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    # Linux counts the peak in kilobytes, macOS in bytes.
    peak = usage.ru_maxrss if sys.platform == "darwin" else usage.ru_maxrss * 1024
    return {"code": process.returncode, "cpu": usage.ru_utime + usage.ru_stime, "wall": wall, "peak": peak}


# Report


def report(runs, documents, origin, rounds):
    size = sum(file.stat().st_size for file in documents)
    print(f"{len(documents)} documents ({origin}), {size / 1e6:.2f} MB, {rounds} rounds, 1 job, medians")
    print()
    print(f"{'':16} {'CPU':>9} {'ratio':>7} {'wall':>9} {'ratio':>7} {'peak':>9} {'ratio':>7}")
    base = None
    for name, results in runs.items():
        cpu, wall, peak = (statistics.median(result[key] for result in results) for key in ("cpu", "wall", "peak"))
        base = base or (cpu, wall, peak)
        ratios = [value / other if other else float("nan") for value, other in zip((cpu, wall, peak), base)]
        print(
            f"{name:16} {cpu * 1000:6.0f} ms {ratios[0]:6.2f}x {wall * 1000:6.0f} ms {ratios[1]:6.2f}x"
            f" {peak / 1e6:6.1f} MB {ratios[2]:6.2f}x"
        )


if __name__ == "__main__":
    main()
