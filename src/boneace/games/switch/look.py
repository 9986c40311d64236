"""What one viewer sees of a state of Switch, as a table draws it: made from a view only."""

from __future__ import annotations

from typing import Any

from boneace.cards import members
from boneace.games import lives_look
from boneace.games.facts import Facts, viewer_of
from boneace.games.once import once
from boneace.games.shown import card_text, half_points
from boneace.games.swap_words import two_refused
from boneace.games.switch import state
from boneace.games.switch.state import DOWN, KNOCK, PASS, STAND, SWAP_DOWN, SWAP_UP, UNSEEN
from boneace.games.switch.words import labels, why_not
from boneace.games.thirty_one.scoring import counting

PHASES = ("dealing", "keeping", "turn", "restarting", "over")
ENDINGS = ("", "showdown", "blitz", "restart")


def present(options: Facts, f: Facts) -> dict[str, Any]:
    """A view as JSON. `f` is read from a view, which says who the viewer is."""
    viewer = viewer_of(f)
    table = [card_text(card) for card in f.widow]
    two_hands = f.phase == state.KEEPING or (f.phase == state.DEALING and f.to_table == 2)
    return {
        "deal": f.deal,
        "dealer": f.dealer,
        "turn": _turn(f),
        "phase": PHASES[f.phase],
        "you": viewer,
        "seats": [_seat(f, seat, viewer) for seat in range(options.seats)],
        "stock": f.stock_left,
        "second": table[:DOWN] if two_hands else None,
        "second_total": half_points(f.second_total) if f.second_total >= 0 else None,
        "up": None if two_hands else table[:DOWN],
        "down": table[DOWN:],
        "knocker": None if f.knocker < 0 else f.knocker,
    }


def _turn(f: Facts) -> int | str | None:
    if f.phase == state.DONE:
        return None
    return "chance" if f.phase == state.DEALING else int(f.turn)


def _seat(f: Facts, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer and f.own_total >= 0
    total, best = (half_points(f.own_total), f.own_best) if own else (None, 0)
    return lives_look.seat_shown(f, seat, total, best) | {"knocked": seat == f.knocker}


def last_deal(f: Facts, options: Facts) -> dict[str, Any] | None:
    """How the last deal ended, or has ended unless restarted, as everybody saw it."""
    ended = f.phase in (state.RESTARTING, state.DONE)
    return _last_deal(f, options, f.deal if ended else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> dict[str, Any] | None:
    if not f.last_kind:
        return None
    last = lives_look.last_shown(
        f,
        options,
        deal,
        ENDINGS[f.last_kind],
        half_points,
        lambda hand, _: counting(options, hand),
    )
    return last | {
        "knocker": None if f.last_knocker < 0 else f.last_knocker,
        "blitzers": list(members(f.last_blitzers)),
        "restarter": None if f.last_restarter < 0 else f.last_restarter,
    }


def menu(options: Facts, f: Facts, legal: int) -> dict[str, Any]:
    """What the viewer, who is to move, may do; the usual actions that are closed, with reasons."""
    found = lives_look.menu_shown(
        legal,
        labels(options, f),
        _usual(f, options) if f.phase == state.TURN else [],
        "switch",
        lambda move: why_not(options, f, move),
    )
    if f.phase == state.TURN:
        found["closed"].append(two_refused(f.hands[f.turn], f.widow[:DOWN], "T31-57"))
    return found


def _usual(f: Facts, options: Facts) -> list[int]:
    """What has a button at this table, open or not."""
    fourth = [PASS] if options.fourth_action != UNSEEN else []
    return [SWAP_UP, SWAP_DOWN, *fourth, STAND if f.knocker >= 0 else KNOCK]
