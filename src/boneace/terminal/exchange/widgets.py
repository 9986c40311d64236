"""The parts of an exchange table: the other players, what a seat has, the cards on the table."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from boneace.games.lives.sent import ExchangeLast, ExchangeSeat, ExchangeView
from boneace.languages import say
from boneace.terminal.exchange.speech import marks
from boneace.terminal.faces import fan, row
from boneace.terminal.faces import marks as coins
from boneace.terminal.widgets import Card, named
from boneace.terminal.words import in_order, signed, standing_of


class Player(Static):
    """Another player: what is left to it, what is known of its cards, what it is doing."""

    def __init__(self, seat: int, name: str, lives: int) -> None:
        super().__init__(classes="player")
        self.seat = seat
        self._called = name
        self._lives = lives
        self._shown: tuple[object, ...] = ()

    def show(self, view: ExchangeView) -> None:
        seat = view.seats[self.seat]
        turn, total = view.turn == self.seat, shown_total(view, self.seat)
        if (turn, total, seat) == self._shown:
            return
        self._shown = (turn, total, seat)
        self.border_title = Content(f"▶ {self._called}" if turn else self._called)
        self.set_class(turn, "turn")
        self.set_class(not seat.is_in, "out")
        doing = doings(seat)
        hand = in_order(seat.hand)
        tight = 3 * len(hand) > self.content_size.width
        lines = [Content(has(seat, self._lives)), row(hand, "" if tight else " ")]
        self.border_subtitle = Content(" ".join([*([total] if total else []), *doing]))
        self.update(Content("\n").join(lines), layout=False)


class Laid(Vertical):
    """Cards side by side, with a line of text above them."""

    def __init__(self, name: str, cards: int) -> None:
        super().__init__(id=name, classes="laid")
        self._called = name
        self._cards = cards

    def compose(self) -> ComposeResult:
        yield Static(classes="told")
        with Horizontal():
            for place in range(self._cards):
                yield named(Card(f"{self._called} {place}"), f"{self._called}-{place}")

    def show(self, told: str, cards: Sequence[str | None], chosen: set[int], key: int) -> None:
        """Show these cards; their keys start from `key`, 0 for no keys."""
        self.query_one(".told", Static).update(Content(told))
        for place, card in enumerate(self.query(Card).results(Card)):
            marked = ["chosen"] if place in chosen else []
            there = place < len(cards)
            card.show(cards[place] if there else None, str(key + place) if key else "", *marked)


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
        known = sum(card != "??" for card in cards)
        shown.border_subtitle = say("terminal-exchange-you-know") if known == len(cards) else ""


def doings(seat: ExchangeSeat) -> list[str]:
    """Whether a seat deals, and what it has announced that ends the deal."""
    dealer = [say("terminal-dealer")] if seat.dealer and seat.is_in else []
    return [*dealer, *marks(seat)]


def shown_total(view: ExchangeView, seat: int) -> str:
    """The value of a hand that is shown while somebody is asked about a restart."""
    if view.phase != "restarting" or not view.last:
        return ""
    return str(view.last.totals[seat] or "")


def has(seat: ExchangeSeat, most: int) -> str:
    """What a seat has left, as marks and as a number or word."""
    if seat.lives is None or not seat.is_in:
        return standing_of(seat)
    left = say("terminal-exchange-county") if seat.lives == 0 else str(seat.lives)
    return say("terminal-exchange-coins", coins=coins(seat.lives, most), lives=left)


def summary(view: ExchangeView, names: Sequence[str], most: int) -> Content:
    """The line about yourself."""
    you = view.you
    if you is None:
        return Content(say("terminal-watching"))
    seat = view.seats[you]
    parts = [names[you], standing_of(seat) if seat.lives is None else has(seat, most)]
    if seat.lives:
        kept: dict[str, str | int] = {"coins": coins(seat.lives, most), "lives": seat.lives}
        parts[1] = say("terminal-exchange-your-coins", **kept)
    if seat.total is not None and seat.is_in:
        counts = str(seat.total).replace(".", "").isdigit()
        told = str(seat.total)
        parts.append(say("terminal-exchange-your-total", total=told) if counts else told)
    parts += doings(seat)
    return Content(" · ".join(parts))


def change(last: ExchangeLast, seat: int, has: ExchangeSeat) -> str:
    """What the deal did to a seat, and what it has now."""
    by = last.changes[seat]
    if seat in last.out:
        change = say("terminal-exchange-went-out", change=signed(by))
        return change if by else say("terminal-is-out")
    now = standing_of(has)
    return say("terminal-changed", change=signed(by), has=now) if by else now
