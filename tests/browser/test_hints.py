"""Hints beside the table, and the review of a finished match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from benchmarks.page import WATCH, cumulative_shift
from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player
from tests.browser.test_pacing import make
from tests.places import needs_page_sources

pytestmark = [pytest.mark.browser, needs_page_sources]


def test_a_hint_is_shown_and_said_and_a_match_is_reviewed(player: Player) -> None:
    page = player.page
    player.open_form("thirty-one", "Thirty-one")
    player.fill_form(seats=2, preset="Pennies", bot="Novice")
    page.get_by_role("switch", name="Players may ask for hints").check()
    player.start()
    player.wait_for_my_turn()
    page.keyboard.press("i")
    moves = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(moves).to_have_count(3)
    expect(moves.first).to_contain_text("% of matches")
    expect(page.locator("#announcer")).to_contain_text(re.compile("Hint[.] (Draw|Take|Knock): "))
    assert violations(player) == [], "a hint"
    player.play_a_turn()
    expect(moves).to_have_count(0)
    player.finish()
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)
    panel = page.get_by_role("region", name=re.compile("wins? the match"))
    panel.get_by_role("link", name="Review", exact=True).click()
    whole = page.get_by_role("region", name="The whole match")
    expect(whole.get_by_role("row")).to_have_count(3)  # the heading, and two seats
    expect(whole).to_contain_text("luck plus mistakes")
    expect(whole).to_contain_text("Counted in stakes")
    assert violations(player) == [], "a review"


def test_hints_are_off_until_who_plays_with_bots_wants_one(player: Player) -> None:
    """One press switches them on, says so, and shows the best move on the table."""
    player.new_match()
    page = player.page
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Hints are off.")
    expect(hint.get_by_role("listitem")).to_have_count(0)
    hint.get_by_role("button").click()
    expect(page.locator(".line .note")).to_contain_text("Hints are on in this match. Hint: ")
    expect(hint.get_by_role("listitem")).to_have_count(3)
    expect(hint).not_to_contain_text("Hints are off.")
    marked = player.actions.locator(".best-move")
    expect(marked).to_have_count(1)
    best = hint.get_by_role("listitem").first.locator("strong").inner_text()
    assert best.replace("★", "").strip() == marked.locator(".label").inner_text()
    assert "The hint says: this one." in (marked.locator("..").inner_text())
    page.reload()
    player.wait_for_my_turn()
    expect(hint).not_to_contain_text("Hints are off.")


@pytest.mark.painted
@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_hint_is_in_the_head_of_the_page_on_a_phone(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "mus", "default", 4))
    await_turn(page)
    page.evaluate(WATCH)
    page.get_by_role("banner").get_by_role("button", name="Hint").click()
    expect(page.locator(".line .note")).to_contain_text("Hint: ")
    expect(page.locator(".felt .best-move").first).to_be_visible()
    assert violations(player, "phone, dark", "phone, forced") == [], "a marked move"
    assert round(cumulative_shift(page.evaluate("window.seen.shifts")), 2) == 0
    page.get_by_role("button", name="Match menu").click()
    # a set of rules that is called like its game is not named twice
    expect(page.get_by_role("dialog")).to_contain_text("Mus. Rules")
    moves = page.get_by_role("dialog").get_by_role("region", name="Hint").get_by_role("listitem")
    expect(moves.first).to_contain_text("%")


def test_a_long_list_of_hints_is_short_at_first(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "schwimmen", "default", 3))
    await_turn(page)
    page.keyboard.press("i")
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").locator("visible=true")).to_have_count(3)
    texts = hint.locator(".number").all_text_contents()
    shown = [float(re.sub("[^0-9.−]", "", one).replace("−", "-")) for one in texts]
    assert shown == sorted(shown, reverse=True)
    hint.get_by_text(re.compile("^All .* moves")).click()
    assert hint.get_by_role("listitem").locator("visible=true").count() > 9


def test_among_people_hints_are_asked_for_as_other_things_are(
    player: Player, server: Server
) -> None:
    page = player.page
    mine, _ = make(server, "you Ann", "human Ben")
    page.goto(mine)
    expect(page.get_by_role("log")).to_contain_text("Deal 1")
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)
    page.locator("summary", has_text="Ask the others").click()
    expect(page.get_by_role("button", name="Allow hints")).to_be_visible()
