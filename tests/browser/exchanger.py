"""A person at the tables of Switch and Stop the Bus, who swaps cards with the table."""

from __future__ import annotations

import re
from itertools import product
from typing import NamedTuple

from playwright.sync_api import Locator, TimeoutError

from tests.browser.player import Player, is_open
from tests.browser.waiting import until


class Game(NamedTuple):
    name: str
    title: str
    preset: str
    open_cards: str  # the name of the cards to exchange with


SWITCH = Game("switch", "Switch", "Switch", "Face up")
STOP_THE_BUS = Game("stop-the-bus", "Stop the Bus", "Stop the Bus", "On the table")
GAMES = (SWITCH, STOP_THE_BUS)

READY = """() => [...document.querySelectorAll('button')].some((button) =>
    button.getAttribute('aria-disabled') !== 'true' &&
    button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]') &&
    (button.matches('[role=group][aria-label=Actions] button')
        || /^(Next deal|Play again|Settle the deal)/.test(button.textContent.trim())))"""
COUNTS = {"ace": 11, "king": 10, "queen": 10, "jack": 10, "ten": 10, "nine": 9, "eight": 8}
COUNTS |= {"seven": 7, "six": 6, "five": 5, "four": 4, "three": 3, "two": 2}


def suited(hand: list[str]) -> int:
    """How close a hand is to three high cards of one suit."""
    suits = [card.split()[-1] for card in hand]
    return max(
        sum(COUNTS[card.split()[0]] + 5 for card in hand if card.endswith(suit)) for suit in suits
    )


class Exchanger(Player):
    """A person who swaps cards, by mouse or by key."""

    turns = 0

    def wait_for_my_turn(self) -> None:
        try:
            until(self.page, READY)
        except TimeoutError as error:
            shown = self.page.locator("body").inner_text()
            raise AssertionError(f"nothing can be pressed: {shown}") from error

    def sit_down(
        self, game: Game, seats: int = 2, dealer: int = -1, preset: str = "", **rules: str
    ) -> None:
        """A match against novices; `rules` are house rules by title, the dealer the last seat."""
        self.open_form(game.name, game.title)
        self.fill_form(seats, preset or game.preset, "Novice")
        self.page.get_by_label("First dealer").select_option(value=str(dealer % seats))
        if rules:
            self.page.get_by_role("heading", name="House rules", exact=True).click()
        for title, value in rules.items():
            field = self.page.get_by_label(title.replace("_", " "), exact=True)
            if field.get_attribute("type") == "number":
                field.fill(value)
            else:
                field.select_option(label=value)
        self.start()

    # --- what the page shows ----------------------------------------------------------------------

    def is_open(self, label: str) -> bool:
        return is_open(self.action(label))

    def hand_cards(self) -> Locator:
        return self.page.get_by_label("Your hand").get_by_role("button")

    def open_cards(self, game: Game) -> Locator:
        return self.page.get_by_role("group", name=game.open_cards).get_by_role("button")

    def open_names(self, game: Game) -> list[str]:
        names = [card.get_attribute("aria-label") or "" for card in self.open_cards(game).all()]
        return [name.split(": ")[-1] for name in names]

    @property
    def note(self) -> Locator:
        return self.page.locator(".line .note")

    @property
    def asked_to_restart(self) -> bool:
        return self.button("Settle the deal").count() > 0

    # --- what a person does -----------------------------------------------------------------------

    def _plan(self) -> list[tuple[str, str]]:
        """The choices now, by the label of the button and its keys, the best first."""
        self.turns += 1
        swaps = [("Swap one", "15o"), ("Swap all", "a"), ("Swap unseen", "u")]
        swaps = swaps[self.turns % 3 :] + swaps[: self.turns % 3]
        stop = [("Stop the bus", "s"), ("Continue", "g")]
        ends = [("Knock", "k"), ("Stand", "s")]
        keep = [("Keep the first hand", "f"), ("Keep the second hand", "s")]
        return [
            *(keep if self.turns % 2 else reversed(keep)),
            *(stop if self.turns % 3 else reversed(stop)),
            *(ends if self.turns % 3 == 0 else []),
            *swaps,
        ]

    def play_a_turn(self) -> None:
        """One decision by mouse."""
        self.wait_for_my_turn()
        for name in ("Next deal", "Settle the deal"):
            if self.button(name).count():
                self.button(name).click()
                return
        label = next(label for label, _ in self._plan() if self.is_open(label))
        if label == "Swap one":
            self.hand_cards().first.click()
            lying = re.compile("^(Face up|On the table)$")
            self.page.get_by_role("group", name=lying).get_by_role("button").nth(1).click()
            label = "Swap .* for "
        self.action(label).first.click()

    def play_a_turn_by_key(self) -> None:
        """The same without a mouse."""
        self.wait_for_my_turn()
        for name, key in (("Next deal", "n"), ("Settle the deal", "s")):
            if self.button(name).count():
                self.page.keyboard.press(key)
                return
        for key in next(keys for label, keys in self._plan() if self.is_open(label)):
            self.page.keyboard.press(key)

    def improve(self) -> None:
        """A turn of Switch that gathers a suit, and knocks with three of it worth more than 21."""
        hand, lying = self.hand, self.open_names(SWITCH)
        assert len(lying) == 3, self.page.locator("main").inner_text()
        best, give, take = max(
            (suited([*hand[:give], *hand[give + 1 :], lying[take]]), give, take)
            for give, take in product(range(3), range(3))
        )
        if suited(hand) > 21 + 15 or best <= suited(hand):
            self.page.keyboard.press("s" if self.action("Stand").count() else "k")
            return
        for key in (str(give + 1), str(take + 4), "o"):
            self.page.keyboard.press(key)

    def play_until_asked_to_restart(self, most: int = 400) -> None:
        for _ in range(most):
            self.wait_for_my_turn()
            if self.asked_to_restart:
                return
            if self.over:
                self.button("Play again").click()
                until(self.page, "() => !document.querySelector('.showdown')")
            elif self.deal_over():
                self.page.keyboard.press("n")
            elif self.is_open("Keep"):
                self.page.keyboard.press("f")
            else:
                self.improve()
        raise AssertionError("nobody was asked whether to restart")
