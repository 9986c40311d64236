"""A round of vying in chips in words: notation, offers, refusals and log lines of its moves.

For the games whose moves are numbered as in `boneace.games.vying.rules`. `f` is the facts of a
state or a view with the fields of VYING and `staked`, `options` those of the options `max_brag` and
`vying_limit`. A game with its own way of vying defines only what differs.
"""

from __future__ import annotations

from collections.abc import Sequence

from boneace.games.amounts import MOST, amount_in
from boneace.games.facts import Facts
from boneace.games.sent import LegalMove
from boneace.games.vying.rules import BRAG, DROP, MATCH, PASS, RAISE, amount_of
from boneace.games.vying.sent import VyingAct, VyingSpoke
from boneace.languages import say

#: The notation of moves 0…42.
LABELS = (
    *(f"{VyingAct.BRAG} {chips}" for chips in range(1, MOST + 1)),
    *(f"{VyingAct.RAISE} {chips}" for chips in range(1, MOST + 1)),
    VyingAct.PASS.value,
    VyingAct.MATCH.value,
    VyingAct.DROP.value,
)
NUMBERS = {text: number for number, text in enumerate(LABELS)}
_FIRST = {"brag": BRAG, "raise": RAISE}


def parse_vying(text: str, clause: str) -> int | None:
    """The number of a move of vying written in notation, in any case; None if it is none.

    Raises InvalidMove if an amount is missing or not a positive number, IllegalMove under
    `clause` where it is more than can ever be bragged.
    """
    words = text.lower().split()
    if words[:1] and words[0] in _FIRST:
        too_much = say("vying-most-at-once", verb=words[0], most=MOST)
        return _FIRST[words[0]] + amount_in(words, text, too_much, clause) - 1
    return NUMBERS.get(" ".join(words))


# --- why not --------------------------------------------------------------------------------------


def why_no_vying(f: Facts, options: Facts, move: int) -> str:
    """The reason why a move of vying is not legal now, during vying."""
    if f.bragger >= 0 and move < RAISE:
        return say("vying-bragged-already")
    if f.bragger >= 0 and move == PASS:
        return say("vying-to-answer")
    if f.bragger < 0 and move >= RAISE:
        return say("vying-nothing-bragged")
    verb = "brag" if move < RAISE else "raise"
    if amount_of(move) and move % RAISE >= options.max_brag:
        return say("vying-one-may", verb=verb, most=options.max_brag)
    left = max(0, options.vying_limit - f.asked)
    return say("vying-limit", verb=verb, limit=options.vying_limit, left=left)


def closed_verbs(f: Facts, legal: int) -> list[int]:
    """The usual moves of vying that are closed now; for brag or raise, the smallest closed
    amount."""
    first = RAISE if f.bragger >= 0 else BRAG
    amounts = [move for move in range(first, first + MOST) if not legal >> move & 1]
    others = (RAISE, PASS, MATCH, DROP) if f.bragger < 0 else (PASS, MATCH, DROP)
    return amounts[:1] + [move for move in others if not legal >> move & 1]


# --- for tables -----------------------------------------------------------------------------------


def label_of(f: Facts, move: int, has_in: int) -> str:
    """The label of a move's button; the seat has already put in `has_in` of the amount asked."""
    up = amount_of(move)
    verb, to_match = LABELS[move].partition(" ")[0], f.asked - has_in
    return say("vying-label", verb=verb, chips=up or to_match, to=f.asked + up)


def plain_label(move: int) -> str:
    """The label of the button of a closed move."""
    verb, _, chips = LABELS[move].partition(" ")
    return say("vying-label-closed", verb=verb, chips=int(chips or 1))


def offer(f: Facts, move: int, has_in: int, pot: str) -> LegalMove:
    """A legal move, with its label and its cost; `pot` is a code."""
    if move == PASS:
        hint = say("vying-hint-pass")
    elif move == DROP:
        hint = say("vying-hint-drop", pot=pot)
    else:
        costs = f.asked + amount_of(move) - has_in
        hint = say("vying-hint-costs", chips=costs, pot=pot)
    return LegalMove(move=LABELS[move], label=label_of(f, move, has_in), hint=hint)


def told(seat: int, text: str, asked: int, names: Sequence[str]) -> VyingSpoke:
    """The event of a move of vying; `asked` is the brag before it."""
    verb, _, chips = text.partition(" ")
    amount = int(chips) if chips else None
    up = amount or 0
    line = say("vying-told", who=names[seat], verb=verb, chips=up, to=asked + up)
    return VyingSpoke(seat=seat, act=VyingAct(verb), amount=amount, line=line)
