"""Reading moves, and the sentences that refuse invalid and illegal ones."""

from __future__ import annotations

from operator import index
from typing import Any, SupportsIndex

import numpy.typing as npt

from boneace.cards import Pack
from boneace.errors import IllegalMove, InvalidMove, WrongType, printable, quoted, shown
from boneace.games.facts import Facts, facts
from boneace.games.reasons import reason_of
from boneace.kernel.arguments import HIGHEST, of_kind, whole
from boneace.kernel.contract import CHANCE, MAX_MOVES
from boneace.languages import say
from boneace.moves import Move, split_seat

LONGEST = 200
"""The most characters of a move in notation."""


def one_line(text: str) -> str:
    """The text of a move, for a refusal too: spaces for what separates, other control characters
    escaped. Raises InvalidMove if it is longer than any move."""
    if len(text) > LONGEST:
        raise InvalidMove(say("match-long-text", text=quoted(text)))
    return text if text.isprintable() else printable(" ".join(text.split()))


class Refusing:
    """The refusals of `Match`: texts that are not moves, and moves that are not allowed
    now."""

    players: list[str]
    _words: Any
    _options: Facts
    _s: npt.NDArray[Any]
    _seat: int
    _legal: int

    @property
    def game(self) -> str:
        raise NotImplementedError

    @property
    def pack(self) -> Pack:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        raise NotImplementedError

    def takes_aside(self, text: str) -> bool:
        raise NotImplementedError

    def _number(self, move: str | Move | int) -> int:
        if isinstance(move, Move):
            move = move.text
        if type(move) is str:
            return self._number_of(move)
        # a check against a protocol is slow, so the usual type is checked first
        if type(move) is int or (isinstance(move, SupportsIndex) and not isinstance(move, bool)):
            try:
                number = index(move)
            except TypeError:  # an array of NumPy says that it is a number
                raise InvalidMove(say("match-not-a-move", given=of_kind(move))) from None
            if not 0 <= number < MAX_MOVES:
                raise InvalidMove(say("match-no-move-number", number=shown(number)))
            return number
        if not isinstance(move, str):
            raise InvalidMove(say("match-not-a-move", given=of_kind(move)))
        return self._number_of(str(move))

    def _number_of(self, text: str) -> int:
        """The number of a move in notation; it may name the seat to move: `1: draw`."""
        text = one_line(text)
        seat = None
        if ":" in text:
            seat, text = split_seat(text)
        if self.takes_aside(text):
            raise InvalidMove(say("match-is-aside", text=text))
        if seat is not None:
            self._require_turn(seat)
        if self._seat == CHANCE:
            return self.pack.number(text.strip())
        known: int | None = self._words.NUMBERS.get(text)
        if known is not None:
            return known
        number = self._words.parse(self._options, facts(self._s), text)
        if not isinstance(number, SupportsIndex):  # of somebody else's game
            told = {"game": self.game, "text": text, "given": shown(number)}
            raise WrongType(say("match-parse-shape", **told))
        return index(number)

    def _require_turn(self, seat: Any) -> None:
        """Raise IllegalMove if it is not the turn of a seat, InvalidMove if there is no such seat.

        Anything but a whole number raises WrongType.
        """
        number = whole("seat", seat, -HIGHEST)
        if number == self._seat:
            return
        if not 0 <= number < len(self.players):
            last = len(self.players) - 1
            raise InvalidMove(say("match-no-seat", seat=shown(number), last=last))
        raise self._not_its_turn(number)

    def _not_its_turn(self, seat: int) -> IllegalMove:
        if self.over:
            return IllegalMove(say("match-over"))
        if self._seat == CHANCE:
            return IllegalMove(say("match-card-first"))
        told: dict[str, str | int] = {
            "who": self.players[self._seat],
            "turn": self._seat,
            "seat": seat,
        }
        out_of_turn = getattr(self._words, "out_of_turn", None)  # a game may know a better reason
        if reason := out_of_turn and out_of_turn(self._options, facts(self._s), seat):
            return IllegalMove(say("match-turn-why", **told, why=reason[0]), reason[1])
        return IllegalMove(say("match-turn", **told))

    def _illegal(self, number: int) -> IllegalMove:
        if self._seat == CHANCE:
            if number >= len(self.pack.ranks) * len(self.pack.suits):
                raise InvalidMove(say("match-no-card-number", number=shown(number)))
            return IllegalMove(say("match-no-card-now", card=self._words.chance_text(number)))
        return IllegalMove(
            *reason_of(self.game, self._words, self._options, facts(self._s), number)
        )

    def why_not(self, move: str | Move | int) -> str | None:
        """The sentence and clause that forbid a move now, or None if it is legal.

        Raises InvalidMove if the text is not a move of the game.
        """
        try:
            number = self._number(move)
        except IllegalMove as error:
            return str(error)
        legal = not self.over and int(self._legal) >> number & 1
        return None if legal else str(self._illegal(number))
