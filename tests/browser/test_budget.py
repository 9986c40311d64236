"""The budget of the page: few requests for the first page, and no layout shift in play."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from benchmarks.page import WATCH, cumulative_shift, tap_through
from tests.browser.fitting import await_turn, begin
from tests.browser.player import DRAWN, KNOWN, Player

pytestmark = [pytest.mark.browser, pytest.mark.painted]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MOST_REQUESTS = 24
"""The requests of the first page with an empty cache: the page, its parts, and its API calls."""


def test_the_first_page_makes_few_requests(player: Player) -> None:
    player.page.goto(player.address)
    player.page.wait_for_load_state("networkidle")
    assert len(player.requested) <= MOST_REQUESTS


#: Your own line changes its width here, and hands grow.
TABLES = [
    ("thirty-one", "pennies", 3),
    ("vingt-un", "default", 3),
    ("three-stake-brag", "default", 3),
]


@pytest.mark.browser_context_args(**PHONE, reduced_motion="no-preference")
@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_nothing_jumps_in_a_match(player: Player, game: str, preset: str, seats: int) -> None:
    """The cumulative layout shift is 0.00, on a phone: what changes its place slides there."""
    page = player.page
    page.goto(begin(player.address, game, preset, seats))
    await_turn(page)
    page.evaluate(WATCH)
    assert tap_through(page, 8) == 8
    shifts = page.evaluate("window.seen.shifts")
    assert cumulative_shift(shifts) < 0.0025, shifts


@pytest.mark.browser_context_args(**PHONE)
def test_nothing_jumps_in_a_whole_match(player: Player) -> None:
    """Where less motion is asked for, too."""
    player.new_match(seats=2)
    player.wait_for_my_turn()
    player.page.evaluate(WATCH)
    player.finish()
    shifts = player.page.evaluate("window.seen.shifts")
    assert round(cumulative_shift(shifts), 2) == 0, shifts


#: How high the places of the others have been, in any frame.
HEIGHTS = """() => {
    window.heights = [];
    const look = () => {
        for (const one of document.querySelectorAll('.plate')) {
            const height = Math.round(one.getBoundingClientRect().height);
            if (!window.heights.includes(height)) window.heights.push(height);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.browser_context_args(**PHONE)
def test_nothing_jumps_at_a_plain_table(player: Player) -> None:
    """Players knock and pass, deals end and others begin: the places keep their height."""
    page = player.page
    page.goto(begin(player.address, "schwimmen", "default", 3))
    await_turn(page)
    page.evaluate(HEIGHTS)
    assert tap_through(page, 20) == 20
    [_] = page.evaluate("window.heights")


@pytest.mark.parametrize("reduced", ["reduce", "no-preference"])
def test_nothing_jumps_beside_a_table(
    player: Player, reduced: Literal["reduce", "no-preference"]
) -> None:
    """On a desktop, from the moment that the match is opened and over the end of a deal."""
    page = player.page
    page.emulate_media(reduced_motion=reduced)
    page.add_init_script(KNOWN)
    page.goto(begin(player.address, "thirty-one", "pennies", 2))
    await_turn(page)
    page.evaluate(WATCH)
    player.play_to_the_end_of_the_deal()
    expect(page.get_by_role("button", name="Last deal")).to_have_count(0)
    page.get_by_role("button", name="Next deal").click()
    expect(page.get_by_role("button", name="Last deal")).to_be_visible()
    page.evaluate(DRAWN)
    shifts = page.evaluate("window.seen.shifts")
    assert cumulative_shift(shifts) < 0.0005, shifts
