"""What a seat has seen and done, from the first card on: its information state.

A view says what a seat can see now. Two pasts may lead to one view, and a player with a memory
tells them apart. A `Recall` keeps every event as its seat saw it: who acted, what the seat saw of
it, and each field of its view that changed. So two pasts have the same text exactly when the seat
cannot tell them apart (perfect recall).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.cards import Pack, members
from boneace.games.facts import Facts, facts
from boneace.kernel.contract import CHANCE
from boneace.kernel.states import SPARE, twin

if TYPE_CHECKING:
    from boneace.solve.setting import Setting

State = npt.NDArray[Any]
VERSION = 1
"""Of the text; it grows when the same past is written otherwise."""


class Recall:
    """What one seat knows of the past of a match. It follows the match move by move."""

    def __init__(self, setting: Setting, seat: int, state: State, known: tuple[str, ...]) -> None:
        self._setting, self.seat = setting, seat
        self._state = twin(state)
        self._view = np.zeros(1, setting.layout)
        self.lines: list[str] = list(known)
        """One for each event that the seat has noticed."""
        self.reached = 0
        """How many moves it has followed."""
        before = facts_of(self._view)
        self._look()
        if not known:
            self.lines.append("begin" + self._changes(before, facts_of(self._view)))

    def follow(self, moves: list[tuple[int, int]]) -> None:
        """Follow all moves of the match that it has not seen yet: mover and number."""
        drivers = self._setting.compiled
        for mover, move in moves[self.reached :]:
            before = facts_of(self._view)
            told = self._told(before, mover, move)
            drivers.play_one(self._setting.options, self._state, move)
            self._look()
            changed = self._changes(before, facts_of(self._view))
            if told or changed:
                self.lines.append(f"{_name(mover)} {told or 'acts'}{changed}")
        self.reached = len(moves)

    def copy(self) -> Recall:
        """One that goes on by itself."""
        other = object.__new__(Recall)
        other._setting, other.seat, other.reached = self._setting, self.seat, self.reached
        other._state, other._view = twin(self._state), twin(self._view)
        other.lines = list(self.lines)
        return other

    def _look(self) -> None:
        self._setting.compiled.look(self._setting.options, self._state, self.seat, self._view)

    def _told(self, seen: Facts, mover: int, move: int) -> str | None:
        """What the seat sees of a move; None where that is nothing but what its view shows."""
        game, o = self._setting.game, self._setting.options
        words = games.part(game, "words")
        if mover == CHANCE:
            text = chance_text(game)(move)
        else:
            text = words.labels(facts(o), facts(self._state))[move]
        told: str | None = games.part(game, "narration").seen_text(seen, mover, text, self.seat)
        return told

    def _changes(self, before: Facts, after: Facts) -> str:
        pack: Pack = games.part(self._setting.game, "words").PACK
        parts = []
        for name in self._setting.layout.names or ():
            old, new = getattr(before, name), getattr(after, name)
            if old == new or name in (SPARE, "seen_by"):
                continue
            if isinstance(new, int):
                parts.append(_changed(name, old, new, pack))
                continue
            for place, (was, now) in enumerate(zip(old, new, strict=True)):
                if was != now:
                    parts.append(_changed(f"{name}[{place}]", was, now, pack))
        return "".join(f"; {part}" for part in parts)


def facts_of(states: State) -> Facts:
    """The facts of a view that is written over later."""
    return facts(twin(states))


def chance_text(game: str) -> Callable[[int], str]:
    """The notation of a card that chance deals."""
    found: Callable[[int], str] = games.part(game, "words").chance_text
    return found


def _name(mover: int) -> str:
    return "deal" if mover == CHANCE else f"seat {mover}:"


_SETS_OF_CARDS = ("hands", "stock", "shown", "seen", "dealt", "last_hands", "last_shown")


def _changed(name: str, old: int, new: int, pack: Pack) -> str:
    """How a number has changed; of a set of cards, those that came and went."""
    if name.partition("[")[0] not in _SETS_OF_CARDS:
        return f"{name}={new}"
    came, went = new & ~old, old & ~new
    cards = [" ".join(map(pack.text, members(some))) for some in (came, went)]
    return name + "".join(f" {sign}{some}" for sign, some in zip("+-", cards, strict=True) if some)
