"""Every table and every page on every screen, in every language: nothing scrolls sideways, no text
leaves its button, and what a turn is played with is on the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fitting import await_turn, begin, covered
from tests.browser.player import Player
from tests.browser.screens import OF_TABLES, misfits

pytestmark = pytest.mark.browser

#: Game, preset and number of seats: for each game a usual table, the fullest one, and those that
#: show more than others.
TABLES = [
    ("thirty-one", "pennies", 4),
    ("thirty-one", "banking", 7),
    ("thirty-one", "eenendertigen", 3),
    ("schwimmen", "default", 4),
    ("switch", "default", 4),
    ("switch", "pass", 7),
    ("stop-the-bus", "default", 5),
    ("best-pair-thirty-one", "reid", 2),
    ("three-stake-brag", "default", 3),
    ("three-stake-brag", "hoyle", 10),
    ("primiera", "primiera", 4),
    ("primiera", "primiera", 8),
    ("vingt-un", "default", 3),
    ("vingt-un", "pool", 12),
    ("mus", "default", 4),
    ("mus", "ilustrada", 8),
]
GAMES = sorted({game for game, _, _ in TABLES})
PAGES = [
    "/",
    "/nowhere",
    "/learn",
    *(f"/{page}/{game}" for page in ("new", "rules") for game in GAMES),
]


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_a_table_fits_every_screen(player: Player, game: str, preset: str, seats: int) -> None:
    page = player.page
    page.goto(begin(player.address, game, preset, seats))
    first = TABLES.index((game, preset, seats))
    found = misfits(page, lambda: await_turn(page), OF_TABLES, first=first, turn=True)
    await_turn(page)
    found += covered(page, few=seats <= 4)
    assert found == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_every_screen(player: Player, path: str) -> None:
    page = player.page
    page.goto(player.address + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert misfits(page, player.settle, first=PAGES.index(path)) == []
