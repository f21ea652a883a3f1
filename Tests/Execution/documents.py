"""From an interface document to Swift that can run here: what xibc writes, rewritten, and the code that runs it."""

import hashlib
import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from rewrite import UnknownForm, renames, rewrite

STRUCTURE = re.compile(
    r"(?P<comments>(?:^[ \t]*///[^\n]*\n)*)(?:^@[^\n]*\n)*^(?:public |package |internal )?(?:struct|enum) (?P<name>\w+)[^\n]*\{\n(?P<body>.*?)^\}",
    re.M | re.S)
# Passing on a delegate's calls needs Objective-C; the surface has a class in its place.
CELL_SEGUES = re.compile(r"(?:^///[^\n]*\n)*^@MainActor\nprivate final class CellSegues\b.*?^\}\n", re.M | re.S)
# So does passing on what a data source isn't asked.
FORWARDING = re.compile(
    r"^ *override func responds\(to selector: Selector!\) -> Bool \{\n[^}]*\}\n|"
    r"^ *override func forwardingTarget\(for selector: Selector!\) -> Any\? \{[^}]*\}\n", re.M)
INITIAL = re.compile(r"^///[^\n]*scenes of[^\n]*\n(?:@[^\n]*\n)*(?:public |package )?enum (\w+) \{\n(?:  [^\n]*\n|\n)*?  (?:public |package )?static func instantiateInitialViewController", re.M)
OWNER = re.compile(r"^  (?:public |package )?init\((?:owner: (?P<owner>[\w.]+)(?P<optional>\?)?)?\) \{", re.M)

# Elements whose class isn't UI and the element's name.
ELEMENT_CLASSES = {
    "mapView": "MKMapView", "webView": "UIWebView", "wkWebView": "WKWebView", "customObject": "NSObject",
    "collectionReusableView": "UICollectionReusableView", "glkView": "GLKView", "glkViewController": "GLKViewController",
    "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "avPlayerViewController": "AVPlayerViewController", "placeholder": "NSObject",
    "userDefinedRuntimeAttribute": "NSObject", "imageView": "UIImageView",
}


class Refused(Exception):
    """xibc doesn't compile the document."""


class Document:
    """One document's Swift, and the hash that stands for all that it's compiled from."""

    def __init__(self, path, xibc, options=()):
        self.path = path
        self.emitted = self.run(xibc, "compile", *options, "-o", "-", path)
        if not self.emitted:
            raise Refused("compile: nothing was emitted")
        # Nothing at all when the document has no classes of its own.
        self.classes = self.run(xibc, "scaffold", "-o", "-", path)
        self.modules = sorted(set(re.findall(r"^import (\w+)", self.emitted + self.classes, re.M)))

    @staticmethod
    def run(*command):
        result = subprocess.run(command, capture_output=True, text=True, timeout=60)
        if result.returncode != 0:
            raise Refused("%s: exit code %d\n%s" % (command[1], result.returncode, result.stderr.strip()))
        return result.stdout

    def units(self):
        """The emitted structures: name, kind, and the owner's type where there's one; for a scene, whether it has views."""
        found = len(STRUCTURE.findall(self.emitted))
        if found != len(re.findall(r"^(?:public |package )?(?:struct|enum) ", self.emitted, re.M)):
            raise UnknownForm("a structure that the runner can't read")
        for m in STRUCTURE.finditer(self.emitted):
            if "/// The scenes of" in m.group("comments"):
                continue
            initializer = OWNER.search(m.group("body"))
            if "/// The scene of" in m.group("comments"):
                yield m.group("name"), "scene", bool(initializer)
                continue
            if not initializer:
                raise UnknownForm("%s has no initializer that the runner knows" % m.group("name"))
            kind = "nib"
            if "prototype" in m.group("comments").lower():
                kind = "prototype"
            yield m.group("name"), kind, initializer.group("owner")

    def performable(self, name):
        """The identifiers of a scene's segues that code performs, as Swift's literals."""
        body = re.search(r"^(?:public |package )?(?:struct|enum) %s \{\n.*?^\}" % name, self.emitted, re.M | re.S).group(0)
        if "static func performSegue(" not in body:
            return []
        cases = re.search(r"enum SegueIdentifier: String \{\n(.*?)^  \}", body, re.M | re.S).group(1)
        others = re.findall(r"\w+", re.search(r"case (.*)nil: return false", body).group(1))
        return [literal or '"%s"' % case for case, literal in re.findall(r'^ *case `?(\w+)`?(?: = (".*"))?$', cases, re.M)
                if case not in others]

    def sources(self):
        """File names and texts of the document's module, but for the entry point that names the module."""
        renamed = renames(self.classes)
        return {"Emitted.swift": runnable(self.emitted, renamed),
                "Classes.swift": rewrite(self.classes, renamed), "Storyboards.swift": self.other_storyboards()}

    def other_storyboards(self):
        """What stands for the storyboards that this one refers to."""
        known = set(re.findall(r"^enum (\w+Storyboard) ", self.emitted, re.M))
        lines = ["import UIKit", ""]
        for name in sorted(set(re.findall(r"\b(\w+Storyboard)\.instantiate", self.emitted)) - known):
            lines += ["@MainActor enum %s {" % name,
                      "  static func instantiateInitialViewController() -> UIViewController { UIViewController() }",
                      "  static func instantiateViewController(withIdentifier identifier: String) -> UIViewController {",
                      "    UIViewController()", "  }", "}", ""]
        return "\n".join(lines)

    def entry_point(self, symbol):
        """A function that C can look up by name: runs the units and writes the dump."""
        imports = sorted({"UIKit", *self.modules})
        lines = ["import " + module for module in imports] + ["", '@_cdecl("%s")' % symbol, "public func %s(_ path: UnsafePointer<CChar>) {" % symbol,
                 "  let path = String(cString: path)", "  MainActor.assumeIsolated {", "    let dump = Dump()"]
        for name, kind, owner in self.units():
            if kind == "scene":
                arguments = ['"%s"' % name, "{ %s.instantiate() }" % name]
                if owner:
                    arguments.append("loading: { %s(owner: $0) }" % name)
                segues = ["%s: { %s.performSegue(withIdentifier: %s, from: $0, sender: nil) }" % (literal, name, literal)
                          for literal in self.performable(name)]
                if segues:
                    arguments.append("performing: [%s]" % ", ".join(segues))
                lines.append("    dump.scene(%s)" % ", ".join(arguments))
                continue
            made = "let owner: %s = %s" % (owner, self.construction(owner)) if owner else "let owner: NSObject? = nil"
            call = "%s(owner: owner)" % name if owner else name + "()"
            lines += ["    do {", "      " + made,
                      '      dump.unit("%s", kind: "%s", owner: owner) { %s }' % (name, kind, call), "    }"]
        start = INITIAL.search(self.emitted)
        if start:
            lines.append("    dump.initial(%s.instantiateInitialViewController())" % start.group(1))
        lines += ["    try! dump.write(to: path)", "  }", "}", ""]
        return "\n".join(lines)

    def construction(self, owner):
        """Views and controllers are made as a nib makes them; what can't be coded, plainly."""
        superclass = re.search(r"class %s: (\w+)" % re.escape(owner), self.classes)
        plain = superclass and superclass.group(1) in ("NSObject", "UIResponder")
        return owner + "()" if plain or owner == "NSObject" else "surfaceDecoded()"

    def digest(self, *more):
        text = "\0".join(list(self.sources().values()) + [self.entry_point("")] + list(more))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def runnable(text, renamed=None):
    """Swift for UIKit as Swift that can run here."""
    return rewrite(FORWARDING.sub("", CELL_SEGUES.sub("", text)), renamed)


