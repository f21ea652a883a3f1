"""Finds what the handwritten Swift does itself, so that the generated part leaves it out or calls it."""

import os
import re

TYPE = re.compile(r"^(?:@[\w.]+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)", re.M)
EXTENSION = re.compile(r"^extension ([\w.]+)")
FUNCTION = re.compile(r"\bfunc surface_(\w+)\s*(?:<[^>]*>)?\(")
VARIABLE = re.compile(r"\bvar surface_(\w+)\b")


class Hooks:
    """`func surface_addSubview(_:)` in an extension of UIView is what the generated `addSubview(_:)` calls."""

    def __init__(self, folder, generator):
        self.types, self.globals, self.members, self.used = set(), set(), set(), set()
        self.raw_types, self.plain, self.generated, self.cases = {}, set(), set(), {}
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as f:
                self.read(f.read(), generator)

    def read(self, text, generator):
        self.types.update(TYPE.findall(text))
        self.globals.update(re.findall(r"^public func (\w+)", text, re.M))
        owner = None
        for match in re.finditer(r"^.*$", text, re.M):
            line = match.group(0)
            extension = EXTENSION.match(line)
            if extension:
                owner = extension.group(1)
            function = FUNCTION.search(line)
            if function:
                start = match.start() + function.end() - 1
                inner = text[start + 1:generator.matching(text, start)]
                labels = tuple(p.split(":")[0].split()[0] for p in generator.split_top(inner))
                self.members.add((owner, function.group(1), labels))
            variable = VARIABLE.search(line)
            if variable:
                self.members.add((owner, variable.group(1)))

    def use(self, member):
        """Is the member handwritten?"""
        if member not in self.members:
            return False
        self.used.add(member)
        return True

    def unused(self):
        """Handwritten members that nothing generated calls: mistakes in a name or in labels."""
        return sorted(".".join(map(str, m)) for m in self.members - self.used)

    def learn(self, interface, module_types):
        """What the interfaces say of the structures and enumerations that only they declare."""
        stack = []
        for line in interface.split("\n"):
            opened = re.match(r"(\s*)(?:@[\w.]+(?:\([^)]*\))? )*(?:public |open )?(?:final )?"
                              r"(class|struct|enum|extension) ([\w.]+).*\{(\})?\s*$", line)
            if opened and not re.search(r"\bclass (var|func)\b", line):
                outer = ".".join(s[1] for s in stack)
                name = outer + "." + opened.group(3) if outer else opened.group(3)
                if opened.group(2) != "extension":
                    self.generated.add(name)
                if not opened.group(4):
                    stack.append((opened.group(1), opened.group(3), name, opened.group(2)))
                continue
            if stack and line.startswith(stack[-1][0] + "}"):
                stack.pop()
                continue
            if not stack:
                continue
            name = stack[-1][2]
            raw = re.search(r"public init\??\(rawValue: ([\w.]+)\)", line)
            if raw and stack[-1][3] == "struct":
                self.raw_types[name] = raw.group(1)
            if stack[-1][3] == "struct" and re.match(r"\s*public var \w+: [^{]*$", line):
                self.plain.add(name)
            case = re.match(r"\s*case (`?\w+`?)( = .*)?$", line)
            if case:
                self.cases.setdefault(name, []).append(case.group(1).strip("`"))
