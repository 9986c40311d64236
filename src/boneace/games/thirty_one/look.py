"""What a table draws for one viewer of Thirty-one, made only from that viewer's view."""

from __future__ import annotations

from functools import lru_cache

from msgspec import UNSET, UnsetType

from boneace.cards import members
from boneace.games.facts import Facts, viewer_of
from boneace.games.lives import actions
from boneace.games.lives.scoring import counting, total
from boneace.games.lives.sent import Ending, ExchangeLast, ExchangeSeat
from boneace.games.once import once
from boneace.games.sent import ClosedMove, LegalMove, Menu, Turn, coded
from boneace.games.shown import card_text, cards_text, half_points
from boneace.games.thirty_one import state
from boneace.games.thirty_one.sent import ThirtyOnePhase, ThirtyOneView
from boneace.games.thirty_one.words import PACK, labels, why_not
from boneace.languages import say

PHASES = coded(ThirtyOnePhase)
_CARDS = tuple(int(pack).bit_count() for pack in state.PACKS)
_MOVES = ("draw", "take", "knock", "stand")
_BUTTONS = [["draw"], ["take"], ["knock", "stand"]]
_WITH_WIDOW = [*_BUTTONS, ["exchange"]]
ENDINGS: tuple[Ending, ...] = ("showdown", "blitz", "drawn")


def present(options: Facts, f: Facts) -> ThirtyOneView:
    """A view. `f` is read from a view, which says who the viewer is."""
    viewer = viewer_of(f)
    return ThirtyOneView(
        deal=f.deal,
        dealer=f.dealer,
        turn=_turn(f),
        phase=PHASES[f.phase],
        you=viewer,
        seats=_seats(f, options, viewer),
        stock=f.stock_left,
        upcard=card_text(f.upcard),
        pile=_pile(f, options),
        widow=[card_text(card) for card in f.widow] if options.widow else None,
        table=f.table if options.keeps == state.POT else None,
        knocker=None if f.knocker < 0 else f.knocker,
        actions=actions.told(*_MOVES, *["exchange"] * bool(options.widow)),
        buttons=_WITH_WIDOW if options.widow else _BUTTONS,
    )


def _turn(f: Facts) -> Turn:
    if f.phase == state.DONE:
        return None
    return "chance" if f.phase in (state.DEALING, state.DRAWING) else int(f.turn)


def _pile(f: Facts, options: Facts) -> int:
    """The number of cards in the discard pile."""
    widow = 3 - f.widow.count(-1) if options.widow else 0
    return int(_CARDS[options.pack] - f.stock_left - sum(f.held) - widow)


def _seats(f: Facts, options: Facts, viewer: int | None) -> list[ExchangeSeat]:
    keeps, alive, hands, held, knocker = options.keeps, f.alive, f.hands, f.held, f.knocker
    lives = f.lives if keeps == state.LIVES else None
    points = f.points if keeps == state.POINTS else None
    chips = f.chips if keeps == state.POT else None
    dealer, own = f.dealer, viewer if f.own_total >= 0 else None
    return [
        _seat(
            seat,
            alive >> seat & 1 == 1,
            lives[seat] if lives and alive >> seat & 1 else None,
            points[seat] if points else None,
            chips[seat] if chips else None,
            hands[seat],
            held[seat],
            f.own_total if seat == own else None,
            f.own_best if seat == own else 0,
            seat == knocker,
            seat == dealer,
        )
        for seat in range(options.seats)
    ]


@lru_cache(maxsize=4096)
def _seat(
    seat: int,
    is_in: bool,
    lives: int | None,
    points: int | None,
    chips: int | None,
    hand: int,
    held: int,
    total: int | None,
    best: int,
    knocked: bool,
    dealer: bool,
) -> ExchangeSeat:
    """A seat; viewers who see the same of it share the result."""
    return ExchangeSeat(
        seat=seat,
        is_in=is_in,
        lives=lives,
        points=points,
        chips=chips,
        hand=cards_text(hand, held),
        total=None if total is None else half_points(total),
        best=cards_text(best, 0),
        knocked=knocked,
        dealer=dealer,
    )


def last_deal(f: Facts, options: Facts) -> ExchangeLast | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> ExchangeLast | None:
    if not f.last_kind:
        return None
    hands, totals = f.last_hands[: options.seats], f.last_totals[: options.seats]
    return ExchangeLast(
        deal=deal,
        kind=ENDINGS[f.last_kind - 1],
        hands=[cards_text(hand, 0) or None for hand in hands],
        totals=[half_points(total) if total >= 0 else None for total in totals],
        counted=[cards_text(counting(options, hand) if hand else 0) for hand in hands],
        changes=f.last_changes[: options.seats],
        knocker=None if f.last_knocker < 0 else f.last_knocker,
        blitzers=list(members(f.last_blitzers)),
        out=list(members(f.last_out)),
    )


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual actions that are closed, with reasons."""
    names = labels(options, f)
    usual = [state.DRAW, state.TAKE, state.STAND if f.knocker >= 0 else state.KNOCK]
    if f.phase == state.DISCARDING:
        usual += list(members(f.hands[f.turn]))
    closed = [move for move in usual if not legal >> move & 1]
    left = _left(f, options, legal)
    return Menu(
        legal=[_offer(names[move], left.get(move, UNSET)) for move in members(legal)],
        closed=[_refusal(options, f, names[move], move) for move in closed],
    )


def _left(f: Facts, options: Facts, legal: int) -> dict[int, str]:
    """The count of the hand without each discard, by the card's number."""
    if f.phase != state.DISCARDING:
        return {}
    hand = f.hands[f.turn]
    return {card: half_points(int(total(options, hand & ~(1 << card)))) for card in members(legal)}


@once
def _offer(text: str, left: str | UnsetType = UNSET) -> LegalMove:
    verb, _, rest = text.partition(" ")
    if verb == "exchange":
        given, _, slots = rest.partition(" for ")
        label, hint = say("thirty-one-exchange", given=given, slots=slots), ""
    elif verb == "discard":
        label, card = say("thirty-one-discard", card=rest), PACK.words(PACK.number(rest))
        hint = say("thirty-one-discard.hint", card=card, left=left or "")
    else:
        label, hint = say(f"thirty-one-move-{verb}"), say(f"thirty-one-move-{verb}.hint")
    return LegalMove(text, label, hint, left)


@once
def _refusal(options: Facts, f: Facts, text: str, move: int) -> ClosedMove:
    reason, clause = why_not(options, f, move)
    return ClosedMove(move=text, label=_offer(text).label, reason=reason, clause=clause)
