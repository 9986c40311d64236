"""Hands, values and stages of Best, Pair and Thirty-one in words."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.games.best_pair_thirty_one import state
from boneace.games.best_pair_thirty_one.words import PACK
from boneace.games.facts import Facts
from boneace.games.vying.speech import high_card, rank_code, rank_text, set_text
from boneace.languages import say

STAGES = ("best", "pair", "thirty-one")


def title_of(stage: int) -> str:
    """The name of a stage."""
    return say("best-pair-thirty-one-stage", stage=STAGES[stage])


def beats(best: str, other: str, by_suit: bool = False) -> str:
    """A sentence: one thing beats another."""
    by = "suit" if by_suit else "value"
    return say("best-pair-thirty-one-beats", best=best, other=other, by=by)


def said_text(said: int) -> str | None:
    """An announcement at a see, in words.

    >>> said_text(23), said_text(12)
    ('pair of nines', 'ace high')
    """
    if said < 0:
        return None
    return set_text("pair", said - 16) if said >= 16 else high_card(said)


def value_text(value: int) -> str | None:
    """A value for Pair (4 × the announcement, plus the suit)."""
    return None if value < 0 else said_text(value // 4)


def best_note(how: int, won: int, upcards: Sequence[int]) -> str:
    """Why a seat won Best."""
    if won < 0:
        return ""
    better, worse = PACK.text(upcards[won]), PACK.text(upcards[1 - won])
    return beats(better, worse, how == state.BY_SUIT)


def pair_note(how: int, won: int, said: Sequence[int], worth: int) -> str:
    """How Pair ended."""
    if how == state.PASSED:
        return say("best-pair-thirty-one-nobody-bet")
    if how == state.FOLDED:
        return say("best-pair-thirty-one-by-fold")
    if how != state.SEEN:
        return ""
    mine, his = said_text(said[won]) or "", said_text(said[1 - won]) or ""
    return say("best-pair-thirty-one-seen", stake=worth, why=beats(mine, his, mine == his))


def count_note(how: int, won: int, totals: Sequence[int], tops: Sequence[int]) -> str:
    """How Thirty-one ended."""
    if how == state.DEALT_31:
        both = list(totals) == [31, 31]
        if both:
            return say("best-pair-thirty-one-both-31")
        return say("best-pair-thirty-one-dealt-31")
    if how == state.DEALT_32:
        if list(totals) == [32, 32]:
            return say("best-pair-thirty-one-both-32")
        return say("best-pair-thirty-one-other-32")
    if how == state.MADE_31:
        return say("best-pair-thirty-one-drew-31")
    if how == state.WENT_OVER:
        return say("best-pair-thirty-one-other-over")
    if how == state.BY_TOTAL:
        return beats(str(totals[won]), str(totals[1 - won]))
    if how == state.BY_HIGHEST:
        if tops[won] != tops[1 - won]:
            why = beats(rank_text(tops[won]), rank_text(tops[1 - won]))
        else:
            why = say("vying-both", rank=rank_code(tops[won]))
        return say("best-pair-thirty-one-each", total=totals[won], why=why)
    return ""


def winners(won: int) -> list[int]:
    """The seats that won a stage."""
    if won == state.BOTH:
        return [0, 1]
    return [won] if won >= 0 else []


def total_text(total: int) -> str | None:
    return str(total) if total >= 0 else None


def notes(f: Facts, last: bool = False) -> list[str]:
    """How each stage ended, of this deal or of the last."""
    pre = "last_" if last else ""
    names = ("upcard", "won", "how", "worth", "said", "totals", "tops")
    upcard, won, how, worth, said, totals, tops = (getattr(f, pre + name) for name in names)
    prials = f.last_prials if last else f.prials
    prial = say("best-pair-thirty-one-prials", count=2 if prials == 3 else 1) if prials else ""
    return [
        best_note(how[0], won[0], upcard),
        prial or pair_note(how[1], won[1], said, worth[1]),
        count_note(how[2], won[2], totals, tops),
    ]
