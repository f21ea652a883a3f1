#!/usr/bin/env python3
"""Writes the Swift interfaces of the UIKit surface: facts in, .swiftinterface files out.

    generate.py OUTPUT_DIR [--list-skipped]

See README.md for what the surface is for and where it knowingly differs from the SDK.
"""

import collections
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))

# Modules in the order they are compiled: name, facts?, modules it re-exports, modules it merely uses.
MODULES = [
    ("ObjectiveC", [], []),
    ("CoreGraphics", [], []),
    ("Foundation", [], []),
    ("Metal", ["Foundation"], []),
    ("CoreImage", ["Foundation"], []),
    ("CoreLocation", ["Foundation"], []),
    ("Contacts", ["Foundation"], []),
    ("UniformTypeIdentifiers", ["Foundation"], []),
    ("SystemStubs", ["Foundation"], []),
    ("QuartzCore", ["Foundation"], ["Metal", "SystemStubs"]),
    ("UIKit", ["Foundation", "QuartzCore", "CoreImage"],
     ["UniformTypeIdentifiers", "CoreLocation", "SystemStubs"]),
    ("AVFoundation", ["Foundation", "QuartzCore"], []),
    ("MapKit", ["UIKit", "CoreLocation"], ["Contacts", "SystemStubs"]),
    ("WebKit", ["UIKit"], ["SystemStubs"]),
    ("AVKit", ["UIKit", "AVFoundation"], ["SystemStubs"]),
    ("SceneKit", ["UIKit"], ["Metal"]),
    ("SpriteKit", ["UIKit"], ["Metal", "SceneKit", "SystemStubs", "AVFoundation"]),
    ("ARKit", ["UIKit", "SceneKit", "SpriteKit"], []),
    ("MetalKit", ["UIKit", "Metal"], ["SystemStubs"]),
    ("GLKit", ["UIKit"], ["SystemStubs"]),
    ("PDFKit", ["UIKit"], []),
    ("QuickLook", ["UIKit"], ["UniformTypeIdentifiers", "SystemStubs", "PDFKit"]),
    ("ContactsUI", ["UIKit", "Contacts"], []),
]

# What the facts leave out about generic types.
GENERIC = {
    "NSLayoutAnchor": "AnchorType : AnyObject",
    "NSDiffableDataSourceSectionSnapshot": "ItemIdentifierType : Hashable",
    "NSDiffableDataSourceSectionTransaction":
        "SectionIdentifierType : Hashable, ItemIdentifierType : Hashable",
    "NSDiffableDataSourceSnapshot": "SectionIdentifierType : Hashable, ItemIdentifierType : Hashable",
    "NSDiffableDataSourceTransaction":
        "SectionIdentifierType : Hashable, ItemIdentifierType : Hashable",
    "UICollectionViewDiffableDataSource":
        "SectionIdentifierType : Hashable, ItemIdentifierType : Hashable",
    "UITableViewDiffableDataSource":
        "SectionIdentifierType : Hashable, ItemIdentifierType : Hashable",
    "UICollectionViewDiffableDataSource.SectionSnapshotHandlers": "ItemType",
    "UICollectionView.CellRegistration": "Cell : UICollectionViewCell, Item",
    "UICollectionView.SupplementaryRegistration": "Supplementary : UICollectionReusableView",
    "UIViewController.ViewLoading": "Value",
}
SUPERCLASS = {
    "NSLayoutXAxisAnchor": "NSLayoutAnchor<NSLayoutXAxisAnchor>",
    "NSLayoutYAxisAnchor": "NSLayoutAnchor<NSLayoutYAxisAnchor>",
    "NSLayoutDimension": "NSLayoutAnchor<NSLayoutDimension>",
}

# Types that need associated types, property wrappers or reflection the facts don't carry.
SKIPPED_TYPES = {
    "UIView.Invalidating": "property wrapper over variadic invalidations",
    "UIView.Invalidations": "property wrapper over variadic invalidations",
    "UIViewInvalidating": "property wrapper over variadic invalidations",
    "UITextSearching": "associated types are not in the facts",
    "UITextSearchAggregator": "associated types are not in the facts",
    "UITextSearchingFindSession": "associated types are not in the facts",
    "UIIndirectScribbleInteraction": "associated types are not in the facts",
    "UIIndirectScribbleInteractionDelegate": "associated types are not in the facts",
    "UIViewController.ViewLoading": "property wrapper whose subscript is not in the facts",
    "CNMutableContact": "conformance of another module's type",
    "CNMutableContact.ID": "conformance of another module's type",
}

# Cases with values, of which the facts know only the labels.
PAYLOAD_CASES = {
    ("UICellAccessory.AccessoryType", "customView(_:)"): "customView(UIView)",
    ("UICellAccessory.LayoutDimension", "custom(_:)"): "custom(CGFloat)",
    ("UICellAccessory.Placement", "leading(displayed:at:)"):
        "leading(displayed: UICellAccessory.DisplayedState = .always,"
        " at: UICellAccessory.Placement.Position = { _ in 0 })",
    ("UICellAccessory.Placement", "trailing(displayed:at:)"):
        "trailing(displayed: UICellAccessory.DisplayedState = .always,"
        " at: UICellAccessory.Placement.Position = { _ in 0 })",
    ("UIPointerEffect", "automatic(_:)"): "automatic(UITargetedPreview)",
    ("UIPointerEffect", "highlight(_:)"): "highlight(UITargetedPreview)",
    ("UIPointerEffect", "hover(_:preferredTintMode:prefersShadow:prefersScaledContent:)"):
        "hover(UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay,"
        " prefersShadow: Bool = false, prefersScaledContent: Bool = true)",
    ("UIPointerEffect", "lift(_:)"): "lift(UITargetedPreview)",
    ("UIPointerShape", "horizontalBeam(length:)"): "horizontalBeam(length: CGFloat)",
    ("UIPointerShape", "path(_:)"): "path(UIBezierPath)",
    ("UIPointerShape", "roundedRect(_:radius:)"): "roundedRect(CGRect, radius: CGFloat = 8.0)",
    ("UIPointerShape", "verticalBeam(length:)"): "verticalBeam(length: CGFloat)",
}

# Protocols that are Swift's own, not Objective-C's.
SWIFT_PROTOCOLS = {
    "UIConfigurationState", "UIContentConfiguration",
    # Objective-C's in the SDK; but its anchors are generic classes, which @objc cannot mention here.
    "UILayoutSupport", "UIContentView", "UINavigationItemRenameDelegate",
}

# Classes whose designated initializers are not marked as such, so that the inherited ones stay designated.
UNMARKED = {
    "UIImageView", "UIWindow", "UISegmentedControl", "UIAccessibilityElement", "NSTextAttachment",
    "UICubicTimingParameters", "MKMapView", "UIVibrancyEffect", "UIBlurEffect", "UINavigationController",
}

# Immutable classes that the SDK marks Sendable.
SENDABLE = {
    "UIColor", "UIFont", "UIImage", "UIFontDescriptor", "UITraitCollection", "UIImage.Configuration",
    "UIImage.SymbolConfiguration",
}