def foreign_classes(path, surface):
    """Classes of other modules that a document names: (module, class, superclass, element)."""
    try:
        elements = list(ElementTree.parse(path).iter())
    except (ElementTree.ParseError, OSError):
        return
    for element in elements:
        module, name = element.get("customModule"), element.get("customClass")
        if not module or not name or element.get("customModuleProvider") == "target":
            continue
        module = re.sub(r"\W", "_", module)
        if module not in surface.modules:
            yield module, name.split(".")[-1], superclass_of(element, surface.classes), element


def superclass_of(element, known):
    """The class of the element, as far as the surface has it."""
    name = ELEMENT_CLASSES.get(element.tag, "UI" + element.tag[0].upper() + element.tag[1:])
    if name in known:
        return name
    return "UIViewController" if name.endswith("Controller") else "UIView"


def outlets(element):
    """The outlets of an element with a class of its own, each with the type of a property that takes any object."""
    for connections in element.findall("connections"):
        for outlet in connections.findall("outlet"):
            yield outlet.get("property"), "NSObject!"
        for outlet in connections.findall("outletCollection"):
            yield outlet.get("property"), "[NSObject]!"


def stub_sources(paths, surface):
    """A source for each foreign module, with the classes and outlets that the documents expect there."""
    modules = {}
    for path in paths:
        for module, name, superclass, element in foreign_classes(path, surface):
            classes = modules.setdefault(module, {})
            known, properties = classes.setdefault(name, (superclass, {}))
            # A placeholder says nothing of its class, where a view of the class says that it's one.
            superclass = superclass if known == "NSObject" else known
            classes[name] = (superclass, properties)
            for outlet, type_name in outlets(element):
                if not surface.declares(superclass, outlet):
                    properties[outlet] = type_name
    return {module: "import UIKit\n\n" + "\n".join(
        stub(name, *classes[name]) for name in sorted(classes)) for module, classes in modules.items()}


def stub(name, superclass, properties):
    lines = ["  open var %s: %s" % item for item in sorted(properties.items())]
    return "\n".join(["open class %s: %s {" % (name, superclass)] + lines + ["}", ""])


def dump_name(path):
    """A file name for the dump, unique for the path as it's given."""
    stem = re.sub(r"[^\w.+-]", "_", os.path.basename(path))
    return "%s-%s.json" % (stem, hashlib.sha256(path.encode()).hexdigest()[:10])
