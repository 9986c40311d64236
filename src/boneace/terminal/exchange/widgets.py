"""The parts of an exchange table: the other players, their holdings, the cards on the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from boneace.games.lives.sent import ExchangeLast, ExchangeSeat, ExchangeView
from boneace.languages import say
from boneace.terminal.exchange.speech import marks
from boneace.terminal.faces import fan, row
from boneace.terminal.faces import marks as coins
from boneace.terminal.widgets import Card
from boneace.terminal.words import in_order, signed, standing_of


class Player(Static):
    """Another player: its remaining lives, the known cards of its hand, its actions."""

    def __init__(self, seat: int, name: str, lives: int) -> None:
        super().__init__(classes="player")
        self.seat = seat
        self._called = name
        self._lives = lives

    def show(self, view: ExchangeView) -> None:
        seat, turn = view.seats[self.seat], view.turn == self.seat
        total = ""  # of a hand shown while somebody decides about a restart
        if view.phase == "restarting" and view.last:
            total = str(view.last.totals[self.seat] or "")
        self.border_title = Content(f"▶ {self._called}" if turn else self._called)
        self.set_class(turn, "turn")
        self.set_class(not seat.is_in, "out")
        hand = in_order(seat.hand)
        gap = "" if 3 * len(hand) > self.content_size.width else " "
        self.border_subtitle = Content(" ".join([*([total] if total else []), *doings(seat)]))
        lines = [Content(has(seat, self._lives)), row(hand, gap)]
        self.update(Content("\n").join(lines), layout=False)


class Laid(Vertical):
    """Three cards side by side, with a line of text above them."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="laid")
        self._called = name

    def compose(self) -> ComposeResult:
        yield Static(classes="told")
        with Horizontal():
            yield from (Card(f"{self._called} {place}") for place in range(3))

    def show(
        self, told: str, cards: Sequence[str | None], chosen: Collection[int], key: int
    ) -> None:
        """Show these cards; their keys start from `key`, 0 for no keys."""
        self.query_one(".told", Static).update(Content(told))
        for place, card in enumerate(self.query(Card).results(Card)):
            code = cards[place] if place < len(cards) else None
            card.show(code, str(key + place) if key else "", *["chosen"] * (place in chosen))


class FaceDown(Vertical):
    """A face-down hand, small in one frame; the cards that you know are shown."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="laid")

    def compose(self) -> ComposeResult:
        yield Static(classes="told")
        yield Static(classes="closed-hand")

    def show(self, told: str, cards: Sequence[str]) -> None:
        self.query_one(".told", Static).update(Content(told))
        shown = self.query_one(".closed-hand", Static)
        shown.update(fan(in_order(cards), 11))
        shown.border_subtitle = "" if "??" in cards else say("terminal-exchange-you-know")


def doings(seat: ExchangeSeat) -> list[str]:
    """Marks for the dealer, and for a seat that has announced the end of the deal."""
    dealer = [say("terminal-dealer")] if seat.dealer and seat.is_in else []
    return [*dealer, *marks(seat)]


def has(seat: ExchangeSeat, most: int) -> str:
    """What a seat has left, as marks and as a number or word."""
    if seat.lives is None or not seat.is_in:
        return standing_of(seat)
    left = say("terminal-exchange-county") if seat.lives == 0 else str(seat.lives)
    return say("terminal-exchange-coins", coins=coins(seat.lives, most), lives=left)


def facts_of_you(seat: ExchangeSeat, most: int) -> list[str]:
    """The facts in the line about yourself."""
    parts = [has(seat, most)]
    if seat.lives:
        kept = coins(seat.lives, most)
        parts = [say("terminal-exchange-your-coins", coins=kept, lives=seat.lives)]
    if seat.total is not None and seat.is_in:
        counts = seat.total.replace(".", "").isdigit()
        total = say("terminal-exchange-your-total", total=seat.total) if counts else seat.total
        parts.append(total)
    return [*parts, *doings(seat)]


def change(last: ExchangeLast, seat: int, has: ExchangeSeat) -> str:
    """What the deal did to a seat, and what it has now."""
    by = last.changes[seat]
    if seat in last.out:
        change = say("terminal-exchange-went-out", change=signed(by))
        return change if by else say("terminal-is-out")
    now = standing_of(has)
    return say("terminal-changed", change=signed(by), has=now) if by else now
