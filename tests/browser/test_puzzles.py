"""Puzzles: today's, one after the other, and what the page keeps of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from boneace.learn.puzzles import puzzle
from tests.browser import axe
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def answer(player: Player, move: str) -> None:
    player.page.keyboard.press("/")
    player.page.keyboard.type(move)
    player.page.keyboard.press("Enter")


def test_a_puzzle_is_answered_rightly_and_wrongly(player: Player) -> None:
    page = player.page
    first, second = (puzzle("thirty-one", number).values.moves for number in (0, 1))
    page.goto(f"{player.address}/puzzles/thirty-one/1")
    expect(page.get_by_text("Your turn: what is the best move?")).to_be_visible()
    expect(page.get_by_text("None answered yet")).to_be_visible()
    expect(page.locator(".mine strong").filter(has_text="You")).to_be_visible()
    assert axe.violations(player) == []
    answer(player, "prefer")
    expect(page.locator(".line")).to_contain_text("“prefer” is not a move here")
    answer(player, first[0].move.text)
    expect(page.get_by_text("Yes, that is the best move.")).to_be_visible()
    expect(page.locator(".mine .whose")).to_have_text("")  # it is nobody's turn any more
    expect(page.locator(".coach li")).to_have_count(len(first))
    assert axe.violations(player) == []
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url("**/puzzles/thirty-one/2")
    expect(page.get_by_role("heading", name=re.compile("puzzle 2 of"))).to_be_visible()
    expect(page.get_by_text("Your turn: what is the best move?")).to_be_visible()
    answer(player, second[-1].move.text)
    expect(page.locator(".verdict")).to_contain_text("Better:")
    expect(page.get_by_text("1 of 2 right at the first try")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    answer(player, second[0].move.text)
    expect(page.get_by_text("1 of 2 right at the first try")).to_be_visible()


def test_the_puzzle_of_the_day(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    page.get_by_role("link", name=re.compile("Puzzle of the day")).click()
    page.wait_for_url("**/puzzles")
    expect(page.get_by_text("Your turn: what is the best move?")).to_be_visible()
    title = page.locator(".coach h2").inner_text()
    page.reload()
    expect(page.locator(".coach h2")).to_have_text(title)


def test_a_puzzle_that_is_not_there(player: Player) -> None:
    player.expected = ["404"]
    player.page.goto(f"{player.address}/puzzles/thirty-one/9999")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("No puzzle")


def test_on_a_phone_court_cards_keep_their_faces_when_a_puzzle_is_answered(player: Player) -> None:
    page = player.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{player.address}/puzzles/thirty-one/18")
    expect(page.get_by_text("Your turn: what is the best move?")).to_be_visible()
    answer(player, puzzle("thirty-one", 17).values.moves[0].move.text)
    expect(page.get_by_text("Yes, that is the best move.")).to_be_visible()
    hidden = """all => all.filter((one) => getComputedStyle(one).visibility === 'hidden').length"""
    drawn = page.locator(".felt .card svg .line")
    assert drawn.count() > 0, "no court card lies here"
    assert drawn.evaluate_all(hidden) == 0
