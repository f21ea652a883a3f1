#!/usr/bin/env python3
"""Rewrites Swift that needs the Objective-C runtime into Swift that doesn't.

    rewrite.py < FILE.swift

Attributes that only Objective-C reads are dropped; `#selector(X.f(_:))` becomes `surfaceSelector(X.f(_:), "f:")`, which the
compiler still checks; `#keyPath(X.a.b)` becomes `surfaceKeyPath(\\X.a.b, "a.b")`. An attributed string made with nothing is given an
empty string. Strings and comments stay as they are.
"""

import re
import sys

ATTRIBUTES = {"IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers",
              "nonobjc", "NSManaged", "GKInspectable"}
ATTRIBUTE = re.compile(r"@(\w+)(\([^)]*\))?[ \t]*")
STRING = re.compile(r'#*"')
# Linux's Foundation has no empty initializer of these.
EMPTY_TEXT = re.compile(r"\b(NS(?:Mutable)?AttributedString)\(\)")
OF_INTEREST = re.compile(r'["#@/]')
RENAMED = re.compile(r"@objc\(([\w:]+)\)\s*(?:@\w+\s+|\w+\s+)*?func\s+(`?\w+`?)")


class UnknownForm(ValueError):
    """An expression that the rewriter doesn't know how to translate."""


def end_of_string(text, start):
    """The index after the string literal that starts here, raw and multi-line ones included."""
    pounds = len(STRING.match(text, start).group(0)) - 1
    quotes = '"""' if text.startswith('"""', start + pounds) else '"'
    i, closing = start + pounds + len(quotes), quotes + "#" * pounds
    escape = "\\" + "#" * pounds
    while i < len(text):
        if text.startswith(closing, i):
            return i + len(closing)
        if text.startswith(escape + "(", i):
            i = end_of_parentheses(text, i + len(escape))
        elif text.startswith(escape, i):
            i += len(escape) + 1
        else:
            i += 1
    raise UnknownForm("a string that doesn't end")


def end_of_comment(text, start):
    if text.startswith("//", start):
        end = text.find("\n", start)
        return len(text) if end < 0 else end
    depth, i = 1, start + 2
    while depth and i < len(text):
        if text.startswith("/*", i):
            depth, i = depth + 1, i + 2
        elif text.startswith("*/", i):
            depth, i = depth - 1, i + 2
        else:
            i += 1
    return i


def end_of_parentheses(text, start):
    """The index after the parenthesis that closes the one here; strings and comments don't count."""
    depth, i = 0, start
    while i < len(text):
        if STRING.match(text, i):
            i = end_of_string(text, i)
            continue
        if text.startswith(("//", "/*"), i):
            i = end_of_comment(text, i)
            continue
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        i += 1
        if depth == 0:
            return i
    raise UnknownForm("a parenthesis that doesn't close")


def selector_name(reference, renamed):
    """The name in Objective-C of the method that `X.f(_:)` refers to."""
    # `X.f as (X) -> (Sender) -> Void` tells one of several methods by its type.
    reference, _, method_type = reference.partition(" as ")
    m = re.fullmatch(r"(?:[\w`.]+\.)?(`?\w+`?)(?:\(((?:\w+:)*)\))?", reference)
    if not m:
        raise UnknownForm("#selector(%s)" % reference)
    name = m.group(1).strip("`")
    if name in renamed:
        return renamed[name]
    labels = [label for label in (m.group(2) or "").split(":") if label]
    if not labels:
        parameters = re.match(r"\([^()]*\) -> \(([^()]*)\)", method_type)
        return name + (":" if parameters and parameters.group(1).strip() else "")
    first, rest = labels[0], labels[1:]
    if first != "_":
        preposition = re.match(r"(with|for|from|at|in|to|on|by|of)(?=[A-Z]|$)", first)
        name += ("" if preposition else "With") + first[0].upper() + first[1:]
    return name + ":" + "".join(("" if label == "_" else label) + ":" for label in rest)


def rewrite(text, renamed=None):
    """The rewritten source. `renamed` has the methods that an attribute gives a name in Objective-C."""
    renamed = dict(renamed or {}, **renames(text))
    out, i = [], 0
    while i < len(text):
        next_one = OF_INTEREST.search(text, i)
        out.append(EMPTY_TEXT.sub(r'\1(string: "")', text[i:next_one.start() if next_one else len(text)]))
        if not next_one:
            break
        i = next_one.start()
        attribute = ATTRIBUTE.match(text, i)
        if STRING.match(text, i):
            end = end_of_string(text, i)
            out.append(text[i:end])
        elif text.startswith(("//", "/*"), i):
            end = end_of_comment(text, i)
            out.append(text[i:end])
        elif text.startswith("#selector(", i):
            end = end_of_parentheses(text, i + len("#selector"))
            reference = " ".join(text[i + len("#selector("):end - 1].split())
            out.append('surfaceSelector(%s, "%s")' % (reference, selector_name(reference, renamed)))
        elif text.startswith("#keyPath(", i):
            end = end_of_parentheses(text, i + len("#keyPath"))
            path = text[i + len("#keyPath("):end - 1].strip()
            out.append('surfaceKeyPath(\\%s, "%s")' % (path, path.split(".", 1)[1]))
        elif attribute and attribute.group(1) in ATTRIBUTES:
            end = attribute.end()
        else:
            end = i + 1
            out.append(text[i])
        i = end
    return "".join(out)


def renames(text):
    """Methods that `@objc(name:)` gives a name in Objective-C."""
    return {name.strip("`"): selector for selector, name in RENAMED.findall(text)}


if __name__ == "__main__":
    sys.stdout.write(rewrite(sys.stdin.read()))
