#!/usr/bin/env python3
"""Compares what the solver costs with what kiwi's C++ core costs on the same systems of constraints.

    Tests/SolverBenchmark/run.py

Builds the benchmark in release mode, gets kiwi's headers (from the source distribution of kiwisolver, through pip) and
compiles a C++ program that does the same with them. Both go from numbers in memory to the values of all variables, several
times; the best time counts. They run in turn, so that a busy machine is busy for both. Prints times and the ratios to kiwi;
"one by one" is the solver given one constraint after the other, as kiwi always is. It never fails because of a time.
"""

import argparse
import pathlib
import subprocess
import sys
import tarfile
import tempfile

import program
from systems import KINDS

HERE = pathlib.Path(__file__).resolve().parent
SIZES = (100, 1_000, 10_000)


def main():
    options = parse_arguments()
    with tempfile.TemporaryDirectory(prefix="solver-benchmark-") as scratch:
        scratch = pathlib.Path(scratch)
        kiwi = compile_kiwi(options.kiwi or download_kiwi(scratch), scratch)
        solver = options.solver or program.build()
        print(f"{'system':8} {'rows':>6} {'kiwi':>11} {'solver':>11} {'ratio':>6} {'one by one':>11} {'ratio':>6}")
        for kind, make in KINDS.items():
            times = [measure(kiwi, solver, kind, make(size), scratch, options.rounds) for size in SIZES]
            if kind == "cells":
                growth = times[-1] / times[0] / (SIZES[-1] / SIZES[0])
                print(f"{'':8} {SIZES[-1] // SIZES[0]} times as many cells take {growth:.2f} times as long each")


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often the programs take turns (default: 3)")
    parser.add_argument("--kiwi", type=pathlib.Path, help="a folder that has kiwi/kiwi.h, instead of downloading one")
    parser.add_argument("--solver", help="measure this program instead of building one")
    return parser.parse_args()


def download_kiwi(scratch):
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "kiwisolver"]
    subprocess.run(command + ["--dest", scratch], check=True)
    archive = next(scratch.glob("kiwisolver-*.tar.gz"))
    with tarfile.open(archive) as source:
        source.extractall(scratch, filter="data")
    return next(scratch.glob("kiwisolver-*/kiwi/kiwi.h")).parent.parent


def compile_kiwi(headers, scratch):
    binary = scratch / "kiwi"
    command = ["c++", "-O2", "-DNDEBUG", "-std=c++17", "-I", headers, HERE / "kiwi.cpp", "-o", binary]
    subprocess.run(command, check=True)
    return binary


def measure(kiwi, solver, kind, system, scratch, rounds):
    path = scratch / "system"
    path.write_text(system.text())
    rows = len(system.rows)
    repetitions = max(2, 50_000 // rows)
    commands = {
        # Kiwi's time grows with the square of the rows: enough of them need no repetition.
        "kiwi": [kiwi, path, "1" if rows > 5_000 else str(repetitions)],
        "solver": [solver, path, str(repetitions)],
        "one by one": [solver, path, str(repetitions), "--one-by-one"],
    }
    best = dict.fromkeys(commands, float("inf"))
    for _ in range(1 if rows > 5_000 else rounds):
        for name, command in commands.items():
            output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            best[name] = min(best[name], float(output.split()[0]))
    ratios = {name: best[name] / best["kiwi"] for name in best}
    print(
        f"{kind:8} {rows:6} {milliseconds(best['kiwi'])} {milliseconds(best['solver'])} {ratios['solver']:6.3f}"
        f" {milliseconds(best['one by one'])} {ratios['one by one']:6.3f}",
        flush=True,
    )
    return best["solver"]


def milliseconds(seconds):
    return f"{seconds * 1000:8.3f} ms"


if __name__ == "__main__":
    main()
