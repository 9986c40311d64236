"""What a table draws for one viewer of Three-Stake Brag, made only from that viewer's view.

The narration also uses `worth_text` and the notes of the three pots.
"""

from __future__ import annotations

from typing import SupportsIndex

from boneace.cards import members
from boneace.games.facts import Chosen, Facts, viewer_of
from boneace.games.once import once
from boneace.games.sent import ClosedMove, LegalMove, Menu, Turn, coded
from boneace.games.shown import cards_text
from boneace.games.three_stake_brag import state
from boneace.games.three_stake_brag.scoring import (
    BON_ACE,
    BRAGGERS,
    NATURAL,
    NO_HAND,
    PAIR,
    PRIAL,
    TIED,
)
from boneace.games.three_stake_brag.sent import ThreeStakeBragPhase
from boneace.games.three_stake_brag.state import BRAGGED, COUNTED, DRAW, SEE, UPCARD
from boneace.games.three_stake_brag.words import PACK, labels, why_not
from boneace.games.vying import actions
from boneace.games.vying import words as vying_words
from boneace.games.vying.sent import Did, PastStage, Stage, VyingLast, VyingSeat, VyingView
from boneace.games.vying.speech import high_card, sentence, set_text, state_text
from boneace.languages import say

PHASES = coded(ThreeStakeBragPhase)
_MOVES = ("pass", "brag", "match", "raise", "drop", "draw", "stand")
_COUNTING = (state.TURN, state.DRAWING)
#: The name of each pot, and its code in messages.
STAGES = ("best upcard", "brag", "thirty-one")
POT_CODES = ("upcard", "brag", "thirty-one")
_OF_DEAL = (
    "hands",
    "shown",
    "dealt",
    "vying",
    "how",
    "winner",
    "won",
    "strengths",
    "counts",
    "changes",
)


def worth_text(strength: int) -> str:
    """The value of a hand in the second pot, in words.

    >>> worth_text(4 * (13 + 7) + 3), worth_text(4 * (26 + 11) + 2), worth_text(4 * 12 + 3)
    ('pair of nines', 'prial of kings with a bragger', 'ace high')
    """
    if strength == NO_HAND:
        return say("three-stake-brag-no-pair")
    rank, made = divmod(strength, 4)
    if rank < PAIR:
        return high_card(rank)
    found = set_text("pair" if rank < PRIAL else "prial", rank % 13)
    return found if made in (TIED, NATURAL) else say("three-stake-brag-made", hand=found)


def count_text(count: int) -> str:
    """The count of a hand to thirty-one, in words."""
    return str(count) if count <= 31 else say("three-stake-brag-over", count=count)


def deal_of(f: Facts, last: bool) -> Facts:
    """The results in a state, of its own deal or of the last one."""
    prefix = "last_" if last else ""
    return Chosen(**{name: getattr(f, prefix + name) for name in _OF_DEAL})


def revealed(f: Facts) -> bool:
    """Whether all hands lie open (TSB-12)."""
    return bool(f.phase >= state.TURN)


