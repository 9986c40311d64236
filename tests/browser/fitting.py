"""Finds parts that do not fit on a screen, measured in the page itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from tests.browser.waiting import until

#: Low desktops, and two on which the others sit around the table; a match of a table of friends has
#: less height still, for the bar above takes some.
LOW = [(1366, 657), (1280, 720), (1280, 800), (1180, 820), (1440, 900)]
LANGUAGES = ("en", "es", "eu", "fr", "de", "it")

#: Names everything that is wider than the page, every button whose text does not fit into it, and
#: every button needed for a turn that is not visible or cannot be pressed.
FAULTS = """(turn) => {
    const root = document.documentElement, found = [];
    const named = (one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`
        + ` "${one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40)}"`;
    if (root.scrollWidth > root.clientWidth) {
        const wide = [...document.querySelectorAll('body *')].filter((one) =>
            one.checkVisibility() && one.getBoundingClientRect().right > root.clientWidth + 0.5);
        const which = wide.slice(-3).map(named).join('; ');
        found.push(`scrolls sideways to ${root.scrollWidth}: ${which}`);
    }
    const buttons = [...document.querySelectorAll('button, a.button')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }));
    const leaves = (line, box, whole) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        return line.left < left - 1 || line.right > right + 1
            || (whole && (line.top < top - 1 || line.bottom > bottom + 1));
    };
    for (const button of buttons) {
        const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const text = walk.currentNode, parent = text.parentElement;
            if (!text.data.trim() || parent.closest('.hidden-text, svg')) continue;
            if (getComputedStyle(parent).clipPath !== 'none') continue;
            const boxes = [];
            for (let box = parent; box !== button.parentElement; box = box.parentElement) {
                if (getComputedStyle(box).display !== 'inline') boxes.push(box);
            }
            const range = document.createRange();
            range.selectNodeContents(text);
            const lines = [...range.getClientRects()];
            if (boxes.some((box) => lines.some((line) => leaves(line, box, box === button)))) {
                found.push(`text leaves ${named(button)}`);
            }
        }
    }
    // a finger needs 44 px, except for a link within a sentence and cards, which share the width:
    // those of a hand, and on a smaller phone those that lie on the table; there a rim around a
    // button that is not seen belongs to it
    for (const one of document.querySelectorAll('button, a, select, summary, label:has(input)')) {
        const { width, height } = one.getBoundingClientRect();
        const within = getComputedStyle(one).display === 'inline' || one.closest('[inert], .hand')
            || (innerWidth < 390 && one.querySelector('.card'));
        const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (innerWidth > 390 || !shown || within || width <= 1) continue;
        const { content, position, top } = getComputedStyle(one, '::after');
        const around = innerWidth < 390 && content !== 'none' && position === 'absolute';
        const rim = around ? Math.max(0, -parseFloat(top) || 0) : 0;
        if (Math.min(width, height) + 2 * rim < 43.5) {
            found.push(`${named(one)} is a target of ${width} × ${height}`);
        }
    }
    if (!turn) return [...new Set(found)];
    const actions = buttons.filter((one) => one.matches('.mine .actions button'));
    if (actions.length === 0) found.push('there are no actions');
    for (const one of actions) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
            found.push(`${named(one)} is off the screen: ${left}, ${top} to ${right}, ${bottom}`);
        } else if (!one.contains(middle)) {
            found.push(`${named(one)} is covered`);
        }
    }
    return [...new Set(found)];
}"""

#: The same from the top of the page, after the frame in which the page adapts to its new size.
DRAWN_FAULTS = f"""async (turn) => {{
    scrollTo(0, 0);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return ({FAULTS})(turn);
}}"""

#: Puts a match below a bar as a table of friends has it, or takes the bar away; the height that the
#: match then leaves to it.
BARRED = """(on) => {
    document.querySelector('#test-bar')?.remove();
    const match = document.querySelector('.match');
    match.classList.toggle('friends', on);
    if (on) {
        const bar = document.createElement('div');
        bar.id = 'test-bar';
        bar.style.cssText = 'flex: none; height: 45px';
        match.before(bar);
    }
    return getComputedStyle(match).getPropertyValue('--above');
}"""

#: Names what lies on the table under the messages or under the player's own hand, and what lies on
#: the cards, the face or the name of another player, or reaches over the rim of the table.
COVERED = """async () => {
    scrollTo(0, 0);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const found = new Set();
    const all = (what) => [...document.querySelectorAll(what)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const lying = all('.board :is(.card, .caption, .middle p)');
    const seated = all('.board .plate :is(.card, .name, .portrait, .purse)');
    const felt = document.querySelector('.felt'), rim = getComputedStyle(felt, '::before');
    if (rim.content !== 'none') {
        const cloth = felt.getBoundingClientRect(), round = parseFloat(rim.borderTopLeftRadius);
        const top = cloth.top + parseFloat(rim.top), left = cloth.left + parseFloat(rim.left);
        const right = cloth.right - parseFloat(rim.right);
        for (const one of seated) {
            const box = one.getBoundingClientRect();
            const cut = one.matches('.portrait') ? 0.15 * box.width : 0;  // a face is round
            const aside = round - Math.min(box.left + cut - left, right - box.right + cut);
            const above = round - (box.top + cut - top);
            if (Math.max(aside, above) > round
                || (aside > 0 && above > 0 && Math.hypot(aside, above) > round)) {
                const who = one.closest('.plate').querySelector('.name').textContent;
                found.add(`${who} sits on the rim`);
            }
        }
    }
    for (const one of seated) {
        const over = one.getBoundingClientRect(), plate = one.closest('.plate');
        for (const under of [...lying, ...seated]) {
            if (under.closest('.plate') === plate) continue;
            const { left, right, top, bottom } = under.getBoundingClientRect();
            if (Math.min(right, over.right) - Math.max(left, over.left) > 0.5
                && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 0.5) {
                found.add(`${plate.querySelector('.name').textContent} has something on the cards`);
            }
        }
    }
    for (const one of all('.mine :is(.line p, .hand, .me, .actions)')) {
        const range = document.createRange();
        range.selectNodeContents(one);
        const over = range.getBoundingClientRect();
        for (const under of lying) {
            const { left, right, top, bottom } = under.getBoundingClientRect();
            if (Math.min(right, over.right) - Math.max(left, over.left) > 3
                && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 3) {
                const name = under.className.baseVal ?? under.className;
                found.add(`${one.className} lies over ${name}`);
            }
        }
    }
    return [...found];
}"""


#: The longest names that are allowed.
NAMES = tuple(f"Maria Luisa {seat}" for seat in range(1, 12))


def begin(
    address: str, game: str, preset: str, seats: int, names: Sequence[str] = NAMES, **options: Any
) -> str:
    """A match in which the player is eldest, against novices; the address of their seat."""
    others = [{"kind": "novice", "name": name} for name in names[: seats - 1]]
    asked = {
        "game": game,
        "preset": preset,
        "options": options,
        "seats": [{"kind": "you", "name": "Ann"}, *others],
        "dealer": seats - 1,
    }
    body = json.dumps(asked).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{address}/api/matches", body, headers)) as answer:
        made = json.load(answer)
    return f"{address}/match/{made['match']}#{made['key']}"


def speak(page: Page, code: str) -> None:
    """Choose a language in the head of the page."""
    page.get_by_role("banner").locator("select").select_option(value=code)
    until(page, "(code) => document.documentElement.lang === code", arg=code)


#: "turn" if it is the player's turn, "ended" if the deal ended before that.
READY = """() => document.querySelector('.showdown .button.primary') ? 'ended'
    : document.querySelector('.mine.turn .actions button[aria-disabled="false"]')
    || document.querySelector('.mine.turn .hand button.open') ? 'turn' : ''"""
#: Whether the panel of this match with this heading is gone, or another one is shown.
GONE_ON = """([match, told]) => location.href !== match
    || document.querySelector('.showdown h2')?.textContent !== told"""


def await_turn(page: Page) -> None:
    """Wait until it is the player's turn, in any deal; in another match if this one ends
    first."""
    while until(page, READY) != "turn":
        ended = [page.url, page.locator(".showdown h2").text_content()]
        page.locator(".showdown .button.primary").click()
        until(page, GONE_ON, arg=ended)


def covered(page: Page, *, few: bool) -> list[str]:
    """The parts that messages cover on low desktops, with and without the bar of a table of
    friends; with few players also on a small phone, where many are scrolled behind the player's own
    hand."""
    found = []
    if few:
        page.set_viewport_size({"width": 360, "height": 640})
        found += [f"360×640: {fault}" for fault in page.evaluate(COVERED)]
    for barred in (True, False):
        assert page.evaluate(BARRED, barred) == ("45px" if barred else "")
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            where = f"{width}×{height}{' below a bar' if barred else ''}"
            found += [f"{where}: {fault}" for fault in page.evaluate(COVERED)]
    return found


#: Names the lines of text at the table that are cut through, above or below.
CUT = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, parent = text.parentElement;
        if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest('svg, .hidden-text')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { top, bottom } = range.getBoundingClientRect();
        for (let box = parent; box.tagName !== 'MAIN'; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.clipPath !== 'none' || style.webkitLineClamp !== 'none') break;
            const edge = box.getBoundingClientRect(), spare = (bottom - top) / 4;
            const leaves = top < edge.top - spare || bottom > edge.bottom + spare;
            if (style.overflowY !== 'visible' && leaves) {
                found.add(`${text.data.trim().slice(0, 40)} is cut in ${box.className}`);
            }
        }
    }
    return [...found];
}"""
