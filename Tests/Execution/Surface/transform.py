"""Turns the lines of a module interface into Swift with bodies that store, record, and answer with a default."""

import re

from class_members import ClassMemberWriter
from knowledge import OMITTED_TYPES, REQUIREMENTS
from members import Member, MemberWriter
from struct_members import StructMemberWriter
from values import Values

HEADER = re.compile(
    r"(?P<attributes>(?:@[\w.]+(?:\([^)]*\))?\s+|public\s+|open\s+|final\s+|indirect\s+)*)"
    r"(?P<kind>class|struct|enum|protocol|extension)\s+(?P<name>[\w.]+)(?P<generic><[^{]*?>)?"
    r"\s*(?::\s*(?P<inherits>[^{]*?))?\s*(?P<where>\bwhere [^{]*?)?\s*\{\s*(?P<end>\})?\s*$")
NOT_HEADER = re.compile(r"\b(class|static)\s+(var|func|let)\b")
# Conformances that bridge to Objective-C, or that need what a journal can't give.
DROPPED_CONFORMANCES = re.compile(
    r"_Bridged\w*|_ObjectiveCBridgeable|Codable|Decodable|Encodable|CVarArg|(De|En)codableAttributedStringKey|"
    r"ObjectiveCConvertibleAttributedStringKey|Identifiable$")

# Written by the compiler, once the header says Hashable.
SYNTHESIZED = {"==", "hash", "hashValue", "encode", "description", "debugDescription"}


class Frame:
    """A type or extension that's being read."""

    def __init__(self, kind, name, dropped):
        self.kind, self.name, self.dropped = kind, name, dropped
        self.options = []
        self.base = kind


class Transformer:
    def __init__(self, generator, world, hooks, text):
        self.generator, self.world, self.hooks = generator, world, hooks
        self.values = Values(generator, world, hooks, generator.Writer(world, "UIKit"))
        self.plain, self.classes, self.structs = (
            kind(generator, world, hooks, self.values, self.emit)
            for kind in (MemberWriter, ClassMemberWriter, StructMemberWriter))
        self.lines = text.split("\n")
        self.out, self.stack = [], []

    def run(self):
        for n, line in enumerate(self.lines):
            text = line.strip()
            if not text or text.startswith(("//", "import ", "@_exported import")) or \
                    re.fullmatch(r"@available\([^)]*\)", text):
                continue
            text = re.sub(r"^@available\([^)]*\)\s*", "", text)
            # The compiler names a method with a sendable handler differently where it's called and where it's defined.
            text = text.replace("@Sendable ", "")
            if text == "}":
                if not self.stack:
                    raise ValueError("unread header before line %d: %s" % (n, self.lines[max(0, n - 8):n]))
                self.close()
                continue
            m = None if NOT_HEADER.search(text) else HEADER.match(text)
            if m:
                self.open(m)
            elif not any(frame.dropped for frame in self.stack):
                self.line(text)
        return "\n".join(self.out) + "\n"

    def emit(self, text):
        self.out.append("  " * len(self.stack) + text)

    def line(self, text):
        frame = self.stack[-1] if self.stack else None
        if re.match(r"(public )?(typealias|associatedtype|case|indirect)\b", text):
            name = re.match(r"(?:public )?typealias (\w+)", text)
            if name and (name.group(1) in ("_ObjectiveCType",) or not frame and name.group(1) in self.hooks.types):
                return
            self.emit(text)
        elif re.match(r"(?:@\w+ )*(?:@usableFromInline|internal)", text):
            return
        elif frame and frame.kind == "protocol":
            self.requirement(text)
        else:
            self.member(text, frame)

    def open(self, m):
        kind, short = m.group("kind"), m.group("name")
        outer = self.stack[-1].name if self.stack else ""
        name = outer + "." + short if outer and kind != "extension" else short
        dropped = kind != "extension" and name in self.hooks.types or name.split(".")[0] in OMITTED_TYPES
        frame = Frame(kind, name, dropped)
        if kind == "extension":
            frame.base = self.values.kind_of(name)
        if any(f.dropped for f in self.stack + [frame]):
            if not m.group("end"):
                self.stack.append(frame)
            return
        inherits = [i.strip() for i in self.generator.split_top(m.group("inherits") or "")]
        inherits = [i for i in inherits if not DROPPED_CONFORMANCES.match(i)]
        words = "@MainActor @preconcurrency " if "@MainActor" in m.group("attributes") else ""
        words += {"class": "open ", "extension": ""}.get(kind, "public ")
        if kind == "struct" and frame.name in self.world.types and not self.values.is_plain(name) and \
                "OptionSet" not in inherits and not self.values.raw(name):
            inherits = ["SurfaceValue"] + inherits
        if kind == "struct" and "OptionSet" in inherits:
            inherits.append("SurfaceOptions")
        self.emit(words + kind + " " + short + (m.group("generic") or "") +
                  (": " + ", ".join(inherits) if inherits else "") +
                  (" " + m.group("where") if m.group("where") else "") + " {")
        self.stack.append(frame)
        if kind == "struct":
            self.storage(name, inherits)
        if m.group("end"):
            self.close()

    def storage(self, name, inherits):
        if "OptionSet" in inherits or self.values.raw(name):
            raw = self.values.raw(name) or "UInt"
            self.emit("public let rawValue: %s" % raw)
            if "OptionSet" not in inherits:
                self.emit("init(_blank: Void) { rawValue = %s }" % self.values.default(raw, name))
        elif "SurfaceValue" in inherits:
            self.emit('var journal = ValueJournal("%s")' % name)
            self.emit("init(_blank: Void) {}")
        else:
            self.emit("init(_blank: Void) {}")

    def close(self):
        frame = self.stack[-1]
        if frame.options and not any(f.dropped for f in self.stack):
            self.emit("static let surfaceMembers: [(String, %s)] = [%s]" % (
                frame.name, ", ".join('("%s", .%s)' % (n.strip("`"), n) for n in frame.options)))
        elif frame.kind == "struct" and self.values.is_options(frame.name) and not any(f.dropped for f in self.stack):
            self.emit("static var surfaceMembers: [(String, %s)] { [] }" % frame.name)
        self.stack.pop()
        if not any(f.dropped for f in self.stack + [frame]):
            self.emit("}")

    def member(self, text, frame):
        try:
            member = Member(text, self.generator.Decl)
        except (ValueError, IndexError):
            # An operator, which the compiler synthesizes or nothing needs; or an accessor of its own.
            return self.plain.operator(text, frame)
        d = member.decl
        if d.kind == "func" and not d.name:
            return self.plain.operator(text, frame)
        if frame and d.name in SYNTHESIZED and frame.base in ("struct", "enum"):
            return
        if "async" in d.effects:
            return  # what has a completion handler too
        if d.kind == "init" and d.labels == ("from",) and "Decoder" in d.types[0]:
            return
        if not frame:
            return self.plain.global_member(member)
        if frame.base == "class":
            self.classes.class_member(member, frame)
        elif frame.base == "struct":
            self.structs.struct_member(member, frame)
        else:
            self.plain.plain_member(member, frame)

    def requirement(self, text):
        """Optional requirements go: Swift alone has none."""
        if re.search(r"@objc optional|\boptional\b", text):
            if not any(name in text for name in REQUIREMENTS.get(self.stack[-1].name, ())):
                return
            text = re.sub(r"\boptional ", "", text)
        text = re.sub(r"@objc(\([^)]*\))? ", "", text)
        self.emit(text)
