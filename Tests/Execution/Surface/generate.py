#!/usr/bin/env python3
"""Writes the executable form of the UIKit surface: Swift sources with bodies.

    generate.py OUTPUT_DIR

OUTPUT_DIR/UIKit gets the library's sources, OUTPUT_DIR/modules.txt the names of the modules that re-export it, 
OUTPUT_DIR/properties.json the names of each class's properties, inherited ones included.
"""

import importlib.util
import json
import os
import re
import shutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
INTERFACES = os.path.join(HERE, "..", "..", "UIKitSurface")
sys.path.insert(0, HERE)

from hooks import Hooks  # noqa: E402
from knowledge import ABSENT_FROM_FOUNDATION, LIBRARY, PRESENT_IN_FOUNDATION  # noqa: E402
from transform import Transformer  # noqa: E402

# Modules that Linux has, or that aren't needed to run anything.
NOT_GENERATED = {"ObjectiveC", "Foundation"}
LINES_A_FILE = 3000


def interface_generator():
    """The generator of the interfaces, whose reading of the facts this one builds upon."""
    spec = importlib.util.spec_from_file_location("interfaces", os.path.join(INTERFACES, "generate.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def handwritten(module):
    path = os.path.join(INTERFACES, "Handwritten", module + ".swiftinterface")
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as f:
        return f.read() + "\n"


def declarations(text):
    """The top-level declarations of an interface, each with its name, where it has one."""
    block, depth = [], 0
    for line in text.split("\n"):
        if not line.strip():
            continue
        block.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and not line.startswith("@available"):
            found = re.search(r"\b(?:class|struct|enum|protocol|extension) (\w[\w.]*)", " ".join(block[:2]))
            yield (found.group(1) if found else None), "\n".join(block)
            block = []


def interfaces(generator, world):
    """The text of each module's interface, without what Linux's Foundation has."""
    for module, _, _ in generator.MODULES:
        world.module = module
        text = handwritten(module) + generator.Writer(world, module).write()
        if module == "Foundation":
            text = "\n".join(block for name, block in declarations(text) if name in ABSENT_FROM_FOUNDATION)
        elif module == "CoreGraphics":
            text = "\n".join(block for name, block in declarations(text) if name not in PRESENT_IN_FOUNDATION
                             and name not in ("Double", "Float"))
        elif module == "MetalKit":
            text = text.replace("any Error)", "any Swift.Error)")
        if module != "ObjectiveC":
            yield module, text


def write(path, text):
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sources = os.path.join(sys.argv[1], LIBRARY)
    shutil.rmtree(sources, ignore_errors=True)
    os.makedirs(sources)
    generator = interface_generator()
    world = generator.World()
    hooks = Hooks(os.path.join(HERE, "Behaviour"), generator)
    texts = list(interfaces(generator, world))
    world.module = texts[-1][0]
    for _, text in texts:
        hooks.learn(text, world)
    for module, text in texts:
        swift = Transformer(generator, world, hooks, text).run()
        for number, part in enumerate(parts(swift)):
            write(os.path.join(sources, "%s%d.swift" % (module, number)), "import Foundation\n"
                  "import FoundationNetworking\n\n" + part)
    if hooks.unused():
        sys.exit("generate.py: behaviour of members that don't exist: " + ", ".join(hooks.unused()))
    for name in sorted(os.listdir(os.path.join(HERE, "Behaviour"))):
        shutil.copy(os.path.join(HERE, "Behaviour", name), sources)
    names = [m for m, _, _ in generator.MODULES if m not in NOT_GENERATED and m != LIBRARY]
    write(os.path.join(sys.argv[1], "modules.txt"), "".join(n + "\n" for n in names))
    writer = generator.Writer(world, LIBRARY)
    inherited = {key[2] for key in world.object_extension if key[0] == "var"}
    properties = {name: sorted(inherited | {member.name for owner in [name, *world.ancestors(name)] if owner in world.types
                                for member in writer.member_table(owner).values() if member.kind == "var"})
                  for name in world.types if world.is_class(name)}
    write(os.path.join(sys.argv[1], "properties.json"), json.dumps(properties, sort_keys=True))


def parts(text):
    """Files of a size that the compiler can share between processors; a type stays whole."""
    part = []
    for line in text.split("\n"):
        part.append(line)
        if line == "}" and len(part) >= LINES_A_FILE:
            yield "\n".join(part) + "\n"
            part = []
    if any(line.strip() for line in part):
        yield "\n".join(part) + "\n"


if __name__ == "__main__":
    main()
