"""Hints beside the table, and the review of a finished match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.player import Player
from tests.places import needs_page_sources

pytestmark = [pytest.mark.browser, needs_page_sources]


def test_a_hint_is_shown_and_said_and_a_match_is_reviewed(player: Player) -> None:
    page = player.page
    player.open_form("thirty-one", "Thirty-one")
    player.fill_form(seats=2, preset="Pennies", bot="Novice")
    page.get_by_role("checkbox", name="Players may ask for hints").check()
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


def test_no_hints_unless_the_host_allows_them(player: Player) -> None:
    player.new_match()
    expect(player.page.get_by_role("region", name="Hint")).to_have_count(0)
