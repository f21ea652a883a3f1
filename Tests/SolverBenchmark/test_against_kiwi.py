"""Compares the solver's answers with kiwisolver's, where both mean the same.

Kiwi weighs strengths against each other; with few short constraints the weights are far enough apart to act as an order.
Where there is more than one best answer the two may differ, so it's what the answers cost that is compared, strength by
strength. SOLVER_BENCHMARK may name the program to test; otherwise it is built.
"""

import os
import pathlib
import random
import subprocess
import tempfile
import unittest

import program
from systems import KINDS, System

try:
    import kiwisolver
except ImportError:
    kiwisolver = None


@unittest.skipIf(kiwisolver is None, "kiwisolver is not installed")
class KiwiTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.program = os.environ.get("SOLVER_BENCHMARK") or program.build()

    def test_the_systems_of_the_benchmark(self):
        # The random one has too many constraints for kiwi's weights to act as an order.
        for kind in ("form", "cells", "chain"):
            with self.subTest(kind):
                self.compare(KINDS[kind](200))

    def test_small_random_systems(self):
        generator = random.Random(7)
        for number in range(300):
            with self.subTest(number):
                self.compare(small(generator))

    def compare(self, system):
        expected = kiwi_values(system)
        found = self.solver_values(system)
        self.assertEqual(expected is None, found is None, system.text())
        if expected is None:
            return
        for left, right in zip(costs(system, expected), costs(system, found)):
            self.assertAlmostEqual(left, right, 4, system.text())

    def solver_values(self, system):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "system"
            path.write_text(system.text())
            result = subprocess.run([self.program, path, "--values"], check=True, capture_output=True, text=True)
        words = result.stdout.split()
        return None if words == ["conflict"] else [float(word) for word in words]


def small(generator):
    system = System()
    for _ in range(generator.randint(2, 6)):
        system.variable()
    for _ in range(generator.randint(2, 12)):
        count = generator.randint(1, min(3, system.variables))
        terms = [(variable, generator.choice((-1, 1))) for variable in generator.sample(range(system.variables), count)]
        system.add(generator.randint(0, 3), generator.choice((-1, 0, 1)), generator.randint(-20, 20), *terms)
    return system


def kiwi_values(system):
    strengths = ("required", "strong", "medium", "weak")
    relations = {-1: "<=", 0: "==", 1: ">="}
    variables = [kiwisolver.Variable(str(index)) for index in range(system.variables)]
    solver = kiwisolver.Solver()
    for strength, relation, constant, terms in system.rows:
        expression = kiwisolver.Expression([kiwisolver.Term(variables[v], c) for v, c in terms], constant)
        try:
            solver.addConstraint(kiwisolver.Constraint(expression, relations[relation], strengths[strength]))
        except kiwisolver.UnsatisfiableConstraint:
            return None
    solver.updateVariables()
    return [variable.value() for variable in variables]


def costs(system, values):
    """What is missed at each strength, in sum."""
    sums = [0.0] * 4
    for strength, relation, constant, terms in system.rows:
        value = constant + sum(values[variable] * coefficient for variable, coefficient in terms)
        sums[strength] += abs(value) if relation == 0 else max(0, -relation * value)
    return sums


if __name__ == "__main__":
    unittest.main()
