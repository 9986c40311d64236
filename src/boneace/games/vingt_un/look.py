"""What a table draws for one viewer of Vingt-Un, made only from that viewer's view."""

from __future__ import annotations

from boneace.cards import members
from boneace.errors import IllegalMove
from boneace.games.facts import Facts, viewer_of
from boneace.games.once import once
from boneace.games.sent import ClosedMove, LegalMove, Menu, Turn, coded
from boneace.games.shown import cards_text
from boneace.games.vingt_un import state
from boneace.games.vingt_un import state as st
from boneace.games.vingt_un.accounts import besides, changed, of_hands
from boneace.games.vingt_un.sent import (
    Account,
    BankHand,
    BankLast,
    BankSeat,
    BankView,
    HandState,
    PastHand,
    VingtUnPhase,
)
from boneace.games.vingt_un.speech import (
    ENDED,
    KINDS,
    cards_of,
    count,
    count_text,
    deal_of,
    ended_text,
    has,
    how_ended,
    last_cards,
    place_of,
)
from boneace.games.vingt_un.words import (
    LABELS,
    NUMBERS,
    chips_of,
    has_pool,
    parse,
    why_not,
)
from boneace.languages import say

PHASES = coded(VingtUnPhase)
_PLAYED = (state.DIVIDING, state.COMPLETING, state.TURN, state.DRAWING)
_DECIDES = (state.STAKING, state.DOUBLING, state.DIVIDING, state.TURN)


def present(options: Facts, f: Facts) -> BankView:
    """A view. `f` is read from a view, which says who the viewer is."""
    deal = deal_of(f, last=False)
    return BankView(
        deal=f.deal,
        dealer=f.dealer,
        pone=(f.dealer - 1) % options.seats,
        turn=_turn(f),
        phase=PHASES[f.phase],
        you=viewer_of(f),
        limits=(options.min_stake, options.max_stake),
        doubled=bool(f.doubled),
        tenure=f.tenure,
        pool=f.pool if has_pool(options) else None,
        seats=[_seat(f, deal, seat) for seat in range(options.seats)],
        stock=f.stock_left,
        used=f.down,
    )


def _turn(f: Facts) -> Turn:
    if f.phase == state.DONE:
        return None
    return int(f.turn) if f.phase in _DECIDES else "chance"


def _seat(f: Facts, deal: Facts, seat: int) -> BankSeat:
    hands = [_hand(f, deal, seat, at) for at in range(f.hands_of[seat])]
    now = next((hand for hand in hands if hand.state == "now"), hands[0])
    return BankSeat(
        seat=seat,
        is_in=True,
        dealer=seat == f.dealer,
        chips=f.chips[seat],
        changed=f.changes[seat],
        hand=cards_text(f.hands[seat], f.held[seat]),
        up=cards_text(f.shown[seat]),
        hands=hands,
        total=now.total,
        state=_badge(f, seat, hands),
    )


def _hand(f: Facts, deal: Facts, seat: int, at: int) -> BankHand:
    """A hand of a seat: its cards, its stake, its count, and its state."""
    cards, held = cards_of(f, seat, at)
    known = 0 < held == cards.bit_count()
    ended = how_ended(deal, seat, at)
    if ended == "stands" and known and count(cards) == 21:
        ended = "vingt-un"
    total = (str(count(cards)) if ended else count_text(cards)) if known else None
    playing = seat == f.turn and at == f.at and f.phase in _PLAYED
    return BankHand(
        cards=cards_text(cards, held),
        stake=f.stakes[place_of(seat, at)] or None,
        total=total,
        state=ended or ("now" if playing else ""),
        gone=has(f.gone, seat, at),
    )


def _badge(f: Facts, seat: int, hands: list[BankHand]) -> HandState:
    """The state of a seat, in a word: that of all its hands."""
    if f.naturals >> seat & 1:
        return "natural"
    states = {hand.state for hand in hands}
    return states.pop() if len(states) == 1 and states != {"now"} else ""


# --- the last deal --------------------------------------------------------------------------------


def last_deal(f: Facts, options: Facts) -> BankLast | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> BankLast | None:
    if not f.last_kind:
        return None
    seats = range(options.seats)
    return BankLast(
        deal=deal,
        kind=KINDS[f.last_kind - 1],
        dealer=f.last_dealer,
        doubled=bool(f.last_doubled),
        played=[_last_hands(f, options, seat) for seat in seats],
        besides=[besides(options, f, seat) for seat in seats],
        ante=options.pool_ante,
        changes=[changed(options, f, seat) for seat in seats],
        naturals=list(members(f.last_naturals)),
    )


