"""What one viewer sees of a state of Vingt-Un, as a table draws it: made from a view only."""

from __future__ import annotations

from typing import Any

from boneace.cards import members
from boneace.games.facts import Facts, facts, plural
from boneace.games.shown import cards_text
from boneace.games.vingt_un import state
from boneace.games.vingt_un.speech import (
    cards_of,
    count,
    deal_of,
    ended_text,
    has,
    last_cards,
    place_of,
)
from boneace.games.vingt_un.state import (
    DIVIDE,
    DOUBLE,
    DRAW,
    KEEP,
    NO_DOUBLE,
    SPLIT,
    STAND,
)
from boneace.games.vingt_un.words import (
    LABELS,
    Record,
    chips_of,
    has_pool,
    standing,
    why_not,
)
from boneace.kernel.contract import OVER, SEEN_BY_NOBODY

PHASES = (
    "dealing", "staking", "doubling", "dealing", "dividing", "dealing", "turn", "drawing",
    "", "", "", "over",
)  # fmt: skip
STAGES = (("stakes", "Stakes"), ("hands", "Hands"), ("dealer", "The dealer"))
KINDS = ("", "showdown", "natural", "unplayed", "dropped")


def present(o: Record, v: Record) -> dict[str, Any]:
    """A view as JSON. `v` is a view: the viewer is in it."""
    f, options = facts(v), facts(o)
    viewer = None if f.seen_by == SEEN_BY_NOBODY else f.seen_by - 1
    return {
        "deal": f.deal,
        "dealer": f.dealer,
        "turn": _turn(f),
        "phase": PHASES[f.phase],
        "you": viewer,
        "unit": "chip",
        "stages": _stages(f),
        "pots": [f.pool] if has_pool(options) else None,
        "asked": None,
        "bragger": None,
        "seats": [_seat(f, seat) for seat in range(options.seats)],
        "stock": f.stock_left,
        "used": f.down,
        "pone": (f.dealer - 1) % options.seats,
        "doubled": bool(f.doubled),
        "tenure": f.tenure,
        "standing": standing(o, v),
        "last": _last(f, options),
    }


def _turn(f: Facts) -> int | str | None:
    if f.phase == state.DONE:
        return None
    decides = (state.STAKING, state.DOUBLING, state.DIVIDING, state.TURN)
    return int(f.turn) if f.phase in decides else "chance"


def _stages(f: Facts) -> list[dict[str, Any]]:
    """The stages of a deal: stakes, the players’ hands, the dealer’s."""
    now = 0 if f.phase < state.SECOND else 2 if f.turn == f.dealer else 1
    if f.phase == state.SECOND:
        now = 1
    over = f.phase == state.DONE
    return [
        {
            "name": name,
            "title": title,
            "state": "past" if over or stage < now else "now" if stage == now else "ahead",
            "worth": None,
            "winner": [],
            "note": "doubled" if stage == 0 and f.doubled else "",
        }
        for stage, (name, title) in enumerate(STAGES)
    ]


def _seat(f: Facts, seat: int) -> dict[str, Any]:
    hands = [_hand(f, seat, at) for at in range(f.hands_of[seat])]
    deals = seat == f.dealer
    now = hands[f.at] if seat == f.turn and 0 <= f.at < len(hands) else hands[0]
    staked = sum(f.stakes[place_of(seat, at)] for at in range(len(hands)))
    return {
        "seat": seat,
        "in": True,
        "dealer": deals,
        "points": None,
        "games": None,
        "chips": f.chips[seat],
        "hand": cards_text(f.hands[seat], f.held[seat]),
        "up": cards_text(f.shown[seat]),
        "hands": hands,
        "total": now["total"],
        "best": [],
        "worth": None,
        "said": None,
        "staked": None if deals else staked,
        "state": _badge(f, seat, hands),
        "changed": f.changes[seat],
        "thrown": None,
    }


def _hand(f: Facts, seat: int, at: int) -> dict[str, Any]:
    """A hand of a seat: its cards, what it plays for, and how it stands."""
    cards, held = cards_of(f, seat, at)
    known = 0 < held == cards.bit_count()
    ended = ended_text(deal_of(f, last=False), seat, at, False, 0)
    playing = seat == f.turn and at == f.at and f.phase in (state.TURN, state.DRAWING)
    return {
        "cards": cards_text(cards, held),
        "stake": f.stakes[place_of(seat, at)] or None,
        "total": str(count(cards)) if known else None,
        "state": ended or ("now" if playing else ""),
        "gone": has(f.gone, seat, at),
    }


