"""What a table draws for one viewer of Schwimmen, made only from that viewer's view.

The plain view has the rest from `boneace.games.defaults`.
"""

from __future__ import annotations

from boneace.games.defaults.sent import Pile, PlainLast
from boneace.games.facts import Facts, viewer_of
from boneace.games.lives import look as lives_look
from boneace.games.once import once
from boneace.games.schwimmen import narration, state
from boneace.games.schwimmen.scoring import counting
from boneace.games.schwimmen.speech import left, points
from boneace.games.schwimmen.state import KNOCK, PASS, RENEW, SWAP_ALL
from boneace.games.schwimmen.words import labels, why_not
from boneace.games.sent import Menu
from boneace.games.shown import card_text, cards_text
from boneace.games.swaps.words import two_refused
from boneace.languages import say


def is_in(options: Facts, f: Facts, seat: int) -> bool:
    """Whether a seat still plays."""
    return bool(f.alive >> seat & 1)


def total(options: Facts, f: Facts, seat: int) -> str | None:
    """The count of the viewer's own hand."""
    return points(f.own_total) if seat == viewer_of(f) and f.own_total >= 0 else None


def seat_facts(options: Facts, f: Facts, seat: int) -> list[str]:
    """The lives of a seat, and whether it has knocked in the current deal."""
    lives = left(f, seat)
    knocks = seat == f.knocker and f.phase != state.DONE
    knocked = [say("schwimmen-has-knocked")] if knocks else []
    return [*([lives] if lives else []), *knocked]


def facts(options: Facts, f: Facts) -> list[str]:
    """No facts about the table: the lives are shown for each seat."""
    return []


def table(options: Facts, f: Facts) -> list[Pile]:
    """The three cards of the middle: the second hand, until they lie face up."""
    hidden = f.phase in (state.DEALING, state.KEEPING)
    title = say("schwimmen-second-hand") if hidden else say("schwimmen-middle")
    return [Pile(title, [card_text(card) for card in f.widow])]


def last_deal(f: Facts, options: Facts) -> PlainLast | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> PlainLast | None:
    if not f.last_kind:
        return None
    hands, totals = f.last_hands[: options.seats], f.last_totals[: options.seats]
    return PlainLast(
        deal=deal,
        hands=[cards_text(hand) or None for hand in hands],
        totals=[points(total) if total >= 0 else None for total in totals],
        counted=[cards_text(counting(hand)) for hand in hands],
        changes=f.last_changes[: options.seats],
        lines=narration.how_it_ended(f),
    )


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual actions that are closed, with reasons."""
    on_turn = f.phase == state.TURN
    found = lives_look.menu_shown(
        legal,
        labels(options, f),
        _usual(options) if on_turn else [],
        "schwimmen",
        lambda move: why_not(options, f, move),
    )
    if on_turn:
        found.closed.append(two_refused(f.hands[f.turn], f.widow, "SCH-10"))
    return found


def _usual(options: Facts) -> list[int]:
    """The actions with a button at this table, open or not."""
    renewing = [RENEW] if options.seven_eight_nine == state.ON_REQUEST else []
    return [SWAP_ALL, PASS, KNOCK, *renewing]
