"""The past of a seat as rows of bytes, for learners: who acted, what was done, and what was seen.

>>> from boneace.env.memory import Memory
>>> from boneace.solve.setting import Setting
>>> memory = Memory.of(Setting.of("thirty-one", seats=3), rows=8)
>>> memory.names[:5], memory.version
(('+0', '+1', '+2', 'chance', 'exchange 1 for 1'), '56352f5e')

There is a row for each event that the seat has noticed, the oldest first. One place of it is 1 for
who acted, and one for the action, or for the card that chance dealt, where the seat saw which. Of a
move that it saw in part, it has the cards that the seat saw, and how many it did not see.

A row for each number of the seat's view that changed then follows its event. One place of it is 1
for the field (`lives now`), one for the seat that the number is of, and the others hold the new
number: places of cards for a card or a set of them, or bytes, the lowest first. Seats are counted
from the viewer. Where a past begins, the rows are differences from the view in which a match begins
that the seat 0 deals.

So the rows have perfect recall, like the text of `Recall`, except that where there are more rows
than fit, the oldest are left out. Changes that follow from others have no row (`FOLLOWS` of a
game's `learners.py`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.cards import Pack, members
from boneace.env.actions import Actions
from boneace.env.changes_seen import UNSEEN, Entry, entries, follows, named
from boneace.env.recall import Event
from boneace.kernel.arguments import instance, whole
from boneace.kernel.contract import CHANCE
from boneace.solve.setting import Setting

ROWS, MOST_ROWS = 128, 1 << 16
"""The default and the largest number of rows."""
FORM = 2
"""The version of what rows say; it grows when the same names mean something else."""

_BYTES = 8

Row = list[tuple[int, int]]
"""The places of a row that are not zero, each with its number."""


@dataclass(frozen=True)
class _Places:
    """The first place of each kind in a row."""

    seats: int
    actions: int
    cards: int
    unseen: int
    fields: dict[str, int]
    """By field of the view, its place."""
    entry: int
    """Two bytes."""
    below: int
    bytes: int


@dataclass(frozen=True, eq=False)
class Memory:
    """The layout of the past of a seat, and the functions that write it."""

    setting: Setting = field(repr=False)
    rows: int
    """The most rows that fit."""
    names: tuple[str, ...] = field(repr=False)
    """What each place of a row says: `+1`, `draw`, `7H`, `lives now`; seats from the viewer on."""
    version: str
    """Eight hexadecimal digits that change when a place of a row does, or what has a row."""
    _at: _Places = field(repr=False)

    @classmethod
    def of(cls, setting: Setting, rows: int = ROWS) -> Memory:
        """The layout for a setting. Raises WrongValue for too many rows."""
        return _memory(instance("setting", setting, Setting), whole("rows", rows, 0, MOST_ROWS))

    @property
    def size(self) -> int:
        """The number of places of all rows together."""
        return self.rows * len(self.names)

    def needed(self, events: Sequence[Event]) -> int:
        """How many rows these events take."""
        return sum((event.mover is not None) + len(event.changes) for event in events)

    def write(self, events: Sequence[Event], seat: int, out: npt.NDArray[Any]) -> None:
        """Write the last rows of these events, as many as fit, to an array of rows."""
        out.fill(0)
        for at, row in enumerate(self._last(events, seat)):
            for place, number in row:
                out[at, place] = number

    def written(self, events: Sequence[Event], seat: int) -> npt.NDArray[np.uint8]:
        """The last rows of these events, as many as fit: (rows, places of a row)."""
        out = np.zeros((self.rows, len(self.names)), np.uint8)
        self.write(events, seat, out)
        return out

    def _last(self, events: Sequence[Event], seat: int) -> list[Row]:
        found: list[Row] = []
        for event in reversed(events):
            if len(found) >= self.rows:
                break
            found += reversed(list(self._rows_of(event, seat)))
        return found[: self.rows][::-1]

    def _rows_of(self, event: Event, seat: int) -> Iterator[Row]:
        """The row of an event, and those of what changed."""
        if event.mover is not None:
            yield self._done(event, event.mover, seat)
        for place, number in event.changes:
            yield _changed(self, place, number, seat)

    def _done(self, event: Event, mover: int, seat: int) -> Row:
        at = self._at
        row = [(at.seats if mover == CHANCE else self._relative(mover, seat), 1)]
        if event.number >= 0:
            row.append(((at.cards if mover == CHANCE else at.actions) + event.number, 1))
        row += [(at.cards + card, 1) for card in event.cards if card != UNSEEN]
        unseen = event.cards.count(UNSEEN)
        return [*row, (at.unseen, unseen)] if unseen else row

    def _number(self, entry: Entry, number: int, seat: int) -> Row:
        at, seats = self._at, self.setting.seats
        cards = at.unseen - at.cards
        match entry.kind:
            case "cards" if number >= 0 and number.bit_length() <= cards:
                return [(at.cards + card, 1) for card in members(number)]
            case "card" if 0 <= number < cards:
                return [(at.cards + number, 1)]
            case "seat" if 0 <= number < seats:
                number = self._relative(number, seat)
            case "seats" if 0 <= number < 1 << seats:
                number = sum(1 << self._relative(member, seat) for member in members(number))
        told = enumerate(abs(number).to_bytes(_BYTES, "little"), at.bytes)
        return [(at.below, int(number < 0)), *told]

    def _relative(self, other: int, seat: int) -> int:
        return (other - seat) % self.setting.seats


@lru_cache(maxsize=1 << 12)
def _changed(memory: Memory, place: int, number: int, seat: int) -> Row:
    """The row of a change; the same ones come again and again."""
    at, entry = memory._at, entries(memory.setting)[place]
    row = [(at.fields[entry.field], 1)]
    if entry.owner is not None:
        row.append((memory._relative(entry.owner, seat), 1))
    row += enumerate(entry.number.to_bytes(2, "little"), at.entry)
    row += memory._number(entry, number, seat)
    return [(column, told) for column, told in row if told]


@lru_cache(maxsize=64)
def _memory(setting: Setting, rows: int) -> Memory:
    pack: Pack = games.part(setting.game, "words").PACK
    movers = (*(f"+{seat}" for seat in range(setting.seats)), "chance")
    actions = Actions.of(setting.game).names
    cards = tuple(pack.text(card) for card in range(pack.cards.bit_length()))
    changing = tuple(named(setting.layout))
    parts: list[tuple[str, ...]] = [movers, actions, cards, ("cards not seen",)]
    parts += [tuple(f"{name} now" for name in changing), ("entry", "entry / 256"), ("below 0",)]
    parts.append(tuple(f"byte {place + 1}" for place in range(_BYTES)))
    names = tuple(name for part in parts for name in part)
    sizes = [len(part) for part in parts[:-1]]
    _, action, card, unseen, change, entry, below, byte = accumulate(sizes, initial=0)
    fields = {name: change + place for place, name in enumerate(changing)}
    at = _Places(setting.seats, action, card, unseen, fields, entry, below, byte)
    said = repr((FORM, names, sorted(follows(setting.game))))
    version = hashlib.sha256(said.encode()).hexdigest()[:8]
    return Memory(setting, rows, names, version, at)
