"""A phone on its side: the table and its turn, and the end of a deal, are in sight at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fitting import await_turn, begin
from tests.browser.player import KNOWN, Player
from tests.browser.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.browser_context_args(viewport={"width": 844, "height": 390}, has_touch=True),
]

#: Lines of what the player has that are wider than their place.
CUT = """() => [...document.querySelectorAll('.me, .me .worth')]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
#: Plays the first thing that can be played, until the deal is over.
ENDED = """() => {
    if (document.querySelector('.showdown .foot button')) return true;
    const open = 'button[aria-disabled="false"]:not(.step)';
    const moves = [...document.querySelectorAll(`.mine.turn :is(.actions, .hand) ${open}`)];
    (moves.find((one) => /^Knock/.test(one.textContent.trim())) ?? moves[0])?.click();
    return false;
}"""


@pytest.mark.parametrize("game", ["three-stake-brag", "primiera", "schwimmen"])
def test_four_have_a_row_and_what_lies_in_the_middle_is_seen(player: Player, game: str) -> None:
    page = player.page
    page.goto(begin(player.address, game, "primiera" if game == "primiera" else "default", 4))
    await_turn(page)
    expect(page.locator("[data-place='stock']")).to_be_in_viewport(ratio=1)
    for card in page.locator(".middle .card").all():
        expect(card).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("game", ["thirty-one", "schwimmen"])
def test_the_end_of_a_deal_shows_all_hands_and_the_way_on(player: Player, game: str) -> None:
    page = player.page
    page.add_init_script(KNOWN)
    page.goto(begin(player.address, game, {"thirty-one": "pennies"}.get(game, "default"), 4))
    until(page, ENDED)
    hands = page.locator(".showdown .hands li")
    expect(hands).to_have_count(4)
    for hand in hands.all():
        expect(hand).to_be_in_viewport(ratio=1)
    onward = page.get_by_role("button", name="Next deal")
    expect(onward).to_be_in_viewport(ratio=1)
    beside, last = onward.bounding_box(), hands.last.bounding_box()
    assert beside is not None and last is not None
    assert beside["x"] > last["x"] + last["width"]