def _badge(f: Facts, seat: int, hands: list[dict[str, Any]]) -> str:
    """Where a seat stands, in a word."""
    if f.naturals >> seat & 1:
        return "natural"
    states = {hand["state"] for hand in hands}
    return str(states.pop()) if len(states) == 1 and states != {"now"} else ""


def _last(f: Facts, options: Facts) -> dict[str, Any] | None:
    """How the last deal ended, as everybody saw it."""
    if not f.last_kind:
        return None
    seats = range(options.seats)
    by_seat = [[_last_hand(f, seat, at) for at in range(f.last_hands_of[seat])] for seat in seats]
    return {
        "deal": f.deal if f.phase == state.DONE else f.deal - 1,
        "kind": KINDS[f.last_kind],
        "dealer": f.last_dealer,
        "doubled": bool(f.last_doubled),
        "stages": [],
        "hands": [[card for hand in hands for card in hand["cards"]] for hands in by_seat],
        "values": [
            "; ".join(hand["value"] for hand in hands if hand["value"]) or None for hands in by_seat
        ],
        "played": by_seat,
        "changes": f.last_changes[: options.seats],
        "claims": list(members(f.last_naturals)),
    }


def _last_hand(f: Facts, seat: int, at: int) -> dict[str, Any]:
    cards, held = last_cards(f, seat, at)
    known, counted = held == cards.bit_count(), count(cards)
    value = ended_text(deal_of(f, last=True), seat, at, known, counted)
    if seat == f.last_dealer and known and not value:
        value = "vingt-un" if counted == 21 else str(counted)
        if f.last_kind == state.DEALER_NATURAL:
            value = "natural"
    stake = f.last_stakes[place_of(seat, at)] or None
    return {"cards": cards_text(cards, held), "stake": stake, "value": value}


# --- what the viewer may do -----------------------------------------------------------------------


def menu(o: Record, v: Record, turn: int, legal: int) -> dict[str, Any]:
    """What the viewer may do now, and the usual actions that are closed, with why.

    `turn` and `legal` are those of the seat to move; they are looked at only where that seat is
    the viewer.
    """
    f = facts(v)
    if turn == OVER or f.seen_by == SEEN_BY_NOBODY or turn != f.seen_by - 1:
        return {"legal": [], "closed": []}
    closed = []
    if f.phase == state.TURN:
        closed = [DRAW]
    elif f.phase == state.DIVIDING:
        closed = [SPLIT if f.turn == f.dealer else DIVIDE + facts(o).min_stake - 1]
    return {
        "legal": [_offer(f, move) for move in members(legal)],
        "closed": [_refusal(o, v, f, move) for move in closed if not legal >> move & 1],
    }


def _offer(f: Facts, move: int) -> dict[str, str]:
    label, hint = _label(f, move)
    return {"move": LABELS[move], "label": label, "hint": hint}


def _label(f: Facts, move: int) -> tuple[str, str]:
    chips = chips_of(move)
    if chips is not None and move < DIVIDE:
        return f"Stake {chips}", f"Stake {plural(chips, 'chip')} on your card"
    if chips is not None:
        return f"Divide for {chips}", f"A second hand, with {plural(chips, 'chip')} on it"
    counted = count(cards_of(f, f.turn, f.at)[0])
    return {
        SPLIT: ("Divide", "Play two hands against every player"),
        KEEP: ("Keep", "Play the two cards as one hand"),
        DOUBLE: ("Double", "Every player doubles his stake"),
        NO_DOUBLE: ("Do not double", "The stakes stay as they are"),
        DRAW: ("Draw", "A card from the pack, face up"),
        STAND: ("Stand", f"Stay on {counted}"),
    }[move]


def _refusal(o: Record, v: Record, f: Facts, move: int) -> dict[str, str | None]:
    reason, clause = why_not(o, v, move)
    return {"move": LABELS[move], "label": _label(f, move)[0], "reason": reason, "clause": clause}
