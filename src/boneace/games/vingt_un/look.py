"""What one viewer sees of a state of Vingt-Un, as a table draws it: made from a view only."""

from __future__ import annotations

from typing import Any

from boneace.cards import members
from boneace.errors import IllegalMove
from boneace.games.facts import Facts, viewer_of
from boneace.games.once import once
from boneace.games.shown import cards_text
from boneace.games.vingt_un import state
from boneace.games.vingt_un.accounts import Account, besides, changed, of_hands
from boneace.games.vingt_un.speech import (
    ENDED,
    KINDS,
    cards_of,
    count,
    count_text,
    deal_of,
    ended_text,
    has,
    last_cards,
    place_of,
)
from boneace.games.vingt_un.state import DIVIDE, DOUBLE, DRAW, KEEP, NO_DOUBLE, SPLIT, STAND
from boneace.games.vingt_un.words import (
    LABELS,
    NUMBERS,
    chips_of,
    has_pool,
    parse,
    why_not,
)
from boneace.languages import say

PHASES = (
    "dealing", "staking", "doubling", "dealing", "dividing", "dealing", "turn", "drawing",
    "", "", "", "over",
)  # fmt: skip
_PLAYED = (state.DIVIDING, state.COMPLETING, state.TURN, state.DRAWING)
_DECIDES = (state.STAKING, state.DOUBLING, state.DIVIDING, state.TURN)


def present(options: Facts, f: Facts) -> dict[str, Any]:
    """A view as JSON. `f` is read from a view, which says who the viewer is."""
    return {
        "deal": f.deal,
        "dealer": f.dealer,
        "pone": (f.dealer - 1) % options.seats,
        "turn": _turn(f),
        "phase": PHASES[f.phase],
        "you": viewer_of(f),
        "limits": [options.min_stake, options.max_stake],
        "doubled": bool(f.doubled),
        "tenure": f.tenure,
        "pool": f.pool if has_pool(options) else None,
        "seats": [_seat(f, seat) for seat in range(options.seats)],
        "stock": f.stock_left,
        "used": f.down,
    }


def _turn(f: Facts) -> int | str | None:
    if f.phase == state.DONE:
        return None
    return int(f.turn) if f.phase in _DECIDES else "chance"


def _seat(f: Facts, seat: int) -> dict[str, Any]:
    hands = [_hand(f, seat, at) for at in range(f.hands_of[seat])]
    now = next((hand for hand in hands if hand["state"] == "now"), hands[0])
    return {
        "seat": seat,
        "in": True,
        "dealer": seat == f.dealer,
        "chips": f.chips[seat],
        "changed": f.changes[seat],
        "hand": cards_text(f.hands[seat], f.held[seat]),
        "up": cards_text(f.shown[seat]),
        "hands": hands,
        "total": now["total"],
        "state": _badge(f, seat, hands),
    }


def _hand(f: Facts, seat: int, at: int) -> dict[str, Any]:
    """A hand of a seat: its cards, what it plays for, what it counts, and how it stands."""
    cards, held = cards_of(f, seat, at)
    known = 0 < held == cards.bit_count()
    ended = ended_text(deal_of(f, last=False), seat, at, False, 0)
    if ended == "stands" and known and count(cards) == 21:
        ended = "vingt-un"
    total = (str(count(cards)) if ended else count_text(cards)) if known else None
    playing = seat == f.turn and at == f.at and f.phase in _PLAYED
    return {
        "cards": cards_text(cards, held),
        "stake": f.stakes[place_of(seat, at)] or None,
        "total": total,
        "state": ended or ("now" if playing else ""),
        "gone": has(f.gone, seat, at),
    }


def _badge(f: Facts, seat: int, hands: list[dict[str, Any]]) -> str:
    """Where a seat stands, in a word: what is true of all its hands."""
    if f.naturals >> seat & 1:
        return "natural"
    states = {hand["state"] for hand in hands}
    return str(states.pop()) if len(states) == 1 and states != {"now"} else ""


# --- the last deal --------------------------------------------------------------------------------


def last_deal(f: Facts, options: Facts) -> dict[str, Any] | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> dict[str, Any] | None:
    if not f.last_kind:
        return None
    seats = range(options.seats)
    return {
        "deal": deal,
        "kind": KINDS[f.last_kind],
        "dealer": f.last_dealer,
        "doubled": bool(f.last_doubled),
        "played": [_last_hands(f, options, seat) for seat in seats],
        "besides": [
            [one._asdict() | {"seats": list(one.seats)} for one in besides(options, f, seat)]
            for seat in seats
        ],
        "ante": options.pool_ante,
        "changes": [changed(options, f, seat) for seat in seats],
        "naturals": list(members(f.last_naturals)),
    }


