"""Mus drawn: the partner opposite, the lances with what has been bet, your hand, signals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.mus.sent import MusView
from boneace.games.sent import ClosedMove
from boneace.languages import say
from boneace.terminal.acting import ActingApp, letters
from boneace.terminal.app import LOG
from boneace.terminal.faces import SPANISH
from boneace.terminal.keys import KEYS_AT, placed
from boneace.terminal.mus.ended import summing_up
from boneace.terminal.mus.out_of_turn import OutOfTurn
from boneace.terminal.mus.widgets import (
    Player,
    Players,
    Round,
    about_sides,
    about_signals,
    about_you,
    lances,
)
from boneace.terminal.mus.words import by_rank
from boneace.terminal.offers import Offer
from boneace.terminal.screens import Ended
from boneace.terminal.sitting import Sitting
from boneace.terminal.widgets import Hand
from boneace.terminal.words import where

ROUND = 4  # seats with which somebody sits opposite you
FRAME, AROUND, OWN = 7, 6, 11  # lines: around the felt; of three others on it; of lances and you
DISCARD = "discard"
BETS = ("envido", "reenvido")


class MusApp(ActingApp):
    CSS_PATH: ClassVar[list[str | PurePath]] = ["../table.tcss", "mus.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        *letters(KEYS_AT["mus"]),
        Binding(KEYS_AT["mus-signals"]["signal"], "out_of_turn", show=False),
    ]
    KEY_OF = KEYS_AT["mus"]

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self.amount = 2
        self._chosen: set[str] = set()

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:  # type: ignore[override]
        """The keys, in the language that is spoken."""
        return (
            (self.keys("mus", "no mus"), say("terminal-mus-key-talk")),
            (self.keys("paso", "envido"), say("terminal-mus-key-open")),
            (self.keys("quiero", "no quiero", "reenvido"), say("terminal-mus-key-answer")),
            (self.keys("ordago"), say("terminal-mus-key-ordago")),
            ("0–9", say("terminal-mus-key-amount")),
            (f"1–4  {self.keys(DISCARD)}", say("terminal-mus-key-discard")),
            (KEYS_AT["mus-signals"]["signal"], say("terminal-mus-key-signal")),
            ("○  ◆", say("terminal-mus-key-stones")),
            ("(D)  ▶", say("terminal-mus-key-marks")),
        )

    # --- what is on the screen ----------------------------------------------------------------

    def table(self) -> ComposeResult:
        others = self.others()
        yield Static(id="sides")
        with Horizontal(id="middle"):
            with Vertical(id="felt", classes="rows"):
                if self._round:
                    yield Round(others, self.sitting.names)
                else:
                    yield Players(others, self.sitting.names)
                yield Static(id="gap")
                yield Static(id="lances")
                if self.view.signals.here or self.view.claims is not None:
                    yield Static(id="signals")
                if self.sitting.you is not None:
                    yield Hand("own", SPANISH)
                yield Static(id="you")
            yield self.log_panel()

    @property
    def _round(self) -> bool:
        """Whether the players sit round the table, one on each side: you and three others."""
        return not self.view.alone and len(self.others()) == ROUND - 1

    @property
    def _lines(self) -> int:
        """How many lines the table needs; if there are more, a gap is left in the middle."""
        others = AROUND if self._round else len(self.others())
        return FRAME + others + OWN

    def hint(self) -> str:
        return say("terminal-mus-hint", **placed("mus-signals"))

    def draw_table(self) -> None:
        base, view, names = self.base, self.view, self.sitting.names
        base.query_one("#where", Static).update(where(view))
        width = self.size.width - LOG
        for player in base.query(Player):
            player.show(view)
        for players in base.query(Players):
            players.show(view, width)
        base.query_one("#gap").display = self.size.height > self._lines
        base.query_one("#sides", Static).update(Content(about_sides(view, names, self.size.width)))
        base.query_one("#lances", Static).update(lances(view, names, width))
        for signals in base.query("#signals").results(Static):
            signals.update(Content(about_signals(view, names)))
        self._draw_hand(width)
        base.query_one("#you", Static).update(about_you(view, names))
        self.draw_actions()

    def own_hand(self) -> list[str]:
        you = self.sitting.you
        return [] if you is None else by_rank(self.view.seats[you].hand, self.view.ranks)

    def _draw_hand(self, width: int) -> None:
        if self.sitting.you is None:
            return
        hand, discarding = self.own_hand(), self._discarding
        captions = [str(place) if discarding else "" for place in range(1, len(hand) + 1)]
        marks = [["chosen"] if card in self._chosen else [] for card in hand]
        self.base.query_one("#own", Hand).show(hand, captions, marks, width)

    @property
    def _discarding(self) -> bool:
        return self.offer(DISCARD) is not None

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        if verb == DISCARD:
            return say("terminal-mus-button-discard")
        if offer is not None:
            return offer.labels[offer.place(self.amount) if offer.amounts else 0]
        if closed is not None and closed.move == verb:
            return str(closed.label)
        return say("mus-label", act=verb.replace(" ", "-"), amount=self.amount)

    def question(self) -> str:
        if self._discarding:
            return say("terminal-mus-ask-discard", **placed("mus"))
        found = {self.named(offer.move) for offer in self.view.legal}
        parts = [self._asked(verb) for verb in self.KEY_OF if verb in found]
        return say("terminal-ask", moves=", ".join(parts))

    def _asked(self, verb: str) -> str:
        offer, key = self.offer(verb), self.KEY_OF[verb]
        assert offer is not None
        label = self.label(verb, offer, None).lower()
        if len(offer.amounts) < 2:
            return f"{label} ({key})"
        least, most = offer.amounts[0], offer.amounts[-1]
        return say("terminal-mus-ask-amount", label=label, key=key, least=least, most=most)

    # --- the end of a deal --------------------------------------------------------------------

    def heading(self, ended: Ended) -> str:
        return say("terminal-end", deal=ended.deal)

    def summing_up(self, ended: Ended, view: MusView) -> Iterator[Widget]:
        if ended.last is not None:
            yield from summing_up(ended.last, view, self.sitting.names)

    def sentences(self, ended: Ended) -> list[str]:
        """The sentences without the hands and the source of each stone, which are drawn."""
        if ended.last is None:
            return ended.lines()
        return ended.lines("showdown", "showed", "scored")

    # --- what the user does -------------------------------------------------------------------

    def forget(self) -> None:
        super().forget()
        self._chosen.clear()
        self.amount = 2

    def do(self, verb: str) -> None:
        if verb in BETS and self.offer(verb) is None:
            self.act(f"{verb} {self.amount}")  # which is refused, with the reason
        elif verb != DISCARD or not self._discarding:
            super().do(verb)
        elif self._chosen:
            cards = [card for card in self.own_hand() if card in self._chosen]
            self.act(f"{DISCARD} {' '.join(cards)}")
        else:
            self.say(say("terminal-choose-first"), "refused")

    def number(self, place: int) -> None:
        hand = self.own_hand()
        if 0 < place <= len(hand) and self._discarding:
            self._chosen ^= {hand[place - 1]}
            self.draw()

    def picked(self, place: str) -> None:
        where, _, number = place.partition(" ")
        if where == "own":
            self.number(int(number) + 1)

    @work
    async def action_out_of_turn(self) -> None:
        """Signal, claim or grant at any moment, on anybody's turn."""
        if self.sitting.you is None or isinstance(self.screen, OutOfTurn):
            return
        if not self.sitting.match.has_asides:
            self.say(say("terminal-mus-no-signals"), "refused")
            return
        view = self.sitting.view()
        text = await self.push_screen_wait(OutOfTurn(view, self.sitting.names))
        if text is None:
            return
        if self._accepted(text):
            self._collect()
            self.draw()
