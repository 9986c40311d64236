"""Games of vying drawn: stages, pots, seats in rows, the bet and its amount."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.sent import ClosedMove
from boneace.games.vying.sent import VyingView
from boneace.languages import say
from boneace.terminal.acting import ActingApp, letters
from boneace.terminal.app import LOG
from boneace.terminal.keys import KEYS_AT
from boneace.terminal.offers import Offer, offers
from boneace.terminal.screens import Ended
from boneace.terminal.sitting import Sitting
from boneace.terminal.vying.ended import summing_up
from boneace.terminal.vying.speech import DISCARD
from boneace.terminal.vying.widgets import Seats, about_you, at_stake, strip
from boneace.terminal.widgets import LARGE, Hand
from boneace.terminal.words import in_order, where

FRAME, OWN = 7, 8  # lines above and below the felt; lines on it for yourself


class VyingApp(ActingApp):
    CSS_PATH: ClassVar[list[str | PurePath]] = ["../table.tcss", "vying.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [*letters(KEYS_AT["vying"])]
    KEY_OF = KEYS_AT["vying"]

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:  # type: ignore[override]
        """The keys, in the language that is spoken."""
        return (
            (self.keys("pass"), say("terminal-vying-key-pass")),
            (self.keys("brag", "raise"), say("terminal-vying-key-brag")),
            (self.keys("match"), say("terminal-vying-key-match")),
            (self.keys("see", "stand"), say("terminal-vying-key-see")),
            (self.keys("fold", "drop", "draw"), say("terminal-vying-key-fold")),
            ("+  −", say("terminal-vying-key-amount")),
            ("1–4", say("terminal-vying-key-choose")),
            (self.keys("discard"), say("terminal-vying-key-discard")),
            ("(D)", say("terminal-vying-key-marks")),
        )

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self._chosen: set[str] = set()

    # --- what is on the screen ----------------------------------------------------------------

    def table(self) -> ComposeResult:
        yield Static(id="strip")
        with Horizontal(id="middle"):
            with Vertical(id="felt", classes="rows"):
                yield Seats(self.others(), self.sitting.names)
                if self._duel:
                    yield Hand("theirs")
                yield Static(id="gap")
                yield Static(id="stake")
                if self.sitting.you is not None:
                    yield Hand("own")
                yield Static(id="you")
            yield self.log_panel()

    @property
    def _duel(self) -> bool:
        """Whether there is only one opponent, so that there is room for its cards."""
        return len(self.others()) == 1

    def draw_table(self) -> None:
        base, view, names = self.base, self.view, self.sitting.names
        base.query_one("#where", Static).update(where(view))
        base.query_one("#strip", Static).update(strip(view, names))
        width = self.size.width - LOG
        others = self.others()
        room = self.size.height - FRAME - OWN
        lines = 2 if 2 * len(others) <= room or self._duel else 1
        base.query_one(Seats).show(view, lines, width, not self._duel)
        if self._duel:
            theirs = in_order(view.seats[others[0]].hand)
            nothing: list[list[str]] = [[] for _ in theirs]
            base.query_one("#theirs", Hand).show(theirs, [""] * len(theirs), nothing, width)
        base.query_one("#stake", Static).update(Content(at_stake(view, names)))
        self._draw_hand(width)
        base.query_one("#you", Static).update(Content(about_you(view, names)))
        self.draw_actions()

    def _draw_hand(self, width: int) -> None:
        you, hand = self.sitting.you, self.own_hand()
        if you is None:
            return
        up, best = set(self.view.seats[you].up), set(self.view.seats[you].best)
        discarding = self.offer(DISCARD) is not None
        captions, marks = [], []
        for place, card in enumerate(hand):
            shown = say("terminal-vying-up") if card in up else ""
            captions.append(str(place + 1) if discarding else shown)
            chosen = ["chosen"] if card in self._chosen else []
            marks.append(chosen or (["counts"] if card in best else []))
        self.base.query_one("#own", Hand).show(hand, captions, marks, width)

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        if offer is not None and offer.amounts:
            amount = offer.amounts[offer.place(self.amount)]
            return say("terminal-vying-button-amount", verb=verb, amount=amount)
        if offer is not None and verb != DISCARD:
            return offer.labels[0]
        if closed is not None and closed.move == verb != DISCARD:
            return str(closed.label)
        return say("terminal-vying-button", verb=verb)

    def question(self) -> str:
        parts = []
        for offer in offers(self.view):
            if offer.verb == DISCARD:
                continue
            label = offer.labels[offer.place(self.amount) if len(offer.amounts) > 1 else 0]
            label, key = f"{label[:1].lower()}{label[1:]}", self.KEY_OF[offer.verb]
            if len(offer.amounts) > 1:
                parts.append(say("terminal-vying-ask-amount", label=label, key=key))
            else:
                parts.append(f"{label} ({key})")
        most = self._most_discarded()
        if most:
            parts.append(say("terminal-vying-ask-discard", most=most, discard=self.KEY_OF[DISCARD]))
        return say("terminal-vying-ask", moves=", ".join(parts))

    def _most_discarded(self) -> int:
        found = [offer for offer in offers(self.view) if offer.verb == DISCARD]
        return max((len(offer.moves[0].split()) - 1 for offer in found), default=0)

    # --- the end of a deal --------------------------------------------------------------------

    def heading(self, ended: Ended) -> str:
        return say("terminal-vying-end", deal=ended.deal)

    def summing_up(self, ended: Ended, view: VyingView) -> Iterator[Widget]:
        if ended.last is not None:
            yield from summing_up(ended.last, view, self.sitting.names)

    def sentences(self, ended: Ended) -> list[str]:
        """The sentences that do not repeat what the hands and the stages show."""
        seen = ("showdown", "showed", "scored", "changed") if ended.last is not None else ()
        return ended.lines(*seen)

    # --- what the user does -------------------------------------------------------------------

    def forget(self) -> None:
        super().forget()
        self._chosen.clear()
        self.amount = 1

    def do(self, verb: str) -> None:
        if verb != DISCARD or not self._most_discarded():
            super().do(verb)
        elif self._chosen:
            self.act(f"{DISCARD} {' '.join(in_order(list(self._chosen)))}")
        else:
            self.say(say("terminal-vying-choose-first"), "refused")

    def number(self, place: int) -> None:
        if self.offer(DISCARD) is not None:
            self._choose(place - 1)

    def _choose(self, place: int) -> None:
        hand = self.own_hand()
        if 0 <= place < min(len(hand), LARGE) and self.offer(DISCARD) is not None:
            self._chosen ^= {hand[place]}
            self.draw()

    def picked(self, place: str) -> None:
        where, _, number = place.partition(" ")
        if where == "own":
            self._choose(int(number))
