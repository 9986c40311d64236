"""What a player of a deal sees, in the terms of its solution."""

from __future__ import annotations

from typing import Any, NamedTuple

from boneace.cards import members
from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.solving.betting import (
    Betting,
    D,
    N,
    Settings,
    settings_of_codes,
)
from boneace.games.best_pair_thirty_one.solving.blocks import Table
from boneace.games.best_pair_thirty_one.solving.hands import rank_of


class Situation(NamedTuple):
    """The inputs to solving a deal: the upcards of N and D, the points with that for Best, and the
    options of the betting.

    `hidden` is as in `hands.holdings`. The shipped policy is for hands of three cards, so such a
    deal is solved roughly: good enough for bots, but not for hints and reviews.
    """

    cards: tuple[int, int]
    points: tuple[int, int]
    settings: Settings
    hidden: bool = False


class Told(NamedTuple):
    """What the betting has made public: its moves, and after a see who was better at Pair, what N
    and D announced (a rank, 16 more for a pair), and the hidden cards that the better one showed.
    `laid_open` are the hidden cards that N and D were dealt, if both have shown them (B-BPT-02).
    """

    before: tuple[int, ...]
    seen: bool
    better: int | None
    said: tuple[int, int]
    shown: int
    laid_open: tuple[int, int] | None = None

    def line(self, tree: Betting) -> int:
        """The line. The moves before the last one, and a see, identify it."""
        for number, line in enumerate(tree.lines):
            if line.moves[:-1] == self.before and line.seen == self.seen:
                return number
        raise LookupError(self.before)


class Standing(NamedTuple):
    """The state of the third stage: the number of cards that N and D have drawn, and who stood."""

    drawn: tuple[int, int]
    stood: int | None

    @property
    def mode(self) -> int:
        """0 while both draw in turn, otherwise 1 + the number of cards that the player who stood
        has drawn."""
        return 0 if self.stood is None else 1 + self.drawn[self.stood]


class Sight(NamedTuple):
    """A decision of N or D (`role`), in betting or in the third stage.

    `hidden` are the cards that only this player knows, and `ranks` their ranks.
    """

    phase: int
    role: int
    hidden: int
    situation: Situation
    told: Told
    standing: Standing

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(rank_of(card) for card in members(self.hidden))

    def place(self, tree: Betting) -> int:
        """The number of the decision in the betting."""
        return next(at for at, node in enumerate(tree.nodes) if node.before == self.told.before)

    def holding(self, table: Table) -> int:
        """The number of the holding that the player was dealt."""
        return holding_of(table, self.role, self.hidden)


def holding_of(table: Table, role: int, hidden: int) -> int:
    """The number of the holding of these hidden cards of N or D."""
    held = (table.n, table.d)[role]
    return int(held.of[list(held.cards).index(hidden)])


def sight_of(options: Any, state: Any, seat: int) -> Sight | None:
    """What a seat sees, from records; None if the options change more than the betting."""
    settings = settings_of_codes(options)
    if settings is None:
        return None
    view = state[0]
    d = int(view["dealer"])
    seats = 1 - d, d  # the seats of N and D
    points = [int(view["points"][s]) for s in seats]
    better = int(view["won"][st.PAIR])
    if better in seats:
        points[seats.index(better)] -= int(view["worth"][st.PAIR])
    up_n, up_d = (int(view["upcard"][s]) for s in seats)
    seen = int(view["how"][st.PAIR]) == st.SEEN
    told = Told(
        before=_before(view),
        seen=seen,
        better=seats.index(better) if seen else None,
        said=(int(view["said"][seats[N]]), int(view["said"][seats[D]])),
        shown=int(view["shown"][better]) & ~(1 << int(view["upcard"][better])) if seen else 0,
    )
    out = int(view["satisfied"]) if int(view["phase"]) != st.BETTING else 0
    standing = Standing(
        (int(view["held"][seats[N]]) - 3, int(view["held"][seats[D]]) - 3),
        next((role for role in (N, D) if out >> seats[role] & 1), None),
    )
    situation = Situation((up_n, up_d), (points[N], points[D]), settings)
    role = seats.index(seat)
    hidden = int(view["hands"][seat]) & ~(1 << (up_n, up_d)[role])
    return Sight(int(view["phase"]), role, hidden, situation, told, standing)


def _before(view: Any) -> tuple[int, ...]:
    """The moves of the betting, without the one that ended it."""
    first = (st.SEE,) if view["seen_early"] else (st.PASS,) if view["passed"] else ()
    return first + (st.RAISE,) * (int(view["asked"]) - 1)
