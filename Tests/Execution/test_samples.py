"""Our sample documents must build exactly what they mean: XIBC=BINARY python3 -m unittest test_samples

Builds the surface where it isn't yet: see test_execution.
"""

import glob
import os
import subprocess
import sys
import unittest

from test_execution import BUILD
from toolchain import HERE

DOCUMENTS = sorted(glob.glob(os.path.join(HERE, "Samples", "Documents", "*")))
EXAMPLES = sorted(path for kind in ("xib", "storyboard")
                  for path in glob.glob(os.path.join(HERE, "..", "..", "Examples", "*", "*." + kind)))


@unittest.skipUnless("XIBC" in os.environ, "XIBC has to name the binary of xibc")
class SampleTests(unittest.TestCase):
    def verify(self, *arguments):
        result = subprocess.run(
            [sys.executable, os.path.join(HERE, "verify.py"), "--xibc", os.environ["XIBC"], "--build", BUILD, *arguments],
            capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_samples_and_examples(self):
        self.assertTrue(DOCUMENTS and EXAMPLES)
        self.verify(*DOCUMENTS, *EXAMPLES)

    def test_size_classes_that_change(self):
        adaptive = os.path.join(HERE, "Samples", "Documents", "Adaptive.xib")
        for size_classes in ("regular,regular", "regular,compact", "compact,compact"):
            with self.subTest(size_classes):
                self.verify("--size-classes", size_classes, adaptive)


if __name__ == "__main__":
    unittest.main()
