"""Tests of the rewriter: python3 -m unittest discover Tests/Execution"""

import unittest

from rewrite import UnknownForm, rewrite


class RewriteTests(unittest.TestCase):
    def check(self, source, expected):
        self.assertEqual(rewrite(source), expected)

    def test_attributes(self):
        self.check("@IBOutlet weak var a: A!", "weak var a: A!")
        self.check("@IBAction func f() {}", "func f() {}")
        self.check("@IBInspectable var n = 0", "var n = 0")
        self.check("@IBDesignable\nclass A {}", "\nclass A {}")
        self.check("@objc(Panel) final class P {}", "final class P {}")
        self.check("@objcMembers class A { @objc dynamic var a = 1 }", "class A { dynamic var a = 1 }")

    def test_other_attributes_stay(self):
        source = "@MainActor @discardableResult func f() {}"
        self.check(source, source)

    def test_selectors(self):
        self.check("#selector(A.f)", 'surfaceSelector(A.f, "f")')
        self.check("#selector(A.B.f(_:))", 'surfaceSelector(A.B.f(_:), "f:")')
        self.check("#selector(A.f(_:for:))", 'surfaceSelector(A.f(_:for:), "f:for:")')
        self.check("#selector(A.f(sender:))", 'surfaceSelector(A.f(sender:), "fWithSender:")')
        self.check("#selector(A.move(to:))", 'surfaceSelector(A.move(to:), "moveTo:")')
        self.check("#selector(A.f(_:_:))", 'surfaceSelector(A.f(_:_:), "f::")')
        self.check("#selector(\n  A.f(_:))", 'surfaceSelector(A.f(_:), "f:")')

    def test_selectors_told_by_type(self):
        self.check("#selector(A.f as (A) -> () -> Void)", 'surfaceSelector(A.f as (A) -> () -> Void, "f")')
        self.check("#selector(A.f as (A) -> (B) -> Void)", 'surfaceSelector(A.f as (A) -> (B) -> Void, "f:")')

    def test_selectors_with_a_name_of_their_own(self):
        self.check("@objc(go:) @IBAction func f(_ a: Any) {}\n#selector(A.f(_:))",
                   'func f(_ a: Any) {}\nsurfaceSelector(A.f(_:), "go:")')
        self.assertEqual(rewrite("#selector(A.f(_:))", {"f": "go:"}), 'surfaceSelector(A.f(_:), "go:")')

    def test_unknown_selectors_are_refused(self):
        with self.assertRaises(UnknownForm):
            rewrite("#selector(getter: A.f)")

    def test_key_paths(self):
        self.check("#keyPath(A.b.c)", 'surfaceKeyPath(\\A.b.c, "b.c")')

    def test_strings_and_comments_stay(self):
        for source in ('"@IBOutlet"', '"a \\" #selector(A.f)"', '"""\n@objc "x"\n"""', '#"\\ @objc "q" "#',
                       "// @objc\n", "/* @IBAction /* @objc */ */", '"\\(f("@objc"))"', '"\\\\"'):
            self.check(source, source)

    def test_empty_attributed_strings(self):
        self.check("NSMutableAttributedString()", 'NSMutableAttributedString(string: "")')

    def test_after_a_string(self):
        self.check('f("a") @objc var b', 'f("a") var b')


if __name__ == "__main__":
    unittest.main()
