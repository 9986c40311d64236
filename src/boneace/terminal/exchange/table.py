"""The table of an exchange game, drawn: the others, the cards on the table, your hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Static

from boneace.games.lives.sent import ExchangeLast, ExchangeView
from boneace.games.sent import ClosedMove
from boneace.games.stop_the_bus.sent import StopTheBusView
from boneace.games.thirty_one.sent import ThirtyOneView
from boneace.languages import say
from boneace.terminal.acting import ActingApp
from boneace.terminal.exchange.speech import message_of
from boneace.terminal.exchange.widgets import Player, change, summary
from boneace.terminal.faces import row
from boneace.terminal.offers import Offer
from boneace.terminal.screens import Ended
from boneace.terminal.sitting import Sitting
from boneace.terminal.widgets import Card, named
from boneace.terminal.words import in_order, where

LYING_KEY = 7  # the cards on the table are chosen by the keys 7 to 9


class ExchangeApp(ActingApp):
    CSS_PATH: ClassVar[list[str | PurePath]] = ["../table.tcss", "exchange.tcss"]
    AMOUNTS = False
    #: How many cards a hand may have.
    HAND: ClassVar[int] = 3
    #: The style of the felt.
    FELT: ClassVar[str] = ""
    #: The style of the hands shown at the end of a deal.
    SHOWN: ClassVar[str] = "hands"
    #: The moves whose buttons have a shorter label than the game's own.
    SHORT: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self.chosen: set[str] = set()  # cards of your hand
        self.chosen_places: set[int] = set()  # of the cards on the table
        self._lives = int(sitting.match.options.get("lives", 0))

    # --- what a game defines -----------------------------------------------------------------

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

    # --- what is on the screen ----------------------------------------------------------------

    def table(self) -> ComposeResult:
        with Horizontal(id="players"):
            for seat in self.others():
                yield Player(seat, self.sitting.names[seat], self._lives)
        with Horizontal(id="middle"):
            with Vertical(id="felt", classes=self.FELT):
                with Horizontal(id="piles"):
                    yield from self.piles()
                with Horizontal(id="hand"):
                    for place in range(self.HAND):
                        yield named(Card(f"hand {place}"), f"hand-{place}")
                yield Static(id="you")
            yield self.log_panel()

    def buttons(self) -> ComposeResult:
        yield from super().buttons()
        if self.view.wagers is not None:
            yield Button(f"{say('terminal-exchange-bet')} b", id="wagers")

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        if verb not in self.SHORT and offer is not None:
            return offer.labels[0]
        if verb not in self.SHORT and closed is not None and closed.move == verb:
            return str(closed.label)
        return say("terminal-exchange-button", move=message_of(verb))

    def draw_table(self) -> None:
        base, view = self.base, self.view
        for player in base.query(Player):
            player.show(view)
        base.query_one("#where", Static).update(self._where())
        self.draw_piles()
        self._draw_hand()
        base.query_one("#you", Static).update(summary(view, self.sitting.names, self._lives))
        self.draw_actions()

    def _where(self) -> str:
        pot = self.view.table if isinstance(self.view, ThirtyOneView) else None
        if pot is None:
            return where(self.view)
        return say("terminal-exchange-where-pot", where=where(self.view), pot=pot)

    def _draw_hand(self) -> None:
        hand, you = self.own_hand(), self.sitting.you
        best = [] if you is None else self.view.seats[you].best
        for place in range(self.HAND):
            card = hand[place] if place < len(hand) else None
            classes, key = [], ""
            if card is not None:
                classes = ["counts"] if card in best else []
                classes += ["chosen"] if card in self.chosen else []
                classes = ["closed"] if self.closed_card(card) else classes
                key = self.caption(card, place)
            widget = self.base.query_one(f"#hand-{place}", Card)
            widget.show(card, key, *classes)
            if widget.display != (card is not None):
                widget.display = card is not None

    def question(self) -> str:
        return say("terminal-exchange-ask", turn=self.turn_is(), moves=self.asked())

    def turn_is(self) -> str:
        """The line that says it is your turn, or your last turn."""
        knocker = None if isinstance(self.view, StopTheBusView) else self.view.knocker
        if knocker is None:
            return say("terminal-exchange-your-turn")
        return say("terminal-exchange-turn-last", who=self.sitting.names[knocker])

    def asked(self) -> str:
        """What you may do, with the keys."""
        found = dict.fromkeys(self.named(offer.move) for offer in self.view.legal)
        return ", ".join(
            say("terminal-exchange-ask-key", move=message_of(verb), key=key)
            for verb, key in self.KEY_OF.items()
            if verb in found
        )

    # --- the end of a deal --------------------------------------------------------------------

    def heading(self, ended: Ended) -> str:
        return say("terminal-exchange-end", how=ended.kind, deal=ended.deal)

    def summing_up(self, ended: Ended, view: ExchangeView) -> Iterator[Widget]:
        last = ended.last
        if last is None:
            return
        cells: list[Widget] = []
        for seat, hand in enumerate(last.hands):
            if hand is None:
                continue
            cells += [
                Static(Content(self.sitting.names[seat]), classes="who"),
                Static(row(in_order(hand))),
                Static(Content(last.totals[seat] or ""), classes="total"),
                Static(Content(self.mark(last, seat)), classes="mark"),
                Static(Content(change(last, seat, view.seats[seat]))),
            ]
        yield Grid(*cells, classes=self.SHOWN)

    def mark(self, last: ExchangeLast, seat: int) -> str:
        """What a seat has done to end the deal."""
        if seat in (last.blitzers or ()):
            return "31"
        done = {"knocker": "knocked", "stopper": "stopped", "restarter": "restarts"}
        marks = [mark for key, mark in done.items() if getattr(last, key) == seat]
        return " ".join(say("terminal-exchange-mark", mark=mark) for mark in marks)

    def sentences(self, ended: Ended) -> list[str]:
        """The sentences without the hands, which are drawn if known."""
        return ended.lines("showdown") if ended.last is not None else ended.lines()

    # --- what the user does -------------------------------------------------------------------

    def you_are_out(self) -> bool:
        you = self.sitting.you
        return you is not None and not self.view.seats[you].is_in

    def forget(self) -> None:
        super().forget()
        self.chosen.clear()
        self.chosen_places.clear()

    def number(self, place: int) -> None:
        if place >= LYING_KEY:
            self.lying(place - LYING_KEY)
        elif 0 < place <= len(self.own_hand()):
            self.card(place - 1)

    def card(self, place: int) -> None:
        """A card of your hand was chosen."""
        self.chosen ^= {self.own_hand()[place]}
        self.draw()

    def lying(self, place: int) -> None:
        """A card on the table was chosen."""
        self.chosen_places ^= {place}
        self.draw()

    def picked(self, place: str) -> None:
        where, _, number = place.partition(" ")
        if where == "hand":
            self.card(int(number))
        else:
            self.lying(int(number))
