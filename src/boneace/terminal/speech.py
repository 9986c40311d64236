"""A kind of game in sentences, and the input that is understood: the common part of all kinds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from boneace.errors import InvalidMove
from boneace.games.sent import ClosedMove, TableView
from boneace.languages import say
from boneace.languages.lists import either
from boneace.terminal.offers import Offer, closed_for, is_number, offers
from boneace.terminal.words import (
    in_order,
    sentence,
    spelled,
    standing_of,
    standings_of,
    won,
    yours,
)

ViewT = TypeVar("ViewT", bound=TableView)

MANY = 6  # up to this many moves of one verb are listed one by one
_TEN = re.compile(r"^10([shdc])$")
CARD = re.compile(r"^[a23456789tjqk][shdc]$")


class Speech(Generic[ViewT]):
    """A kind of game in words. `view` is always that of one person."""

    #: The messages about moves at the start of the help, and the keys in them.
    HELP: ClassVar[Sequence[str]] = ()
    keys: Mapping[str, str] = {}
    #: The moves that a letter may mean: the first that is legal, else closed, else the first.
    short: Mapping[str, Sequence[str]] = {}
    #: Other words for moves, by notation.
    alias: Mapping[str, str] = {}
    #: A move for the example `why knock`.
    why_example: str = ""
    #: The verb of a group of similar moves: a menu has them last, summed up on your turn.
    several: ClassVar[str] = ""
    #: The separator between the facts about a seat.
    between: ClassVar[str] = ", "

    def __init__(self, view: ViewT) -> None:
        """The view is the first one: at some tables it lists the possible actions."""

    @property
    def before_others(self) -> str:
        """The question to ask if you may want to act out of turn before others move."""
        return ""

    def help(self, view: ViewT, clause: str) -> Iterator[str]:
        """What may be typed; `clause` is the number of some clause of the game."""
        yield from self.moves_help(view)
        yield say("terminal-help-looking")
        yield say("terminal-help-moves", why=self.why_example)
        yield say("terminal-help-rules", clause=clause)
        yield say("terminal-help-words")
        yield say("terminal-help-hint")
        yield say("terminal-help-quit")

    def moves_help(self, view: ViewT) -> Iterator[str]:
        """The lines of the help before those about the commands."""
        yield from (say(message, **self.keys) for message in self.HELP)

    def spelled(self, line: str) -> str:
        """A line with its cards in words."""
        return spelled(line)

    # --- out of turn --------------------------------------------------------------------------

    def aside(self, text: str, view: ViewT) -> str:
        """An action out of turn in notation, from what was typed."""
        return text

    def may_act_first(self, view: ViewT) -> object:
        """The current moment, if you may want to act out of turn before others move, else None.
        You are asked once for each such moment."""
        return None

    def answer(self, verb: str, view: ViewT, names: Sequence[str]) -> Sequence[str] | None:
        """The answer to a command of this kind of game; None if it is not a command."""
        return None

    # --- output -------------------------------------------------------------------------------

    def turn(self, view: ViewT, names: Sequence[str]) -> Iterator[str]:
        """The lines shown when your turn has come."""
        raise NotImplementedError

    def table(self, view: ViewT, names: Sequence[str]) -> Iterator[str]:
        """The cards on the table, apart from those of the seats."""
        raise NotImplementedError

    def own(self, view: ViewT) -> list[str]:
        """Your hand in its order."""
        return in_order(yours(view.seats, view.you).hand)

    def hand(self, view: ViewT) -> Iterator[str]:
        """Your cards and their value."""
        cards = ", ".join(self.own(view))
        if cards:
            yield from self.holding(view, cards)
        else:
            yield say("terminal-no-cards")

    def holding(self, view: ViewT, cards: str) -> Iterator[str]:
        """The same, if there are any."""
        yield say("terminal-hand", cards=cards)

    def marks(self, view: ViewT, seat: int) -> list[str]:
        """The facts about a seat besides its standing and its cards."""
        found = view.seats[seat]
        return [say("terminal-dealer")] if found.dealer and found.is_in else []

    def facts(self, view: ViewT, seat: int) -> list[str]:
        """All facts about a seat."""
        known = in_order([card for card in view.seats[seat].hand if card != "??"])
        holds = [say("terminal-holds", cards=" ".join(known))] if known else []
        return [standing_of(view.seats[seat]), *holds, *self.marks(view, seat)]

    def seat(self, view: ViewT, seat: int, name: str) -> str:
        """A seat in one sentence."""
        facts = self.between.join(self.facts(view, seat))
        return say("terminal-seat-has", seat=seat, who=name, facts=facts)

    def standing(self, view: ViewT, names: Sequence[str]) -> str:
        """The standing of all when a deal has ended."""
        return say("terminal-standing", seats=standings_of(view.seats, names))

    def won(
        self, winners: Sequence[int], you: int | None, names: Sequence[str], together: bool = False
    ) -> str:
        """Who has won the match, as a heading."""
        return won(winners, you, names, together)

    # --- the menu -----------------------------------------------------------------------------

    def is_many(self, offer: Offer) -> bool:
        """Whether a move belongs to the group of similar moves."""
        return offer.verb == self.several

    def menu(self, view: ViewT) -> list[Offer]:
        """Your moves, in the order of their numbers in the menu."""
        return sorted(offers(view), key=self.is_many)

    def choices(self, view: ViewT) -> Iterator[str]:
        """The menu as shown on your turn; groups of similar moves are listed only on request."""
        if not self.several:
            yield from self.all_choices(view)
            return
        many = [offer for offer in self.menu(view) if self.is_many(offer)]
        for number, offer in enumerate(self.menu(view)[: -len(many) or None], 1):
            yield f"{number}: {offer} {self.more(offer.move, view)}".rstrip()
        if many:
            yield from self.told_of_many(many)

    def more(self, move: str, view: ViewT) -> str:
        """The text that the menu adds to the name of a move on your turn."""
        return ""

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        """The lines for the moves that the menu does not list one by one."""
        raise NotImplementedError

    def all_choices(self, view: ViewT) -> Iterator[str]:
        """The whole menu."""
        for number, offer in enumerate(self.menu(view), 1):
            yield f"{number}: {self.offered(offer)}"

    def offered(self, offer: Offer) -> str:
        """The name of a move in the menu."""
        return str(offer)

    def closed(self, view: ViewT) -> Iterator[str]:
        """The closed moves, and the reasons."""
        for entry in view.closed:
            yield say("terminal-closed", move=entry.move, reason=reason_of(entry))

    # --- input --------------------------------------------------------------------------------

    def read(self, text: str, view: ViewT) -> str:
        """A move in notation from what was typed; text that is not a short form is left unchanged.

        Raises InvalidMove if an amount is missing.
        """
        words = self.words(text, view)
        if words and all(CARD.match(word) for word in words):
            return self.by_cards([word.upper() for word in words], view)
        numbered = self.numbered(words, view)
        if numbered is not None:
            return numbered
        if words:
            words[0] = self.verb(words[0], view)
        if len(words) == 1:
            for offer in self.menu(view):
                if offer.verb == words[0] and offer.amounts:
                    return self.without_amount(offer)
        return " ".join(words)

    def words(self, text: str, view: ViewT) -> list[str]:
        """The input in lower case; a seat before it, as in a record, is dropped."""
        words = [_TEN.sub(r"t\1", word) for word in text.lower().split()]
        return words[1:] if words and words[0] == f"{view.you}:" else words

    def by_cards(self, cards: Sequence[str], view: ViewT) -> str:
        """The move meant by cards alone."""
        return f"discard {' '.join(cards)}"

    def numbered(self, words: Sequence[str], view: ViewT) -> str | None:
        """The move for a number of the menu, which may be followed by an amount; None if the words
        do not begin with such a number."""
        menu = self.menu(view)
        if not words or not is_number(words[0]) or not 1 <= int(words[0]) <= len(menu):
            return None
        offer = menu[int(words[0]) - 1]
        if len(words) == 1:
            return self.without_amount(offer) if offer.amounts else offer.move
        return " ".join([offer.verb if offer.amounts else words[0], *words[1:]])

    def without_amount(self, offer: Offer) -> str:
        """The move if no amount was typed."""
        if len(offer.amounts) == 1:
            return offer.move
        raise InvalidMove(say("terminal-how-much", offer=str(offer), move=offer.entries[-1].move))

    def verb(self, word: str, view: ViewT) -> str:
        """The verb, or the whole move, for a word or a letter."""
        word = self.alias.get(word, word)
        known = self.short.get(word, ())
        for part in (view.legal, view.closed):
            moves = [entry.move for entry in part]
            there = {*moves, *(move.split()[0] for move in moves)}
            for verb in known:
                if verb in there:
                    return verb
        return known[0] if known else word

    def why(self, text: str, view: ViewT) -> str | None:
        """Why a move is closed, or that it is open, if the view contains that."""
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
            return say("terminal-open", moves=either(open_now), count=len(open_now))
        return None


def reason_of(entry: ClosedMove) -> str:
    """Why something is closed, with the clause, as a sentence."""
    clause = f" ({entry.clause})" if entry.clause else ""
    return sentence(f"{entry.reason.rstrip('.')}{clause}")