def making(options: Facts, hand: int, strength: int) -> int:
    """The cards that make the value of a hand in the second pot."""
    if strength == NO_HAND:
        return 0
    rank = (strength // 4 + 1) % 13
    wild = hand & int(BRAGGERS[options.second_bragger])
    return hand & (wild | sum(1 << suit * 13 + rank for suit in range(4)))


# --- the three pots -------------------------------------------------------------------------------


def note(deal: Facts, pot: SupportsIndex) -> str:
    """Why a pot of a deal went where it did, in a few words."""
    if pot == UPCARD:
        return _why_upcard(deal)
    return _why_count(deal) if pot == COUNTED else _why_brag(deal)


def _why_upcard(deal: Facts) -> str:
    """Whose card is best: TSB-05 to TSB-07."""
    shown = [next(members(cards)) for cards in deal.shown if cards]
    best = next(members(deal.shown[deal.winner[UPCARD]]))
    if best == BON_ACE:
        return say("three-stake-brag-bon-ace", card=PACK.text(best))
    shown.remove(best)
    other = max(shown, key=lambda card: (card - 1) % 13)
    equal = best % 13 == other % 13
    return _eldest(PACK.text(best)) if equal else _beats(PACK.text(best), PACK.text(other))


def _eldest(best: str) -> str:
    return say("three-stake-brag-eldest", best=best)


def _beats(best: str, other: str) -> str:
    return say("three-stake-brag-beats", best=best, other=other)


def _why_brag(deal: Facts) -> str:
    """The winner of the vying, and the hands beaten: B-TSB-02, TSB-11, B-TSB-05."""
    winner = deal.winner[BRAGGED]
    if deal.how == state.UNSEEN:
        return say("three-stake-brag-nobody-stayed")
    if winner < 0:
        if deal.how == state.NO_BRAG:
            return say("three-stake-brag-nobody-bragged")
        return say("three-stake-brag-nobody-has")
    own = deal.strengths[winner]
    other = max(deal.strengths[seat] for seat in members(deal.vying) if seat != winner)
    worth, beaten = worth_text(own), worth_text(other)
    if own // 4 == other // 4 and (own == other or TIED in (own % 4, other % 4)):
        why = _eldest(worth)
    elif worth == beaten:
        why = say("three-stake-brag-better", hand=worth)
    else:
        why = _beats(worth, beaten)
    if deal.how == state.NO_BRAG:
        return say("three-stake-brag-nobody-bragged-why", why=why)
    return sentence(why)


def _why_count(deal: Facts) -> str:
    """The seat nearest to 31: TSB-14, B-TSB-09."""
    winner = deal.winner[COUNTED]
    if winner < 0:
        return say("three-stake-brag-all-over")
    own = deal.counts[winner]
    others = [
        count
        for seat, count in enumerate(deal.counts)
        if deal.hands[seat] and seat != winner and count <= 31
    ]
    if not others:
        return say("three-stake-brag-others-over", count=own)
    return _eldest(str(own)) if max(others) == own else _beats(str(own), str(max(others)))


def title_of(pot: SupportsIndex) -> str:
    """The name of a pot as a stage."""
    return say("three-stake-brag-stage", pot=POT_CODES[pot])


def _stage(deal: Facts, pot: SupportsIndex) -> PastStage:
    """How a pot was won, or that it stays for the next deal."""
    winner = deal.winner[pot]
    return PastStage(
        name=STAGES[pot],
        title=title_of(pot),
        winner=[] if winner < 0 else [winner],
        worth=deal.won[pot] if winner >= 0 else None,
        note=note(deal, pot),
    )


def _stages(f: Facts) -> list[Stage]:
    """The three pots of this deal in order."""
    deal, now = deal_of(f, last=False), min(f.phase, state.TURN)
    return [_stage_now(f, deal, pot, now) for pot in range(state.POTS)]


def _stage_now(f: Facts, deal: Facts, pot: int, now: int) -> Stage:
    """How a pot of this deal was won, or its contents."""
    past = f.phase == state.DONE or pot < now
    winner = deal.winner[pot] if past else -1
    return Stage(
        name=STAGES[pot],
        title=title_of(pot),
        state="past" if past else "now" if pot == now else "ahead",
        winner=[] if winner < 0 else [winner],
        worth=f.pots[pot] if winner < 0 else deal.won[pot],
        note=note(deal, pot) if past else "",
    )


# --- a view ---------------------------------------------------------------------------------------


def present(options: Facts, f: Facts) -> VyingView:
    """A view. `f` is read from a view, which says who the viewer is."""
    viewer = viewer_of(f)
    vying = f.phase == state.VIE and f.bragger >= 0
    return VyingView(
        deal=f.deal,
        dealer=f.dealer,
        turn=_turn(f),
        phase=PHASES[f.phase],
        you=viewer,
        stages=_stages(f),
        unit="chip",
        pots=f.pots,
        asked=f.asked if vying else None,
        bragger=f.bragger if vying else None,
        seats=[_seat(f, options, seat, viewer) for seat in range(options.seats)],
        stock=f.stock_left,
        actions=actions.told(_MOVES),
        buttons=actions.DRAWING if f.phase in _COUNTING else actions.VYING,
    )


def _turn(f: Facts) -> Turn:
    if f.phase == state.DONE:
        return None
    return int(f.turn) if f.phase in (state.VIE, state.TURN) else "chance"


def _seat(f: Facts, options: Facts, seat: int, viewer: int | None) -> VyingSeat:
    hand, count, strength = f.hands[seat], -1, NO_HAND
    if revealed(f):
        count, strength = f.counts[seat], f.strengths[seat]
    elif seat == viewer:
        count, strength = f.own_count, f.own_strength
    known = count >= 0
    worth = worth_text(strength) if known else None
    did = _did(f, seat)
    return VyingSeat(
        seat=seat,
        is_in=True,
        dealer=seat == f.dealer,
        points=None,
        games=None,
        chips=f.chips[seat],
        hand=cards_text(hand, f.held[seat]),
        up=cards_text(hand if revealed(f) else f.shown[seat]),
        total=str(count) if known else None,
        best=_best(f, options, hand, strength) if known else [],
        worth=count_text(count) if revealed(f) else worth,
        said=worth if revealed(f) else None,
        staked=None if f.phase == state.DEALING else f.staked[seat],
        did=did,
        state=state_text(did),
        changed=f.changes[seat],
        thrown=None,
    )


def _best(f: Facts, options: Facts, hand: int, strength: int) -> list[str]:
    """The cards of an own or open hand that count in the present contest."""
    return cards_text(hand if revealed(f) else making(options, hand, strength))


def _did(f: Facts, seat: int) -> Did:
    """The state of a seat; made: it has 31."""
    if revealed(f):
        if f.counts[seat] >= 31:
            return Did.MADE if f.counts[seat] == 31 else Did.OVER
        return Did.STANDS if f.stood >> seat & 1 else Did.NOTHING
    if f.phase != state.VIE:
        return Did.NOTHING
    if not f.vying >> seat & 1:
        return Did.DROPPED
    if f.bragger < 0:
        return Did.NOTHING if f.to_answer >> seat & 1 else Did.PASSED
    if seat == f.bragger:
        return Did.BRAGGED
    return Did.NOTHING if f.to_answer >> seat & 1 else Did.MATCHED


def last_deal(f: Facts, options: Facts) -> VyingLast | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> VyingLast | None:
    if not f.last_how:
        return None
    went, seats = deal_of(f, last=True), range(options.seats)
    return VyingLast(
        deal=deal,
        kind="showdown",
        stages=[_stage(went, pot) for pot in range(state.POTS)],
        hands=[cards_text(went.hands[seat]) for seat in seats],
        values=[
            f"{worth_text(went.strengths[seat])}; {count_text(went.counts[seat])}" for seat in seats
        ],
        counted=[
            cards_text(making(options, went.dealt[seat], went.strengths[seat])) for seat in seats
        ],
        changes=went.changes[: options.seats],
        claims=[],
    )


# --- actions --------------------------------------------------------------------------------------


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual actions that are closed, with reasons."""
    closed = [DRAW] if f.phase == state.TURN else vying_words.closed_verbs(f, legal)
    if f.phase == state.VIE and options.vying == state.MODERN:
        closed.append(SEE)
    return Menu(
        legal=[_offer(f, options, move) for move in members(legal)],
        closed=[_refusal(options, f, move) for move in closed if not legal >> move & 1],
    )


def _offer(f: Facts, options: Facts, move: int) -> LegalMove:
    if move == SEE:
        label = say("three-stake-brag-label-see", chips=2 * f.asked)
        hint = say("three-stake-brag-hint-see", chips=2 * f.asked)
        return LegalMove(move="see", label=label, hint=hint)
    if move == DRAW:
        label, hint = say("three-stake-brag-label-draw"), say("three-stake-brag-hint-draw")
        return LegalMove(move="draw", label=label, hint=hint)
    if move > DRAW:
        hint = say("three-stake-brag-hint-stand", count=f.counts[f.turn])
        return LegalMove(move="stand", label=say("three-stake-brag-label-stand"), hint=hint)
    has_in = f.staked[f.turn] if options.vying == state.MATCHED else 0
    return vying_words.offer(f, move, has_in, "brag")


def _refusal(options: Facts, f: Facts, move: int) -> ClosedMove:
    reason, clause = why_not(options, f, move)
    label = _offer(f, options, move).label if move >= SEE else vying_words.plain_label(move)
    return ClosedMove(move=labels(options, f)[move], label=label, reason=reason, clause=clause)
