"""Turns the lines of a module interface into Swift with bodies that store, record, and answer with a default."""

import re

from knowledge import (FOUNDATION_DEFAULTS, FOUNDATION_INITIALIZERS, FOUNDATION_STRINGS, OMITTED_TYPES,
                       OWNED, RAW_VALUES)

HEADER = re.compile(
    r"(?P<attributes>(?:@[\w.]+(?:\([^)]*\))?\s+|public\s+|open\s+|final\s+|indirect\s+)*)"
    r"(?P<kind>class|struct|enum|protocol|extension)\s+(?P<name>[\w.]+)(?P<generic><[^{]*?>)?"
    r"\s*(?::\s*(?P<inherits>[^{]*?))?\s*(?P<where>\bwhere [^{]*?)?\s*\{\s*(?P<end>\})?\s*$")
NOT_HEADER = re.compile(r"\b(class|static)\s+(var|func|let)\b")
MEMBER_WORD = re.compile(
    r"(@[\w.]+(?:\([^)]*\))?|public|open|final|class|static|override|required|convenience|nonisolated|weak|mutating|"
    r"nonmutating|optional|dynamic|unowned\(\w+\)|unowned)\s+")

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


class Transformer:
    def __init__(self, generator, world, hooks, text):
        self.generator, self.world, self.hooks = generator, world, hooks
        self.writer = generator.Writer(world, "UIKit")
        self.lines = text.split("\n")
        self.out, self.stack = [], []

    # ---- lines

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

    # ---- types

    def open(self, m):
        kind, short = m.group("kind"), m.group("name")
        outer = self.stack[-1].name if self.stack else ""
        name = outer + "." + short if outer and kind != "extension" else short
        dropped = name in self.hooks.types or name in OMITTED_TYPES or self.base_dropped(name)
        frame = Frame(kind, name, dropped)
        if kind == "extension":
            frame.base = self.kind_of(name)
        if any(f.dropped for f in self.stack + [frame]):
            if not m.group("end"):
                self.stack.append(frame)
            return
        inherits = [i.strip() for i in self.generator.split_top(m.group("inherits") or "")]
        inherits = [i for i in inherits if not DROPPED_CONFORMANCES.match(i)]
        words = "@MainActor @preconcurrency " if "@MainActor" in m.group("attributes") else ""
        words += {"class": "open ", "extension": ""}.get(kind, "public ")
        if kind == "struct" and frame.name in self.world.types and not self.is_plain(name) and \
                "OptionSet" not in inherits and not self.raw(name):
            inherits = ["SurfaceValue"] + inherits
        if kind == "struct" and "OptionSet" in inherits:
            inherits.append("SurfaceOptions")
        if kind == "enum" and not inherits:
            inherits = []
        self.emit(words + kind + " " + short + (m.group("generic") or "") +
                  (": " + ", ".join(inherits) if inherits else "") +
                  (" " + m.group("where") if m.group("where") else "") + " {")
        self.stack.append(frame)
        if kind == "struct":
            self.storage(name, inherits)
        if m.group("end"):
            self.close()

    def base_dropped(self, name):
        root = name.split(".")[0]
        return root in OMITTED_TYPES

    def storage(self, name, inherits):
        if "OptionSet" in inherits or self.raw(name):
            raw = self.raw(name) or "UInt"
            self.emit("public let rawValue: %s" % raw)
            if "OptionSet" not in inherits:
                self.emit("public init(_blank: Void) { rawValue = %s }" % self.default(raw, name))
        elif "SurfaceValue" in inherits:
            self.emit('public var journal = ValueJournal("%s")' % name)
            self.emit("public init(_blank: Void) {}")
        else:
            self.emit("public init(_blank: Void) {}")

    def close(self):
        frame = self.stack[-1]
        if frame.options and not any(f.dropped for f in self.stack):
            self.emit("public static let surfaceMembers: [(String, %s)] = [%s]" % (
                frame.name, ", ".join('("%s", .%s)' % (n.strip("`"), n) for n in frame.options)))
        elif frame.kind == "struct" and self.is_options(frame.name) and not any(f.dropped for f in self.stack):
            self.emit("public static var surfaceMembers: [(String, %s)] { [] }" % frame.name)
        self.stack.pop()
        if not any(f.dropped for f in self.stack + [frame]):
            self.emit("}")

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

    # ---- members

    def member(self, text, frame):
        try:
            member = Member(text, self.generator.Decl)
        except (ValueError, IndexError):
            # An operator, which the compiler synthesizes or nothing needs; or an accessor of its own.
            return self.operator(text, frame)
        d = member.decl
        if d.kind == "func" and not d.name:
            return self.operator(text, frame)
        if frame and d.name in SYNTHESIZED and frame.base in ("struct", "enum"):
            return
        if "async" in d.effects:
            return  # what has a completion handler too
        if d.kind == "init" and d.labels == ("from",) and "Decoder" in d.types[0]:
            return
        if not frame:
            return self.global_member(member)
        if frame.base == "class":
            self.class_member(member, frame)
        elif frame.base == "struct":
            self.struct_member(member, frame)
        else:
            self.plain_member(member, frame)

    def operator(self, text, frame):
        m = re.match(r"public static func < \(lhs: ([\w.]+), rhs: [\w.]+\) -> Bool", text) or \
            re.match(r"public static func <\s*\(\w+: ([\w.]+), \w+: [\w.]+\) -> Bool", text)
        if m:
            body = "lhs.rawValue < rhs.rawValue" if self.raw(m.group(1)) else "false"
            self.emit("public static func < (lhs: %s, rhs: %s) -> Bool { %s }" % (m.group(1), m.group(1), body))

    def head(self, member, frame, access="public"):
        """What stands before the declaration, without what only Objective-C needs."""
        words = [w for w in member.words if w in ("override", "required", "convenience", "mutating", "nonisolated",
                                                  "@MainActor", "@preconcurrency", "@discardableResult", "final")]
        words = ["final" if w == "final" else w for w in words]
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

    def class_member(self, member, frame):
        d = member.decl
        if d.kind == "init":
            return self.class_init(member, frame)
        name = d.name.strip("`")
        hooked = self.hook(frame, member)
        if hooked:
            if d.kind == "var":
                setter = "set { surface_%s = newValue }" % name if d.settable else ""
                return self.declare(member, frame, "get { surface_%s } %s" % (name, setter))
            call = "surface_" + name + self.pass_on(d)
            return self.declare(member, frame, ("return " if d.result not in ("", "Void") else "") + call)
        bare = d.result.rstrip("!?" if frame.name in self.generator.SENDABLE else "!")
        own = bare in (frame.name, "Self", frame.name.split(".")[-1])
        if d.kind == "var" and member.type_level:
            value = self.default(bare if own else d.result, frame.name)
            if own:
                value = 'journal.derived(%s, "%s")' % (value, name)
            body = 'journal.shared("%s.%s") { %s }' % (frame.name, name, value)
            return self.declare(member, frame, ("get { %s } set {}" % body) if d.settable else body)
        if d.kind == "var":
            default = self.default(d.result, frame.name)
            if (frame.name, name) in OWNED or d.result.endswith("!") and not d.settable:
                default = self.default(d.result.rstrip("?!"), frame.name)
            owns = self.world.is_class(self.world.resolve(d.result.rstrip("?!"), frame.name)) and default != "nil"
            get = 'journal.%s(self, "%s") { %s }' % ("owned" if owns else "value", name, default)
            if not d.settable:
                return self.declare(member, frame, get)
            setter = "refer" if self.refers(member) else "set"
            return self.declare(member, frame, 'get { %s } set { journal.%s(self, "%s", newValue) }' % (
                get, setter, name))
        result = d.result not in ("", "Void")
        body = ""
        if own:
            arguments = self.arguments(d)
            if not member.type_level:
                arguments = "[self] + " + arguments
            body = 'return journal.derived(%s, "%s", %s)' % (
                self.default(bare, frame.name), member.signature_name, arguments)
        elif result:
            body = "return " + self.default(d.result, frame.name)
        elif d.params and not member.type_level and d.kind == "func":
            body = 'journal.call(self, "%s", %s)' % (member.signature_name, self.arguments(d))
        self.declare(member, frame, body)

    @staticmethod
    def refers(member):
        """Does the property refer to an object that something else holds?"""
        return "weak" in member.words or re.search(r"(^d|D)(elegate|ataSource)$", member.decl.name) is not None

    def class_init(self, member, frame):
        d = member.decl
        convenience = "convenience" in member.words
        if frame.kind == "extension" and not convenience:
            member.words.append("convenience")
            convenience = True
        owner = frame.name
        superclass = self.world.superclass(owner)
        if convenience:
            call = "self.init" + self.chain(d, owner)
        elif superclass:
            call = "super.init" + self.chain(d, superclass)
        else:
            call = ""
        recorded = 'journal.construct(self, "%s", %s)' % (member.signature_name, self.arguments(d))
        body = "; ".join(filter(None, [call, recorded]))
        if "surfaceHasNoValue()" in call:
            body = "fatalError(\"the surface can't make this\")"
        if self.hooks.use((owner, "init", d.labels)):
            body += "; surface_init" + self.pass_on(d)
        self.declare(member, frame, body)

    def chain(self, d, target):
        """The call of the initializer of `target` that suits best, which is designated."""
        if target in FOUNDATION_INITIALIZERS:
            return FOUNDATION_INITIALIZERS[target]
        candidates = [c for c, convenience, _ in self.writer.designated(target) if not convenience]
        if not candidates:
            return "()"
        own = {p.label: p for p in d.params}

        def value(p):
            given = own.get(p.label)
            if given and given.type == p.type:
                return self.generator.escaped(given.name)
            return self.default(p.type, target)

        def rank(c):
            exact = c.labels == d.labels and c.types == d.types
            values = [value(p) for p in c.params]
            # Best is what passes the same on; worst, what needs a value that can't be made up.
            return (not exact, any("surfaceHasNoValue" in v for v in values), c.labels == ("coder",),
                    sum(1 for v in values if "(" in v), -sum(1 for p in c.params if value(p) != self.default(p.type, target)),
                    len(c.params))
        best = min(candidates, key=rank)
        parts = [value(p) if p.label == "_" else p.label + ": " + value(p) for p in best.params]
        bang = "!" if getattr(best, "failable", "") and not getattr(d, "failable", "") else ""
        return "(" + ", ".join(parts) + ")" + bang

    def struct_member(self, member, frame):
        d = member.decl
        name = d.name.strip("`")
        raw, options = self.raw(frame.name), self.is_options(frame.name)
        if name == "rawValue" and d.kind == "var":
            return
        known = frame.name in self.world.types and not self.world.types[frame.name].get("foundation")
        plain = known and self.is_plain(frame.name)
        journal = known and not (plain or raw or options)
        if self.hook(frame, member):
            if d.kind == "var":
                setter = " set { surface_%s = newValue }" % name if d.settable else ""
                return self.declare(member, frame, "get { surface_%s }%s" % (name, setter))
            if d.kind == "func":
                return self.declare(member, frame, "return surface_" + name + self.pass_on(d))
        own = d.result in (frame.name, "Self", frame.name.split(".")[-1])
        generic = self.default(d.result, frame.name) if d.result else ""
        if d.kind == "init":
            return self.declare(member, frame, self.struct_init(member, frame, plain, raw or options, journal))
        if d.kind == "var" and d.stored and not member.type_level and plain:
            return self.emit("public var %s: %s = %s" % (d.name, d.result, generic))
        if d.kind == "var" and member.type_level:
            if own and options:
                frame.options.append(d.name)
                value = RAW_VALUES.get(frame.name, {}).get(name)
                value = "1 << %d" % (len(frame.options) - 1) if value is None else str(value)
                return self.declare(member, frame, ".init(rawValue: %s)" % value)
            if own and raw:
                number = RAW_VALUES.get(frame.name, {}).get(name, len(frame.options))
                value = '"%s"' % name if raw == "String" else str(number)
                return self.declare(member, frame, ".init(rawValue: %s)" % value)
            if own and journal:
                return self.declare(member, frame, '%s.surface("%s", [])' % (frame.name, name))
            return self.declare(member, frame, "get { %s }%s" % (generic, " set {}" if d.settable else ""))
        if d.kind == "var":
            if journal:
                get = 'journal.value("%s") { %s }' % (name, generic)
                setter = ' set { journal.set("%s", newValue) }' % name if d.settable else ""
                return self.declare(member, frame, "get { %s }%s" % (get, setter))
            return self.declare(member, frame, "get { %s }%s" % (generic, " set {}" if d.settable else ""))
        if own and member.type_level and journal:
            return self.declare(member, frame, 'return %s.surface("%s", %s)' % (
                frame.name, member.signature_name, self.arguments(d)))
        if own and not member.type_level:
            return self.declare(member, frame, "return self")
        if journal and "mutating" in member.words and d.params and d.result in ("", "Void"):
            return self.declare(member, frame, 'journal.call("%s", %s)' % (member.signature_name, self.arguments(d)))
        self.declare(member, frame, "return " + generic if generic else "")

    def struct_init(self, member, frame, plain, raw, journal):
        d = member.decl
        if frame.kind == "extension" and frame.name not in self.hooks.generated:
            return "fatalError()"
        if raw:
            source = d.params[0].name if d.params else None
            if source and d.labels in (("rawValue",), ("_",)):
                return "self.rawValue = " + source
            return "self.init(rawValue: %s)" % ("0" if self.is_options(frame.name) else self.default(self.raw(frame.name), ""))
        body = "self.init(_blank: ())"
        if plain:
            stored = self.world.types[frame.name].get("properties", [])
            found = (re.match(r"(?:var|let) (\w+): ([^{]*)$", p["decl"]) for p in stored)
            types = {m.group(1): m.group(2) for m in found if m}
            for p in d.params:
                if p.label in types:
                    fallback = " ?? self." + p.label if p.type.endswith("?") and types[p.label][-1] not in "?!" else ""
                    body += "; self.%s = %s%s" % (p.label, p.name, fallback)
        elif journal:
            body += '; journal.construct("%s", %s)' % (member.signature_name, self.arguments(d))
        if self.hooks.use((frame.name, "init", d.labels)):
            body += "; surface_init" + self.pass_on(d)
        return body

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
        default = self.default(d.result, frame.name) if d.result else ""
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
            value = '"%s"' % d.name if d.result == "String" else self.default(d.result, "")
            return self.emit("public var %s: %s { %s }" % (d.name, d.result, value))
        default = self.default(d.result, "") if d.result else ""
        self.declare(member, None, "return " + default if default else "")

    def requirement(self, text):
        """Optional requirements go: nothing that's emitted calls them, and Swift alone has none."""
        if re.search(r"@objc optional|\boptional\b", text):
            return
        text = re.sub(r"@objc(\([^)]*\))? ", "", text)
        self.emit(text)

    # ---- defaults

    def default(self, text, scope):
        text = re.sub(r"^(@escaping |@Sendable |@MainActor |@autoclosure |__owned |inout )+", "", text.strip())
        if not text:
            return "()"
        if text[-1] in "?!" and not self.is_function(text[:-1]):
            return "nil"
        if self.is_function(text):
            return "surfaceHasNoValue()"
        if text.startswith("["):
            return "[:]" if len(self.generator.split_top(text[1:-1], ":")) > 1 else "[]"
        if re.match(r"(Set|Array)<", text):
            return "[]"
        if text in FOUNDATION_DEFAULTS:
            return FOUNDATION_DEFAULTS[text]
        return self.declared_default(text, scope) or "surfaceHasNoValue()"

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
