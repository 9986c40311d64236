"""Undo: taking moves back restores everything, to the last byte."""

from __future__ import annotations

from random import Random
from typing import Any

from boneace.cards import members
from boneace.kernel.contract import ALL_HANDS
from boneace.match.match import Match
from boneace.testing.case import Case
from boneace.testing.walks import Walk


def check_undo(case: Case) -> None:
    """Push and pop at random: each pop restores what was there before its push."""
    for seed in range(2):
        taste = Walk(case, seed)  # for its choice of moves
        for by_hand in (False, True):
            match = case.match(taste.dealer, None if by_hand else seed)
            _walk(case, match, taste, seed)


def _walk(case: Case, match: Match, taste: Walk, seed: int) -> None:
    chance = Random(seed)
    kept: list[dict[str, Any]] = []
    for step in range(45):
        back = chance.random() < 0.3
        if (back or match.over) and kept:
            for _ in range(chance.randint(1, min(12, len(kept)))):
                match.pop()
                before = kept.pop()
                _require_same(case, before, facts_of(match), seed, step)
        if match.over:
            break
        kept.append(facts_of(match))
        match.push(_choice(case, match, taste))
    while kept:
        match.pop()
        _require_same(case, kept.pop(), facts_of(match), seed, 0)


def _choice(case: Case, match: Match, taste: Walk) -> int:
    if match.turn == "chance":
        _, cards = case.turn(match.view(ALL_HANDS).record)
        return taste.chance.choice(list(members(cards)))
    legal = [move.number for move in match.legal]
    return taste.chance.choices(legal, [taste.taste[number] for number in legal])[0]


def facts_of(match: Match) -> dict[str, Any]:
    """Everything that a match can report."""
    return {
        "state": match.view(ALL_HANDS).record.tobytes(),
        "plies": match.plies,
        "legal moves": [move.text for move in match.legal],
        "turn": match.turn,
        "deal": (match.deal, match.dealer),
        "standing": match.standing(),
        "result": match.result(),
        "table": match.present(0),
        "last event": match.effects(len(match) - 1) if len(match) else None,
    }


def _require_same(
    case: Case, before: dict[str, Any], after: dict[str, Any], seed: int, ply: int
) -> None:
    for what, was in before.items():
        if after[what] != was:
            problem = f"taking a move back changes the {what}: {was!r} and {after[what]!r}"
            raise case.failure(problem, seed, ply)
