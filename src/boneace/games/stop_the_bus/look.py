"""What one viewer sees of a state of Stop the Bus, as a table draws it: made from a view only."""

from __future__ import annotations

from typing import Any

from boneace.games import lives_look
from boneace.games.facts import Facts, Record, facts, viewer_of
from boneace.games.once import once
from boneace.games.shown import card_text
from boneace.games.stop_the_bus import state
from boneace.games.stop_the_bus.speech import making, shown_worths, worth_text
from boneace.games.stop_the_bus.words import labels, standing, why_not
from boneace.games.swap_words import two_refused
from boneace.languages import say

PHASES = ("dealing", "turn", "saying", "over")


def present(o: Record, v: Record) -> dict[str, Any]:
    """A view as JSON. `v` is a view: the viewer is in it."""
    f, options = facts(v), facts(o)
    viewer = viewer_of(f)
    return {
        "deal": f.deal,
        "dealer": f.dealer,
        "turn": _turn(f),
        "phase": PHASES[f.phase],
        "you": viewer,
        "seats": [_seat(f, options, seat, viewer) for seat in range(options.seats)],
        "stock": f.stock_left,
        "widow": [card_text(card) for card in f.widow],
        "stopper": None if f.stopper < 0 else f.stopper,
        "standing": standing(o, v),
        "last": _last(f, options),
    }


def _turn(f: Facts) -> int | str | None:
    if f.phase == state.DONE:
        return None
    return "chance" if f.phase == state.DEALING else int(f.turn)


def _seat(f: Facts, options: Facts, seat: int, viewer: int | None) -> dict[str, Any]:
    total, best = None, 0
    if seat == viewer and f.own_total >= 0:
        total = worth_text(options)(f.own_total)
        best = making(options, f.hands[seat], f.own_total)
    shown = lives_look.seat_shown(f, seat, total, best)
    return shown | {"stopped": seat == f.stopper}


@once
def _last(f: Facts, options: Facts) -> dict[str, Any] | None:
    """How the last deal ended, as everybody saw it."""
    deal = f.deal if f.phase == state.DONE else f.deal - 1
    if not deal:
        return None
    shown = shown_worths(f)
    last = lives_look.last_shown(
        f,
        options,
        deal,
        "showdown",
        worth_text(options, shown),
        lambda hand, worth: making(options, hand, worth, shown),
    )
    return last | {"stopper": f.last_stopper}


def menu(o: Record, v: Record, turn: int, legal: int) -> dict[str, Any]:
    """What the viewer may do now, and the usual actions that are closed, with why."""
    f, options, usual = facts(v), facts(o), [state.SWAP_ALL, state.STOP]
    found = lives_look.menu_shown(
        f, turn, legal, labels(o, v), usual, "stop-the-bus", lambda move: why_not(o, v, move)
    )
    if found["legal"] and f.phase == state.TURN:
        two = two_refused(f.hands[f.turn], f.widow, "T31-69")
        if options.exchange != state.ONE_OR_THREE:
            two["reason"] = say("stop-the-bus-never-two")
        found["closed"].append(two)
    return found