def _last_hands(f: Facts, options: Facts, seat: int) -> list[dict[str, Any]]:
    """The hands of a seat; those of the players with what they brought, and why."""
    accounts: list[Account | None] = [*of_hands(options, f, seat)]
    accounts = accounts or [None] * f.last_hands_of[seat]
    return [_last_hand(f, seat, at, account) for at, account in enumerate(accounts)]


def _last_hand(f: Facts, seat: int, at: int, account: Account | None) -> dict[str, Any]:
    cards, held = last_cards(f, seat, at)
    known, counted = held == cards.bit_count(), count(cards)
    value = ended_text(deal_of(f, last=True), seat, at, known, counted)
    if seat == f.last_dealer and known and not value:
        value = "vingt-un" if counted == 21 else str(counted)
        if f.last_kind == state.DEALER_NATURAL:
            value = "natural"
    return {
        "cards": cards_text(cards, held),
        "stake": f.last_stakes[place_of(seat, at)] or None,
        "value": say("vingt-un-ended", how=value) if value in ENDED else value,
        "by": account.by if account else None,
        "why": account.why if account else "",
    }


# --- what the viewer may do -----------------------------------------------------------------------

#: Moves that a person may want to make; the menu says why they are closed.
_CLOSED = {
    state.STAKING: (DRAW, DOUBLE),
    state.DOUBLING: (DRAW,),
    state.DIVIDING: (DRAW, STAND),
    state.TURN: (DRAW, DOUBLE),
}
_STAKES = {state.STAKING: ("stake",), state.DIVIDING: ("divide",), state.TURN: ("divide",)}


def menu(options: Facts, f: Facts, legal: int) -> dict[str, Any]:
    """What the viewer, who is to move, may do; the usual actions that are closed, with reasons."""
    closed = _CLOSED.get(f.phase, ())
    stakes = [text for verb in _STAKES.get(f.phase, ()) for text in _beyond(options, verb)]
    if f.turn == f.dealer:
        stakes = ["divide"] if f.phase != state.DOUBLING else []
    return {
        "legal": [_offer(f, move) for move in members(legal)],
        "closed": [_refusal(options, f, LABELS[move]) for move in closed if not legal >> move & 1]
        + [_refusal(options, f, text) for text in stakes if not _open(legal, text)],
    }


def _beyond(options: Facts, verb: str) -> list[str]:
    """The stakes just outside the limits; the least one too, where a pair cannot be divided."""
    around = (options.max_stake + 1, options.min_stake - 1, options.min_stake)
    return [f"{verb} {chips}" for chips in around if chips]


def _open(legal: int, text: str) -> bool:
    return text in NUMBERS and bool(legal >> NUMBERS[text] & 1)


def _offer(f: Facts, move: int) -> dict[str, str]:
    label, hint = _label(f, move)
    return {"move": LABELS[move], "label": label, "hint": hint}


#: What messages call the moves that name no stake.
_NAMES = {
    SPLIT: "split", KEEP: "keep", DOUBLE: "double", NO_DOUBLE: "no-double", DRAW: "draw",
    STAND: "stand",
}  # fmt: skip


def _label(f: Facts, move: int) -> tuple[str, str]:
    chips = chips_of(move)
    if chips is not None and move < DIVIDE:
        label = say("vingt-un-label", move="stake", chips=chips)
        return label, say("vingt-un-hint-stake", chips=chips)
    if chips is not None:
        label = say("vingt-un-label-divide-for", chips=chips)
        return label, say("vingt-un-hint-divide", chips=chips)
    name = _NAMES[move]
    label = say("vingt-un-label", move=name, chips=0)
    if move == STAND:
        return label, say("vingt-un-hint-stand", total=count(cards_of(f, f.turn, f.at)[0]))
    return label, say(f"vingt-un-hint-{name}")


def _refusal(options: Facts, f: Facts, text: str) -> dict[str, str | None]:
    try:
        reason, clause = why_not(options, f, parse(options, f, text))
    except IllegalMove as error:  # a stake that is more than any table may allow
        reason, clause = error.reason, error.clause
    verb, _, chips = text.partition(" ")
    name = verb if chips or text not in NUMBERS else _NAMES[NUMBERS[text]]
    label = say("vingt-un-label", move=name, chips=int(chips or 0))
    return {"move": text, "label": label, "reason": reason, "clause": clause}
