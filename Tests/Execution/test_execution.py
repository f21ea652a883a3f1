"""Tests of the executable surface and the runner: python3 -m unittest discover Tests/Execution

Builds the surface, which takes minutes, in the folder that XIBC_EXECUTION_BUILD names, or in .build/execution.
"""

import json
import os
import stat
import subprocess
import sys
import tempfile
import unittest

from documents import dump_name
from toolchain import HERE, Toolchain

BUILD = os.path.abspath(os.environ.get("XIBC_EXECUTION_BUILD", os.path.join(HERE, "..", "..", ".build", "execution")))

# Stands for xibc: a document is the Swift that it's compiled to. Nothing of it needs classes.
STAND_IN = """#!/bin/sh
case $1 in
  compile) for document; do :; done; cat "$document" ;;
  scaffold) ;;
esac
"""

GOOD = """import UIKit

/// The objects of `Good.xib`.
@MainActor
struct GoodNib {
  let view: UIView
  let label: UILabel

  init() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label = UILabel()
    label.text = "Hello"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    view.addSubview(label)
    NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)])
    for object in [view, label] {
      object.awakeFromNib()
    }
  }
}
"""


class ExecutionTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.toolchain = Toolchain(BUILD, os.cpu_count())
        cls.toolchain.build_surface()

    def test_behaviour(self):
        with tempfile.TemporaryDirectory() as folder:
            program, surface = os.path.join(folder, "behaviour"), self.toolchain.surface
            self.toolchain.run("the sample doesn't compile", self.toolchain.swiftc, "-swift-version", "5", "-parse-as-library",
                               "-I", surface, "-L", surface, "-lUIKit", "-Xlinker", "-rpath=" + surface, "-o", program,
                               os.path.join(HERE, "Samples", "Behaviour.swift"))
            result = subprocess.run([program], capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stderr[:500])

    def execute(self, documents):
        """Runs the runner with the stand-in for xibc: its exit code, its report by name, and the dumps by name."""
        with tempfile.TemporaryDirectory() as folder:
            xibc = os.path.join(folder, "xibc")
            with open(xibc, "w", encoding="utf-8") as f:
                f.write(STAND_IN)
            os.chmod(xibc, os.stat(xibc).st_mode | stat.S_IXUSR)
            paths = {}
            for name, text in documents.items():
                paths[name] = os.path.join(folder, name)
                with open(paths[name], "w", encoding="utf-8") as f:
                    f.write(text)
            output = os.path.join(folder, "output")
            result = subprocess.run(
                [sys.executable, os.path.join(HERE, "run.py"), "--xibc", xibc, "--build", BUILD, "--output", output,
                 *paths.values()], capture_output=True, text=True)
            with open(os.path.join(output, "report.json"), encoding="utf-8") as f:
                entries = json.load(f)["documents"]
            dumps = {}
            for name, path in paths.items():
                dump = os.path.join(output, dump_name(path))
                if os.path.exists(dump):
                    with open(dump, encoding="utf-8") as f:
                        dumps[name] = json.load(f)
            return result.returncode, {os.path.basename(e["document"]): e for e in entries}, dumps

    def test_dump(self):
        code, _, dumps = self.execute({"Good.xib": GOOD})
        self.assertEqual(code, 0)
        unit = dumps["Good.xib"]["units"][0]
        self.assertEqual((unit["type"], unit["kind"], unit["owner"]), ("GoodNib", "nib", None))
        view, label = unit["objects"][:2]
        self.assertEqual(unit["members"], {"view": {"object": 0}, "label": {"object": 1}})
        self.assertEqual((unit["roots"], unit["awoken"], view["subviews"]), ([0], [0, 1], [1]))
        self.assertEqual(view["construction"], {"initializer": "init(frame:)", "arguments": [{"rect": [0, 0, 10, 20]}]})
        self.assertEqual(view["properties"], {"autoresizingMask": {"options": ["flexibleHeight", "flexibleWidth"]}})
        self.assertEqual(label["properties"], {"text": "Hello", "font": {"font": {"system": 17, "weight": "semibold"}}})
        self.assertEqual(unit["constraints"], [{
            "first": {"object": 1}, "firstAttribute": "top", "relation": "equal",
            "second": {"object": 0, "guide": "safeAreaLayoutGuide"}, "secondAttribute": "top", "multiplier": 1,
            "constant": 8, "priority": 1000, "identifier": None, "active": True}])

    def test_failures_are_told_apart(self):
        code, report, dumps = self.execute({
            "Good.xib": GOOD,
            "Wrong.xib": GOOD.replace("label.text", "label.txet"),
            "Crash.xib": GOOD.replace('label.text = "Hello"', 'fatalError("no")'),
            "Odd.xib": GOOD.replace("init()", "init(other: Int)"),
            "Empty.xib": "",
        })
        self.assertEqual(code, 1)
        self.assertEqual({name: e["status"] for name, e in report.items()}, {
            "Good.xib": "dumped", "Wrong.xib": "not compiled", "Crash.xib": "crashed", "Odd.xib": "not rewritten",
            "Empty.xib": "refused"})
        self.assertIn("txet", report["Wrong.xib"]["detail"])
        self.assertEqual(list(dumps), ["Good.xib"])


if __name__ == "__main__":
    unittest.main()
