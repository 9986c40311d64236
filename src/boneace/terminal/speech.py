"""A kind of game in sentences, and what may be typed: what all kinds have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from boneace.errors import InvalidMove
from boneace.games.sent import ClosedMove
from boneace.languages import say
from boneace.languages.lists import either
from boneace.terminal.offers import Offer, closed_for, offers
from boneace.terminal.words import (
    in_order,
    sentence,
    spelled,
    standing_of,
    standings,
    won,
)

View = Any

MANY = 6  # up to this many moves of one verb are listed one by one
_TEN = re.compile(r"^10([shdc])$")
CARD = re.compile(r"^[a23456789tjqk][shdc]$")


class Speech:
    """A kind of game in words. `view` is always what one person may know."""

    #: What a letter may stand for: the first that is legal, else closed, else the first.
    short: ClassVar[Mapping[str, Sequence[str]]] = {}
    #: Other words for moves of this notation.
    alias: ClassVar[Mapping[str, str]] = {}
    #: A move to ask about: `why knock`.
    why_example: ClassVar[str] = ""

    @property
    def before_others(self) -> str:
        """The question to ask if you may want to act out of turn before others move."""
        return ""

    def help(self, view: View, clause: str) -> Iterator[str]:
        """What may be typed; `clause` is the number of some clause of the game."""
        yield from self.moves_help()
        yield say("terminal-help-looking")
        yield say("terminal-help-moves", why=self.why_example)
        yield say("terminal-help-rules", clause=clause)
        yield say("terminal-help-words")
        yield say("terminal-help-quit")

    def moves_help(self) -> Iterator[str]:
        """The lines of the help before those about the commands."""
        yield from ()

    def spelled(self, line: str) -> str:
        """A line with its cards in words."""
        return spelled(line)

    # --- out of turn --------------------------------------------------------------------------

    def aside(self, text: str, view: View) -> str:
        """An action out of turn in notation, from what was typed."""
        return text

    def may_act_first(self, view: View) -> object:
        """The current moment, if you may want to act out of turn before others move, else None.
        You are asked once for each such moment."""
        return None

    def answer(self, verb: str, view: View, names: Sequence[str]) -> Sequence[str] | None:
        """The answer to a command of this kind of game; None if it is not a command."""
        return None

    # --- what is shown ------------------------------------------------------------------------

    def turn(self, view: View, names: Sequence[str]) -> Iterator[str]:
        """What is shown when your turn has come."""
        raise NotImplementedError

    def hand(self, view: View) -> Iterator[str]:
        """Your cards and what they are worth."""
        raise NotImplementedError

    def table(self, view: View, names: Sequence[str]) -> Iterator[str]:
        """What lies on the table, apart from what each seat has."""
        raise NotImplementedError

    def marks(self, seat: View) -> list[str]:
        """What to say of a seat besides its standing and its cards."""
        return [say("terminal-dealer")] if seat.dealer and seat.is_in else []

    def seat(self, seat: View, name: str) -> str:
        """A seat in one sentence."""
        facts = [standing_of(seat)]
        known = [card for card in seat.hand if card != "??"]
        if known:
            facts.append(say("terminal-holds", cards=" ".join(in_order(known))))
        facts += self.marks(seat)
        return say("terminal-seat-has", seat=seat.seat, who=name, facts=", ".join(facts))

    def standing(self, view: View, names: Sequence[str]) -> str:
        """How all stand when a deal has ended."""
        return standings(view.seats, names)

    def won(self, winners: Sequence[int], you: int | None, names: Sequence[str]) -> str:
        """Who has won the match, as a heading."""
        return won(winners, you, names)

    # --- the menu -----------------------------------------------------------------------------

    def menu(self, view: View) -> list[Offer]:
        """What you may do, as the menu numbers it."""
        return offers(view)

    def choices(self, view: View) -> Iterator[str]:
        """The menu as it is shown on your turn."""
        yield from self.all_choices(view)

    def all_choices(self, view: View) -> Iterator[str]:
        """The whole menu."""
        yield from (f"{number}: {offer}" for number, offer in enumerate(self.menu(view), 1))

    def closed(self, view: View) -> Iterator[str]:
        """What is closed, and why."""
        for entry in view.closed:
            yield say("terminal-closed", move=entry.move, reason=reason_of(entry))

    # --- what is typed ------------------------------------------------------------------------

    def read(self, text: str, view: View) -> str:
        """A move in notation from what was typed; text that is not a short form is left unchanged.

        Raises InvalidMove if an amount is missing.
        """
        words = self.words(text, view)
        if words and all(CARD.match(word) for word in words):
            return self.by_cards([word.upper() for word in words], view)
        if words and words[0].isdigit() and 1 <= int(words[0]) <= len(self.menu(view)):
            return self._numbered(self.menu(view)[int(words[0]) - 1], words)
        if words:
            words[0] = self.verb(words[0], view)
        if len(words) == 1:
            for offer in self.menu(view):
                if offer.verb == words[0] and offer.amounts:
                    return self._amount(offer)
        return " ".join(words)

    @staticmethod
    def words(text: str, view: View) -> list[str]:
        """What was typed, in lower case; a seat before it, as in a record, is dropped."""
        words = [_TEN.sub(r"t\1", word) for word in text.lower().split()]
        return words[1:] if words and words[0] == f"{view.you}:" else words

    def by_cards(self, cards: Sequence[str], view: View) -> str:
        """The move that is meant when only cards are typed."""
        return f"discard {' '.join(cards)}"

    def _numbered(self, offer: Offer, words: list[str]) -> str:
        """A number of the menu, which may be followed by an amount."""
        if len(words) == 1:
            return self._amount(offer) if offer.amounts else offer.moves[0]
        if offer.amounts:
            return f"{offer.verb} {' '.join(words[1:])}"
        return " ".join(words)

    def verb(self, word: str, view: View) -> str:
        """The verb, or the whole move, that a word or a letter stands for."""
        word = self.alias.get(word, word)
        known = self.short.get(word, ())
        for part in (view.legal, view.closed):
            moves = [entry.move for entry in part]
            there = {*moves, *(move.split()[0] for move in moves)}
            for verb in known:
                if verb in there:
                    return verb
        return known[0] if known else word

    @staticmethod
    def _amount(offer: Offer) -> str:
        if len(offer.amounts) == 1:
            return offer.moves[0]
        raise InvalidMove(say("terminal-how-much", offer=str(offer), move=offer.moves[-1]))

    def why(self, text: str, view: View) -> str | None:
        """Why a move is closed, or that it is open, if the view says so itself."""
        words = text.lower().split()
        if len(words) != 1:
            return None
        verb = self.verb(words[0], view)
        entry = closed_for(view, verb)
        if entry is not None:
            return reason_of(entry)
        open_now = [str(offer) for offer in self.menu(view) if offer.verb == verb]
        if len(open_now) > MANY:
            return say("terminal-many-open", first=open_now[0], more=len(open_now) - 1)
        if open_now and open_now != [verb]:
            moves = either(open_now)
            return say("terminal-open", moves=moves, count=len(open_now))
        return None


def reason_of(entry: ClosedMove) -> str:
    """Why something is closed, with the clause, as a sentence."""
    clause = f" ({entry.clause})" if entry.clause else ""
    return sentence(f"{entry.reason.rstrip('.')}{clause}")
