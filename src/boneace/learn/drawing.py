"""Drawing puzzles from matches: decisions that somebody got wrong, with one clearly best move."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import TYPE_CHECKING

import boneace
from boneace import games
from boneace.analysis.review import review
from boneace.bots import Seat, act, make
from boneace.learn.puzzles import Puzzle
from boneace.names import USUAL
from boneace.shuffles import scattered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from boneace.analysis.review import Reviewed
    from boneace.analysis.values import MoveValue
    from boneace.match.match import Match

SURE = 3.0
"""By how many errors the best move must be ahead of every other."""
WORTH = 0.02
"""How much it must at least be ahead, in the units of the game's returns."""
DEALS = 2
"""Puzzles come from the first deals of a match: what was before is soon told."""
PLAYOUTS = 6_000


def drawn(match: Match) -> Iterator[Puzzle]:
    """The puzzles that a match holds, the decision that lost most first."""
    found = review(match, playouts=PLAYOUTS)
    for decision in found.worst_first:
        if _is_puzzle(decision):
            before = match.copy()
            while len(before) > decision.ply:
                before.pop()
            yield Puzzle(before, decision.seat, decision.values)


def _is_puzzle(decision: Reviewed) -> bool:
    best, *others = decision.values.moves
    made = decision.value
    return made is not best and all(_is_clear(other) for other in others)


def _is_clear(other: MoveValue) -> bool:
    return other.behind > max(WORTH, SURE * other.behind_error) and not other.mix


def various(puzzles: Iterable[Puzzle], wanted: int) -> Iterator[Puzzle]:
    """So many puzzles of these, no kind of move being the answer to more than half of them."""
    kinds: Counter[str] = Counter()
    for one in puzzles:
        kind = one.values.best.move.text.split()[0]
        if kinds[kind] >= max(1, wanted // 2):
            continue
        kinds[kind] += 1
        yield one
        if kinds.total() == wanted:
            return


def matches(game: str, level: str, seed: int) -> Iterator[Match]:
    """The first deals of matches between bots, without end; the same for the same seed.

    As few play as the game allows: with more, one decision says less.
    """
    declared = games.declaration(game)
    fewest = declared.seats(declared.resolve(None, {}))[0]
    for number in count():
        own = scattered(seed, number)
        match = boneace.new(game, players=USUAL[:fewest], seed=own >> 1)
        players = {seat: make(level, game, scattered(own, seat)) for seat in range(match.seats)}
        while not match.over and match.deal <= DEALS:
            act(match, players)
            mover = match.seat
            match.push(players[mover].choose(Seat.of(match, mover)))
        yield match


def puzzles(game: str, level: str, seed: int) -> Iterator[Puzzle]:
    """Puzzles from matches between bots, one of each match that holds any."""
    for match in matches(game, level, seed):
        if (found := next(drawn(match), None)) is not None:
            yield found
