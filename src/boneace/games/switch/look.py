"""What a table draws for one viewer of Switch, made only from that viewer's view."""

from __future__ import annotations

from boneace.cards import members
from boneace.games.facts import Facts, viewer_of
from boneace.games.lives import actions
from boneace.games.lives import look as lives_look
from boneace.games.lives.scoring import counting
from boneace.games.lives.sent import Ending, ExchangeLast, ExchangeSeat
from boneace.games.once import once
from boneace.games.sent import Menu, Turn, coded
from boneace.games.shown import card_text, half_points
from boneace.games.swaps.words import two_refused
from boneace.games.switch import state
from boneace.games.switch import state as st
from boneace.games.switch.sent import SwitchPhase, SwitchView
from boneace.games.switch.words import labels, why_not

PHASES = coded(SwitchPhase)
#: The actions that exist under some options; otherwise the view gives the reason.
_MOVES = (
    *("swap", "swap up", "swap down", "pass", "knock", "stand"),
    *("keep first", "keep second", "restart", "decline"),
)
ENDINGS: tuple[Ending, ...] = ("showdown", "blitz", "restart")


def present(options: Facts, f: Facts) -> SwitchView:
    """A view. `f` is read from a view, which says who the viewer is."""
    viewer = viewer_of(f)
    table = [card_text(card) for card in f.widow]
    two_hands = f.phase == state.KEEPING or (f.phase == state.DEALING and f.to_table == 2)
    return SwitchView(
        deal=f.deal,
        dealer=f.dealer,
        turn=_turn(f),
        phase=PHASES[f.phase],
        you=viewer,
        seats=[_seat(f, seat, viewer) for seat in range(options.seats)],
        stock=f.stock_left,
        second=table[: st.DOWN] if two_hands else None,
        second_total=half_points(f.second_total) if f.second_total >= 0 else None,
        up=None if two_hands else table[: st.DOWN],
        down=table[st.DOWN :],
        knocker=None if f.knocker < 0 else f.knocker,
        actions=actions.told(*_MOVES),
        buttons=_buttons(f, options, viewer),
    )


def _buttons(f: Facts, options: Facts, viewer: int | None) -> list[list[str]]:
    """The row of buttons: that of a turn, unless the viewer is asked something else."""
    asked = f.phase if f.turn == viewer else None
    if asked == state.KEEPING:
        return [["keep first"], ["keep second"]]
    if asked == state.RESTARTING:
        return [["decline"], ["restart"]]
    found = ["swap", "swap up"]
    found += ["swap down"] * (options.fourth_action != st.PASSING)
    found += ["pass"] * (options.fourth_action != st.UNSEEN)
    return [*([move] for move in found), ["knock", "stand"]]


def _turn(f: Facts) -> Turn:
    if f.phase == state.DONE:
        return None
    return "chance" if f.phase == state.DEALING else int(f.turn)


def _seat(f: Facts, seat: int, viewer: int | None) -> ExchangeSeat:
    own = seat == viewer and f.own_total >= 0
    total, best = (half_points(f.own_total), f.own_best) if own else (None, 0)
    shown = lives_look.seat_shown(f, seat, total, best)
    shown.knocked = seat == f.knocker
    return shown


def last_deal(f: Facts, options: Facts) -> ExchangeLast | None:
    """How the last deal ended, or has ended unless restarted, as everybody saw it."""
    ended = f.phase in (state.RESTARTING, state.DONE)
    return _last_deal(f, options, f.deal if ended else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> ExchangeLast | None:
    if not f.last_kind:
        return None
    last = lives_look.last_shown(
        f,
        options,
        deal,
        ENDINGS[f.last_kind - 1],
        half_points,
        lambda hand, _: counting(options, hand),
    )
    last.knocker = None if f.last_knocker < 0 else f.last_knocker
    last.blitzers = list(members(f.last_blitzers))
    last.restarter = None if f.last_restarter < 0 else f.last_restarter
    return last


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual actions that are closed, with reasons."""
    found = lives_look.menu_shown(
        legal,
        labels(options, f),
        _usual(f, options) if f.phase == state.TURN else [],
        "switch",
        lambda move: why_not(options, f, move),
    )
    if f.phase == state.TURN:
        found.closed.append(two_refused(f.hands[f.turn], f.widow[: st.DOWN], "T31-57"))
    return found


def _usual(f: Facts, options: Facts) -> list[int]:
    """The actions with a button at this table, open or not."""
    fourth = [st.PASS] if options.fourth_action != st.UNSEEN else []
    return [st.SWAP_UP, st.SWAP_DOWN, *fourth, st.STAND if f.knocker >= 0 else st.KNOCK]
