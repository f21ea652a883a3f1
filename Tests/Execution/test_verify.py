"""Tests of what verify.py makes of differences; nothing is compiled."""

import os
import tempfile
import unittest

from verify import KnownDifferences, Verdict, write_differences


class VerifyTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "file.txt")

    def known(self, text):
        with open(self.path, "w", encoding="utf-8") as f:
            f.write(text)
        return KnownDifferences(self.path)

    def test_known_differences_are_counted_apart(self):
        known = self.known("# a comment\nCards/Card.xib\tUILabel.font: value\tthe emitter rounds\nOther.xib\trefused\tbroken\n")
        verdict = Verdict("/somewhere/Cards/Card.xib", "different")
        verdict.add(known, "UILabel.font: value", "font of a-b-c")
        verdict.add(known, "UILabel.text: value", "text of a-b-c")
        self.assertEqual(verdict.known, [("the emitter rounds", "font of a-b-c")])
        self.assertEqual(verdict.differences, [("UILabel.text: value", "text of a-b-c")])
        self.assertEqual(known.unmet(), [("Other.xib", "refused")])
        write_differences([verdict], self.path)
        with open(self.path, encoding="utf-8") as f:
            self.assertEqual(f.read(), "/somewhere/Cards/Card.xib\n  text of a-b-c\n  known (the emitter rounds): font of a-b-c\n")

    def test_a_name_isn_t_the_end_of_another_name(self):
        known = self.known("Card.xib\tUILabel.font: value\tthe emitter rounds\n")
        self.assertIsNone(known.cause("/somewhere/PostCard.xib", "UILabel.font: value"))

    def test_a_difference_without_a_cause_is_an_error(self):
        self.assertRaises(ValueError, self.known, "Card.xib\tUILabel.font: value\n")


if __name__ == "__main__":
    unittest.main()
