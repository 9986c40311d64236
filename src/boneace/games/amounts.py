"""The numbers of chips that moves may name: in a module without rules, since declarations need
them."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.errors import IllegalMove, InvalidMove
from boneace.languages import say

MOST = 20  # the most that may be bragged, raised by or staked at once


def amount_in(words: Sequence[str], text: str, too_much: str, clause: str) -> int:
    """The number of chips in a move of two words, such as `brag 3`.

    Raises InvalidMove if there is none, IllegalMove under `clause` if it is above any limit.
    """
    if len(words) == 1:
        raise InvalidMove(say("amounts-none", text=text, verb=words[0]))
    digits = words[1]
    if len(words) > 2 or not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        raise InvalidMove(say("amounts-no-move", text=text, verb=words[0]))
    if int(digits) == 0:
        raise InvalidMove(say("amounts-least", text=text, verb=words[0]))
    if int(digits) > MOST:
        raise IllegalMove(too_much, clause)
    return int(digits)
