"""The table of an exchange game, drawn: the others, the cards on the table, your hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Button, Static

from boneace.games.lives.sent import ExchangeLast
from boneace.languages import say
from boneace.terminal.doable import DoingApp
from boneace.terminal.ended import Ended
from boneace.terminal.exchange.speech import ExchangeT
from boneace.terminal.exchange.widgets import Player, change, facts_of_you
from boneace.terminal.faces import row
from boneace.terminal.sitting import Sitting
from boneace.terminal.widgets import Card, grid
from boneace.terminal.words import in_order

LYING_KEY = 7  # the cards on the table are chosen by the keys 7 to 9
#: The player who ended a deal: the field of a view, and the action.
ENDED_BY = {"knocker": "knocked", "stopper": "stopped", "restarter": "restarts"}


class ExchangeApp(DoingApp[ExchangeT]):
    AMOUNTS = False
    SEEN = ("showdown",)
    #: The most cards that a hand may have.
    HAND: ClassVar[int] = 3
    #: The style of the felt.
    FELT: ClassVar[str] = ""

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self.chosen_places: set[int] = set()  # of the cards on the table
        self._lives = int(sitting.match.options.get("lives", 0))

    def piles(self) -> ComposeResult:
        """The middle of the table."""
        raise NotImplementedError

    def draw_piles(self) -> None:
        raise NotImplementedError

    def caption(self, card: str, place: int) -> str:
        """The text on the edge of a card of your hand: its key, while it may be chosen."""
        raise NotImplementedError

    def closed_card(self, card: str) -> bool:
        """Whether a card of your hand may not be chosen."""
        return False

    def turn_is(self) -> str:
        """The line that says it is your turn, or your last turn."""
        knocker = self.view.knocker
        if knocker is None:
            return say("terminal-exchange-your-turn")
        how = "stopped" if self.view.seats[knocker].stopped else "knocked"
        return say("terminal-exchange-turn-last", who=self.sitting.names[knocker], how=how)

    def table(self) -> ComposeResult:
        with Horizontal(id="players"):
            for seat in self.others():
                yield Player(seat, self.sitting.names[seat], self._lives)
        with Horizontal(id="middle"):
            with Vertical(id="felt", classes=self.FELT):
                with Horizontal(id="piles"):
                    yield from self.piles()
                with Horizontal(id="hand"):
                    yield from (Card(f"hand {place}") for place in range(self.HAND))
                yield Static(id="you")
            yield self.log_panel()

    def buttons(self) -> ComposeResult:
        yield from super().buttons()
        if self.view.wagers is not None:
            yield Button(f"{say('terminal-exchange-bet')} b", id="wagers")

    def draw_table(self) -> None:
        for player in self.base.query(Player):
            player.show(self.view)
        self.draw_piles()
        hand, you = self.own_hand(), self.view.you
        best = [] if you is None else self.view.seats[you].best
        for place, widget in enumerate(self.base.query("#hand Card").results(Card)):
            widget.display = place < len(hand)
            if widget.display:
                card = hand[place]
                classes = [*["counts"] * (card in best), *["chosen"] * (card in self.chosen)]
                classes = ["closed"] if self.closed_card(card) else classes
                widget.show(card, self.caption(card, place), *classes)

    def facts_of_you(self, you: int) -> list[str]:
        return facts_of_you(self.view.seats[you], self._lives)

    def question(self) -> str:
        return say("terminal-exchange-ask", turn=self.turn_is(), moves=self.asked_moves())

    def asked_moves(self) -> str:
        """Your possible moves, with their keys."""
        found = {self.named(offer.move) for offer in self.view.legal}
        return ", ".join(self.in_words(verb) for verb in self.KEY_OF if verb in found)

    def heading(self, ended: Ended) -> str:
        return say("terminal-exchange-end", how=ended.kind, deal=ended.deal)

    def summing_up(self, view: ExchangeT) -> Iterator[Widget]:
        last, rows = view.last, []
        assert last
        for seat, hand in enumerate(last.hands):
            if hand is not None:
                total, by = last.totals[seat] or "", change(last, seat, view.seats[seat])
                who, cards = self.sitting.names[seat], row(in_order(hand))
                rows.append((who, cards, total, mark(last, seat), by))
        style = "hands worded" if view.worded else "hands"
        yield grid(style, ("who", "", "total", "mark", ""), rows)

    def forget(self) -> None:
        super().forget()
        self.chosen_places.clear()

    def number(self, digit: int) -> None:
        if digit >= LYING_KEY:
            self.lying(digit - LYING_KEY)
        else:
            super().number(digit)

    def lying(self, place: int) -> None:
        """A card on the table was chosen."""
        self.chosen_places ^= {place}
        self.draw()

    def picked(self, where: str, place: int) -> None:
        if where == "hand":
            self.choose(place)
        else:
            self.lying(place)


def mark(last: ExchangeLast, seat: int) -> str:
    """How a seat has ended the deal, if it did."""
    if seat in (last.blitzers or ()):
        return "31"
    done = [mark for key, mark in ENDED_BY.items() if getattr(last, key) == seat]
    return " ".join(say("terminal-exchange-mark", mark=mark) for mark in done)
