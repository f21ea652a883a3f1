"""Members with bodies: what's common to all, and those of enumerations, protocols' extensions and modules."""

import re

MEMBER_WORD = re.compile(
    r"(@[\w.]+(?:\([^)]*\))?|public|open|final|class|static|override|required|convenience|nonisolated|weak|mutating|"
    r"nonmutating|optional|dynamic|unowned\(\w+\)|unowned)\s+")


class Member:
    """A line that declares a member: its words, and what the generator's own reader makes of the rest."""

    def __init__(self, line, read):
        self.words = []
        text = line.strip()
        while True:
            m = MEMBER_WORD.match(text)
            # `class` alone is a word before `func` and `var` only.
            if not m:
                break
            self.words.append(m.group(1))
            text = text[m.end():]
        self.decl = read({"decl": text})
        self.type_level = "static" in self.words or "class" in self.words

    @property
    def signature_name(self):
        d = self.decl
        return d.name.strip("`") + "(" + "".join(label + ":" for label in d.labels) + ")"


class MemberWriter:
    """Writes the members of one kind of type."""

    def __init__(self, generator, world, hooks, values, emit):
        self.generator, self.world, self.hooks, self.values, self.emit = generator, world, hooks, values, emit
        self.writer = values.writer

    def operator(self, text, frame):
        m = re.match(r"public static func < \(lhs: ([\w.]+), rhs: [\w.]+\) -> Bool", text) or \
            re.match(r"public static func <\s*\(\w+: ([\w.]+), \w+: [\w.]+\) -> Bool", text)
        if m:
            body = "lhs.rawValue < rhs.rawValue" if self.values.raw(m.group(1)) else "false"
            self.emit("public static func < (lhs: %s, rhs: %s) -> Bool { %s }" % (m.group(1), m.group(1), body))

    def head(self, member, frame, access="public"):
        """What stands before the declaration, without what only Objective-C needs."""
        words = [w for w in member.words if w in ("override", "required", "convenience", "mutating", "nonisolated",
                                                  "@MainActor", "@preconcurrency", "@discardableResult", "final")]
        if member.decl.kind == "init":
            words.append("public")
        elif frame and frame.kind == "class":
            if "static" in member.words:
                words.append("public static")
            elif "class" in member.words:
                words.append("open class")
            else:
                words.append("public" if "final" in words else "open")
        else:
            if "final" in words:
                words.remove("final")
            words.append(access)
            if member.type_level:
                words.append("static")
        return " ".join(words) + " "

    def declare(self, member, frame, body):
        """Emits the declaration, with the accessors or the body given."""
        d = member.decl
        if d.kind == "var":
            self.emit("%svar %s: %s { %s }" % (self.head(member, frame), d.name, d.result, body))
            return
        accessors, d.accessors = d.accessors, ""
        signature = self.writer.signature(d)
        if d.kind == "subscript":
            signature = re.sub(r"\s*\{ get \}$", "", signature)
            body = "get { %s }%s" % (body, " set {}" if "set" in accessors else "")
        self.emit(self.head(member, frame) + signature + " { " + body + " }")

    def arguments(self, d):
        """The arguments as an array literal of values."""
        values = []
        for p in d.params:
            name = self.generator.escaped(p.name)
            if p.type.startswith("inout ") or "@autoclosure" in p.type or "Unsafe" in p.type or \
                    ("->" in p.type and not p.type.endswith("?")) or p.name == "_":
                values.append('Unrecorded()')
            else:
                values.append(name + " as Any")
        return "[" + ", ".join(values) + "]"

    def pass_on(self, d):
        """The arguments of a call with the same labels."""
        parts = []
        for p in d.params:
            name = self.generator.escaped(p.name)
            value = "&" + name if p.type.startswith("inout ") else name
            parts.append(value if p.label == "_" else p.label + ": " + value)
        return "(" + ", ".join(parts) + ")"

    def hook(self, frame, member):
        d = member.decl
        name = d.name.strip("`")
        return self.hooks.use((frame.name, name) if d.kind == "var" else (frame.name, name, d.labels))

    def plain_member(self, member, frame):
        """Members of enumerations and of protocols' extensions."""
        d = member.decl
        if d.kind == "init":
            return None if frame.base == "enum" else self.declare(member, frame, "fatalError()")
        name = d.name.strip("`")
        if self.hook(frame, member):
            if d.kind == "var":
                setter = " set { surface_%s = newValue }" % name if d.settable else ""
                return self.declare(member, frame, "get { surface_%s }%s" % (name, setter))
            return self.declare(member, frame, "return surface_" + name + self.pass_on(d))
        default = self.values.default(d.result, frame.name) if d.result else ""
        if d.kind == "var" and d.settable and not member.type_level and frame.base == "protocol":
            return self.declare(
                member, frame, 'get { journal.value(self as AnyObject, "%s") { %s } } '
                'nonmutating set { journal.%s(self as AnyObject, "%s", newValue) }' % (
                    name, default, "refer" if self.refers(member) else "set", name))
        if d.kind == "var":
            return self.declare(member, frame, "get { %s }%s" % (default, " set {}" if d.settable else ""))
        self.declare(member, frame, "return " + default if default else "")

    def global_member(self, member):
        d = member.decl
        if d.name in self.hooks.types or d.name in self.hooks.globals:
            return
        if d.kind == "var":
            value = '"%s"' % d.name if d.result == "String" else self.values.default(d.result, "")
            return self.emit("public var %s: %s { %s }" % (d.name, d.result, value))
        default = self.values.default(d.result, "") if d.result else ""
        self.declare(member, None, "return " + default if default else "")
