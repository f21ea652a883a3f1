"""Members of classes: a record of each object keeps what it was told."""

import re

from knowledge import FOUNDATION_INITIALIZERS, OWNED
from members import MemberWriter
from values import NO_VALUE


class ClassMemberWriter(MemberWriter):
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
            value = self.values.default(bare if own else d.result, frame.name)
            if own:
                value = 'journal.derived(%s, "%s")' % (value, name)
            body = 'journal.shared("%s.%s") { %s }' % (frame.name, name, value)
            return self.declare(member, frame, ("get { %s } set {}" % body) if d.settable else body)
        if d.kind == "var":
            default = self.values.default(d.result, frame.name)
            if (frame.name, name) in OWNED or d.result.endswith("!") and not d.settable:
                default = self.values.default(d.result.rstrip("?!"), frame.name)
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
                self.values.default(bare, frame.name), member.signature_name, arguments)
        elif result:
            body = "return " + self.values.default(d.result, frame.name)
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
        if NO_VALUE in call:
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
            return self.values.default(p.type, target)

        def rank(c):
            exact = c.labels == d.labels and c.types == d.types
            values = [value(p) for p in c.params]
            # Best is what passes the same on; worst, what needs a value that can't be made up.
            return (not exact, any(NO_VALUE in v for v in values), c.labels == ("coder",),
                    sum(1 for v in values if "(" in v), -sum(1 for p in c.params if value(p) != self.values.default(p.type, target)),
                    len(c.params))
        best = min(candidates, key=rank)
        parts = [value(p) if p.label == "_" else p.label + ": " + value(p) for p in best.params]
        bang = "!" if getattr(best, "failable", "") and not getattr(d, "failable", "") else ""
        return "(" + ", ".join(parts) + ")" + bang
