#!/usr/bin/env python3
"""Tests the page of `xibc report --format html` in a real Chromium.

    test_report_page.py (--page FILE | --xibc PATH) [--screenshots DIR]

Without --page the page is made of Sample.storyboard beside this script. Where no Chromium is found (the environment
variable CHROMIUM names one), nothing is tested, and that is said.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import chromium

HERE = os.path.dirname(os.path.abspath(__file__))
FAILURES = []


def check(name, holds, detail=""):
    print(f"{'ok  ' if holds else 'FAIL'} {name}{'' if holds else f'  {detail}'}")
    if not holds:
        FAILURES.append(name)


def make_page(xibc, folder):
    page = os.path.join(folder, "report.html")
    sample = os.path.join(HERE, "Sample.storyboard")
    # Exit code 1 says that the document has conflicts, which this one has on purpose.
    result = subprocess.run([xibc, "report", "--format", "html", "--device", "all", "-o", page, sample])
    if result.returncode not in (0, 1):
        sys.exit(f"xibc report failed with exit code {result.returncode}")
    return page


def middle(browser, expression):
    return browser.run(
        f"(()=>{{const e={expression};e.scrollIntoView({{block:'nearest'}});const r=e.getBoundingClientRect();"
        "return [r.left+r.width/2,r.top+r.height/2]})()")


TREE_ITEM = "[...document.querySelectorAll('[role=treeitem][data-view]')].find(e=>" \
    "e.querySelector(':scope>.row>.name').textContent==={name!r})"
HIGHLIGHT = "(()=>{const e=document.querySelector('.overlay .picked');if(!e)return null;" \
    "const r=e.getBoundingClientRect();return [+e.dataset.highlight,r.left,r.top,r.width,r.height]})()"
SELECTED = "(()=>{const e=document.querySelector('[aria-selected=true]');return e&&+e.dataset.view})()"


def drawn(view):
    return f"document.querySelector('figure:not([hidden]) g[data-view=\"{view}\"]:not(.mark)>rect')"


def test_tree_to_picture(browser):
    item = TREE_ITEM.format(name="Notify me")
    view = browser.run(f"+{item}.dataset.view")
    browser.click(*middle(browser, f"{item}.firstElementChild"))
    highlight = browser.run(HIGHLIGHT)
    check("a view clicked in the tree is highlighted in the picture", highlight and highlight[0] == view, highlight)
    frame = browser.run(f"(()=>{{const r={drawn(view)}.getBoundingClientRect();return [r.left,r.top,r.width,r.height]}})()")
    close = highlight and all(abs(a - b) <= 3 for a, b in zip(highlight[1:], frame))
    check("the highlight lies where the view is drawn", close, (highlight, frame))
    check("the tree shows which view is selected", browser.run(SELECTED) == view)
    check("its constraints are drawn", browser.run("document.querySelectorAll('.overlay .rule').length") >= 4)
    check(
        "a distance has its constant",
        "26" in browser.run("[...document.querySelectorAll('.overlay .rule text')].map(e=>e.textContent)"))
    details = browser.run("document.querySelector('#details').textContent")
    check("the inspector has the constraint in words", "Notify me.leading = Five days along the coast.leading" in details,
          details)
    check("the inspector has name, class and id", all(t in details for t in ["Notify me", "UILabel", "notify-lbl"]))


def test_picture_to_tree(browser):
    view = browser.run(f"+{TREE_ITEM.format(name='Book this trip')}.dataset.view")
    browser.click(*middle(browser, drawn(view)))
    check("a view clicked in the picture is selected in the tree", browser.run(SELECTED) == view, browser.run(SELECTED))
    highlight = browser.run(HIGHLIGHT)
    check("and highlighted", highlight and highlight[0] == view, highlight)


def test_keyboard(browser):
    before = browser.run(SELECTED)
    browser.run("document.querySelector('[role=treeitem][tabindex=\"0\"]').focus()")
    browser.press("ArrowUp")
    after = browser.run(SELECTED)
    check("the arrow keys move through the tree", after is not None and after != before, (before, after))
    highlight = browser.run(HIGHLIGHT)
    check("and the picture follows", highlight and highlight[0] == after, highlight)
    check("the focus is on the selected item", browser.run("+document.activeElement.dataset.view") == after)


def test_filter(browser):
    browser.run("(()=>{const f=document.querySelector('.filter input');f.value='badge';"
                "f.dispatchEvent(new Event('input'))})()")
    names = browser.run("[...document.querySelectorAll('[role=treeitem]')].filter(e=>e.getClientRects().length)"
                        ".map(e=>e.querySelector('.name').textContent)")
    check("the filter keeps what matches, and what holds it", "Badge" in names and "Notify me" not in names, names)
    browser.run("(()=>{const f=document.querySelector('.filter input');f.value='';f.dispatchEvent(new Event('input'))})()")


def test_problems(browser):
    conflict = "document.querySelector('.problems:not([hidden]) .link.conflict')"
    check("the conflict is listed with a link to its view", browser.run(f"!!{conflict}"))
    if browser.run(f"!!{conflict}"):
        browser.click(*middle(browser, conflict))
        check("the link selects the view", browser.run(SELECTED) == browser.run(f"+{conflict}.dataset.select"))
    check("conflicts are marked in the picture",
          browser.run("document.querySelectorAll('figure:not([hidden]) .mark.conflict').length") >= 1)
    check("ambiguities are marked in the picture",
          browser.run("document.querySelectorAll('figure:not([hidden]) .mark.ambiguity').length") >= 1)


def test_devices(browser):
    count = browser.run("document.querySelectorAll('[data-pick=device] option').length")
    if count < 2:
        return
    browser.run("(()=>{const s=document.querySelector('[data-pick=device]');s.value=String(s.options.length-1);"
                "s.dispatchEvent(new Event('change'))})()")
    shown = browser.run("[...document.querySelectorAll('figure')].filter(e=>!e.hidden).map(e=>+e.dataset.layout)")
    check("choosing a device shows its wireframe alone", shown == [count - 1], shown)
    highlight = browser.run(HIGHLIGHT)
    check("the selection stays", highlight and highlight[0] == browser.run(SELECTED), highlight)


def test_appearance(browser):
    background = "getComputedStyle(document.body).backgroundColor"
    label = "getComputedStyle([...document.querySelectorAll('figure:not([hidden]) text.f-label')][0]).fill"
    browser.emulate("light")
    light = browser.run(background), browser.run(label)
    browser.emulate("dark")
    dark = browser.run(background), browser.run(label)
    check("the page follows the system into the dark", light[0] != dark[0], (light, dark))
    check("so do the screens", light[1] == "rgb(0, 0, 0)" and dark[1] == "rgb(255, 255, 255)", (light, dark))
    browser.run("document.querySelector('[data-action=theme-light]').click()")
    check("the switch wins over the system", browser.run(background) == light[0])
    browser.emulate("light")
    browser.run("document.querySelector('[data-action=theme-dark]').click()")
    check("both ways", (browser.run(background), browser.run(label)) == dark)
    browser.run("document.querySelector('[data-action=theme-auto]').click()")


def test_narrow(browser):
    browser.resize(400, 800)
    check("nothing is wider than a narrow window",
          browser.run("document.documentElement.scrollWidth<=400"))
    visible = "[...document.querySelectorAll('.pane')].filter(e=>e.getClientRects().length).map(e=>e.dataset.pane)"
    check("one part is to be seen at a time", browser.run(visible) == ["stage"], browser.run(visible))
    browser.run("document.querySelector('[data-show=tree]').click()")
    check("and another can be chosen", browser.run(visible) == ["tree"])
    browser.run("document.querySelector('[data-show=stage]').click()")
    browser.resize(1440, 900)


def test_silence(browser, url):
    requests = [event["params"]["request"]["url"] for event in browser.events
                if event.get("method") == "Network.requestWillBeSent"]
    outside = [one for one in requests if one != url and not one.startswith("data:")]
    check("the page asks for nothing", not outside, outside)
    noise = [event for event in browser.events
             if event.get("method") in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")]
    check("the console is silent", not noise, noise[:3])


def test_without_script(browser, url):
    browser.without_script()
    browser.events.clear()
    browser.open(url)
    root = browser.call("DOM.getDocument", depth=-1)["root"]["nodeId"]

    def count(selector):
        nodes = browser.call("DOM.querySelectorAll", nodeId=root, selector=selector)["nodeIds"]
        boxes = 0
        for node in nodes:
            try:
                browser.call("DOM.getBoxModel", nodeId=node)
                boxes += 1
            except RuntimeError:
                pass
        return boxes

    check("without scripts the pictures are there", count("figure svg") >= 1)
    check("and the tree", count("[role=treeitem]") >= 10)
    check("and nothing that would need them", count(".needs-js") == 0)
    browser.without_script(False)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--page")
    source.add_argument("--xibc")
    parser.add_argument("--screenshots", metavar="DIR")
    arguments = parser.parse_args()
    path = chromium.find()
    if not path:
        print("SKIPPED: no Chromium found; set CHROMIUM to the path of one")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.abspath(arguments.page) if arguments.page else make_page(arguments.xibc, folder)
        url = "file://" + page
        with chromium.Chromium(path) as browser:
            browser.resize(1440, 900)
            browser.open(url)
            for test in [test_tree_to_picture, test_picture_to_tree, test_keyboard, test_filter, test_problems,
                         test_devices, test_appearance, test_narrow]:
                test(browser)
                if arguments.screenshots:
                    browser.screenshot(os.path.join(arguments.screenshots, test.__name__ + ".png"))
            test_silence(browser, url)
            test_without_script(browser, url)
    print(f"{len(FAILURES)} failed" if FAILURES else "all passed")
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
