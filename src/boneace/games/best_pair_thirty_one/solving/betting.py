"""The betting for Pair at a score, explored with the rules of the game themselves.

N is the non-dealer, seat 0 here; D the dealer, seat 1. A *line* is a sequence of the betting up to
its end: a fold, two passes, or a see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from boneace.cards import Cards, members
from boneace.described import Value
from boneace.games.best_pair_thirty_one import rules
from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.declaration import DECLARATION, OPTIONS
from boneace.games.best_pair_thirty_one.ending import begin_deal, end_deal
from boneace.games.options import options_record
from boneace.games.vying.rules import open_vying
from boneace.kernel.specialized import record
from boneace.languages import say

N, D = 0, 1


@dataclass(frozen=True)
class Outcome:
    """The points after Pair, or the value to N (in games) if the game is then over."""

    points: tuple[int, int]
    worth: float | None


@dataclass(frozen=True)
class Line:
    """An end of the betting: whether hands were compared, and the result if N or D is better."""

    moves: tuple[int, ...]
    seen: bool
    outcomes: tuple[Outcome, Outcome]


@dataclass(frozen=True)
class Node:
    """A decision: the seat, its moves, and the result of each: a node, or ~line (below 0)."""

    seat: int
    before: tuple[int, ...]
    moves: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True)
class Betting:
    """All decisions, the first one first and each before those that follow it, and all lines."""

    nodes: tuple[Node, ...]
    lines: tuple[Line, ...]


Settings = tuple[tuple[str, Value], ...]
"""The options of the betting that are not at their defaults, by name."""
BETTING = ("after_pass", "raise_limit", "see_at_ten")
"""The options with which a deal can be solved; the others must be at their defaults."""


def settings_of(values: Mapping[str, Value]) -> Settings:
    """The options that differ from their defaults. Raises ValueError for one that cannot."""
    found = []
    for option in DECLARATION.options:
        if values[option.name] != option.default:
            if option.name not in BETTING:
                raise ValueError(say(f"{DECLARATION.name}-unsolved", option=option.name))
            found.append((option.name, values[option.name]))
    return tuple(found)


def settings_of_codes(options: Any) -> Settings | None:
    """The same, from a record of options; None if one differs that cannot."""
    values = {option.name: option.value(int(options[option.name][0])) for option in OPTIONS}
    try:
        return settings_of(values | {"games": 1, "next_game_dealer": "alternates"})
    except ValueError:
        return None


@cache
def _options(settings: Settings) -> Any:
    values = {option.name: option.default for option in DECLARATION.options} | dict(settings)
    return record(options_record(DECLARATION, 2, values), 0)


#: Hands that do not end the deal or the third stage as dealt; the first is better at Pair.
_BETTER, _WORSE = Cards.parse("2S 2H 3C").mask, Cards.parse("4C 6D 8H").mask


def _state(points: tuple[int, int], better: int, settings: Settings) -> Any:
    states = np.zeros(1, st.State)
    s = record(states, 0)
    s.dealer = D
    begin_deal(_options(settings), s)
    s.points[N], s.points[D] = points
    s.hands[better], s.hands[1 - better] = _BETTER, _WORSE
    s.upcard[better], s.upcard[1 - better] = 1, 3
    open_vying(s, np.int64(3), np.int64(N), np.int64(1))
    s.phase = st.BETTING
    return states


def _outcome(states: Any) -> Outcome:
    s = record(states, 0)
    lead = float(s.games[N] - s.games[D])
    over = s.phase == st.DONE
    return Outcome((int(s.points[N]), int(s.points[D])), lead if over else None)


@cache
def betting(points_n: int, points_d: int, settings: Settings = ()) -> Betting:
    """The betting at these points, those for Best included."""
    nodes: list[Node | None] = []
    lines: list[Line] = []
    options = _options(settings)

    def walk(copies: tuple[Any, Any], moves: tuple[int, ...]) -> int:
        s = record(copies[0], 0)
        if s.phase != st.BETTING:
            seen = bool(s.how[st.PAIR] == st.SEEN) or bool(s.last_how[st.PAIR] == st.SEEN)
            lines.append(Line(moves, seen, (_outcome(copies[0]), _outcome(copies[1]))))
            return ~(len(lines) - 1)
        place, seat = len(nodes), int(s.turn)
        nodes.append(None)
        legal = tuple(members(int(rules.moves(options, s))))
        after = []
        for move in legal:
            played = tuple(copy.copy() for copy in copies)
            for copy in played:
                rules.play(options, record(copy, 0), np.int64(move))
            after.append(walk((played[0], played[1]), (*moves, move)))
        nodes[place] = Node(seat, moves, legal, tuple(after))
        return place

    points = points_n, points_d
    walk((_state(points, N, settings), _state(points, D, settings)), ())
    return Betting(tuple(node for node in nodes if node is not None), tuple(lines))


@cache
def over(points_n: int, points_d: int, settings: Settings = ()) -> float | None:
    """The value of the game to N if these points end it; None if it goes on."""
    if max(points_n, points_d) < st.GAME:
        return None
    states = _state((points_n, points_d), N, settings)
    end_deal(_options(settings), record(states, 0))
    return _outcome(states).worth
