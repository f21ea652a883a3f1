"""The constraint systems of the benchmark, as text that both programs read.

First line: variables and rows. Then a row a line: strength (0 required, 1 strong, 2 medium, 3 weak), relation (-1 at most,
0 equal, 1 at least), constant, number of terms, and each term's variable and coefficient. All have a solution.
"""
import random


class System:
    def __init__(self):
        self.variables = 0
        self.rows = []

    def variable(self):
        self.variables += 1
        return self.variables - 1

    def add(self, strength, relation, constant, *terms):
        self.rows.append((strength, relation, constant, terms))

    def text(self):
        lines = [f"{self.variables} {len(self.rows)}"]
        for strength, relation, constant, terms in self.rows:
            numbers = [strength, relation, constant, len(terms)]
            for variable, coefficient in terms:
                numbers += [variable, coefficient]
            lines.append(" ".join(map(str, numbers)))
        return "\n".join(lines) + "\n"


def form(rows):
    """A form as a user interface has: labels as wide as the widest, beside fields, one under the other."""
    system = System()
    width, column = system.variable(), system.variable()
    system.add(0, 0, -400, (width, 1))
    generator = random.Random(1)
    bottom = None
    while len(system.rows) + 10 <= rows or bottom is None:
        left, label, field, span, top, height = (system.variable() for _ in range(6))
        system.add(0, 0, -16, (left, 1))
        system.add(0, 0, 0, (label, 1), (column, -1))
        system.add(1, 1, -generator.randint(40, 120), (label, 1))
        system.add(3, 0, -generator.randint(40, 120), (label, 1))
        system.add(0, 0, -8, (field, 1), (left, -1), (label, -1))
        system.add(0, 0, 16, (field, 1), (span, 1), (width, -1))
        system.add(0, 1, -50, (span, 1))
        system.add(0, 1, -20, (height, 1))
        system.add(2, 0, -generator.randint(20, 44), (height, 1))
        if bottom is None:
            system.add(0, 0, -20, (top, 1))
        else:
            system.add(0, 0, -8, (top, 1), (bottom[0], -1), (bottom[1], -1))
        bottom = (top, height)
    return system


def cells(rows):
    """Cells that have nothing to do with each other."""
    system = System()
    generator = random.Random(2)
    while len(system.rows) + 10 <= rows or not system.rows:
        left, width, icon, text, button = (system.variable() for _ in range(5))
        system.add(0, 0, 0, (left, 1))
        system.add(0, 0, -320, (width, 1))
        system.add(0, 0, -16, (icon, 1), (left, -1))
        system.add(0, 1, -32, (text, 1), (icon, -1))
        system.add(3, 0, -40, (text, 1), (icon, -1))
        system.add(0, -1, 16, (button, 1), (width, -1))
        system.add(1, 1, -generator.randint(30, 400), (button, 1), (text, -1))
        system.add(2, -1, -generator.randint(30, 100), (button, 1), (text, -1))
        system.add(2, 0, 8, (button, 1), (width, -1))
        system.add(0, 1, 0, (button, 1), (text, -1))
    return system


def random_rows(rows):
    """Random short rows over half as many variables, all near each other; the required ones hold at one point."""
    system = System()
    generator = random.Random(3)
    point = [generator.randint(0, 500) for _ in range(max(4, rows // 2))]
    for _ in point:
        system.variable()
    for _ in range(rows):
        start = generator.randrange(len(point))
        near = [(start + step) % len(point) for step in generator.sample(range(12), generator.randint(1, 3))]
        terms = [(variable, generator.choice((-1, 1))) for variable in dict.fromkeys(near)]
        value = sum(point[variable] * coefficient for variable, coefficient in terms)
        kind = generator.random()
        if kind < 0.2:
            system.add(0, 0, -value, *terms)
        elif kind < 0.5:
            relation = generator.choice((-1, 1))
            system.add(0, relation, -value + relation * generator.randint(0, 100), *terms)
        else:
            relation = generator.choice((-1, 0, 1))
            system.add(generator.randint(1, 3), relation, -value + generator.randint(-100, 100), *terms)
    return system


def chain(rows):
    """Views one after the other, each placed by the one before."""
    system = System()
    edge = system.variable()
    system.add(0, 0, 0, (edge, 1))
    while len(system.rows) + 2 <= rows:
        following, width = system.variable(), system.variable()
        system.add(0, 0, -8, (following, 1), (edge, -1), (width, -1))
        system.add(2, 0, -40, (width, 1))
        edge = following
    return system


KINDS = {"form": form, "random": random_rows, "cells": cells, "chain": chain}
