"""Builds the program that the benchmark and the comparison run."""

import pathlib
import subprocess

PACKAGE = pathlib.Path(__file__).resolve().parent.parent.parent


def build():
    command = ["swift", "build", "--package-path", str(PACKAGE), "-c", "release", "--product", "SolverBenchmark"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    output = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout
    return pathlib.Path(output.strip()) / "SolverBenchmark"
