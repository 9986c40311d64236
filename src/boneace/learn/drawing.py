"""Drawing puzzles from matches: decisions that somebody got wrong, with one clearly best move."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import TYPE_CHECKING

import boneace
from boneace import games
from boneace.analysis.review import review
from boneace.arena.players import make
from boneace.bots import Seat, act
from boneace.kernel.luck import scattered
from boneace.learn.puzzles import Puzzle
from boneace.names import USUAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from boneace.analysis.review import Reviewed
    from boneace.described import Prize
    from boneace.match.match import Match
    from boneace.values import Values

SURE = 3.0
"""The best move must be ahead of every other by more than this many times the error of that."""
CLEAR = 0.1
"""How far it must at least be ahead to be clear to people, in stakes or games.

Where two play for a stake, such a move wins 5 of 100 matches more than any other: a strong player
can be expected to see it.
"""
CLEAR_CHIPS, OF_WORTH = 0.25, 0.05
"""The same in chips or points: a number, and a share of what the best move is worth.

A match is about many of them, and a stake may be one or ten: a quarter of a chip is much where one
is at stake, and little where the move is worth ten.
"""
DEALS = 2
"""Puzzles come from the first deals of a match, which need little explanation."""
PLAYOUTS, CLOSELY = 6_000, 150_000
"""Playouts for each decision: at first, and if those do not separate the moves."""


def drawn(match: Match) -> Iterator[Puzzle]:
    """The puzzles that a match holds, the decision that lost most first.

    Where luck hides which move is best, decisions that may be puzzles get more playouts.
    """
    prize = match.declaration.prize_under(match.options)
    found = review(match, playouts=PLAYOUTS).worst_first
    clear = [decision for decision in found if _is_puzzle(decision, prize, SURE)]
    if not clear and any(_is_puzzle(decision, prize, 0.0) for decision in found):
        found = review(match, playouts=CLOSELY).worst_first
        clear = [decision for decision in found if _is_puzzle(decision, prize, SURE)]
    for decision in clear:
        before = match.copy()
        while len(before) > decision.ply:
            before.pop()
        yield Puzzle(before, decision.seat, decision.values)


def _is_puzzle(decision: Reviewed, prize: Prize | None, sure: float) -> bool:
    values = decision.values
    return decision.value is not values.best and is_clear(values, prize, sure)


def is_clear(values: Values, prize: Prize | None, sure: float = SURE) -> bool:
    """Whether one move is clearly best in a match for this prize."""
    best, *others = values.moves
    least = CLEAR
    if prize in ("chip", "point"):
        least = max(CLEAR_CHIPS, OF_WORTH * abs(best.worth))
    return bool(others) and all(
        other.behind > max(least, sure * other.behind_error) and not other.mix for other in others
    )


def kind_of(puzzle: Puzzle) -> str:
    """The kind of move that answers a puzzle: its verb, and the number of cards or amounts."""
    verb, *rest = puzzle.values.best.move.text.split()
    return f"{verb} {len(rest)}"


def various(puzzles: Iterable[Puzzle], wanted: int) -> Iterator[Puzzle]:
    """Choose this many of the puzzles, no kind of move being the answer to more than half of them.

    Where only one kind is ever the answer, all are of that kind.
    """
    kinds: Counter[str] = Counter()
    for one in puzzles:
        kind = kind_of(one)
        if kinds[kind] >= max(1, wanted // 2) and len(kinds) > 1:
            continue
        kinds[kind] += 1
        yield one
        if kinds.total() == wanted:
            return


def matches(game: str, bots: Sequence[str], seed: int) -> Iterator[Match]:
    """The first deals of matches between bots, without end; the same for the same seed.

    The bots are repeated around the table, and move on by a seat from match to match. As few play
    as the game allows: with more, one decision matters less.
    """
    declared = games.declaration(game)
    fewest = declared.seats(declared.resolve(None, {}))[0]
    for number in count():
        own = scattered(seed, number)
        match = boneace.new(game, players=USUAL[:fewest], seed=own >> 1)
        players = {
            seat: make(bots[(seat + number) % len(bots)], game, scattered(own, seat))
            for seat in range(match.seats)
        }
        while not match.over and match.deal <= DEALS:
            act(match, players)
            mover = match.seat
            match.push(players[mover].choose(Seat.of(match, mover)))
        yield match


def puzzles(
    game: str, bots: Sequence[str], seed: int, stopped: Callable[[], bool] = lambda: False
) -> Iterator[Puzzle]:
    """Puzzles from matches between bots, one of each match that holds any, until `stopped`."""
    for match in matches(game, bots, seed):
        if stopped():
            return
        if (found := next(drawn(match), None)) is not None:
            yield found
