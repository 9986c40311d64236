"""The moves of Vingt-Un in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boneace.cards import FRENCH_52
from boneace.errors import InvalidMove
from boneace.games import standings
from boneace.games.amounts import MOST, amount_in
from boneace.games.facts import Facts, Record, facts
from boneace.games.sent import Standings
from boneace.games.standings import MOST_CHIPS, Kept
from boneace.games.vingt_un import state
from boneace.games.vingt_un import state as st
from boneace.games.vingt_un.sent import VingtUnAct
from boneace.languages import say

PACK = FRENCH_52
LABELS = (
    *(f"{VingtUnAct.STAKE} {chips}" for chips in range(1, MOST + 1)),
    *(f"{VingtUnAct.DIVIDE} {chips}" for chips in range(1, MOST + 1)),
    VingtUnAct.DIVIDE.value,
    VingtUnAct.KEEP.value,
    VingtUnAct.DOUBLE.value,
    VingtUnAct.NO_DOUBLE.value,
    VingtUnAct.DRAW.value,
    VingtUnAct.STAND.value,
)
#: The moves whose number is the same in every state: all of them.
NUMBERS = {text: number for number, text in enumerate(LABELS)}
LIMIT = "VUX-04"

Reason = tuple[str, str | None]
_FIRST = {"stake": st.STAKE, "divide": st.DIVIDE}
_CARD_PHASES = (state.FIRST, state.SECOND, state.COMPLETING, state.DRAWING)


def labels(options: Facts, f: Facts) -> tuple[str, ...]:
    """The notation of every move, by number."""
    return LABELS


def chips_of(move: int) -> int | None:
    """The stake in a move, or None."""
    return move % st.DIVIDE + 1 if move < st.SPLIT else None


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove if it is not a move of the game, IllegalMove if it is a stake above any.
    """
    words = text.lower().split()
    number = NUMBERS.get(" ".join(words))
    if number is not None:
        return number
    if words[:1] and words[0] in _FIRST:
        too_much = say("vingt-un-most", chips=MOST)
        return _FIRST[words[0]] + amount_in(words, text, too_much, LIMIT) - 1
    raise InvalidMove(say("vingt-un-no-move", text=text))


# --- why not --------------------------------------------------------------------------------------


def why_not(options: Facts, f: Facts, move: int) -> Reason:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase == state.DONE:
        return say("vingt-un-match-over"), "VUX-03"
    if f.phase in _CARD_PHASES:
        return say("vingt-un-card-first"), "VU-09"
    if move >= len(LABELS):
        return say("vingt-un-no-such-move"), None
    if f.phase == state.STAKING:
        return _why_no_stake(options, move)
    if f.phase == state.DOUBLING:
        return say("vingt-un-double-first"), "VU-12"
    if f.phase == state.DIVIDING:
        return _why_no_division(f, options, move)
    return _why_no_draw(f, options, move)


def _why_no_stake(options: Facts, move: int) -> Reason:
    if move < st.DIVIDE:
        return _limits(options), LIMIT
    if move in (st.DOUBLE, st.NO_DOUBLE):
        return say("vingt-un-double-dealer"), "VU-12"
    return say("vingt-un-stake-first"), "VU-10"


def _limits(options: Facts) -> str:
    return say("vingt-un-limits", least=options.min_stake, chips=options.max_stake)


def _why_no_division(f: Facts, options: Facts, move: int) -> Reason:
    deals = f.turn == f.dealer
    if move in (st.DRAW, st.STAND):
        return say("vingt-un-divide-first"), "VU-40"
    if st.DIVIDE <= move <= st.SPLIT:
        if can_serve(f) < 2:
            return say("vingt-un-divide-no-cards"), "B-VU-16"
        if f.hands_of[f.turn] == st.HANDS:
            return say("vingt-un-divide-four"), "VU-45"
        if deals:
            return say("vingt-un-divide-no-stake"), "VU-11"
        if move == st.SPLIT:
            return say("vingt-un-divide-stake"), "VU-40"
        return _limits(options), LIMIT
    return say("vingt-un-divide-or-keep"), "VU-40"


def _why_no_draw(f: Facts, options: Facts, move: int) -> Reason:
    if move == st.DRAW:
        if can_serve(f) < 1:
            return say("vingt-un-no-card"), "VU-49"
        return say("vingt-un-stands-on-21"), "B-VU-17"
    if move < st.DIVIDE:
        return say("vingt-un-stakes-made"), "VU-10"
    if move in (st.DOUBLE, st.NO_DOUBLE):
        return say("vingt-un-double-over"), "VU-12"
    if f.turn == f.dealer and options.dealer_divides == state.FORBIDDEN:
        return say("vingt-un-divide-not-dealer"), "B-VU-10"
    return say("vingt-un-divide-pairs-only"), "VU-47"


def can_serve(f: Facts) -> int:
    """The number of cards that can be served, in a state or in a view (VU-49)."""
    stock = f.stock_left if f.seen_by else f.stock.bit_count()
    return int(stock + f.down - 1)


# --- standing -------------------------------------------------------------------------------------


def has_pool(options: Facts) -> bool:
    """Whether anything ever goes into a pool."""
    return bool(options.pool_ante or options.pool_over_draw or options.pool_ties)


def standing(options: Facts, f: Facts) -> Standings:
    """The standing of the match (docs/notation.md): net chips by seat, the pool if there is one."""
    found: dict[str, Any] = {"chips": f.chips[: options.seats]}
    return found | ({"pool": f.pool} if has_pool(options) else {})


def restore(o: Record, s: Record, given: Mapping[str, object]) -> None:
    """Set the standing at which a match begins. Raises OptionError if it is impossible."""
    kept = {"chips": standings.chips(int(o["seats"][0]))}
    if has_pool(facts(o)):
        kept["pool"] = Kept("pool", 0, MOST_CHIPS)
    standings.restore(s, given, kept)


result = standings.result
