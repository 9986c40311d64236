"""A person at the plain table, with a game that the page does not know."""

from __future__ import annotations

from tests.browser.bettor import READY
from tests.browser.fitting import begin
from tests.browser.player import Player, is_open
from tests.browser.waiting import until

#: The lists of moves from which nothing has been chosen yet.
UNCHOSEN = "select:has(option[value='']:checked)"


class Stranger(Player):
    """A person who knows no rule: makes the first legal move."""

    def wait_for_my_turn(self) -> None:
        until(self.page, READY)

    def sit_down(self, game: str, seats: int, **options: object) -> None:
        """A match in which the player is eldest, against novices."""
        self.page.goto(begin(self.address, game, "default", seats, **options))
        self.wait_for_my_turn()

    def play_a_turn(self) -> None:
        """One decision by mouse."""
        self.wait_for_my_turn()
        if is_open(self.button("Next deal")):
            self.button("Next deal").click()
            return
        lists = self.actions.locator(UNCHOSEN)
        if lists.count():
            lists.first.select_option(index=1)
        for button in self.actions.locator("button:not(.step)").all():
            if is_open(button):
                button.click()
                return

    def play_a_turn_by_key(self) -> None:
        """The same without a mouse: the first move of the first list, otherwise the first
        button."""
        self.wait_for_my_turn()
        if is_open(self.button("Next deal")):
            self.page.keyboard.press("n")
            return
        if self.actions.locator(UNCHOSEN).count():
            self.page.keyboard.press("+")
        self.page.keyboard.press("1")
