"""What a table draws for one viewer of Stop the Bus, made only from that viewer's view."""

from __future__ import annotations

from msgspec.structs import replace

from boneace.games.facts import Facts, viewer_of
from boneace.games.lives import actions
from boneace.games.lives import look as lives_look
from boneace.games.lives.sent import ExchangeLast, ExchangeSeat
from boneace.games.once import once
from boneace.games.sent import Menu, Turn, coded
from boneace.games.shown import card_text
from boneace.games.stop_the_bus import state
from boneace.games.stop_the_bus.sent import StopTheBusPhase, StopTheBusView
from boneace.games.stop_the_bus.speech import making, shown_worths, worth_text
from boneace.games.stop_the_bus.words import labels, why_not
from boneace.games.swaps.words import two_refused
from boneace.languages import say

PHASES = coded(StopTheBusPhase)


def present(options: Facts, f: Facts) -> StopTheBusView:
    """A view. `f` is read from a view, which says who the viewer is."""
    viewer = viewer_of(f)
    return StopTheBusView(
        deal=f.deal,
        dealer=f.dealer,
        turn=_turn(f),
        phase=PHASES[f.phase],
        you=viewer,
        seats=[_seat(f, options, seat, viewer) for seat in range(options.seats)],
        stock=f.stock_left,
        widow=[card_text(card) for card in f.widow],
        knocker=None if f.stopper < 0 else f.stopper,
        actions=actions.told(*_moves(options)),
        buttons=_buttons(options),
        order="rank",
        worded=True,
    )


def _moves(options: Facts) -> list[str]:
    """The actions that have a key, in the order of the buttons."""
    return ["swap", "swap all", "stop", *["continue"] * (options.stop_when == state.AFTER_EXCHANGE)]


def _buttons(options: Facts) -> list[list[str]]:
    """The row of buttons. An action that the table never allows has no button; its key gives the
    reason."""
    whole = options.exchange == state.ONE_OR_THREE
    return [[move] for move in _moves(options) if whole or move != "swap all"]


def _turn(f: Facts) -> Turn:
    if f.phase == state.DONE:
        return None
    return "chance" if f.phase == state.DEALING else int(f.turn)


def _seat(f: Facts, options: Facts, seat: int, viewer: int | None) -> ExchangeSeat:
    total, best = None, 0
    if seat == viewer and f.own_total >= 0:
        total = worth_text(options)(f.own_total)
        best = making(options, f.hands[seat], f.own_total)
    shown = lives_look.seat_shown(f, seat, total, best)
    shown.stopped = seat == f.stopper
    return shown


def last_deal(f: Facts, options: Facts) -> ExchangeLast | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> ExchangeLast | None:
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
    last.stopper = f.last_stopper
    return last


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual actions that are closed, with reasons."""
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
            two = replace(two, reason=say("stop-the-bus-never-two"))
        found.closed.append(two)
    return found
