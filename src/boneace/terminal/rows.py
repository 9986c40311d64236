"""A drawn table of rows: the others above, the cards on the table, then your hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.languages import say
from boneace.terminal.acting import ActingApp
from boneace.terminal.app import LOG
from boneace.terminal.faces import FRENCH, Suits
from boneace.terminal.speech import ViewT
from boneace.terminal.widgets import Hand, Seats

FRAME = 7  # lines above and below the felt
DISCARD = "discard"


class RowsApp(ActingApp[ViewT]):
    #: The lines of text above the felt, and those on it between the others and your hand.
    ABOVE: ClassVar[Sequence[str]] = ()
    BETWEEN: Sequence[str] = ()

    def others_above(self) -> ComposeResult:
        """The others."""
        yield Seats()

    def own_cards(self) -> Widget:
        """Where your hand is shown."""
        return Hand("own", self.suits)

    @property
    def suits(self) -> Suits:
        """The suits of the pack."""
        return FRENCH

    def table(self) -> ComposeResult:
        for name in self.ABOVE:
            yield Static(id=name)
        with Horizontal(id="middle"):
            with Vertical(id="felt", classes="rows"):
                yield from self.others_above()
                yield Static(id="gap")
                for name in self.BETWEEN:
                    yield Static(id=name)
                if self.sitting.you is not None:
                    yield self.own_cards()
                yield Static(id="you")
            yield self.log_panel()

    @property
    def width(self) -> int:
        """The columns of the felt."""
        return self.size.width - LOG

    def lines(self, taken: int) -> int:
        """The number of lines that each of the others may have; `taken` is used by other parts."""
        return 2 if 2 * len(self.others()) <= self.size.height - FRAME - taken else 1

    def draw_seats(self, lines: int) -> None:
        """Draw the others, in `lines` lines each."""
        rows = [row for seat in self.others() for row in self.seat_rows(seat, lines)]
        for seats in self.base.query(Seats):
            seats.show(rows)

    def seat_rows(self, at: int, lines: int) -> list[Content]:
        """A seat in `lines` lines."""
        raise NotImplementedError

    def draw_hand(self) -> None:
        """Draw your hand."""
        hand, counts = self.own_hand(), self.counting()
        marks = {card: "counts" for card in hand if card in counts}
        marks |= dict.fromkeys(self.chosen, "chosen")
        captions = [self.caption(card, place) for place, card in enumerate(hand)]
        for own in self.base.query("#own").results(Hand):
            own.show(hand, self.width, captions, marks)

    def counting(self) -> Collection[str]:
        """The cards of your hand that count."""
        return ()

    def caption(self, card: str, place: int) -> str:
        """The text under a card of your hand: its key, while it may be chosen."""
        return str(place + 1) if self.discarding else ""

    @property
    def discarding(self) -> bool:
        """Whether you may discard cards of your choice."""
        return self.offer(DISCARD) is not None

    def choose(self, place: int) -> None:
        if self.discarding:
            super().choose(place)

    def do(self, verb: str) -> None:
        if verb != DISCARD or not self.discarding:
            super().do(verb)
        elif self.chosen:
            cards = [card for card in self.own_hand() if card in self.chosen]
            self.act(f"{DISCARD} {' '.join(cards)}")
        else:
            self.say(say("terminal-choose-first"), "refused")
