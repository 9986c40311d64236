"""What a screen reader says in a whole match of each game, sentence by sentence.

The match is played as a lesson without notes, so that it is the same in every run. After
a change that is right, `BONEACE_REWRITE=1 pytest tests/browser/test_announcements.py` writes the
files in `announcements/` again; read them before they are committed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page

import boneace
from boneace import bots, games
from boneace.table.play import payload
from boneace.table.play.learning.taught import LessonSent
from boneace.table.play.learning.teaching import as_stored
from tests.browser.player import Player

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parent / "announcements"
NAMES = ("Ann", "Ben", "Cleo", "Dora")
LISTEN = """() => {
    window.heard = {announcer: [], 'announcer-urgent': []};
    new MutationObserver(() => {
        for (const [id, said] of Object.entries(window.heard)) {
            const text = document.getElementById(id)?.textContent;
            if (text && text !== said.last) { said.push(text); said.last = text; }
        }
    }).observe(document, {subtree: true, childList: true, characterData: true});
}"""
PANEL = ".showdown"


def whole_match(game: str) -> LessonSent:
    """A short match between bots, as the seat on the dealer's left sees it."""
    declared = games.declaration(game)
    options = {declared.length: 1} if declared.length else {}
    allowed = declared.seats(declared.resolve(None, options))
    seats = next((seats for seats in allowed if seats >= 3), allowed[-1])
    match = boneace.new(game, players=NAMES[:seats], options=options, dealer=seats - 1, seed=11)
    while not match.over:
        bot = bots.make("novice", game, 7 * len(match))
        match.push(bot.choose(bots.Seat.of(match, match.seat)))
    replay = payload.replay(match, as_stored(match), 0)
    return LessonSent(replay, [], [], match.present(0).result, [])


def sentences(said: list[str]) -> list[str]:
    whole = " ".join(" ".join(said).split())
    return re.split(r"(?<=[.!?]) (?=[A-Z“])", whole) if whole else []


def to_the_end(page: Page) -> None:
    """Every result is seen, up to that of the match."""
    for _ in range(200):
        page.wait_for_selector(PANEL)
        following = page.locator(f"{PANEL} .button.primary")
        if not following.count():
            page.wait_for_timeout(300)  # announcements come a moment later
            return
        following.click()
        page.wait_for_timeout(20)
    raise AssertionError("the match has no end")


@pytest.mark.parametrize("game", games.shipped())
def test_a_whole_match_is_told(player: Player, game: str) -> None:
    page = player.page
    body = msgspec.json.encode(whole_match(game))
    page.route(
        f"**/api/lessons/{game}",
        lambda route: route.fulfill(body=body, content_type="application/json"),
    )
    page.add_init_script(f"({LISTEN})()")
    page.goto(f"{player.address}/learn/{game}")
    to_the_end(page)
    heard = page.evaluate("window.heard")
    told = "".join(
        f"{title}\n" + "".join(f"  {line}\n" for line in sentences(heard[name]))
        for title, name in (("in turn", "announcer"), ("at once", "announcer-urgent"))
    )
    file = FOLDER / f"{game}.txt"
    if os.environ.get("BONEACE_REWRITE"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
