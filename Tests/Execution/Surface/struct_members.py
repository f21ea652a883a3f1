"""Members of structures: option sets, raw values, C's structures, and those that carry a journal."""

import re

from knowledge import RAW_VALUES
from members import MemberWriter


class StructMemberWriter(MemberWriter):
    def struct_member(self, member, frame):
        d = member.decl
        name = d.name.strip("`")
        raw, options = self.values.raw(frame.name), self.values.is_options(frame.name)
        if name == "rawValue" and d.kind == "var":
            return
        known = frame.name in self.world.types and not self.world.types[frame.name].get("foundation")
        plain = known and self.values.is_plain(frame.name)
        journal = known and not (plain or raw or options)
        if self.hook(frame, member):
            if d.kind == "var":
                setter = " set { surface_%s = newValue }" % name if d.settable else ""
                return self.declare(member, frame, "get { surface_%s }%s" % (name, setter))
            if d.kind == "func":
                return self.declare(member, frame, "return surface_" + name + self.pass_on(d))
        own = d.result in (frame.name, "Self", frame.name.split(".")[-1])
        generic = self.values.default(d.result, frame.name) if d.result else ""
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
            return "self.init(rawValue: %s)" % ("0" if self.values.is_options(frame.name) else self.values.default(self.values.raw(frame.name), ""))
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
