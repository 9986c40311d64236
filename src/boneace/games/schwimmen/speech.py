"""Totals, lives and losses of Schwimmen in words."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.lives import words as lives_words
from boneace.games.schwimmen.scoring import HALF_POINT
from boneace.games.shown import half_points
from boneace.languages import say


def points(total: int) -> str:
    """A total as people write it.

    >>> points(61 * HALF_POINT + 3), points(50 * HALF_POINT)
    ('30½', '25')
    """
    return half_points(total // HALF_POINT)


def left(f: Facts, seat: int) -> str:
    """The lives of a seat in words; empty if it is out.

    >>> from types import SimpleNamespace
    >>> lives = SimpleNamespace(lives=[2, 0, -1])
    >>> [left(lives, seat) for seat in range(3)]
    ['2 lives', 'swims', '']
    """
    lives = f.lives[seat]
    if lives > 0:
        return say("schwimmen-lives", lives=lives)
    return say("schwimmen-swimming") if lives == 0 else ""


def loss(who: str, change: int, left: int) -> str:
    """A sentence about a seat's loss; lives left: 0 if it now swims, -1 if it is out.

    >>> loss("Ann", -1, 0), loss("Ann", 0, -1)
    ('Ann loses 1 life and swims.', 'Ann swam, and loses again.')
    """
    if left == 0:
        return say("schwimmen-loses-last", who=who, lives=-change)
    if change == 0:
        return say("schwimmen-loses-again", who=who)
    return lives_words.loss(who, change, left)
