"""A table of Best, Pair and Thirty-one dealt by hand, so that a test reads like its clause.

Seat 0, Ann, is the non-dealer of the first deal unless a test says otherwise, and seat 1, Ben, the
dealer; hands and points are written in that order. The last card of a hand lies face up.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import boneace
from boneace.match.match import Match

GAME = "best-pair-thirty-one"
NAMES = ("Ann", "Ben")
CARD = re.compile(r"\b[2-9TJQKA][SHDC]\b")

STRONG, WEAK = ("KS", "4C"), ("QD", "5S")
UP = ("9H", "8D")


def new(points: Sequence[int] | None = None, dealer: int = 1, **how: Any) -> Match:
    """A match whose cards are pushed by hand."""
    if points is not None:
        how["standing"] = {"points": list(points)}
    options = {key: how.pop(key) for key in list(how) if key not in ("standing", "preset")}
    return boneace.new(GAME, players=NAMES, by_hand=True, dealer=dealer, options=options, **how)


def deal(match: Match, *hands: str) -> Match:
    """Deal one deal, hands by seat: two cards each face down, one at a time, then one face up."""
    for place in range(3):
        for seat in (1 - match.dealer, match.dealer):
            match.push(hands[seat].split()[place])
    return match


def table(ann: str, ben: str, points: Sequence[int] = (0, 0), **how: Any) -> Match:
    """A new match with the first deal dealt, and these points before it."""
    return deal(new(points, **how), ann, ben)


def betting(points: Sequence[int], better: int = 0, **how: Any) -> Match:
    """A deal at the beginning of Pair, with Best scored and these points.

    The seat `better` has the better hand for Pair: a king against a queen.
    """
    won_best = 0 if points[0] else 1
    before = [has - (seat == won_best) for seat, has in enumerate(points)]
    hands = [
        " ".join((*(STRONG if seat == better else WEAK), UP[0] if seat == won_best else UP[1]))
        for seat in (0, 1)
    ]
    match = table(*hands, points=before, **how)
    assert match.standing()["points"] == list(points)
    return match


def drawing(ann: str, ben: str, **how: Any) -> Match:
    """A deal in which nobody bet for Pair, at the beginning of Thirty-one."""
    return play(table(ann, ben, **how), "pass", "fold")


def play(match: Match, *moves: str) -> Match:
    """Make moves; `draw 7H` says which card is drawn."""
    for move in moves:
        for part in move.split():
            match.push(part)
    return match


def legal(match: Match) -> set[str]:
    """The legal moves, as text."""
    return {str(move) for move in match.legal}


def points(match: Match) -> list[int]:
    found: list[int] = match.standing()["points"]
    return found


def scores(match: Match) -> list[tuple[str, int, int]]:
    """The scores so far that everybody saw: the stage, the seat and the points."""
    return [
        (effect.stage, effect.seat, effect.by)
        for _, effects in match.story(None, 0)
        for effect in effects
        if effect.kind == "scored" and effect.seat is not None
    ]


def winners(match: Match, stage: str) -> list[int]:
    """The seats that scored for a stage in the deals so far."""
    return [seat for name, seat, _ in scores(match) if name == stage]


def events(match: Match, seat: int | None = None) -> list[dict[str, Any]]:
    """Everything that was sent to a seat (None: a spectator)."""
    return [effect for _, effects in match.story(seat, 0) for effect in effects]


def known(match: Match, viewer: int | None, seat: int) -> set[str]:
    """The cards of a seat that a viewer (None: a spectator) is shown."""
    return set(match.present(viewer).seats[seat].hand) - {"??"}


def pair_winner(ann: str, ben: str, **how: Any) -> int:
    """The winner of Pair when a raise to 2 is seen."""
    match = play(table(ann, ben, **how), "raise", "see")
    (winner,) = winners(match, "pair")
    return winner


def beats(better: str, worse: str, **how: Any) -> bool:
    """Whether one hand beats another in Pair, whichever of them the dealer holds."""
    found = pair_winner(better, worse, **how), pair_winner(worse, better, **how)
    assert found in ((0, 1), (1, 0)), "a hand beats another for one seat only"
    return found == (0, 1)


def nearer(better: str, worse: str, **how: Any) -> bool:
    """Whether a dealt hand takes Thirty-one from another when nobody draws, in either seat."""
    found = []
    for hands in ((better, worse), (worse, better)):
        match = drawing(*hands, **how)
        while match.deal == 1 and not match.over:
            match.push("stand")
        found += winners(match, "thirty-one")
    assert found in ([0, 1], [1, 0]), "a hand beats another for one seat only"
    return found == [0, 1]
