"""A person at a table where all play against the dealer: Vingt-Un."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.bettor import Bettor

GAME, TITLE = "vingt-un", "Vingt-Un"
#: The buttons pressed before drawing or standing, to be quick, each with its key.
HURRY = {
    "Next deal": "n",
    "Stake": "s",
    "Do not double": "k",
    "Divide": "v",
    "Keep": "k",
}
ENOUGH = 15


class Banker(Bettor):
    """A person who stakes, divides what can be divided, and draws up to a point."""

    def take_a_seat(
        self,
        seats: int = 3,
        deals: int = 0,
        preset: str = TITLE,
        dealer: int | None = None,
        **options: str,
    ) -> None:
        """A match against novices, the last of which deals first unless a seat is given; `options`
        are numbers of house rules by their titles, with _ for a space."""
        self.open_form(GAME, TITLE)
        self.fill_form(seats, preset, "Novice")
        first = seats - 1 if dealer is None else dealer
        self.page.get_by_label("First dealer").select_option(value=str(first))
        values = ({"Deals": str(deals)} if deals else {}) | options
        if values:
            self.page.get_by_role("heading", name="House rules", exact=True).click()
        for title, value in values.items():
            self.page.get_by_label(title.replace("_", " "), exact=True).fill(value)
        self.start()

    @property
    def own(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand")

    @property
    def hands_held(self) -> Locator:
        """Each of the player's hands, as it lies beside the others."""
        return self.own.get_by_role("group", name=re.compile("^Your (cards|.* hand)$"))

    @property
    def cards(self) -> list[str]:
        return [
            card.get_attribute("aria-label") or "" for card in self.own.get_by_role("img").all()
        ]

    @property
    def dealer(self) -> Locator:
        return self.page.get_by_role("region", name="Dealer")

    @property
    def settlement(self) -> Locator:
        """The rows at the end of a deal: the payments, hand by hand, and why."""
        return self.page.get_by_role("table").locator("tbody").get_by_role("row")

    def counts(self) -> list[int]:
        """The best counts of the player's hands."""
        told = re.findall(r"counts\s*(?:\d+ or )?(\d+)", self.own.inner_text())
        return [int(number) for number in told]

    def _choice(self) -> tuple[str, str]:
        for label, key in HURRY.items():
            if self._open(label) is not None:
                return label, key
        wants = min(self.counts(), default=ENOUGH) < ENOUGH and self._open("Draw") is not None
        return ("Draw", "d") if wants else ("Stand", "s")

    def play_a_turn(self) -> None:
        """One decision by mouse."""
        self.wait_for_my_turn()
        found = self._open(self._choice()[0])
        if found is not None:  # otherwise it is not the player's turn: check again
            found.click()

    def play_a_turn_by_key(self) -> None:
        """The same without a mouse."""
        self.wait_for_my_turn()
        self.page.keyboard.press(self._choice()[1])

    def play_to(self, label: str, most: int = 60) -> None:
        """Play until a button is open."""
        for _ in range(most):
            self.wait_for_my_turn()
            if self._open(label) is not None:
                return
            self.play_a_turn()
        raise AssertionError(f"{label} is never open: {self.page.locator('main').inner_text()}")
