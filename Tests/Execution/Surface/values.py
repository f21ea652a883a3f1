"""What a type is made of, and the expression for a value of it that nobody gave."""

import re

from knowledge import FOUNDATION_DEFAULTS, FOUNDATION_STRINGS, OMITTED_TYPES

NO_VALUE = "surfaceHasNoValue()"


class Values:
    def __init__(self, generator, world, hooks, writer):
        self.generator, self.world, self.hooks, self.writer = generator, world, hooks, writer

    def kind_of(self, name):
        fact = self.world.types.get(name)
        return fact["kind"] if fact else "class"

    def is_options(self, name):
        return "OptionSet" in self.world.types.get(name, {}).get("conforms", [])

    def raw(self, name):
        if name in FOUNDATION_STRINGS:
            return "String"
        fact = self.world.types.get(name)
        if not fact or fact["kind"] != "struct":
            return None
        found = self.world.raw_type(name)
        if not found and fact.get("hand"):
            found = self.hooks.raw_types.get(name)
        return found

    def is_plain(self, name):
        """A C structure: its members are stored as such."""
        return self.world.c_structure(name) or name in self.hooks.plain

    def default(self, text, scope):
        text = re.sub(r"^(@escaping |@Sendable |@MainActor |@autoclosure |__owned |inout )+", "", text.strip())
        if not text:
            return "()"
        if text[-1] in "?!" and not self.is_function(text[:-1]):
            return "nil"
        if self.is_function(text):
            return NO_VALUE
        if text.startswith("["):
            return "[:]" if len(self.generator.split_top(text[1:-1], ":")) > 1 else "[]"
        if re.match(r"(Set|Array)<", text):
            return "[]"
        if text in FOUNDATION_DEFAULTS:
            return FOUNDATION_DEFAULTS[text]
        return self.declared_default(text, scope) or NO_VALUE

    def is_function(self, text):
        return self.world.arrow(text) >= 0 if hasattr(self.world, "arrow") else "->" in text

    def declared_default(self, text, scope):
        if ">." in text:
            return None
        name = self.world.resolve(re.sub(r"<.*", "", text), scope)
        fact = self.world.types.get(name)
        if name in FOUNDATION_DEFAULTS:
            return FOUNDATION_DEFAULTS[name]
        if fact is None or name.split(".")[0] in OMITTED_TYPES:
            return None
        qualified = name + text[text.index("<"):] if "<" in text else name
        if fact["kind"] == "typealias" and "decl" in fact:
            return self.default(fact["decl"].split("=", 1)[1], self.generator.parent_of(name))
        if name in self.hooks.types:
            return qualified + "()"
        if fact["kind"] == "enum":
            return self.first_case(name, fact)
        if fact["kind"] == "struct":
            if self.is_options(name):
                return "[]"
            if fact.get("hand") and name not in self.hooks.generated:
                return None
            return qualified + "(_blank: ())"
        if fact["kind"] == "class":
            return self.instance(name, qualified)
        return None

    def first_case(self, name, fact):
        cases = [c["name"] for c in fact.get("cases", [])] or self.hooks.cases.get(name, [])
        cases = [c for c in cases if (name, c) not in self.generator.PAYLOAD_CASES and "(" not in c]
        return name + "." + self.generator.escaped(cases[0]) if cases else None

    def instance(self, name, qualified):
        initializers = self.writer.designated(name)
        if "NSAttributedString" in self.world.ancestors(name):
            return qualified + '(string: "")'
        for wanted, call in (((), "()"), (("frame",), "(frame: .zero)")):
            for d, _, _ in initializers:
                if d.labels == wanted and not getattr(d, "failable", ""):
                    return qualified + call
        for d, _, _ in initializers:
            if d.labels == ("coder",):
                return qualified + "(coder: NSCoder())" + ("!" if getattr(d, "failable", "") else "")
        return None
