"""A round of vying in chips in words: how its moves are written, offered, refused and told.

For the games whose moves are numbered as in `boneace.games.vying`. `f` is the facts of a state or a
view with the fields of VYING and `staked`, `options` those of the options `max_brag` and
`vying_limit`. A game with a way of vying of its own says only what differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boneace.games.amounts import MOST, amount_in
from boneace.games.facts import Facts, plural
from boneace.games.vying import BRAG, DROP, MATCH, PASS, RAISE

#: The notation of moves 0…42.
LABELS = (
    *(f"brag {chips}" for chips in range(1, MOST + 1)),
    *(f"raise {chips}" for chips in range(1, MOST + 1)),
    "pass",
    "match",
    "drop",
)
NUMBERS = {text: number for number, text in enumerate(LABELS)}
_FIRST = {"brag": BRAG, "raise": RAISE}


def parse_vying(text: str, clause: str) -> int | None:
    """The number of a move of vying written in notation, in any case; None where it is none.

    Raises InvalidMove where an amount is missing or is none, IllegalMove under `clause` where it is
    more than can ever be bragged.
    """
    words = text.lower().split()
    if words[:1] and words[0] in _FIRST:
        too_much = f"Nobody may {words[0]} more than {plural(MOST, 'chip')} at once"
        return _FIRST[words[0]] + amount_in(words, text, too_much, clause) - 1
    return NUMBERS.get(" ".join(words))


def amount_of(move: int) -> int | None:
    """By how much a brag or a raise goes up; None of another move."""
    return move % RAISE + 1 if move < PASS else None


# --- why not --------------------------------------------------------------------------------------


def why_no_vying(f: Facts, options: Facts, move: int) -> str:
    """The sentence that closes a move of vying which is not legal now, while there is vying."""
    if f.bragger >= 0 and move < RAISE:
        return "Somebody has bragged already: match it, raise it or drop"
    if f.bragger >= 0 and move == PASS:
        return "A brag has to be answered: match it, raise it or drop"
    if f.bragger < 0 and move >= RAISE:
        return "Nobody has bragged yet: brag or pass"
    verb = "brag" if move < RAISE else "raise"
    if amount_of(move) and move % RAISE >= options.max_brag:
        return f"One may {verb} {plural(options.max_brag, 'chip')} at most"
    left = max(0, options.vying_limit - f.asked)
    most = f"{verb} {plural(left, 'chip')} at most" if left else f"not {verb} any more"
    limit = plural(options.vying_limit, "chip")
    return f"Nobody may put in more than {limit} in a deal: one may {most}"


def closed_verbs(f: Facts, legal: int) -> list[int]:
    """The usual moves of vying that are closed now; of brag or raise, the least that is."""
    first = RAISE if f.bragger >= 0 else BRAG
    amounts = [move for move in range(first, first + MOST) if not legal >> move & 1]
    others = (RAISE, PASS, MATCH, DROP) if f.bragger < 0 else (PASS, MATCH, DROP)
    return amounts[:1] + [move for move in others if not legal >> move & 1]


# --- what a table shows ---------------------------------------------------------------------------


def label_of(f: Facts, move: int, has_in: int) -> str:
    """What to write on the button of a move; `has_in` of what is asked the seat has put in."""
    chips = amount_of(move)
    if chips is None:
        return f"Match {f.asked - has_in}" if move == MATCH else LABELS[move].capitalize()
    return f"Brag {chips}" if move < RAISE else f"Raise by {chips} to {f.asked + chips}"


def plain_label(move: int) -> str:
    """What to write on the button of a move that is closed."""
    verb, _, chips = LABELS[move].partition(" ")
    return verb.capitalize() + (f" {chips}" if chips > "1" else "")


def offer(f: Facts, move: int, has_in: int, pot: str) -> dict[str, str]:
    """A move that is open, with its label and what it costs."""
    if move == PASS:
        hint = "Do not brag now; a brag of somebody else may still be answered"
    elif move == DROP:
        hint = f"Give up {pot} and what you have put into it"
    else:
        costs = f.asked + (amount_of(move) or 0) - has_in
        hint = f"Puts {plural(costs, 'chip')} into {pot}"
    return {"move": LABELS[move], "label": label_of(f, move, has_in), "hint": hint}


def told(seat: int, text: str, asked: int, names: Sequence[str]) -> dict[str, Any]:
    """The event of a move of vying; `asked` is the brag as it was before."""
    verb, _, chips = text.partition(" ")
    amount = int(chips) if chips else None
    does = {"pass": "passes", "match": "matches", "drop": "drops"}.get(verb, f"{verb}s")
    line = f"{names[seat]} {does}"
    if verb == "brag":
        line += f" {amount}"
    elif amount is not None:
        line += f" by {amount} to {asked + amount}"
    return {"kind": "spoke", "seat": seat, "act": verb, "amount": amount, "line": f"{line}."}
