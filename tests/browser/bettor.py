"""A person at a table with betting: what the three games of vying share."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.player import Player, is_open
from tests.browser.waiting import until


class Game(NamedTuple):
    name: str
    title: str
    preset: str
    seats: int  # the fewest
    clause: str  # how its clauses begin


BEST_PAIR = Game("best-pair-thirty-one", "Best, Pair and Thirty-one", "Reid", 2, "BPT")
BRAG = Game("three-stake-brag", "Three-Stake Brag", "One bragger", 2, "TSB")
PRIMIERA = Game("primiera", "Primiera", "Primiera", 4, "PRI")
GAMES = (BEST_PAIR, BRAG, PRIMIERA)

#: The buttons pressed to be quick, by their text, each with its key.
HURRY = {
    "Next deal": "n",
    "Satisfied": "s",
    "Stand": "s",
    "Match": "m",
    "See": "s",
    "Raise": "r",
    "Brag": "b",
    "Pass": "p",
    "Fold": "f",
    "Drop": "d",
}
READY = """() => [...document.querySelectorAll('button')].some((button) =>
    button.getAttribute('aria-disabled') !== 'true' &&
    button.checkVisibility({ visibilityProperty: true }) &&
    (button.matches('[role=group][aria-label=Actions] button, [aria-label="Your hand"] button')
        || /^(Next deal|Play again)/.test(button.textContent.trim())))"""


class Bettor(Player):
    """A person who bets, draws and throws cards away."""

    def wait_for_my_turn(self) -> None:
        until(self.page, READY)

    def sit_down(self, game: Game, seats: int = 0, deals: int = 0, *options: str) -> None:
        """A match against novices, the last of which deals first; `options` turns switches on."""
        seats = seats or game.seats
        self.open_form(game.name, game.title)
        self.fill_form(seats, game.preset, "Novice")
        self.page.get_by_label("First dealer").select_option(value=str(seats - 1))
        if deals or options:
            self.page.get_by_role("heading", name="House rules", exact=True).click()
            if deals:
                self.page.get_by_label("Deals", exact=True).fill(str(deals))
            for title in options:
                self.page.get_by_role("switch", name=title).check()
        self.start()

    @property
    def stages(self) -> Locator:
        return self.page.get_by_role("list", name="Stages of the deal").get_by_role("listitem")

    @property
    def next_deal(self) -> Locator:
        return self.page.get_by_role("button", name="Next deal")

    def deal_over(self) -> bool:
        return self.next_deal.count() > 0 or self.over

    def _open(self, label: str) -> Locator | None:
        found = self.next_deal if label == "Next deal" else self.action(label)
        return found.first if is_open(found) else None

    def play_a_turn(self) -> None:
        """One decision by mouse."""
        self.wait_for_my_turn()
        for label in HURRY:
            if (found := self._open(label)) is not None:
                found.click()
                return
        card = self.page.get_by_label("Your hand").get_by_role("button").first
        if card.get_attribute("aria-disabled") == "true":
            return  # it is not the player's turn: check again
        card.click()
        self.action("Discard 1").click()

    def play_a_turn_by_key(self) -> None:
        """The same without a mouse."""
        self.wait_for_my_turn()
        for label, key in HURRY.items():
            if self._open(label) is not None:
                self.page.keyboard.press(key)
                return
        for key in ("1", "3", "3", "d"):  # chosen, chosen, put back, thrown away
            self.page.keyboard.press(key)

    def finish(self, by_key: bool = False, most: int = 300) -> None:
        super().finish(by_key, most)
        expect(self.page.get_by_role("log")).to_contain_text(re.compile("(wins?|share) the match"))