# Protocols that later SDKs, those that came with Swift 6, isolate to the main actor.
LATER_MAIN_ACTOR = ("MKMapViewDelegate", "WKNavigationDelegate", "WKUIDelegate", "WKScriptMessageHandler")

# C structures that Swift can compare.
EQUATABLE = {"UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "UIFloatRange"}

KNOWN_PROTOCOLS = {
    "RawRepresentable", "OptionSet", "Comparable", "Error", "CustomNSError", "NSCoding", "NSSecureCoding",
    "NSCopying", "NSMutableCopying", "NSItemProviderReading", "NSItemProviderWriting", "NSFilePresenter",
    "ProgressReporting", "Decodable", "Encodable", "AttributedStringKey", "DecodableAttributedStringKey",
    "EncodableAttributedStringKey", "ObjectiveCConvertibleAttributedStringKey", "AttributeScope",
    "NSObjectProtocol", "MTLDrawable", "EAGLDrawable",
}
# Conformances that only say what the declaration says anyway, or what no emitted code can see.
SILENT_PROTOCOLS = {
    "ExpressibleByArrayLiteral", "SetAlgebra", "NSExtensionRequestHandling", "CustomReflectable",
    "DecodingConfigurationProviding", "EncodingConfigurationProviding", "NSItemProviderReading",
    "NSItemProviderWriting", "NSFilePresenter", "MDLNamed", "MDLMeshBuffer", "MDLMeshBufferAllocator",
    "MDLMeshBufferZone", "Identifiable",
}

SCALARS = {
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Bool", "Float",
    "Double", "CGFloat", "TimeInterval", "CFTimeInterval", "CGGlyph", "CFIndex", "unichar", "CFTypeID",
    "NSTimeInterval",
}
POINTERS = {"UnsafeMutableRawPointer", "UnsafeRawPointer", "OpaquePointer"}

# Names of the standard library that the facts use.
STANDARD = set("""
Any AnyClass AnyHashable AnyObject Array Bool CChar CollectionDifference Comparable Decodable Decoder Dictionary
Double Encodable Encoder Error Float Float32 Hashable Hasher Identifiable Int Int16 Int32 Int64 Int8 KeyPath MainActor Mirror
Never OpaquePointer Optional PartialKeyPath Range RawRepresentable Result Self Sendable Sequence Set String
SIMD2 StaticString Type UInt UInt16 UInt32 UInt64 UInt8 Unmanaged UnsafeMutablePointer UnsafeMutableRawPointer
UnsafePointer UnsafeRawPointer Void WritableKeyPath ClosedRange
AutoreleasingUnsafeMutablePointer ObjCBool Selector NSObjectProtocol NSObject IndexPath
_ObjectiveCBridgeable
""".split())

skipped = collections.defaultdict(list)
counts = collections.Counter()


# ---------------------------------------------------------------- reading declarations

def split_top(text, separator=","):
    """Splits at a separator that's outside all brackets."""
    parts, depth, start, i = [], 0, 0, 0
    while i < len(text):
        c = text[i]
        if c in "([{<":
            depth += 1
        elif c in ")]}" or (c == ">" and text[i - 1] != "-"):
            depth -= 1
        elif c == '"':
            i = text.index('"', i + 1)
        elif c == separator and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
        i += 1
    tail = text[start:].strip()
    if tail:
        parts.append(tail)
    return parts


def matching(text, start):
    """The index of the bracket that closes the one at `start`."""
    depth, i = 0, start
    while i < len(text):
        c = text[i]
        if c in "([{<":
            depth += 1
        elif c in ")]}" or (c == ">" and text[i - 1] != "-"):
            depth -= 1
            if depth == 0:
                return i
        elif c == '"':
            i = text.index('"', i + 1)
        i += 1
    raise ValueError(text)


def bare(types):
    return tuple(t.rstrip("?!") for t in types)


def parent_of(name):
    return name.rpartition(".")[0]


class Param:
    def __init__(self, text):
        names, rest = text.split(":", 1)
        names = names.split()
        self.label = names[0]
        self.name = names[-1]
        self.default = None
        parts = split_top(rest, "=")
        if not parts:
            raise ValueError(text)
        self.type = parts[0]
        if len(parts) > 1:
            self.default = parts[1]

    def text(self):
        names = self.label if self.label == self.name else self.label + " " + self.name
        return names + ": " + self.type + (" = " + self.default if self.default else "")


KEYWORDS = {"default", "import", "continue", "case", "in", "repeat", "public", "private", "internal", "self", "is",
            "as", "return", "switch", "where", "while", "for", "if", "else", "break", "class", "func", "operator",
            "extension", "static", "init", "protocol", "subscript", "super", "true", "false", "nil"}


def escaped(name):
    return "`" + name + "`" if name in KEYWORDS else name


MODIFIERS = re.compile(
    r"(@\w+(?:\([^)]*\))?|optional|weak|unowned\(\w+\)|unowned|mutating|nonmutating|class|static|convenience|"
    r"nonisolated|final|dynamic|required|override)\s+")


class Decl:
    """One member: what stands before it, its kind, name, parameters, result and accessors."""

    def __init__(self, entry):
        text = entry["decl"]
        self.entry = entry
        self.modifiers = []
        while True:
            m = MODIFIERS.match(text)
            if not m:
                break
            self.modifiers.append(m.group(1))
            text = text[m.end():]
        self.params, self.generic, self.effects, self.result, self.where = [], "", "", "", ""
        self.accessors = ""
        m = re.match(r"(func|init|subscript)\b\s*(`?\w*`?)([?!]?)", text)
        if m:
            self.kind, self.name, self.failable = m.groups()
            text = text[m.end():]
            if self.kind != "func":
                self.name = self.kind
            if text.startswith("<"):
                end = matching(text, 0)
                self.generic, text = text[:end + 1], text[end + 1:]
            end = matching(text, 0)
            self.params = [Param(p) for p in split_top(text[1:end])]
            names = set()
            for p in self.params:
                while p.name in names and p.name != "_":
                    p.name += "2"
                names.add(p.name)
            text = text[end + 1:].strip()
            if text.endswith("}"):
                brace = text.rindex("{")
                self.accessors, text = text[brace:], text[:brace].strip()
            m = re.search(r"(?:^|\s)where\s", text)
            if m:
                self.where, text = text[m.start():].strip(), text[:m.start()].strip()
            m = re.match(r"((?:async|throws|rethrows)\s*)*", text)
            self.effects, text = m.group(0).strip(), text[m.end():].strip()
            if text.startswith("->"):
                self.result = text[2:].strip()
        else:
            m = re.match(r"(var|let)\s+(`?\w+`?)\s*:\s*", text)
            if not m:
                raise ValueError(entry["decl"])
            self.kind, self.name = "var", escaped(m.group(2))
            self.constant = m.group(1) == "let"
            text = text[m.end():]
            self.stored = not text.endswith("}")
            if not self.stored:
                brace = text.rindex("{")
                self.accessors, text = text[brace:], text[:brace]
            self.result = text.strip()
            if self.stored:
                self.accessors = "{ get }" if self.constant else "{ get set }"

    @property
    def type_level(self):
        return "class" in self.modifiers or "static" in self.modifiers

    @property
    def optional(self):
        return "optional" in self.modifiers

    @property
    def settable(self):
        return "set" in self.accessors

    @property
    def labels(self):
        return tuple(p.label for p in self.params)

    @property
    def types(self):
        return tuple(re.sub(r"@escaping |@Sendable ", "", p.type) for p in self.params)

    @property
    def key(self):
        if self.kind == "var":
            return ("var", self.type_level, self.name)
        return (self.kind, self.type_level, self.name, self.labels, self.types, "async" in self.effects)

    @property
    def selector(self):
        """Stands for the Objective-C selector: equal where the selectors would clash."""
        return (self.type_level, self.name, self.labels)


def decl_of(entry, owner):
    try:
        return Decl(entry)
    except (ValueError, IndexError):
        skipped["cannot be read"].append(owner + ": " + entry["decl"])
        return None


# ---------------------------------------------------------------- the world of types

class World:
    def __init__(self):
        self.types = {}
        self.module_of = {}
        self.facts = {}
        for module, _, _ in MODULES:
            path = os.path.join(HERE, "Facts", module + ".json")
            if os.path.exists(path):
                with open(path, encoding="utf-8") as f:
                    self.facts[module] = json.load(f)
                for name, fact in self.facts[module]["types"].items():
                    if fact["kind"] != "extension":
                        self.types[name] = fact
                        self.module_of[name] = module
        self.object_extension, self.aliases, self.checking = set(), set(), set()
        self.bridged_names, self.module = set(), None
        # Superclasses that the facts name without their context, or not at all.
        for name, superclass in (("QLPreviewSceneActivationConfiguration", "UIWindowScene.ActivationConfiguration"),
                                 ("GLKMatrixStack", "NSObject")):
            self.types[name]["superclass"] = superclass
        for name in LATER_MAIN_ACTOR:
            self.types[name]["mainActor"] = True
        for facts in self.facts.values():
            fact = facts["types"].get("NSObject", {})
            for group in ("properties", "methods"):
                for entry in fact.get(group, []):
                    self.object_extension.add(Decl(entry).key)
        for module, _, _ in MODULES:
            path = os.path.join(HERE, "Handwritten", module + ".swiftinterface")
            if os.path.exists(path):
                with open(path, encoding="utf-8") as f:
                    self.read_handwritten(f.read(), module)

    def read_handwritten(self, text, module):
        """Just enough of the handwritten interfaces to know what they declare."""
        stack = []
        self.bridged_names.update(re.findall(r"extension (\w+) : (?:_Bridged|_ObjectiveCBridgeable)", text))
        self.aliases.update(re.findall(r"typealias (\w+)", text))
        for line in text.split("\n"):
            m = re.match(r"(\s*)(?:@[\w.]+(?:\([^)]*\))? )*(?:public |open )?(?:final )?"
                         r"(class|struct|enum|protocol|extension) (\w[\w.]*)(?:<[^>]*>)?(?: : ([^{]*))?.*\{", line)
            if m and not re.search(r"\bclass (var|func)\b", line):
                kind, name = m.group(2), m.group(3)
                name = ".".join([s[1] for s in stack] + [name]) if len(m.group(1)) else name
                stack = stack if len(m.group(1)) else []
                inherits = [x.strip().replace("@unchecked ", "") for x in (m.group(4) or "").split(",") if x.strip()]
                fact = self.types.get(name) if kind == "extension" else None
                if fact and not fact.get("hand"):
                    fact = dict(fact, properties=[], methods=[], initializers=[], conforms=[])
                if fact is None:
                    fact = {"kind": kind, "hand": True, "properties": [], "methods": [], "initializers": [],
                            "conforms": []}
                    if kind == "class":
                        if inherits:
                            fact["superclass"] = re.sub(r"<.*", "", inherits[0])
                        inherits = inherits[1:]
                    fact["bridged"] = any(x.startswith(("_Bridged", "_ObjectiveCBridgeable")) for x in inherits)
                    fact["enumRaw"] = kind == "enum" and "@objc" in line
                    fact["conforms"] = inherits
                    if kind != "extension":
                        self.types[name] = fact
                        self.module_of[name] = module
                    elif name in ("NSObject",):
                        self.types.setdefault(name, dict(fact, kind="class", conforms=[]))
                        fact = self.types[name]
                elif kind == "extension":
                    if any(x.startswith(("_Bridged", "_ObjectiveCBridgeable")) for x in inherits):
                        fact["bridged"] = True
                    fact.setdefault("conforms", []).extend(inherits)
                if not line.rstrip().endswith("}"):
                    stack = stack + [(len(m.group(1)), name.split(".")[-1], fact)]
                continue
            m = re.match(r"(\s*)\}", line)
            if m:
                while stack and stack[-1][0] >= len(m.group(1)):
                    stack.pop()
                continue
            if stack and stack[-1][2]["kind"] in ("class", "protocol"):
                t = re.sub(r"@\w+(\([^)]*\))? |\b(public|open|override|required|final) ", "", line).strip()
                if re.match(r"((class|static|convenience|optional|weak) )*(func|var|let|init)\b", t):
                    d = decl_of({"decl": t}, stack[-1][1])
                    if d:
                        group = {"func": "methods", "init": "initializers"}.get(d.kind, "properties")
                        stack[-1][2].setdefault(group, []).append({"decl": t})

    def superclass(self, name):
        return self.types.get(name, {}).get("superclass")

    def ancestors(self, name):
        name = self.superclass(name)
        while name:
            yield name
            name = self.superclass(name)

    def is_class(self, name):
        return self.types.get(name, {}).get("kind") == "class"

    def resolve(self, name, scope):
        """A type name as seen from inside `scope`."""
        while scope:
            if scope + "." + name in self.types:
                return scope + "." + name
            for a in self.ancestors(scope):
                if a + "." + name in self.types:
                    return a + "." + name
            scope = scope.rpartition(".")[0]
        return name

    def c_structure(self, name):
        fact = self.types[name]
        return fact["kind"] == "struct" and any(
            re.match(r"var \w+: [^{]*$", p["decl"]) for p in fact.get("properties", []))

    def raw_type(self, name):
        for init in self.types[name].get("initializers", []):
            m = re.match(r"init\??\(rawValue: (\w+)\)", init["decl"])
            if m:
                return m.group(1)
        return None

    def bridged(self, name):
        fact = self.types[name]
        if fact.get("hand"):
            return fact.get("bridged") or name in self.bridged_names
        return fact["kind"] == "struct" and (self.c_structure(name) or self.raw_type(name) is not None)

    def unknown_types(self, text, scope, generic):
        """The first type name in `text` that nothing declares."""
        text = re.sub(r'"[^"]*"', "", text)
        names = set(re.findall(r"\w+", generic)) | STANDARD
        for c in [scope] + [scope.rsplit(".", i)[0] for i in range(1, scope.count(".") + 1)]:
            names |= set(re.findall(r"(\w+) ?(?=[:,]|$)", GENERIC.get(c, "")))
            names |= set(re.findall(r"\w+", GENERIC.get(c, "")))
        for name in re.findall(r"(?<![\w.])(?:_?[A-Z]\w*|__\w+|(?:vector|simd|matrix)_\w+)(?![\w:])", text):
            if name.startswith("__"):
                continue
            if name in names or name in self.aliases or self.resolve(name, scope) in self.types:
                if self.later(self.module_of.get(self.resolve(name, scope))):
                    return name
                fact = self.types.get(self.resolve(name, scope))
                if fact and fact["kind"] == "typealias" and "decl" in fact and name not in self.checking:
                    self.checking.add(name)
                    found = self.unknown_types(fact["decl"].split("=", 1)[1], parent_of(self.resolve(name, scope)), "")
                    self.checking.discard(name)
                    if found:
                        return found
                continue
            return name
        return None

    def later(self, module):
        order = [m for m, _, _ in MODULES]
        return module in order and self.module in order and order.index(module) > order.index(self.module)

    # Is the type something an @objc declaration can mention? The compiler's answer, in short.
    def representable(self, text, scope, optional=False):
        text = text.strip()
        text = re.sub(r"^(@escaping |@Sendable |@MainActor |@autoclosure |__owned |@convention\(\w+\) )+", "", text)
        if text in ("Void", "()"):
            return not optional
        if text.endswith("...") or text.startswith("inout ") or text.startswith("some "):
            return False
        if text[-1] in "?!" and not text.endswith("->"):
            inner = text[:-1]
            if re.search(r"->(?![^(]*\))", inner) is None:
                return not optional and self.representable(inner, scope, True)
        arrow = self.arrow(text)
        if arrow >= 0:
            if re.search(r"\b(async|throws)\b", text):
                return False
            head = text[:arrow].strip()
            params = split_top(head[1:matching(head, 0)])
            params = [re.sub(r"^_?\w* ?\w*: ", "", p) for p in params]
            return all(self.representable(p, scope) for p in params) and \
                self.representable(text[arrow + 2:], scope)
        if text.startswith("(") and matching(text, 0) == len(text) - 1:
            inner = split_top(text[1:-1])
            return len(inner) == 1 and self.representable(inner[0], scope, optional)
        if text.startswith("["):
            parts = split_top(text[1:-1], ":")
            return all(self.representable(p, scope) or p == "AnyHashable" for p in parts)
        if text.startswith("any "):
            return all(self.representable_protocol(p.strip(), scope) for p in text[4:].split("&"))
        if "&" in text:
            return all(self.representable_protocol(p.strip(), scope) or self.is_class(p.strip())
                       for p in text.split("&"))
        m = re.match(r"(Unsafe(?:Mutable)?Pointer)<(.*)>$", text)
        if m:
            return m.group(2) in SCALARS
        m = re.match(r"(Set|Array)<(.*)>$", text)
        if m:
            return m.group(2) == "AnyHashable" or self.representable(m.group(2), scope)
        m = re.match(r"(\w+)<.*>$", text)
        if m:
            return False
        if text in SCALARS:
            return not optional
        if text in POINTERS or text in ("Any", "AnyObject", "AnyClass", "String", "Self", "Selector", "NSErrorPointer"):
            return text != "NSErrorPointer"
        if text in ("any Error", "Error"):
            return True
        name = self.resolve(text, scope)
        fact = self.types.get(name)
        if fact is None:
            return False
        kind = fact["kind"]
        if kind == "class":
            return self.objc_class(name)
        if kind == "struct":
            return bool(self.bridged(name))
        if kind == "enum":
            if fact.get("hand"):
                return bool(fact.get("enumRaw")) and not optional
            return self.raw_type(name) not in (None, "String") and not optional
        if kind == "typealias":
            return self.representable(fact["decl"].split("=", 1)[1], name.rpartition(".")[0] or scope, optional)
        return kind == "protocol" and self.objc_protocol(name)

    @staticmethod
    def arrow(text):
        depth = 0
        for i, c in enumerate(text):
            if c in "([{<":
                depth += 1
            elif c in ")]}" or (c == ">" and text[i - 1] != "-"):
                depth -= 1
            elif c == "-" and depth == 0 and text[i:i + 2] == "->":
                return i
        return -1

    def representable_protocol(self, name, scope):
        name = re.sub(r"\.Type$", "", name)
        if self.is_class(name) or name == "Error":
            return True
        return self.objc_protocol(self.resolve(name, scope))

    def objc_protocol(self, name):
        if name == "NSObjectProtocol":
            return True
        fact = self.types.get(name)
        return bool(fact) and fact["kind"] == "protocol" and name not in SWIFT_PROTOCOLS and \
            name.split(".")[0] not in SKIPPED_TYPES

    def objc_class(self, name):
        """A class that Swift would see through Objective-C, so that its members are @objc."""
        return name not in GENERIC and name not in SUPERCLASS

    def conforms_deep(self, protocol):
        """The protocol and those it refines."""
        seen, todo = [], [protocol]
        while todo:
            p = todo.pop()
            if p in seen or p not in self.types:
                continue
            seen.append(p)
            todo.extend(self.types[p].get("conforms", []))
        return seen


# ---------------------------------------------------------------- writing

def available(entry, indent):
    ios, deprecated = entry.get("ios"), entry.get("deprecated")
    if deprecated == "all":
        deprecated = ios or "13"
    introduced = ios if ios and float(ios.split(".")[0]) >= 13 else None
    if not introduced and not deprecated:
        return ""
    parts = ["iOS"]
    if ios:
        parts.append("introduced: " + ios)
    if deprecated:
        parts.append("deprecated: " + deprecated)
        if entry.get("renamed"):
            parts.append('renamed: "%s"' % entry["renamed"])
    return indent + "@available(" + ", ".join(parts) + ")\n"


GROUPS = ("typeProperties", "properties", "typeMethods", "methods")


class Writer:
    def __init__(self, world, module):
        self.world, self.module, self.out = world, module, []
        self.helpers = []

    def skip(self, reason, owner, decl):
        skipped[reason].append(owner + ": " + decl)

    # All members a class answers to, its own first.
    def member_table(self, name):
        table = self.tables.get(name)
        if table is None:
            table = {}
            fact = self.world.types[name]
            for group in GROUPS:
                for entry in fact.get(group, []):
                    d = decl_of(entry, name) if "decl" in entry else None
                    if d:
                        table.setdefault(d.key, d)
            for d, _ in self.mirrored(name):
                table.setdefault(d.key, d)
            self.tables[name] = table
        return table

    tables = {}

    def mirrored(self, name):
        """Requirements of the class's own protocols that neither it nor an ancestor declares."""
        result = self.mirrors.get(name)
        if result is not None:
            return result
        self.mirrors[name] = result = []
        fact = self.world.types[name]
        if fact.get("hand"):
            return result
        inherited = set()
        for a in self.world.ancestors(name):
            for p in self.world.types.get(a, {}).get("conforms", []):
                inherited.update(self.world.conforms_deep(p))
        own = set()
        for group in GROUPS:
            for entry in fact.get(group, []):
                d = decl_of(entry, name)
                if d:
                    own.add(d.key)
        properties = {k[2] for k in own if k[0] == "var"}
        for p in fact.get("conforms", []):
            for q in self.world.conforms_deep(p):
                if q in inherited or not self.world.objc_protocol(q) or q in SILENT_PROTOCOLS:
                    continue
                for group in GROUPS:
                    for entry in self.world.types[q].get(group, []):
                        d = decl_of(entry, q)
                        if d is None or d.key in own or self.find(name, d) is not None:
                            continue
                        if d.kind == "var" and d.name in properties:
                            continue
                        own.add(d.key)
                        result.append((d, q))
        return result

    mirrors = {}

    def find(self, name, d):
        for a in self.world.ancestors(name):
            if a in self.world.types:
                found = self.member_table(a).get(d.key)
                if found is not None:
                    return found
        return None

    def clash(self, name, d):
        """Would the selector clash with an ancestor's other method?"""
        for a in self.world.ancestors(name):
            if a in self.world.types:
                for other in self.member_table(a).values():
                    if other.kind == d.kind == "func" and other.selector == d.selector and other.key != d.key \
                            and "async" not in other.effects:
                        return True
        return False

    def designated(self, name):
        """The initializers a subclass can call up to: (decl, convenience?)."""
        cached = self.inits.get(name)
        if cached is not None:
            return cached
        fact = self.world.types.get(name, {})
        own = []
        for entry in fact.get("initializers", []):
            d = decl_of(entry, name)
            if d:
                own.append(d)
        own = self.drop_old_spellings(own, name)
        result = [(d, "convenience" in d.modifiers, False) for d in own]
        sup = self.world.superclass(name)
        if sup and sup in self.world.types or sup == "NSObject":
            marked = name not in UNMARKED and any(
                "convenience" not in d.modifiers and d.labels != ("coder",) for d in own)
            keys = {(d.labels, bare(d.types)) for d in own}
            labels_coder = any(d.labels == ("coder",) for d in own)
            for d, convenience, _ in self.designated(sup):
                if convenience or (d.labels, bare(d.types)) in keys or (labels_coder and d.labels == ("coder",)):
                    continue
                if fact.get("hand"):
                    continue
                result.append((d, marked and d.labels != ("coder",), True))
        self.inits[name] = result
        return result

    inits = {"NSObject": [(Decl({"decl": "init()"}), False, False)]}

    def drop_old_spellings(self, decls, owner):
        """The facts list some initializers twice, once under a name that Swift has retired."""
        keep = []
        for d in decls:
            old = False
            for e in decls:
                if e is d or bare(e.types) != bare(d.types):
                    continue
                if d.labels == e.labels and "convenience" in d.modifiers and "convenience" not in e.modifiers:
                    old = True
                pairs = list(zip(d.labels, e.labels))
                if d.labels != e.labels and all(
                        a == b or (a.startswith(b) and len(a) > len(b) and b != "_" and a[len(b)].isupper())
                        or (a[0].isupper() and a.lower().endswith(b.lower())) for a, b in pairs):
                    old = True
            if old:
                self.skip("retired spelling of an initializer", owner, d.entry["decl"])
            else:
                keep.append(d)
        return keep

    def params(self, d):
        return ", ".join(p.text() for p in d.params)

    def signature(self, d):
        if d.kind == "var":
            return "var %s: %s %s" % (d.name, d.result, d.accessors)
        head = {"func": "func " + d.name, "init": "init" + getattr(d, "failable", ""),
                "subscript": "subscript"}[d.kind]
        text = head + d.generic + "(" + self.params(d) + ")"
        if d.effects:
            text += " " + d.effects
        if d.result and d.result != "Void":
            text += " -> " + d.result
        if d.where:
            text += " " + d.where
        if d.kind == "subscript":
            text += " " + (d.accessors or "{ get }")
        return text

    def discardable(self, d, owner, objc=True):
        """Results of Objective-C's methods may go unused, but for those of the layout anchors."""
        return objc and d.kind == "func" and d.result not in ("", "Void") and not owner.startswith("NSLayout") \
            and "async" not in d.effects

    def known(self, d, owner):
        """Everything the declaration names has to exist."""
        texts = [p.type for p in d.params] + [p.default or "" for p in d.params] + [d.result]
        unknown = self.world.unknown_types(" ".join([d.generic, d.where] + texts), owner, d.generic)
        if unknown:
            self.skip("mentions a type that isn't declared", owner, unknown)
            return False
        if re.search(r"\b__\w", " ".join(texts)):
            self.skip("a type that Swift hides", owner, d.entry["decl"])
            return False
        if "Self.Code" in " ".join(texts):
            self.skip("error codes bridged to NSError", owner, d.entry["decl"])
            return False
        return True

    # ---- classes

    def class_decl(self, name, fact):
        world = self.world
        short = name.split(".")[-1]
        sup = SUPERCLASS.get(name, fact.get("superclass"))
        if sup is None:
            return self.skip("no superclass", name, "class " + name)
        inherited = set()
        for a in world.ancestors(name):
            for p in world.types.get(a, {}).get("conforms", []):
                inherited.update(world.conforms_deep(p) + [p])
        conforms = []
        for p in fact.get("conforms", []):
            if p in inherited or p == "NSObjectProtocol" or p in SILENT_PROTOCOLS:
                continue
            if (p in world.types or p in KNOWN_PROTOCOLS) and p.split(".")[0] not in SKIPPED_TYPES:
                conforms.append(p)
            else:
                self.skip("conformance to a protocol that isn't declared", name, p)
        if name in SENDABLE:
            conforms.append("@unchecked Sendable")
        elif any(a in SENDABLE or "Sendable" in str(world.types.get(a, {}).get("conforms")) for a in world.ancestors(name)):
            conforms.append("@unchecked Sendable")
        generic = "<" + GENERIC[name] + ">" if name in GENERIC else ""
        objc = world.objc_class(name)
        parent = name.rpartition(".")[0]
        indent = "  " if parent else ""
        out = self.out
        attrs = ""
        if fact.get("mainActor"):
            attrs += "@MainActor @preconcurrency "
        if objc:
            attrs += "@objc(" + name.replace(".", "") + ") " if "." in name else "@objc "
        if parent:
            out.append("extension " + parent + " {\n")
        out.append(available(fact, indent))
        shadows = self.shadowable(name)
        helper = ["_%s_%s" % (short, s) for s in sorted(shadows)]
        out.append(indent + attrs + "open class " + short + generic + " : " + ", ".join([sup] + conforms + helper) + " {\n")
        inner = indent + "  "
        self.class_inits(name, fact, inner, objc)
        seen_selectors, seen = set(), set()
        members = []
        for group in GROUPS:
            for entry in fact.get(group, []):
                d = decl_of(entry, name)
                if d:
                    members.append((d, None))
        members += self.mirrored(name)
        for d, origin in members:
            if d.key in seen:
                self.skip("declared twice", name, d.entry["decl"])
                continue
            seen.add(d.key)
            if d.kind == "var" and d.name in shadows:
                self.shadow_helper(name, short, d, fact)
                counts["members"] += 1
                continue
            self.member(name, fact, d, origin, inner, objc, seen_selectors)
        out.append(indent + "}\n")
        if parent:
            out.append("}\n")
        out.append("\n")
        counts["types"] += 1

    def shadowable(self, name):
        """Properties that a subclass declares again with another type, as Objective-C allows."""
        if not self.shadow_map:
            for other in self.world.types:
                if not self.world.is_class(other) or self.world.types[other].get("hand"):
                    continue
                for d in list(self.member_table(other).values()):
                    if d.kind != "var" or d.type_level:
                        continue
                    for a in self.world.ancestors(other):
                        if a not in self.world.types or self.world.types[a].get("hand"):
                            continue
                        o = self.member_table(a).get(d.key)
                        if o and o.result.rstrip("!?") != d.result.rstrip("!?") and o.settable:
                            self.shadow_map.setdefault(a, set()).add(d.name)
            self.shadow_map.setdefault("", set())
        return self.shadow_map.get(name, set())

    shadow_map = {}

    def shadow_helper(self, name, short, d, fact):
        protocol = "_%s_%s" % (short, d.name)
        iso = "@MainActor @preconcurrency " if fact.get("mainActor") else ""
        self.helpers.append("%spublic protocol %s : AnyObject {\n}\nextension %s where Self : %s {\n%s  %spublic var %s: %s %s\n}\n\n" % (
            iso, protocol, protocol, name, available(d.entry, "  "), iso, d.name, d.result,
            d.accessors))

    def class_inits(self, name, fact, inner, objc):
        inits = self.designated(name)
        seen = set()
        sup = self.world.superclass(name)
        above = {(d.labels, d.types): convenience for d, convenience, _ in self.designated(sup)} if sup else {}
        above_coder = any(d.labels == ("coder",) for d, _, _ in self.designated(sup)) if sup else False
        self.out.append("")
        for d, convenience, inherited in inits:
            if (d.labels, d.types) in seen or not self.known(d, name):
                continue
            seen.add((d.labels, d.types))
            coder = d.labels == ("coder",) and d.types == ("NSCoder",)
            words = []
            if coder or d.labels == () and objc:
                words.append("@objc")
            iso = [m for m in d.modifiers if m in ("@MainActor", "nonisolated")]
            if self.world.types[name].get("mainActor"):
                iso = [m for m in iso if m == "nonisolated"]
            words += iso
            over = above.get((d.labels, d.types))
            if coder and self.coding(name):
                words.append("required")
            elif over is False:
                words.append("override")
            words.append("public")
            if convenience:
                words.append("convenience")
            self.out.append(available(d.entry, inner) if not inherited else "")
            self.out.append(inner + " ".join(words) + " " + self.signature(d) + "\n")
            counts["members"] += 0 if inherited else 1

    def coding(self, name):
        for c in [name] + list(self.world.ancestors(name)):
            conforms = self.world.types.get(c, {}).get("conforms", [])
            if "NSCoding" in conforms or "NSSecureCoding" in conforms:
                return True
        return False

    def member(self, name, fact, d, origin, inner, objc, seen_selectors):
        world = self.world
        if not self.known(d, name):
            return
        words = []
        if d.kind == "func" and not d.params and ("var", d.type_level, d.name) in self.member_table(name):
            return self.skip("declared twice", name, d.entry["decl"])
        swift_only = re.search(r"\b(async|throws)\b", d.accessors) or ("@MainActor" in d.modifiers and origin is None) or bool(d.generic) or bool(d.where) \
            or "async" in d.effects or "throws" in d.effects or d.kind == "subscript"
        bridged_dynamic = any(m.startswith("@objc(_bridged") for m in d.modifiers)
        can = objc and not swift_only and all(world.representable(p.type, name) for p in d.params) and \
            (not d.result or world.representable(d.result, name))
        above = self.find(name, d)
        if above is None and d.kind == "func" and (d.selector in seen_selectors or self.clash(name, d)):
            can = False
        if above is not None:
            if above.kind == "var":
                for a in world.ancestors(name):
                    if d.name in self.shadowable(a) and d.key in self.member_table(a):
                        above = None
                        break
            if above is not None and "async" in d.effects:
                return
        if above is not None and above.kind == "func" and above.result == "Any" != d.result:
            above, can = None, False
        if (name, d.name) == ("UIDocument", "progress"):
            d.result = "Progress"  # as the protocol has it
        if above is not None and above.kind == "var" and above.settable and not d.settable:
            d.accessors = above.accessors
        if above is not None and above.kind == "var" and above.result != d.result and not (
                not above.settable and not d.settable and "weak" not in above.modifiers
                and world.resolve(above.result, name) in list(world.ancestors(world.resolve(d.result, name)))):
            d.result = above.result
        if name != "NSObject" and world.superclass(name) and d.key in world.object_extension:
            return
        if can:
            words.append("@objc")
            seen_selectors.add(d.selector)
        else:
            counts["not @objc"] += 1
        if "weak" in d.modifiers:
            words.append("weak")
        if "nonisolated" in d.modifiers:
            words.append("nonisolated")
        iso = "@MainActor" in d.modifiers
        if origin and world.types[origin].get("mainActor"):
            iso = True
        if iso and not self.isolated(name):
            words.append("@MainActor @preconcurrency")
        if above is not None:
            words.append("override")
        final = swift_only and not bridged_dynamic
        if d.type_level:
            constant = d.kind == "var" and d.constant
            if constant:
                words.append("nonisolated")
            if "static" in d.modifiers and origin is None:
                words += ["public", "static"]
            else:
                words += ["public", "static"] if final else ["open", "class"]
        else:
            words += ["public", "final"] if final else ["open"]
            if can and d.kind == "var":
                words.append("dynamic")  # what Objective-C has can be observed
        if above is not None and "final" in words:
            words.remove("final")
        if self.discardable(d, name, not swift_only):
            words.insert(0, "@discardableResult")
        self.out.append(available(d.entry, inner))
        self.out.append(inner + " ".join(words) + " " + self.signature(d) + "\n")
        counts["members" if origin is None else "mirrored members"] += 1

    def isolated(self, name):
        for c in [name] + list(self.world.ancestors(name)):
            if self.world.types.get(c, {}).get("mainActor"):
                return True
        return False

    # ---- values

    def value_decl(self, name, fact):
        world = self.world
        parent, _, short = name.rpartition(".")
        indent = "  " if parent else ""
        inner = indent + "  "
        out = self.out
        raw = world.raw_type(name)
        c_structure = world.c_structure(name)
        conforms, extra = [], []
        methods = [m["decl"] for m in fact.get("methods", [])]
        hashable = any("hash(into" in m for m in methods)
        own = fact.get("conforms", [])
        option_set = "OptionSet" in own
        kind = fact["kind"]
        frozen = ""
        if kind == "enum" and raw and raw != "String":
            conforms = [raw, "Sendable"]
            frozen = "@objc "
        elif kind == "enum":
            conforms = ([raw] if raw else []) + ["Sendable"] * (not any("(" in c["name"] for c in fact.get("cases", [])))
        else:
            for p in own:
                if p in SILENT_PROTOCOLS or p in ("Decodable", "Encodable"):
                    continue
                if p in world.types or p in KNOWN_PROTOCOLS:
                    conforms.append(p)
                else:
                    self.skip("conformance to a protocol that isn't declared", name, p)
            if name == "NSUnderlineStyle":
                hashable = True
                extra.append("public func hash(into hasher: inout Hasher)")
            if option_set:
                conforms.remove("RawRepresentable") if "RawRepresentable" in conforms else None
            if hashable or (raw and not option_set):
                conforms.append("Hashable")
                extra.append("public static func == (lhs: %s, rhs: %s) -> Bool" % (name, name))
                if not hashable:
                    extra.append("public func hash(into hasher: inout Hasher)")
            elif name in EQUATABLE:
                conforms.append("Equatable")
                extra.append("public static func == (lhs: %s, rhs: %s) -> Bool" % (name, name))
            if "Comparable" in own:
                extra.append("public static func < (lhs: %s, rhs: %s) -> Bool" % (name, name))
            if raw:
                conforms += ["_BridgedToString" if raw == "String" else "_BridgedToNumber", "Sendable"]
                extra.append("public var rawValue: %s { get }" % raw)
            elif c_structure:
                conforms += ["_BridgedToValue", "Sendable"]
        if kind == "enum":
            if raw:
                # An interface has to say what the compiler makes of a raw type.
                extra += ["public typealias RawValue = " + raw, "public init?(rawValue: %s)" % raw,
                          "public var rawValue: %s { get }" % raw]
            for p in own:
                if p in world.types or p in KNOWN_PROTOCOLS - {"RawRepresentable", "CustomNSError"}:
                    conforms.append(p)
            if hashable and not raw:
                conforms.append("Hashable")
                extra.append("public static func == (lhs: %s, rhs: %s) -> Bool" % (name, name))
        if "Error" in own and "CustomNSError" in own:
            conforms = [p for p in conforms if p not in ("Error",)]
        attrs = "@MainActor @preconcurrency " if fact.get("mainActor") else ""
        generic = "<" + GENERIC[name] + ">" if name in GENERIC else ""
        if parent:
            out.append("extension " + parent + " {\n")
        out.append(available(fact, indent))
        seen_conforms = list(dict.fromkeys(conforms))
        out.append(indent + attrs + frozen + "public " + kind + " " + short + generic +
                   (" : " + ", ".join(seen_conforms) if seen_conforms else "") + " {\n")
        for case in fact.get("cases", []):
            out.append(available(case, inner))
            label = PAYLOAD_CASES.get((name, case["name"])) or escaped(case["name"])
            out.append(inner + "case " + label + "\n")
            counts["members"] += 1
        for line in extra:
            out.append(inner + line + "\n")
        seen = set()
        decls = []
        for group in ("initializers",) + GROUPS:
            for entry in fact.get(group, []):
                d = decl_of(entry, name)
                if d:
                    decls.append(d)
        inits = self.drop_old_spellings([d for d in decls if d.kind == "init"], name)
        decls = inits + [d for d in decls if d.kind != "init"]
        for d in decls:
            if d.key in seen or not self.known(d, name):
                continue
            if kind == "enum" and raw and (d.name in ("hashValue", "rawValue") or d.labels == ("rawValue",)
                                           or d.name == "hash"):
                continue
            if d.name == "rawValue" and raw or d.name == "customMirror":
                continue
            seen.add(d.key)
            words = [m for m in d.modifiers if m in ("mutating", "@MainActor", "nonisolated")]
            words.append("public")
            if d.type_level:
                words.append("static")
                if d.kind == "var" and d.settable and d.stored:
                    d.accessors = "{ get }"
            out.append(available(d.entry, inner))
            if d.kind == "var" and not d.type_level and d.stored:
                out.append(inner + " ".join(words) + " %s %s: %s\n" % ("let" if d.constant else "var", d.name, d.result))
            else:
                out.append(inner + " ".join(words) + " " + self.signature(d) + "\n")
            counts["members"] += 1
        out.append(indent + "}\n")
        if parent:
            out.append("}\n")
        out.append("\n")
        counts["types"] += 1

    # ---- protocols, aliases, extensions, globals

    def protocol_decl(self, name, fact):
        world = self.world
        objc = world.objc_protocol(name)
        refined = []
        for p in fact.get("conforms", []):
            if any(p in world.conforms_deep(q) for q in fact["conforms"] if q != p):
                continue
            if p in world.types or p in KNOWN_PROTOCOLS:
                if p.split(".")[0] not in SKIPPED_TYPES:
                    refined.append(p)
            elif p not in SILENT_PROTOCOLS:
                self.skip("conformance to a protocol that isn't declared", name, p)
        if name == "UINavigationItemRenameDelegate":
            refined = ["AnyObject"]
        parent, _, short = name.rpartition(".")
        if parent:
            self.out.append("extension " + parent + " {\n")
        iso = "@MainActor @preconcurrency " if fact.get("mainActor") else ""
        self.out.append(available(fact, ""))
        self.out.append(iso + ("@objc " if objc else "") + "public protocol " + short +
                        (" : " + ", ".join(refined) if refined else "") + " {\n")
        seen, selectors, provided = set(), set(), []
        for group in ("initializers",) + GROUPS:
            for entry in fact.get(group, []):
                d = decl_of(entry, name)
                if d is None or d.key in seen or not self.known(d, name):
                    continue
                seen.add(d.key)
                if objc and d.generic or d.key[:3] == ("func", True, "main"):
                    # Not a requirement: the framework's Swift part provides it for every adopter.
                    provided.append(available(d.entry, "  ") + "  " + iso + "public " +
                                    ("static " if d.type_level else "") + self.signature(d) + "\n")
                    counts["members"] += 1
                    continue
                if objc:
                    if "async" in d.effects:
                        self.skip("asynchronous form of a requirement with a completion handler", name,
                                  d.entry["decl"])
                        continue
                    if "throws" in d.effects or not all(world.representable(p.type, name) for p in d.params) or \
                            (d.result and not world.representable(d.result, name)):
                        self.skip("requirement with a type that @objc cannot express here", name, d.entry["decl"])
                        continue
                    renamed = ""
                    if d.selector in selectors:
                        # Overloads by type, which have selectors of their own in the SDK.
                        renamed = "@objc(%s_%s%s) " % (
                            d.name, re.sub(r"\W+", "_", "_".join(d.types)),
                            "".join((label if i else "") + ":" for i, label in enumerate(d.labels)))
                    selectors.add(d.selector)
                    inherited = [q for p in refined for q in world.conforms_deep(p)]
                    if any(self.declares(q, d) for q in inherited):
                        continue
                for p in d.params:
                    p.default = None
                words = [m for m in d.modifiers if m in ("mutating", "@MainActor", "nonisolated")]
                if fact.get("mainActor"):
                    words = [w for w in words if w != "@MainActor"]
                if objc and renamed:
                    words.append(renamed.strip())
                if d.optional:
                    words.append("optional" if objc and renamed else "@objc optional")
                if d.type_level:
                    words.append("static")
                if self.discardable(d, name, objc):
                    words.insert(0, "@discardableResult")
                self.out.append(available(d.entry, "  "))
                self.out.append("  " + " ".join(words + [self.signature(d)]) + "\n")
                counts["members"] += 1
        self.out.append("}\n")
        if parent:
            self.out.append("}\n")
        if provided:
            self.out += [available(fact, ""), "extension " + name + " {\n"] + provided + ["}\n"]
        self.out.append("\n")
        counts["types"] += 1

    def declares(self, protocol, d):
        for group in GROUPS:
            for entry in self.world.types[protocol].get(group, []):
                e = decl_of(entry, protocol)
                if e and e.key == d.key:
                    return True
        return False

    def alias_decl(self, name, fact):
        unknown = self.world.unknown_types(fact["decl"].split("=", 1)[1], parent_of(name), "")
        if unknown:
            return self.skip("mentions a type that isn't declared", name, unknown)
        if re.search(r"\b__\w", fact["decl"]):
            return self.skip("a type that Swift hides", name, fact["decl"])
        parent, _, short = name.rpartition(".")
        if parent:
            self.out.append("extension " + parent + " {\n")
        self.out.append(available(fact, "  " if parent else ""))
        self.out.append(("  " if parent else "") + "public " + fact["decl"] + "\n")
        if parent:
            self.out.append("}\n")
        counts["types"] += 1

    def extension_decl(self, name, fact):
        world = self.world
        if name not in world.types and name not in ("IndexPath", "NSObject"):
            return self.skip("extension of a type that isn't declared", name, "extension " + name)
        cls = world.is_class(name) or name == "NSObject"
        self.out.append(available(fact, ""))
        self.out.append("extension " + name + " {\n")
        seen, selectors = set(), set()
        hand = set()
        if cls:
            for d, _, _ in self.designated(name) if name != "NSObject" else []:
                hand.add((d.labels, d.types))
        decls = []
        for group in ("initializers",) + GROUPS:
            for entry in fact.get(group, []):
                d = decl_of(entry, name)
                if d:
                    decls.append(d)
        inits = self.drop_old_spellings([d for d in decls if d.kind == "init"], name)
        for d in inits + [d for d in decls if d.kind != "init"]:
            if d.key in seen or not self.known(d, name):
                continue
            seen.add(d.key)
            if d.kind == "init" and (d.labels, d.types) in hand:
                continue
            if cls and d.key in self.member_table(name) if name in world.types and name != "NSObject" else False:
                continue
            words = [m for m in d.modifiers if m in ("mutating", "@MainActor", "nonisolated", "convenience")]
            words = ["@MainActor @preconcurrency" if w == "@MainActor" else w for w in words]
            objc = False
            if d.kind == "init" and cls and "convenience" not in words:
                words.append("convenience")
            if d.kind != "init" and cls and not d.generic and not d.where and not d.effects and d.kind != "subscript" \
                    and d.selector not in selectors and name == "NSObject" \
                    and all(world.representable(p.type, name) for p in d.params) \
                    and (not d.result or world.representable(d.result, name)):
                objc = True
                selectors.add(d.selector)
            if objc:
                words.insert(0, "@objc")
            words.append("open" if objc else "public")
            if d.type_level:
                words.append("class" if objc else "static")
            if self.discardable(d, name, objc):
                words.insert(0, "@discardableResult")
            self.out.append(available(d.entry, "  "))
            self.out.append("  " + " ".join(words) + " " + self.signature(d) + "\n")
            counts["members"] += 1
        self.out.append("}\n\n")

    def global_decl(self, entry):
        d = decl_of(entry, self.module)
        if d is None or re.match(r"[A-Z_0-9]+_H$|.*_AVAILABLE$|PHYSICSKIT|SK_VERSION|PLATFORM_|UIKIT_HAS", d.name):
            return
        if not self.known(d, self.module):
            return
        self.out.append(available(entry, ""))
        words = [m for m in d.modifiers if m == "@MainActor"] + ["public"]
        if d.kind == "var" and not d.constant and d.settable:
            d.accessors = "{ get }"
        self.out.append(" ".join(words) + " " + self.signature(d) + "\n")
        counts["members"] += 1

    def write(self):
        facts = self.world.facts.get(self.module)
        if facts:
            for name, fact in facts["types"].items():
                root = name
                while root and root not in SKIPPED_TYPES:
                    root = root.rpartition(".")[0]
                if root:
                    skipped[SKIPPED_TYPES[root]].append(name)
                    continue
                if self.world.types.get(name, {}).get("hand") and fact["kind"] != "extension":
                    continue
                kind = fact["kind"]
                if kind == "class":
                    self.class_decl(name, fact)
                elif kind in ("struct", "enum"):
                    self.value_decl(name, fact)
                elif kind == "protocol":
                    self.protocol_decl(name, fact)
                elif kind == "typealias":
                    self.alias_decl(name, fact)
                else:
                    self.extension_decl(name, fact)
            for entry in facts["globals"]:
                self.global_decl(entry)
        return "".join(self.helpers) + "".join(self.out)


def header(module, target, exports, uses):
    lines = [
        "// swift-interface-format-version: 1.0",
        "// swift-compiler-version: Swift version 6",
        "// swift-module-flags: -target %s -enable-objc-interop -disable-objc-attr-requires-foundation-module"
        " -disable-availability-checking -experimental-skip-all-function-bodies -enable-library-evolution -swift-version 5 -module-name %s" % (target, module),
        "import Swift",
        "import _Concurrency",
    ]
    lines += ["@_exported import " + m for m in exports]
    lines += ["import " + m for m in uses]
    return "\n".join(lines) + "\n\n"


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("--")]
    target = "x86_64-apple-ios13.0-simulator"
    for a in sys.argv[1:]:
        if a.startswith("--target="):
            target = a.split("=", 1)[1]
    output = arguments[0]
    os.makedirs(output, exist_ok=True)
    world = World()
    for module, exports, uses in MODULES:
        world.module = module
        text = header(module, target, exports, uses)
        path = os.path.join(HERE, "Handwritten", module + ".swiftinterface")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as f:
                text += f.read() + "\n"
        text += Writer(world, module).write()
        with open(os.path.join(output, module + ".swiftinterface"), "w", encoding="utf-8") as f:
            f.write(text.replace("any Error)", "any Swift.Error)") if module == "MetalKit" else text)
    with open(os.path.join(output, "modules.txt"), "w", encoding="utf-8") as f:
        f.write("".join(m + "\n" for m, _, _ in MODULES))
    print("%d types, %d members, and %d members mirrored from protocols" % (
        counts["types"], counts["members"], counts["mirrored members"]))
    for reason, items in sorted(skipped.items(), key=lambda x: -len(x[1])):
        items = list(dict.fromkeys(items))
        print("skipped %d: %s" % (len(items), reason))
        if "--list-skipped" in sys.argv:
            for item in items:
                print("    " + item)


if __name__ == "__main__":
    main()
