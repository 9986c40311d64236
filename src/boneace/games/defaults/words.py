"""The moves of any game in words, from the names of its moves; its standing, from its fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from boneace import games
from boneace.cards import FRENCH_52, Pack, members
from boneace.errors import InvalidMove, OptionError
from boneace.games import standings
from boneace.games.defaults.cards import is_card
from boneace.games.facts import Facts, Record
from boneace.games.sent import Result, StandingOf, Standings
from boneace.games.standings import MOST_CHIPS, Kept
from boneace.kernel.contract import OVER
from boneace.languages import say, say_if_any
from boneace.languages.lists import either

Reason = tuple[str, str | None]

_MANY = 8  # more open moves than this are not listed


class Defaults:
    """The defaults for `words.py`; `words` is the game's module, completed with them."""

    def __init__(self, game: str, words: Any) -> None:
        self._game, self._words = game, words

    @cached_property
    def _rules(self) -> Any:
        return games.part(self._game, "rules")

    @property
    def _standing(self) -> Sequence[str]:
        """The fields that are the standing."""
        found: Sequence[str] = getattr(self._words, "STANDING", ())
        return found

    @property
    def PACK(self) -> Pack:
        """The French pack."""
        return FRENCH_52

    @property
    def ON_TABLE(self) -> tuple[str, ...]:
        """No field."""
        return ()

    @property
    def FACTS(self) -> tuple[str, ...]:
        """No field."""
        return ()

    @property
    def PLAYED(self) -> tuple[str, ...]:
        """No field."""
        return ()

    @property
    def CLOSED(self) -> Mapping[str, str | None]:
        """No verb."""
        return {}

    @property
    def STANDING_OF(self) -> Mapping[str, StandingOf]:
        """No entry: every list is by seat."""
        return {}

    @property
    def NUMBERS(self) -> Mapping[str, int]:
        """The numbers of `MOVES`; none where the game has `labels` instead."""
        named = getattr(self._words, "MOVES", ())
        return {text: number for number, text in enumerate(named) if text}

    def labels(self, options: Facts, f: Facts) -> Sequence[str]:
        """The names of the moves, which are the same in every state."""
        found: Sequence[str] = self._words.MOVES
        return found

    def chance_text(self, card: int) -> str:
        """A chance move is named after the card that leaves the pack."""
        text: str = self._words.PACK.text(card)
        return text

    def parse(self, options: Facts, f: Facts, text: str) -> int:
        """The move with this label, in any case, with the cards side by side in any order."""
        names, wanted = self._words.labels(options, f), self._read(text)
        for number, name in enumerate(names):
            if name and self._read(name) == wanted:
                return number
        examples = {name.split()[0]: name for name in reversed(names) if name}
        moves = ", ".join(reversed(examples.values()))
        title = games.declaration(self._game).title
        raise InvalidMove(say("defaults-no-move", text=text, game=title, moves=moves))

    def _read(self, text: str) -> list[str]:
        """The words of a move, with adjoining cards sorted."""
        read: list[str] = []
        together = 0
        for word in text.upper().split():
            together = together + 1 if is_card(self._words.PACK, word) else 0
            read.append(word)
            read[len(read) - together :] = sorted(read[len(read) - together :])
        return read

    def why_not(self, options: Facts, f: Facts, move: int) -> Reason:
        """The reason that CLOSED names, else a sentence with the moves that are open instead."""
        if self._rules.seat_to_move(options, f) == OVER:
            return say("match-over"), None
        names = self._words.labels(options, f)
        text = names[move] if move < len(names) and names[move] else str(move)
        verb, _, rest = text.partition(" ")
        if verb in self._words.CLOSED:
            told = say_if_any(f"{self._game}-move-{verb}.closed", rest=rest)
            if told is not None:
                return told, self._words.CLOSED[verb]
        open_now = [names[other] for other in members(self._rules.moves(options, f))]
        if len(open_now) > _MANY:
            return say("defaults-closed-many", move=text), None
        return say("defaults-closed", move=text, open=either(open_now)), None

    def standing(self, options: Facts, f: Facts) -> Standings:
        """The fields that STANDING names: a list by seat, with None for who is out, or a number."""
        return {name: self._has(options, f, name) for name in self._standing}

    def _has(self, options: Facts, f: Facts, name: str) -> int | list[int | None]:
        has: int | list[int | None] = getattr(f, name)
        if not isinstance(has, list):
            return has
        if not self._is_by_seat(name):
            return has
        has = has[: options.seats]
        if not self._may_be_out(name):
            return has
        return [one if f.alive >> seat & 1 else None for seat, one in enumerate(has)]

    def _is_by_seat(self, name: str) -> bool:
        return self._each(name) == "seat"

    def _each(self, name: str) -> StandingOf:
        """What the entries of a part of the standing are about."""
        found: StandingOf = self._words.STANDING_OF.get(name, "seat")
        return found

    def _may_be_out(self, name: str) -> bool:
        """Whether this is of seats, and some of them may be out."""
        return self._is_by_seat(name) and "alive" in self._rules.State.names

    def restore(self, o: Record, s: Record, given: Mapping[str, object]) -> None:
        """Write the fields that STANDING names."""
        if not self._standing:
            raise OptionError(say("defaults-keeps-nothing", game=self._game))
        standings.restore(s, given, {name: self._kept(o, s, name) for name in self._standing})

    def _kept(self, o: Record, s: Record, name: str) -> Kept:
        """The bounds of a field: those of its type, and the most chips a match may begin with."""
        bounds, entries = np.iinfo(s[name].dtype), s[name].shape[1:]
        least, most = max(int(bounds.min), -MOST_CHIPS), min(int(bounds.max), MOST_CHIPS)
        count = 0 if not entries else int(o["seats"][0]) if self._is_by_seat(name) else entries[0]
        kept = _MayBeOut if self._may_be_out(name) else Kept
        return kept(name, least, most, count, self._each(name))

    def result(self, options: Facts, f: Facts) -> Result:
        """The seats with the highest returns have won; who plays alone must win something."""
        won = np.zeros(options.seats)
        self._rules.returns(options, f, won)
        best = won.max() if options.seats > 1 else max(won.max(), np.nextafter(0, 1))
        return {"winners": np.flatnonzero(won == best).tolist()}


class _MayBeOut(Kept):
    """A number by seat in a game where seats go out: a seat that is out has 0."""

    def read(self, s: Record, key: str, value: object) -> None:
        super().read(s, key, value)
        if isinstance(value, list) and len(value) - value.count(None) < 2:
            raise OptionError(say("lives-two-in"))

    def number(self, value: object, what: str) -> int:
        return 0 if value is None else super().number(value, what)
