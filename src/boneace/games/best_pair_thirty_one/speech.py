"""Hands, values and stages of Best, Pair and Thirty-one as people speak of them."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.games.best_pair_thirty_one import state
from boneace.games.best_pair_thirty_one.words import PACK
from boneace.games.facts import Facts
from boneace.games.shown import rank_name

STAGES = ("best", "pair", "thirty-one")
TITLES = ("Best", "Pair", "Thirty-one")


def said_text(said: int) -> str | None:
    """What was spoken at a see.

    >>> said_text(23), said_text(12)
    ('pair of nines', 'ace high')
    """
    if said < 0:
        return None
    return f"pair of {rank_name(said - 16, many=True)}" if said >= 16 else f"{rank_name(said)} high"


def value_text(value: int) -> str | None:
    """A value for Pair (4 × what is spoken, and the suit)."""
    return None if value < 0 else said_text(value // 4)


def best_note(how: int, won: int, upcards: Sequence[int]) -> str:
    """Why a seat won Best."""
    if won < 0:
        return ""
    better, worse = PACK.text(upcards[won]), PACK.text(upcards[1 - won])
    by = " by its suit" if how == state.BY_SUIT else ""
    return f"{better} beats {worse}{by}"


def pair_note(how: int, won: int, said: Sequence[int], worth: int) -> str:
    """How Pair ended."""
    if how == state.PASSED:
        return "Nobody bet"
    if how == state.FOLDED:
        return "Won by a fold: nothing is shown"
    if how != state.SEEN:
        return ""
    mine, his = said_text(said[won]), said_text(said[1 - won])
    by = " by its suit" if mine == his else ""
    return f"Seen for {worth}: {mine} beats {his}{by}"


def count_note(how: int, won: int, totals: Sequence[int], tops: Sequence[int]) -> str:
    """How Thirty-one ended."""
    if how == state.DEALT_31:
        both = list(totals) == [31, 31]
        return "Both were dealt 31: the better ace wins" if both else "31 as dealt"
    if how == state.DEALT_32:
        return "Both hold 32" if list(totals) == [32, 32] else "The other holds 32"
    if how == state.MADE_31:
        return "Drew to 31"
    if how == state.WENT_OVER:
        return "The other went over 31"
    if how == state.BY_TOTAL:
        return f"{totals[won]} beats {totals[1 - won]}"
    if how == state.BY_HIGHEST:
        mine, his = rank_name(tops[won]), rank_name(tops[1 - won])
        by = (
            f"{mine} beats {his}"
            if mine != his
            else f"both {rank_name(tops[won], many=True)}, by suit"
        )
        return f"{totals[won]} each: {by}"
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
    prial = f"{'Two prials' if prials == 3 else 'A prial'}: the game" if prials else ""
    return [
        best_note(how[0], won[0], upcard),
        prial or pair_note(how[1], won[1], said, worth[1]),
        count_note(how[2], won[2], totals, tops),
    ]
