"""Every state of a match, found by playing every move and every card through the drivers.

The walk goes from decision to decision. The cards that come after a decision, up to the next one,
are one event: each seat looks at the table after the last of them. So the order in which the cards
of a hand arrive does not multiply the states, and states that are equal are one, with the sum of
their probabilities.

What a seat knows is all that it has seen so far: its view after each event, and the moves that it
has made itself. Nothing is forgotten, which the algorithms need (perfect recall).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.cards import members
from boneace.kernel.contract import CHANCE, OVER, SPECTATOR
from boneace.languages import say
from boneace.solve.errors import SolveError
from boneace.solve.setting import SMALL, Setting

Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
States = npt.NDArray[Any]

#: The seats of a game of two, and the spectator, who sees what all see.
VIEWERS = (0, 1, SPECTATOR)
NONE = -1
"""No sequence: a seat that has not moved yet. No move: one that somebody else has made."""
KEY = 16  # bytes
NOTHING_SEEN = bytes(KEY)


def seen(key: bytes, own: int, view: bytes) -> bytes:
    """The key of the knowledge of a seat after an event: 16 bytes, a digest.

    `key` is that of its knowledge before, `own` its move, or NONE if it did not move, and `view`
    the bytes of what it sees now. Each decision is an event, and the cards that follow it are
    another, even where no card follows.
    """
    return blake2b(key + bytes([own + 1]) + view, digest_size=KEY).digest()


@dataclass
class Level:
    """States after the same number of decisions. The arrays have one length."""

    states: States
    chance: Floats
    """The probability of the cards, if the seats play to reach the state."""
    knows: Numbers
    """n × 3: what each viewer has seen, as a number; equal where it cannot tell states apart."""
    keys: npt.NDArray[np.void]
    """n × 2: the same for each seat, as `seen` gives it."""
    last: Numbers
    """n × 2: the last decision of each seat, as `place * MAX_MOVES + move`, or NONE."""
    block: Numbers
    """What all saw of the last decision, as a number: ends with one number are treated together."""
    seats: Numbers
    """The seat to move, CHANCE or OVER."""
    legal: Numbers
    """Its legal moves, as a set."""

    def __len__(self) -> int:
        return len(self.states)

    def at(self, chosen: Any) -> Level:
        """Some of the states: `chosen` is a mask or an array of places."""
        return Level(*(part[chosen] for part in vars(self).values()))


def joined(levels: list[Level]) -> Level:
    """The states of several levels together."""
    parts = zip(*(vars(level).values() for level in levels), strict=True)
    return Level(*(np.concatenate(part) for part in parts))


class Walk:
    """A walk through a game of two seats. `told` is called with the number of states so far.

    Raises SolveError if there are more than `limit` states.
    """

    def __init__(self, setting: Setting, limit: int, told: Callable[[int], None]) -> None:
        self.setting, self.limit, self.told = setting, limit, told
        self.made = 0
        self.decided = False
        self._drivers = setting.interpreted

    def first(self) -> Level:
        """The states at the first decision."""
        self._count(1)
        begun = self.setting.begun(self._drivers)
        seats, legal = self._turns(begun)
        nothing = np.array([[NOTHING_SEEN] * 2], np.dtype((np.void, KEY)))
        last, knows = np.full((1, 2), NONE), np.zeros((1, 3), np.int64)
        level = Level(begun, np.ones(1), knows, nothing, last, last[:, 0], seats, legal)
        return self._settled(level, np.full((1, 3), NONE))

    def after(self, level: Level, last: Numbers) -> Level:
        """The states at the next decision, and those that are over, after every move of a level.

        `last` is the number of each state's decision, without the move (`place * MAX_MOVES`).
        """
        self.decided = True
        before, moves = self._moves(level)
        found = self._played(level, before, moves)
        mover = level.seats[before]
        for seat in (0, 1):
            mine = mover == seat
            found.last[mine, seat] = last[before][mine] + moves[mine]
        seen_by_all = _rows(level.knows[before, 2], moves)
        found.block = np.unique(seen_by_all, return_inverse=True)[1].astype(np.int64)
        own = np.where(mover[:, None] == np.array(VIEWERS), moves[:, None], NONE)
        return self._settled(found, own)

    def _settled(self, level: Level, own: Numbers) -> Level:
        """The states after the cards that come next, each once, seen by all before and after.

        `own` (n × 3) are the moves just made, each for the seat that made it.
        """
        views = [self.views(level.states, viewer) for viewer in VIEWERS]
        self._see(level, own, views)
        done, waiting = [], level
        while len(waiting):
            at_chance = waiting.seats == CHANCE
            done.append(waiting.at(~at_chance))
            waiting = waiting.at(at_chance)
            if len(waiting):
                before, cards = self._moves(waiting)
                widths = np.bincount(before)
                waiting = self._played(waiting, before, cards)
                waiting.chance = waiting.chance / widths[before]
                waiting = self._once(waiting)
        found = joined(done)
        if len(done) > 1:  # cards have come
            views = [self.views(found.states, viewer) for viewer in VIEWERS]
        self._see(found, np.full((len(found), 3), NONE), views)
        return self._once(found)

    def _moves(self, level: Level) -> tuple[Numbers, Numbers]:
        """Every legal move of every state: the place of the state, and the move, both rising."""
        return members_of(level.legal, self._count)

    def _played(self, level: Level, before: Numbers, moves: Numbers) -> Level:
        """The states after these moves."""
        found = level.at(before)
        failed = self._drivers.play_all(self.setting.options, found.states, moves)
        assert failed < 0
        found.seats, found.legal = self._turns(found.states)
        return found

    def _turns(self, states: States) -> tuple[Numbers, Numbers]:
        seats, legal = np.zeros(len(states), np.int64), np.zeros(len(states), np.int64)
        self._drivers.turns_and_moves(self.setting.options, states, seats, legal)
        return seats, legal

    def _see(self, level: Level, own: Numbers, views: list[States]) -> None:
        """Add the new view of each viewer to its knowledge."""
        level.knows, level.keys = level.knows.copy(), level.keys.copy()
        for viewer, shown in enumerate(views):
            rows = _rows(level.knows[:, viewer], own[:, viewer], shown)
            _, first, numbers = np.unique(rows, return_index=True, return_inverse=True)
            if VIEWERS[viewer] != SPECTATOR:
                before = level.keys[first, viewer]
                keys = [
                    seen(key.tobytes(), move, shown[i : i + 1].tobytes())
                    for key, move, i in zip(before, own[first, viewer].tolist(), first, strict=True)
                ]
                level.keys[:, viewer] = np.array(keys, level.keys.dtype)[numbers]
            level.knows[:, viewer] = numbers

    def views(self, states: States, viewer: int) -> States:
        """The view of each of these states for one viewer."""
        found = np.zeros_like(states)
        o, look = self.setting.options, self._drivers.look
        for i in range(len(states)):
            look(o, states[i : i + 1], viewer, found[i : i + 1])
        return found

    def _once(self, level: Level) -> Level:
        """Each state once, with the sum of the probabilities."""
        rows = _rows(level.knows, level.last, level.block, level.states)
        _, first, which = np.unique(rows, return_index=True, return_inverse=True)
        found = level.at(first)
        found.chance = np.bincount(which, level.chance).astype(np.float64, copy=False)
        return found

    def _count(self, more: int) -> None:
        self.made += more
        if self.made > self.limit:
            told = {"game": self.setting.declaration.title, "limit": f"{self.limit:,}"}
            why = "solve-too-large" if self.decided else "solve-too-wide"
            raise SolveError(say(why, cards=self.setting.two_cards, **told))
        if self.made > SMALL:
            self._drivers = self.setting.compiled
        self.told(self.made)

    def returns(self, level: Level) -> Floats:
        """The winnings of seat 0: 0 in a state that is not over, where the match has been cut.

        Raises SolveError if those of the seats do not sum to zero.
        """
        out = np.zeros((len(level), 2))
        for i in np.nonzero(over(level))[0].tolist():
            self._drivers.returns_of(self.setting.options, level.states[i : i + 1], out[i])
        if not np.allclose(out.sum(axis=1), 0, atol=1e-9):
            raise SolveError(say("solve-not-zero-sum", game=self.setting.declaration.title))
        return out[:, 0]


def members_of(
    sets: Numbers, count: Callable[[int], None] = lambda members: None
) -> tuple[Numbers, Numbers]:
    """The members of each of many sets: the place of the set, and the member, both rising.

    `count` is called with their number first.
    """
    some = np.array(list(members(int(np.bitwise_or.reduce(sets, initial=0)))), np.int64)
    inside = (sets[:, None] >> some) & 1 > 0
    count(int(inside.sum()))
    places, columns = np.nonzero(inside)
    return places, some[columns]


def over(level: Level) -> npt.NDArray[np.bool_]:
    """Which of the states are over."""
    return np.equal(level.seats, OVER)


def _rows(*parts: npt.NDArray[Any]) -> npt.NDArray[np.void]:
    """The bytes of several arrays side by side, one row for each place.

    Numbers are written with the highest byte first, so that rows are sorted as numbers are: what
    was sorted before an event stays so after it, in every public state alike.
    """
    many = len(parts[0])
    wide = [part.astype(">i8") if part.dtype == np.int64 else part for part in parts]
    plain = [np.ascontiguousarray(part).view(np.uint8).reshape(many, -1) for part in wide]
    rows = np.ascontiguousarray(np.concatenate(plain, axis=1))
    return rows.view(np.dtype((np.void, rows.shape[1]))).reshape(many)
