"""Play at random, as nobody would: keys at any moment, reloads and other languages in between.

    python -m tests.browser.at_random [--seconds 60] [--seed 1] [GAME ...]

Whatever was done, the page must come to a state in which something can be pressed, and its script
must not fail. What depends on the moment is found by this and by no test that waits for each turn.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, sync_playwright

from tests.browser.conftest import SWITCHES, Server, browser_path
from tests.browser.fitting import LANGUAGES, begin
from tests.browser.test_sizes import TABLES
from tests.browser.waiting import until

#: What can be pressed, as long as there is something.
OPEN = """[...document.querySelectorAll(`.showdown button,
    .mine.turn .actions button[aria-disabled="false"], .mine.turn .hand button.open`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))"""
PRESS = f"(share) => {{ const all = {OPEN}; all[Math.floor(share * all.length)]?.click(); }}"
KEYS = "123456acdfgknoprsu"
ACTS = {"press": 8, "press, then a key": 2, "key": 3, "language": 2, "reload": 1, "wait": 1}
PATIENCE = 25_000
SCREENS: list[ViewportSize] = [{"width": 1280, "height": 800}, {"width": 390, "height": 844}]


def act(page: Page, what: str, random: Random) -> None:
    """One of ACTS."""
    if what == "language":
        page.get_by_role("banner").locator("select").select_option(value=random.choice(LANGUAGES))
    elif what == "reload":
        page.reload()
    elif what == "wait":
        page.wait_for_timeout(600 * random.random())
    elif what == "key":
        page.keyboard.press(random.choice(KEYS))
    else:
        until(page, f"() => {OPEN}.length", timeout=PATIENCE)
        page.evaluate(PRESS, random.random())
        if what != "press":
            page.keyboard.press(random.choice(KEYS))


def play(browser: Browser, address: str, table: tuple[str, str, int], random: Random) -> str:
    """Do some of ACTS at a table; returns what went wrong, or ""."""
    page = browser.new_page(
        viewport=random.choice(SCREENS),
        reduced_motion="reduce" if random.random() < 0.5 else "no-preference",
    )
    done, errors = list[str](), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error.stack)))
    page.goto(begin(address, *table))
    try:
        for what in random.choices([*ACTS], [*ACTS.values()], k=random.randint(6, 30)):
            done.append(what)
            act(page, what, random)
        page.keyboard.press("Escape")
        until(page, f"() => {OPEN}.length", timeout=PATIENCE)
    except TimeoutError:
        errors.append("nothing can be pressed: " + page.locator("main").inner_text())
    page.close()
    return "\n".join([*errors, f"after {done}"]) if errors else ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.browser.at_random", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--seed", type=int, default=1, help="for other cards and acts (1)")
    asked = parser.parse_args()
    tables = [one for one in TABLES if not asked.games or one[0] in asked.games]
    if not tables:
        parser.error(f"no such game: {', '.join(asked.games)}")
    random, end, matches, wrong = Random(asked.seed), time.monotonic() + asked.seconds, 0, 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=browser_path(), args=[*SWITCHES])
        while time.monotonic() < end:
            table, matches = random.choice(tables), matches + 1
            server.deal(f"random {asked.seed} {matches}")
            if told := play(browser, server.address, table, random):
                wrong += 1
                print(f"match {matches}, {' '.join(map(str, table))}: {told}\n", flush=True)
        browser.close()
        server.stop()
    print(f"{matches} matches, {wrong} with something wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
