"""The compiler's part: the surface as a library, stubs of foreign modules, documents' modules, and the program that runs them."""

import hashlib
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SURFACE = os.path.join(HERE, "Surface")
INTERFACES = os.path.join(HERE, "..", "UIKitSurface")

# Looks up the entry point of a document among those that are linked in.
PROGRAM = """import Foundation

typealias EntryPoint = @convention(c) (UnsafePointer<CChar>) -> Void

guard CommandLine.arguments.count == 3,
  let symbol = dlsym(dlopen(nil, RTLD_NOW), CommandLine.arguments[1])
else {
  fatalError("usage: documents SYMBOL OUTPUT, with the symbol of a document that's linked in")
}
unsafeBitCast(symbol, to: EntryPoint.self)(CommandLine.arguments[2])
"""


class ToolchainFailure(Exception):
    """Nothing can be said of any document."""


class Toolchain:
    def __init__(self, build, jobs):
        self.build, self.jobs = build, jobs
        self.swiftc = os.environ.get("SWIFTC", "swiftc")
        self.surface, self.stubs = os.path.join(build, "surface"), os.path.join(build, "stubs")
        self.objects = os.path.join(build, "objects")
        for folder in (self.surface, self.stubs, self.objects):
            os.makedirs(folder, exist_ok=True)
        self.stamp = self.surface_stamp()
        self.modules, self.classes, self.properties, self.interface = set(), set(), {}, ""
        self.stub_objects = []

    def run(self, what, *command, cwd=None):
        result = subprocess.run(command, capture_output=True, text=True, cwd=cwd)
        if result.returncode != 0:
            errors = [line for line in (result.stdout + result.stderr).split("\n") if "error" in line]
            raise ToolchainFailure("%s:\n%s" % (what, "\n".join(errors[:40]) or result.stderr[-4000:]))

    def surface_stamp(self):
        """The hash of all that the surface is made from."""
        digest = hashlib.sha256()
        version = subprocess.run([self.swiftc, "--version"], capture_output=True)
        digest.update(version.stdout)
        for folder in (SURFACE, os.path.join(INTERFACES, "Facts"), os.path.join(INTERFACES, "Handwritten"), INTERFACES):
            for root, folders, names in os.walk(folder):
                folders.sort()
                for name in sorted(names):
                    if name.endswith((".py", ".swift", ".json", ".swiftinterface")) and "Samples" not in root:
                        with open(os.path.join(root, name), "rb") as f:
                            digest.update(name.encode() + f.read())
        return digest.hexdigest()

    def build_surface(self):
        stamp = os.path.join(self.surface, "stamp")
        current = False
        if os.path.exists(stamp):
            with open(stamp, encoding="utf-8") as f:
                current = f.read() == self.stamp
        if not current:
            print("run.py: building the surface, which takes a minute or two", file=sys.stderr, flush=True)
            self.compile_surface()
        with open(os.path.join(self.surface, "modules.txt"), encoding="utf-8") as f:
            self.modules = set(f.read().split()) | {"UIKit", "Foundation", "Swift", "Dispatch"}
        with open(os.path.join(self.surface, "properties.json"), encoding="utf-8") as f:
            self.properties = json.load(f)
        self.classes = set(self.properties)
        # All that a document's compiled code depends on: what only bodies say may change without compiling it again.
        with open(os.path.join(self.surface, "UIKit.swiftmodule"), "rb") as f:
            self.interface = hashlib.sha256(f.read()).hexdigest()
        if not current:
            with open(stamp, "w", encoding="utf-8") as f:
                f.write(self.stamp)

    def compile_surface(self):
        self.run("the surface can't be generated", sys.executable, os.path.join(SURFACE, "generate.py"), self.surface)
        sources = os.path.join(self.surface, "UIKit")
        files = sorted(os.path.join(sources, name) for name in os.listdir(sources))
        self.run("the surface doesn't compile", self.swiftc, "-swift-version", "5", "-module-name", "UIKit",
                 "-parse-as-library", "-Onone", "-j%d" % self.jobs, "-suppress-warnings", "-emit-module", "-emit-library",
                 "-emit-module-path", "UIKit.swiftmodule", "-o", "libUIKit.so", *files, cwd=self.surface)
        with open(os.path.join(self.surface, "modules.txt"), encoding="utf-8") as f:
            for module in f.read().split():
                self.emit_module(self.surface, module, "@_exported import UIKit\n")

    def emit_module(self, folder, module, text):
        source = os.path.join(folder, module + ".swift")
        if os.path.exists(os.path.join(folder, module + ".swiftmodule")) and os.path.exists(source):
            with open(source, encoding="utf-8") as f:
                if f.read() == text:
                    return
        with open(source, "w", encoding="utf-8") as f:
            f.write(text)
        self.run("module %s doesn't compile" % module, self.swiftc, "-frontend", "-c", source, "-module-name", module,
                 "-swift-version", "5", "-parse-as-library", "-I", self.surface, "-emit-module-path",
                 os.path.join(folder, module + ".swiftmodule"), "-o", os.path.join(folder, module + ".o"))

    def declares(self, class_name, member):
        """Does a class of the surface have the property, its own or inherited?"""
        return member in self.properties.get(class_name, ())

    def build_stubs(self, sources):
        """Modules of others that documents import. They're made anew when the surface changes."""
        for module, text in sources.items():
            self.emit_module(self.stubs, module, text + "// " + self.interface + "\n")
            self.stub_objects.append(os.path.join(self.stubs, module + ".o"))

    def compile_document(self, digest, module, sources):
        """Compiles a document's module, unless that was done before; gives the compiler's errors."""
        target = os.path.join(self.objects, digest)
        if os.path.exists(target + ".o"):
            return ""
        os.makedirs(target, exist_ok=True)
        for name, text in sources.items():
            with open(os.path.join(target, name), "w", encoding="utf-8") as f:
                f.write(text)
        result = subprocess.run(
            [self.swiftc, "-frontend", "-c", *sorted(sources), "-module-name", module, "-swift-version", "5",
             "-parse-as-library", "-Onone", "-suppress-warnings", "-I", self.surface, "-I", self.stubs,
             "-o", target + ".partial"], capture_output=True, text=True, cwd=target,
            env=dict(os.environ, SWIFT_BACKTRACE="enable=no"))
        if result.returncode != 0:
            return result.stderr[-8000:] or "exit code %d" % result.returncode
        os.rename(target + ".partial", target + ".o")
        return ""

    def link(self, digests):
        """The program with all these documents in it."""
        main = os.path.join(self.build, "main.swift")
        with open(main, "w", encoding="utf-8") as f:
            f.write(PROGRAM)
        objects = [os.path.join(self.objects, d + ".o") for d in sorted(set(digests))]
        response = os.path.join(self.build, "objects.txt")
        with open(response, "w", encoding="utf-8") as f:
            f.write("\n".join('"%s"' % o for o in objects + self.stub_objects))
        program = os.path.join(self.build, "documents")
        self.run("the documents can't be linked", self.swiftc, main, "@" + response, "-use-ld=lld", "-L", self.surface, "-lUIKit",
                 "-Xlinker", "-rpath=" + self.surface, "-Xlinker", "--export-dynamic", "-o", program)
        return program
