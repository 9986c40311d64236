"""Actions: numbers of moves that mean the same in every state of a game.

The rules number the moves of each state from 0 to 62, so that a set of moves is one integer. A
number may mean one thing on a turn and another when a card is discarded. Learners need numbers that
always mean the same: `Actions` has them, with a name for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.declare import suggestion
from boneace.errors import InvalidMove, OptionError, quoted
from boneace.games.defaults import own_module
from boneace.kernel.arguments import text, whole
from boneace.kernel.contract import MAX_MOVES
from boneace.languages import say

Numbers = npt.NDArray[np.int16]
NONE = -1


@dataclass(frozen=True, eq=False)
class Actions:
    """The actions of a game. `Actions.of("thirty-one")`."""

    game: str
    names: tuple[str, ...]
    """The name of each action, by its number: `draw`, `discard 7H`, `exchange 1 3 for 2`."""
    by_table: Numbers = field(repr=False)
    """int16, tables × 63: the action of each move of the rules, by the table of the state; or NONE.
    `learners.table` gives that table."""
    moves: Numbers = field(repr=False)
    """int16, tables × actions: the move of the rules for each action; or NONE."""

    def __len__(self) -> int:
        return len(self.names)

    @classmethod
    def of(cls, game: str) -> Actions:
        """The actions of a game.

        Raises OptionError for an unknown game, and if its moves have names only within each state.
        """
        return _actions(text("game", game))

    def number(self, name: str) -> int:
        """The number of an action by its name, in any case. Raises InvalidMove for another name."""
        wanted = " ".join(text("name", name).split()).lower()
        found = _numbers(self.game).get(wanted)
        if found is None:
            raise self.unknown(name, self.names)
        return found

    def unknown(self, name: str, names: Sequence[str]) -> InvalidMove:
        """The error for a name that no action has; it may suggest one of `names`."""
        known = suggestion(" ".join(name.split()).lower(), list(names))
        return InvalidMove(say("env-no-action", name=quoted(name), known=known))

    def name(self, number: int) -> str:
        """The name of an action by its number. Raises WrongValue if there is none."""
        return self.names[whole("action", number, 0, len(self.names) - 1)]

    def legal(self, table: int, moves: int) -> Mapping[int, int]:
        """The actions for a set of moves numbered by one of the tables, in rising order, each with
        its move."""
        return _legal(self.game, table, moves)


@lru_cache(maxsize=1 << 14)
def _legal(game: str, table: int, moves: int) -> Mapping[int, int]:
    by = _by_table(game)[table]
    found = {by[move]: move for move in cards_of(moves)}
    actions = list(found)
    return found if actions == sorted(actions) else dict(sorted(found.items()))


@cache
def _by_table(game: str) -> list[list[int]]:
    """`by_table` as lists, which are read faster."""
    return _actions(game).by_table.tolist()  # type: ignore[no-any-return]


#: By byte of a set, counted from the lowest, and value of that byte: the members.
_BYTES = [
    [[8 * place + bit for bit in range(8) if value >> bit & 1] for value in range(256)]
    for place in range(8)
]


def cards_of(cards: int) -> list[int]:
    """The members of a set, in rising order: `boneace.cards.members` for sets of many."""
    a, b, c, d, e, f, g, h = cards.to_bytes(8, "little")
    s, t, u, v, w, x, y, z = _BYTES
    return [*s[a], *t[b], *u[c], *v[d], *w[e], *x[f], *y[g], *z[h]]


@cache
def _numbers(game: str) -> dict[str, int]:
    return {name.lower(): number for number, name in enumerate(_actions(game).names)}


@cache
def _actions(game: str) -> Actions:
    tables = tables_of(game)
    names = tuple(dict.fromkeys(name for table in tables for name in table if name))
    number = {name: action for action, name in enumerate(names)}
    by_table = np.full((len(tables), MAX_MOVES), NONE, np.int16)
    moves = np.full((len(tables), len(names)), NONE, np.int16)
    for at, table in enumerate(tables):
        for move, name in enumerate(table):
            if name:
                by_table[at, move] = number[name]
                moves[at, number[name]] = move
    for array in (by_table, moves):
        array.setflags(write=False)
    return Actions(game, names, by_table, moves)


def tables_of(game: str) -> Sequence[Sequence[str]]:
    """The names of all moves of a game, by table and number.

    Raises OptionError if the game does not declare them.
    """
    learners = learners_of(game)
    found: Any = getattr(learners, "TABLES", None)
    if found is None:
        found = getattr(games.part(game, "words"), "MOVES", None)
        found = None if found is None else (found,)
    if found is None:
        raise OptionError(say("env-no-learners", game=games.declaration(game).title))
    return found  # type: ignore[no-any-return]


def learners_of(game: str) -> ModuleType | None:
    """The module `learners` of a game, None if it has none."""
    return own_module(f"{games.declaration(game).package}.learners")