def _last_hands(f: Facts, options: Facts, seat: int) -> list[PastHand]:
    """The hands of a seat; those of the players with their results, and the reasons."""
    accounts: list[Account | None] = [*of_hands(options, f, seat)]
    accounts = accounts or [None] * f.last_hands_of[seat]
    return [_last_hand(f, seat, at, account) for at, account in enumerate(accounts)]


def _last_hand(f: Facts, seat: int, at: int, account: Account | None) -> PastHand:
    cards, held = last_cards(f, seat, at)
    known, counted = held == cards.bit_count(), count(cards)
    value = ended_text(deal_of(f, last=True), seat, at, known, counted)
    if seat == f.last_dealer and known and not value:
        value = "vingt-un" if counted == 21 else str(counted)
        if f.last_kind == state.DEALER_NATURAL:
            value = "natural"
    return PastHand(
        cards=cards_text(cards, held),
        stake=f.last_stakes[place_of(seat, at)] or None,
        value=say("vingt-un-ended", how=value) if value in ENDED else value,
        state=_state(value),
        by=account.by if account else None,
        why=account.why if account else "",
    )


def _state(value: str) -> HandState:
    """The state of a hand from its end; a number is the count that it stood with."""
    states: dict[str, HandState] = {
        "natural": "natural",
        "over-drawn": "over-drawn",
        "vingt-un": "vingt-un",
    }
    return states.get(value, "stands" if value else "")


# --- actions --------------------------------------------------------------------------------------

#: Moves that a person may want to make; the menu says why they are closed.
_CLOSED = {
    state.STAKING: (st.DRAW, st.DOUBLE),
    state.DOUBLING: (st.DRAW,),
    state.DIVIDING: (st.DRAW, st.STAND),
    state.TURN: (st.DRAW, st.DOUBLE),
}
_STAKES = {state.STAKING: ("stake",), state.DIVIDING: ("divide",), state.TURN: ("divide",)}


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual actions that are closed, with reasons."""
    closed = _CLOSED.get(f.phase, ())
    stakes = [text for verb in _STAKES.get(f.phase, ()) for text in _beyond(options, verb)]
    if f.turn == f.dealer:
        stakes = ["divide"] if f.phase != state.DOUBLING else []
    return Menu(
        legal=[_offer(f, move) for move in members(legal)],
        closed=[_refusal(options, f, LABELS[move]) for move in closed if not legal >> move & 1]
        + [_refusal(options, f, text) for text in stakes if not _open(legal, text)],
    )


def _beyond(options: Facts, verb: str) -> list[str]:
    """The stakes just outside the limits; the least one too, if a pair cannot be divided."""
    around = (options.max_stake + 1, options.min_stake - 1, options.min_stake)
    return [f"{verb} {chips}" for chips in around if chips]


def _open(legal: int, text: str) -> bool:
    return text in NUMBERS and bool(legal >> NUMBERS[text] & 1)


def _offer(f: Facts, move: int) -> LegalMove:
    label, hint = _label(f, move)
    return LegalMove(move=LABELS[move], label=label, hint=hint)


#: The names in messages of the moves without a stake.
_NAMES = {
    st.SPLIT: "split", st.KEEP: "keep", st.DOUBLE: "double", st.NO_DOUBLE: "no-double",
    st.DRAW: "draw", st.STAND: "stand",
}  # fmt: skip


def _label(f: Facts, move: int) -> tuple[str, str]:
    chips = chips_of(move)
    if chips is not None and move < st.DIVIDE:
        label = say("vingt-un-label", move="stake", chips=chips)
        return label, say("vingt-un-hint-stake", chips=chips)
    if chips is not None:
        label = say("vingt-un-label-divide-for", chips=chips)
        return label, say("vingt-un-hint-divide", chips=chips)
    name = _NAMES[move]
    label = say("vingt-un-label", move=name, chips=0)
    if move == st.STAND:
        return label, say("vingt-un-hint-stand", total=count(cards_of(f, f.turn, f.at)[0]))
    return label, say(f"vingt-un-hint-{name}")


def _refusal(options: Facts, f: Facts, text: str) -> ClosedMove:
    try:
        reason, clause = why_not(options, f, parse(options, f, text))
    except IllegalMove as error:  # a stake that is more than any table may allow
        reason, clause = error.reason, error.clause
    verb, _, chips = text.partition(" ")
    name = verb if chips or text not in NUMBERS else _NAMES[NUMBERS[text]]
    label = say("vingt-un-label", move=name, chips=int(chips or 0))
    return ClosedMove(move=text, label=label, reason=reason, clause=clause)
