"""The examples that are apps, played from start to end: python3 -m unittest test_scenarios

What happens is compared with Generated/Run.txt of each; XIBC_UPDATE_GOLDENS=1 writes that anew. Builds the surface where it isn't
yet: see test_execution.
"""

import glob
import os
import unittest

from scenario import EXAMPLES, play
from test_execution import BUILD
from toolchain import HERE, Toolchain

SCENARIOS = sorted(os.path.basename(path)[:-len(".swift")] for path in glob.glob(os.path.join(HERE, "Scenarios", "*.swift")))


class ScenarioTests(unittest.TestCase):
    maxDiff = None

    def test_what_happens_is_as_it_was(self):
        self.assertTrue(SCENARIOS)
        toolchain = Toolchain(BUILD, os.cpu_count())
        toolchain.build_surface()
        for example in SCENARIOS:
            with self.subTest(example):
                account, golden = play(toolchain, example), os.path.join(EXAMPLES, example, "Generated", "Run.txt")
                if os.environ.get("XIBC_UPDATE_GOLDENS") == "1":
                    with open(golden, "w", encoding="utf-8") as f:
                        f.write(account)
                with open(golden, encoding="utf-8") as f:
                    self.assertEqual(account, f.read())


if __name__ == "__main__":
    unittest.main()
