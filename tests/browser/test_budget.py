"""The budget of the page: few requests for the first page, and no layout shift in play."""

from __future__ import annotations

import pytest

from benchmarks.page import WATCH, cumulative_shift, tap_through
from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player

pytestmark = pytest.mark.browser

MOST_REQUESTS = 24
"""The requests of the first page with an empty cache: the page, its parts, and its API calls."""


def test_the_first_page_makes_few_requests(player: Player) -> None:
    player.page.goto(player.address)
    player.page.wait_for_load_state("networkidle")
    assert len(player.requested) <= MOST_REQUESTS


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_nothing_jumps_in_a_match(player: Player) -> None:
    """The cumulative layout shift is 0.00, on a phone."""
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


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_nothing_jumps_at_a_plain_table(player: Player) -> None:
    """Players knock and pass, deals end and others begin: the places keep their height."""
    page = player.page
    page.goto(begin(player.address, "schwimmen", "default", 3))
    await_turn(page)
    page.evaluate(HEIGHTS)
    assert tap_through(page, 20) == 20
    [_] = page.evaluate("window.heights")
