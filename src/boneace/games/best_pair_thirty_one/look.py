"""What a table draws for one viewer, made only from that viewer's view."""

from __future__ import annotations

from typing import Literal

from boneace.cards import members
from boneace.games.best_pair_thirty_one import state
from boneace.games.best_pair_thirty_one.scoring import pair_hand, winning_cards
from boneace.games.best_pair_thirty_one.sent import BestPairPhase
from boneace.games.best_pair_thirty_one.speech import (
    STAGES,
    notes,
    said_text,
    title_of,
    total_text,
    value_text,
    winners,
)
from boneace.games.best_pair_thirty_one.words import MOVES, labels, why_not
from boneace.games.facts import Facts, viewer_of
from boneace.games.once import once
from boneace.games.sent import ClosedMove, LegalMove, Menu, Turn, coded
from boneace.games.shown import cards_text
from boneace.games.vying import actions
from boneace.games.vying.sent import Did, PastStage, Stage, VyingLast, VyingSeat, VyingView
from boneace.games.vying.speech import state_text
from boneace.languages import say

PHASES = coded(BestPairPhase)
#: The moves that have their own words in this game.
_MOVES = ("pass", "see", "raise", "fold", "draw", "stand")
_OWN = ("best-pair-thirty-one", "raise", "stand")
_BETTING = [["pass", "fold"], ["see"], ["raise"]]


def present(options: Facts, f: Facts) -> VyingView:
    """A view. `f` is read from a view, which says who the viewer is."""
    viewer = viewer_of(f)
    over = f.phase == state.DONE
    betting = f.phase == state.BETTING
    return VyingView(
        deal=f.deal,
        dealer=f.dealer,
        turn=None if over else _turn(f),
        phase=PHASES[f.phase],
        you=viewer,
        unit="point",
        stages=_stages(f),
        pots=None,
        asked=f.asked if betting else None,
        bragger=f.bragger if betting and f.bragger >= 0 else None,
        seats=[_seat(f, options, seat, viewer) for seat in range(2)],
        stock=f.stock_left,
        actions=actions.told(_MOVES, _OWN),
        buttons=actions.DRAWING if stage_of(f) == state.COUNT else _BETTING,
        target=state.GAME,
    )


def _turn(f: Facts) -> Turn:
    return "chance" if f.phase in (state.DEALING, state.DRAWING) else int(f.turn)


def stage_of(f: Facts) -> int:
    """The stage that a deal is in; -1 before Best."""
    if f.phase == state.BETTING:
        return state.PAIR
    return state.COUNT if f.phase in (state.COUNTING, state.DRAWING) else -1


def _stages(f: Facts) -> list[Stage]:
    now, found = stage_of(f), notes(f)
    worth = [1, f.worth[state.PAIR] or (f.asked if now == state.PAIR else 1), 1]
    return [
        Stage(
            name=STAGES[stage],
            title=title_of(stage),
            state=_progress(f, stage, now),
            worth=worth[stage],
            winner=winners(f.won[stage]),
            note=found[stage],
        )
        for stage in range(3)
    ]


def _progress(f: Facts, stage: int, now: int) -> Literal["past", "now", "ahead"]:
    if f.won[stage] != -2 or f.prials:
        return "past"
    return "now" if stage == now else "ahead"


def _seat(f: Facts, options: Facts, seat: int, viewer: int | None) -> VyingSeat:
    own = seat == viewer
    total = f.own_total if own else f.totals[seat]
    did = _did(f, seat)
    spoken = [said_text(f.said[seat]), total_text(f.totals[seat])]
    return VyingSeat(
        seat=seat,
        is_in=True,
        dealer=seat == f.dealer,
        points=f.points[seat],
        games=f.games[seat] if options.games > 1 else None,
        chips=None,
        hand=cards_text(f.hands[seat], f.held[seat]),
        up=cards_text(f.shown[seat]),
        total=total_text(total),
        best=[],
        worth=value_text(f.own_value) if own else said_text(f.said[seat]),
        said=", ".join(text for text in spoken if text) or None,
        staked=None,
        did=did,
        state=state_text(did),
        changed=f.changes[seat],
        thrown=None,
    )


