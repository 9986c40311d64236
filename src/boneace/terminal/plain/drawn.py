"""Any game drawn from its plain view: seats in rows, what lies on the table, buttons for verbs.

A verb with several moves has one button, which makes the move that is chosen: by + and −, or by the
cards that the move names.
"""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.defaults.sent import PlainView
from boneace.games.sent import ClosedMove, LegalMove
from boneace.languages import say
from boneace.terminal.acting import ActingApp, letters
from boneace.terminal.app import LOG
from boneace.terminal.faces import FRENCH, SPANISH, Suits
from boneace.terminal.keys import RESERVED
from boneace.terminal.offers import Offer
from boneace.terminal.plain.ended import summing_up
from boneace.terminal.plain.moves import Letters, naming, open_cards, verb, verbs
from boneace.terminal.plain.widgets import Seats, about_you, lying
from boneace.terminal.screens import Ended
from boneace.terminal.sitting import Sitting
from boneace.terminal.widgets import Hand
from boneace.terminal.words import where

FRAME, OWN = 6, 9  # lines above and below the felt; lines on it for the table and yourself
LETTERS = "".join(letter for letter in string.ascii_lowercase if letter not in RESERVED)


class PlainApp(ActingApp):
    CSS_PATH: ClassVar[list[str | PurePath]] = ["../table.tcss", "plain.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [*letters({letter: letter for letter in LETTERS})]

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self._letters = Letters()
        self._chosen: list[str] = []  # cards of your hand
        self._at: dict[str, int] = {}  # the place of the chosen move among those of its verb

    @property
    def KEY_OF(self) -> Mapping[str, str]:  # type: ignore[override]
        """The letters of all verbs so far."""
        return self._letters.of_all(verbs(self.view))

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:  # type: ignore[override]
        """The keys, in the language that is spoken."""
        keys = [(key, word) for word, key in self.KEY_OF.items() if key]
        return (
            *keys,
            ("1–9  0", say("terminal-plain-key-card")),
            ("+  −", say("terminal-plain-key-step")),
            ("(D)", say("terminal-plain-key-marks")),
        )

    @property
    def _suits(self) -> Suits:
        return SPANISH if self.sitting.match.pack.kind == "spanish" else FRENCH

    # --- what is on the screen ----------------------------------------------------------------

    def table(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with Vertical(id="felt", classes="rows"):
                yield Seats(self.others(), self.sitting.names, self._suits)
                yield Static(id="gap")
                yield Static(id="lying")
                yield Static(id="facts")
                if self.sitting.you is not None:
                    yield Hand("own", self._suits)
                yield Static(id="you")
            yield self.log_panel()

    def draw_table(self) -> None:
        base, view = self.base, self.view
        width, room = self.size.width - LOG, self.size.height - FRAME - OWN
        base.query_one("#where", Static).update(where(view))
        lines = 2 if 2 * len(self.others()) <= room else 1
        base.query_one(Seats).show(view, lines, width)
        base.query_one("#lying", Static).update(lying(view, self._suits))
        base.query_one("#facts", Static).update(Content(" · ".join(view.facts)))
        self._draw_hand(width)
        base.query_one("#you", Static).update(Content(about_you(view, self.sitting.names)))
        self.draw_actions()

    def _draw_hand(self, width: int) -> None:
        hand = self.own_hand()
        there = {card for card in hand if card != "??" and naming(self.view, [card])}
        captions = [
            str((place + 1) % 10) if card in there and place < 10 else ""
            for place, card in enumerate(hand)
        ]
        marks = [["chosen"] if card in self._chosen else [] for card in hand]
        if len(hand) > 4:  # a fan has no frames: a sign stands under the cards chosen
            marks = [["counts"] if card in self._chosen else [] for card in hand]
        for own in self.base.query("#own").results(Hand):
            own.show(hand, captions, marks, width)

    # --- what is offered ----------------------------------------------------------------------

    def named(self, move: str) -> str:
        return verb(move)

    def _moves(self, word: str) -> list[LegalMove]:
        """The open moves of a verb that name the cards chosen, or all of them if none does."""
        found = [entry for entry in naming(self.view, self._chosen) if verb(entry.move) == word]
        return found or [entry for entry in self.view.legal if verb(entry.move) == word]

    def offer(self, verb: str) -> Offer | None:
        """The moves of a verb with amounts; of another verb the chosen move."""
        found = self._moves(verb)
        if not found:
            return None
        numbers = [entry.move.partition(" ")[2] for entry in found]
        if len(found) > 1 and all(map(str.isdigit, numbers)):
            return _offer(verb, found, tuple(map(int, numbers)))
        return _offer(verb, [found[self._at.get(verb, 0) % len(found)]])

    def _offers(self) -> list[Offer]:
        found = map(self.offer, verbs(self.view))
        return [offer for offer in found if offer is not None]

    def choosing(self) -> Offer | None:
        """The offer that + and − choose for: one with amounts, else the first of several moves."""
        several = [offer for offer in self._offers() if len(self._moves(offer.verb)) > 1]
        return min(several, key=lambda offer: not offer.amounts, default=None)

    @property
    def _takes_amount(self) -> bool:
        choice = self.choosing()
        return choice is not None and bool(choice.amounts)

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, ClosedMove]) -> Sequence[str]:
        return verbs(self.view)[: self.SLOTS]

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        chosen = self.offer(verb)
        if chosen is not None:
            return self._label(chosen)
        if closed is None or closed.move != verb:
            return verb.capitalize()
        return closed.label

    def _label(self, offer: Offer) -> str:
        return offer.labels[offer.place(self.amount) if len(offer.amounts) > 1 else 0]

    def question(self) -> str:
        parts = []
        for offer in self._offers():
            given = {"label": self._label(offer), "key": self._letters.of(offer.verb)}
            count = len(self._moves(offer.verb))
            parts.append(say("terminal-plain-ask-move", count=count, **given))
        return say("terminal-plain-ask", moves=", ".join(parts))

    # --- the end of a deal --------------------------------------------------------------------

    def heading(self, ended: Ended) -> str:
        return say("terminal-plain-end", deal=ended.deal)

    def summing_up(self, ended: Ended, view: PlainView) -> Iterator[Widget]:
        if ended.last is not None:
            yield from summing_up(ended.last, view, self.sitting.names, self._suits)

    def sentences(self, ended: Ended) -> list[str]:
        """The sentences that do not repeat what is shown."""
        return ended.lines("showdown", "changed") if ended.last is not None else ended.lines()

    # --- what the user does -------------------------------------------------------------------

    def action_verb(self, letter: str) -> None:
        word = self._letters.word(letter)
        if word is not None:
            self.do(word)

    def action_digit(self, digit: int) -> None:
        """A digit of an amount, else a card of your hand."""
        if self._takes_amount:
            super().action_digit(digit)
        else:
            self._choose((digit or 10) - 1)

    def action_amount(self, by: int) -> None:
        choice = self.choosing()
        if self._takes_amount:
            super().action_amount(by)
        elif choice is not None:
            self._at[choice.verb] = self._at.get(choice.verb, 0) + by
            self._show_choice()

    def forget(self) -> None:
        super().forget()
        self.amount = 1
        self._chosen.clear()
        self._at.clear()

    def picked(self, place: str) -> None:
        where, _, number = place.partition(" ")
        if where == "own":
            self._choose(int(number))

    def _choose(self, place: int) -> None:
        """A card of your hand: the only move that names it is made, else it is chosen for one."""
        hand = self.own_hand()
        card = hand[place] if place < len(hand) else ""
        if not self.sitting.your_turn or card not in open_cards(self.view):
            return
        found = naming(self.view, [card])
        if len(found) == 1 and not self._chosen:
            self.act(str(found[0].move))
        elif found:
            self._chosen = [one for one in hand if (one in self._chosen) != (one == card)]
            self._at.clear()
            self._show_choice()

    def _show_choice(self) -> None:
        self.draw()
        self.say(self.question(), "your-turn")


def _offer(verb: str, found: Sequence[LegalMove], amounts: tuple[int, ...] = ()) -> Offer:
    moves = tuple(entry.move for entry in found)
    labels, hints = tuple(entry.label for entry in found), tuple(entry.hint for entry in found)
    return Offer(verb, moves, labels, hints, amounts)
