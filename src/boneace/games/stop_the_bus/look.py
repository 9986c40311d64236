"""What one viewer sees of a state of Stop the Bus, as a table draws it: made from a view only."""

from __future__ import annotations

from typing import Any

from boneace.games import lives_look
from boneace.games.facts import Facts, viewer_of
from boneace.games.once import once
from boneace.games.shown import card_text
from boneace.games.stop_the_bus import state
from boneace.games.stop_the_bus.speech import making, shown_worths, worth_text
from boneace.games.stop_the_bus.words import labels, why_not
from boneace.games.swap_words import two_refused
from boneace.languages import say

PHASES = ("dealing", "turn", "saying", "over")


def present(options: Facts, f: Facts) -> dict[str, Any]:
    """A view as JSON. `f` is read from a view, which says who the viewer is."""
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


def last_deal(f: Facts, options: Facts) -> dict[str, Any] | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> dict[str, Any] | None:
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


def menu(options: Facts, f: Facts, legal: int) -> dict[str, Any]:
    """What the viewer, who is to move, may do; the usual actions that are closed, with reasons."""
    usual = [state.SWAP_ALL, state.STOP]
    found = lives_look.menu_shown(
        legal,
        labels(options, f),
        usual,
        "stop-the-bus",
        lambda move: why_not(options, f, move),
    )
    if f.phase == state.TURN:
        two = two_refused(f.hands[f.turn], f.widow, "T31-69")
        if options.exchange != state.ONE_OR_THREE:
            two["reason"] = say("stop-the-bus-never-two")
        found["closed"].append(two)
    return found