def _did(f: Facts, seat: int) -> Did:
    """The actions of a seat in the present stage."""
    if f.phase == state.BETTING:
        if f.bragger == seat:
            return Did.RAISED
        return Did.PASSED if f.passed and seat != f.dealer else Did.NOTHING
    return Did.SATISFIED if f.satisfied >> seat & 1 else Did.NOTHING


def last_deal(f: Facts, options: Facts) -> VyingLast | None:
    """How the last deal ended, as everybody saw it."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> VyingLast | None:
    if f.deal == 1 and f.phase != state.DONE:
        return None
    found = notes(f, last=True)
    stages = [
        PastStage(
            name=STAGES[stage],
            title=title_of(stage),
            winner=winners(f.last_won[stage]),
            worth=f.last_worth[stage],
            note=found[stage],
        )
        for stage in range(3)
        if f.last_won[stage] != -2 or (stage == state.PAIR and f.last_prials)
    ]
    return VyingLast(
        deal=deal,
        kind="game" if f.last_game else "deal",
        stages=stages,
        hands=[cards_text(f.last_shown[seat], f.last_held[seat]) for seat in range(2)],
        values=[_value(f, seat) for seat in range(2)],
        counted=[_counted(f, options, seat) for seat in range(2)],
        changes=f.last_changes,
        points=f.last_points,
        game=f.last_game - 1 if f.last_game else None,
        double=bool(f.double) if f.last_game else None,
        claims=list(members(f.last_prials)),
    )


def _counted(f: Facts, options: Facts, seat: int) -> list[str]:
    """The cards shown that make up a seat's announcement at a see."""
    said, shown = f.last_said[seat], f.last_shown[seat]
    if said < 0 or not shown:
        return []
    cards = pair_hand(options, shown, f.last_upcard[seat])
    return cards_text(int(winning_cards(cards, 4 * said)))


def _value(f: Facts, seat: int) -> str | None:
    """A seat's announcement in the last deal."""
    parts = [said_text(f.last_said[seat]), total_text(f.last_totals[seat])]
    if f.last_prials >> seat & 1:
        parts.append(say("best-pair-thirty-one-prial"))
    if f.last_how[state.COUNT] == state.WENT_OVER and f.last_won[state.COUNT] == 1 - seat:
        parts.append(say("best-pair-thirty-one-over"))
    return ", ".join(part for part in parts if part) or None


# --- actions --------------------------------------------------------------------------------------


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual moves that are closed, with reasons."""
    names = labels(options, f)
    usual = [state.DRAW, state.STAND]
    if f.phase == state.BETTING:
        usual = [state.PASS, state.RAISE, state.SEE, state.FOLD]
    return Menu(
        legal=[_offer(f, move, names[move]) for move in members(legal)],
        closed=[_refusal(options, f, move) for move in usual if not legal >> move & 1],
    )


def _offer(f: Facts, move: int, text: str) -> LegalMove:
    label, hint = _label(f, move)
    return LegalMove(move=text, label=label, hint=hint)


def _label(f: Facts, move: int) -> tuple[str, str]:
    label = say("best-pair-thirty-one-label", move=MOVES[move], asked=f.asked, up=f.asked + 1)
    if move == state.PASS:
        who = "other" if f.turn != f.dealer else "dealer"
        return label, say("best-pair-thirty-one-hint-pass", who=who)
    if move == state.RAISE:
        return label, say("best-pair-thirty-one-hint-raise", points=f.asked)
    if move == state.SEE:
        return label, say("best-pair-thirty-one-hint-see", points=f.asked)
    if move == state.FOLD and f.bragger >= 0:
        return label, say("best-pair-thirty-one-hint-fold", points=f.asked - 1)
    if move == state.FOLD:
        return label, say("best-pair-thirty-one-hint-fold-first")
    if move == state.DRAW:
        return label, say("best-pair-thirty-one-hint-draw")
    return label, say("best-pair-thirty-one-hint-stand", total=f.own_total)


def _refusal(options: Facts, f: Facts, move: int) -> ClosedMove:
    reason, clause = why_not(options, f, move)
    text = labels(options, f)[move]
    return ClosedMove(move=text, label=_label(f, move)[0], reason=reason, clause=clause)
