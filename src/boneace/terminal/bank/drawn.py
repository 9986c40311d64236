"""Games against a bank drawn: the dealer, stakes before each seat, hands side by side, the pack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.sent import ClosedMove
from boneace.games.vingt_un.sent import BankView
from boneace.languages import say
from boneace.languages.lists import either
from boneace.terminal.acting import ActingApp, letters
from boneace.terminal.app import LOG
from boneace.terminal.bank.ended import summing_up
from boneace.terminal.bank.widgets import Hands, Players, about_bank, about_you
from boneace.terminal.keys import KEYS_AT
from boneace.terminal.offers import Offer, offers
from boneace.terminal.screens import Ended
from boneace.terminal.words import where

FRAME, OWN, LARGE = 7, 6, 5  # lines around the felt; on it for yourself; of large hands


class BankApp(ActingApp):
    CSS_PATH: ClassVar[list[str | PurePath]] = ["../table.tcss", "bank.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [*letters(KEYS_AT["bank"])]
    KEY_OF = KEYS_AT["bank"]
    SLOTS = 2

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:  # type: ignore[override]
        """The keys, in the language that is spoken."""
        return (
            ("0–9", say("terminal-bank-key-amount")),
            ("+  −", say("terminal-bank-key-step")),
            (self.keys("stake"), say("terminal-bank-key-stake")),
            (self.keys("draw"), say("terminal-bank-key-draw")),
            (self.keys("double", "no double"), say("terminal-bank-key-double")),
            (self.keys("divide", "keep"), say("terminal-bank-key-divide")),
            ("●", say("terminal-bank-key-marks")),
            (either(["7", "17"]), say("terminal-bank-key-ace")),
        )

    # --- what is on the screen ----------------------------------------------------------------

    def table(self) -> ComposeResult:
        yield Static(id="bank")
        with Horizontal(id="middle"):
            with Vertical(id="felt", classes="rows"):
                yield Hands("theirs")
                yield Players(self.others(), self.sitting.names)
                yield Static(id="gap")
                if self.sitting.you is not None:
                    yield Hands("own")
                yield Static(id="you")
            yield self.log_panel()

    def draw_table(self) -> None:
        base, view, names = self.base, self.view, self.sitting.names
        width = self.size.width - LOG
        base.query_one("#where", Static).update(where(view))
        base.query_one("#bank", Static).update(Content(about_bank(view, names, self.size.width)))
        large, lines = self._room()
        theirs = base.query_one("#hands-of-theirs", Hands)
        theirs.display = large is not None
        if large is not None:
            theirs.show(view.seats[large], width)
        base.query_one(Players).show(view, lines, width, large)
        for own in base.query("#hands-of-own").results(Hands):
            own.show(view.seats[self.sitting.you], width)
        base.query_one("#you", Static).update(Content(about_you(view, names)))
        self.draw_actions()

    def _room(self) -> tuple[int | None, int]:
        """The seat whose hands are shown large, if there is room, and the lines for each seat.

        It is the dealer, or your only opponent.
        """
        others, you = self.others(), self.sitting.you
        room = self.size.height - FRAME - (OWN if you is not None else 1)
        of_interest = others[0] if len(others) == 1 else self.view.dealer
        large = of_interest != you and room >= len(others) + LARGE
        taken = LARGE if large else 0
        lines = 2 if 2 * len(others) <= room - taken else 1
        self.base.query_one("#gap").display = room > lines * len(others) + taken
        return of_interest if large else None, lines

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, ClosedMove]) -> Sequence[str]:
        usual = ("draw", "stand")
        for asked in (("stake",), ("double", "no double"), ("divide", "keep")):
            if any(verb in found for verb in asked):
                return asked
        return usual

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        if offer is not None and offer.amounts:
            amount = offer.amounts[offer.place(self.amount)]
            return say("vingt-un-label", move=verb, chips=amount)
        if offer is not None:
            return offer.labels[0]
        if verb == "stake":
            return say("terminal-bank-button-stake")
        name = "split" if verb == "divide" else verb.replace(" ", "-")
        return say("vingt-un-label", move=name, chips=0)

    def question(self) -> str:
        parts = []
        for offer in offers(self.view):
            label = offer.labels[offer.place(self.amount) if len(offer.amounts) > 1 else 0]
            first, last = (offer.amounts or (0,))[0], (offer.amounts or (0,))[-1]
            key = self.KEY_OF[self.named(offer.moves[0])]
            label = f"{label[:1].lower()}{label[1:]}"
            if last > first:
                among = {"least": first, "most": last}
                parts.append(say("terminal-bank-ask-amount", label=label, key=key, **among))
            else:
                parts.append(f"{label} ({key})")
        moves, which = ", ".join(parts), self._which_hand()
        if which:
            return say("terminal-bank-ask-hand", hand=which, moves=moves)
        return say("terminal-ask", moves=moves)

    def _which_hand(self) -> int:
        """Which of several hands is to be decided; 0 if there is only one."""
        hands = self.view.seats[self.sitting.you].hands
        now = [number for number, hand in enumerate(hands, 1) if hand.state == "now"]
        return now[0] if now and len(hands) > 1 else 0

    # --- the end of a deal --------------------------------------------------------------------

    def heading(self, ended: Ended) -> str:
        return say("terminal-end", deal=ended.deal)

    def summing_up(self, ended: Ended, view: BankView) -> Iterator[Widget]:
        if ended.last is not None:
            yield from summing_up(ended.last, view, self.sitting.names)

    def sentences(self, ended: Ended) -> list[str]:
        """The sentences that do not repeat what the hands show."""
        seen = ("showed", "changed") if ended.last is not None else ()
        return ended.lines(*seen)
