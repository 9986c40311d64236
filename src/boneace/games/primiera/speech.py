"""Hands and stages of Primiera in words, and how the last deal was decided."""

from __future__ import annotations

from boneace.cards import FRENCH_40, members
from boneace.games.facts import Facts
from boneace.games.once import once
from boneace.games.primiera import scoring, state
from boneace.games.shown import cards_text
from boneace.games.vying.sent import PastStage, VyingLast
from boneace.games.vying.speech import sentence
from boneace.languages import say

PACK = FRENCH_40
STAGES = ("claims", "draw", "vying", "point")
KINDS = ("point", "primiera", "fifty-five", "flush", "chorus")
#: The names of the suits, if they matter, by the code of `suits`.
SUITS = {
    1: ("spades", "hearts", "diamonds", "clubs"),
    2: ("swords", "cups", "coins", "batons"),
}


def kind_of(options: Facts, strength: int) -> int:
    """The kind of a hand of that strength, as `scoring` numbers them."""
    return int(scoring.ORDERS[options.order, strength >> scoring.KIND])


def count_of(strength: int) -> int:
    """The count of a hand of that strength."""
    return strength >> scoring.COUNTED & 0xFF


def hand_text(options: Facts, strength: int) -> str:
    """A hand in words: `fifty-five of 76`; with its suit if suits matter."""
    kind = kind_of(options, strength)
    named, count = KINDS[kind], count_of(strength)
    if not options.suits or kind not in (scoring.FIFTY_FIVE, scoring.FLUSH):
        return say("primiera-hand", kind=named, count=count)
    place = strength & scoring.BY_SUIT
    suit = SUITS[options.suits][scoring.SUIT_PLACE.tolist().index(place)]
    return say("primiera-hand-suited", kind=named, count=count, suit=suit)


def title_of(stage: int) -> str:
    """The name of a stage."""
    return say("primiera-stage", stage=STAGES[stage])


# --- the last deal --------------------------------------------------------------------------------


def last_deal(f: Facts, options: Facts) -> VyingLast | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> VyingLast | None:
    if not f.last_kind:
        return None
    seats = range(options.seats)
    shown = [seat for seat in seats if f.last_strengths[seat] >= 0]
    return VyingLast(
        deal=deal,
        kind=("", "won", "annulled", "alone")[f.last_kind],
        stages=[
            PastStage(
                name=STAGES[f.last_stage],
                title=title_of(f.last_stage),
                winner=[f.last_winner] if f.last_winner >= 0 else [],
                worth=f.last_pot,
                note=decided(f, options),
            )
        ],
        hands=[cards_text(f.last_hands[seat]) if seat in shown else None for seat in seats],
        values=[
            hand_text(options, f.last_strengths[seat]) if seat in shown else None for seat in seats
        ],
        counted=[
            cards_text(scoring.counting(options, f.last_hands[seat]) if seat in shown else 0)
            for seat in seats
        ],
        changes=f.last_changes[: options.seats],
        claims=list(members(f.last_claims)),
    )


def decided(f: Facts, options: Facts) -> str:
    """The reason for the result of the last deal."""
    if f.last_kind == state.ALONE:
        return say("primiera-alone")
    shown = sorted(found for found in f.last_strengths[: options.seats] if found >= 0)
    best = hand_text(options, shown[-1])
    if f.last_kind == state.ANNULLED:
        return sentence(say("primiera-annulled-why", best=best, chips=f.last_pot))
    if len(shown) == 1:
        return sentence(say("primiera-only", best=best))
    return sentence(say("primiera-beats", best=best, other=hand_text(options, shown[-2])))
