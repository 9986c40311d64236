"""The past of a seat as rows of bytes, for learners: who acted, and what was done.

>>> from boneace.env.memory import Memory
>>> from boneace.solve.setting import Setting
>>> memory = Memory.of(Setting.of("thirty-one", seats=3), rows=8)
>>> memory.names[:5], memory.version
(('+0 acts', '+1 acts', '+2 acts', 'chance deals', 'exchange 1 for 1'), 'd8ffe9b2')

There is a row for each event that the seat has noticed, the oldest first. In a row one place is 1
for who acted, and one for the action, or for the card that chance dealt, where the seat saw which.
Only the text of `Recall` has perfect recall: rows do not say what else the seat saw of an event,
such as the hands that were shown when a deal ended, and where there have been more events than
rows, the oldest are left out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.cards import Pack
from boneace.env.actions import Actions
from boneace.env.recall import Event
from boneace.kernel.arguments import whole
from boneace.kernel.contract import CHANCE
from boneace.solve.setting import Setting

ROWS, MOST_ROWS = 64, 1 << 16
"""The default and the largest number of rows: a match has far fewer events."""


@dataclass(frozen=True, eq=False)
class Memory:
    """The layout of the past of a seat, and the functions that write it."""

    seats: int
    rows: int
    """The most events that fit."""
    names: tuple[str, ...] = field(repr=False)
    """What each place of a row says: `+1 acts`, `draw`, `7H comes`; seats from the viewer on."""
    actions: int = field(repr=False)
    """The first place of the actions in a row."""
    cards: int = field(repr=False)
    """The first place of the cards in a row."""
    version: str
    """Eight hexadecimal digits that change when a place of a row does."""

    @classmethod
    def of(cls, setting: Setting, rows: int = ROWS) -> Memory:
        """The layout for a setting. Raises WrongValue for too many rows."""
        return _memory(setting.game, setting.seats, whole("rows", rows, 0, MOST_ROWS))

    @property
    def size(self) -> int:
        """The number of places of all rows together."""
        return self.rows * len(self.names)

    def write(self, events: Sequence[Event], seat: int, out: npt.NDArray[Any]) -> None:
        """Write the last events, as many as fit, to an array with a row for each."""
        out.fill(0)
        made = [(mover, number) for _, mover, number in events if mover is not None]
        last = made[max(0, len(made) - self.rows) :]
        for row, (mover, number) in zip(out, last, strict=False):
            row[self.seats if mover == CHANCE else (mover - seat) % self.seats] = 1
            if number >= 0:
                row[(self.cards if mover == CHANCE else self.actions) + number] = 1

    def written(self, events: Sequence[Event], seat: int) -> npt.NDArray[np.uint8]:
        """The last events as rows of bytes, (rows, places of a row)."""
        out = np.zeros((self.rows, len(self.names)), np.uint8)
        self.write(events, seat, out)
        return out


@lru_cache(maxsize=64)
def _memory(game: str, seats: int, rows: int) -> Memory:
    pack: Pack = games.part(game, "words").PACK
    movers = (*(f"+{seat} acts" for seat in range(seats)), "chance deals")
    actions = Actions.of(game).names
    cards = (f"{pack.text(card)} comes" for card in range(pack.cards.bit_length()))
    names = (*movers, *actions, *cards)
    version = hashlib.sha256(repr(names).encode()).hexdigest()[:8]
    return Memory(seats, rows, names, len(movers), len(movers) + len(actions), version)
