"""What a table draws for one viewer of Primiera, made only from that viewer's view."""

from __future__ import annotations

from boneace.cards import members
from boneace.games.facts import Facts, viewer_of
from boneace.games.primiera import state
from boneace.games.primiera.sent import PrimieraPhase
from boneace.games.primiera.speech import (
    STAGES,
    count_of,
    hand_text,
    title_of,
)
from boneace.games.primiera.speech import (
    last_deal as last_deal,
)
from boneace.games.primiera.words import labels, why_not
from boneace.games.sent import ClosedMove, LegalMove, Menu, Turn, coded
from boneace.games.shown import cards_text
from boneace.games.vying import actions
from boneace.games.vying import words as vying_words
from boneace.games.vying.sent import Did, Stage, VyingSeat, VyingView
from boneace.games.vying.speech import state_text
from boneace.languages import say

PHASES = coded(PrimieraPhase)
_DRAWING = ("discard", "stand")
_MOVES = (*_DRAWING, "pass", "brag", "match", "raise", "drop")


def present(options: Facts, f: Facts) -> VyingView:
    """A view. `f` is read from a view, which says who the viewer is."""
    viewer = viewer_of(f)
    vying = f.phase == state.VYING
    return VyingView(
        deal=f.deal,
        dealer=f.dealer,
        turn=_turn(f),
        phase=PHASES[f.phase],
        you=viewer,
        unit="chip",
        stages=_stages(f, options),
        pots=list(f.pots),
        asked=f.asked if vying and f.bragger >= 0 else None,
        bragger=f.bragger if vying and f.bragger >= 0 else None,
        seats=_seats(f, options, viewer),
        stock=f.stock_left,
        actions=actions.told(_MOVES if options.vying else _DRAWING),
        buttons=actions.VYING if vying else [["discard"]],
        order="suit",
    )


def _turn(f: Facts) -> Turn:
    if f.phase == state.DONE:
        return None
    return "chance" if f.phase in (state.DEALING, state.SERVING) else int(f.turn)


def _stages(f: Facts, options: Facts) -> list[Stage]:
    """The stages of this deal; the pot is won in one of them."""
    over = f.phase == state.DONE
    found: list[Stage] = []
    for stage, name in enumerate(STAGES):
        if name == "vying" and not options.vying:
            continue
        past = over or stage < f.stage
        note = say("primiera-nobody-claims") if name == "claims" and past and not over else ""
        if name == "draw" and f.stage == stage and f.draws > 1:
            note = say("primiera-draw", draw=f.draws)
        found.append(
            Stage(
                name=name,
                title=title_of(stage),
                state="past" if past else "now" if stage == f.stage else "ahead",
                worth=None if past else f.pots[0],
                winner=[],
                note=note,
            )
        )
    return found


def _seats(f: Facts, options: Facts, viewer: int | None) -> list[VyingSeat]:
    vying, hands, held, chips = f.phase == state.VYING, f.hands, f.held, f.chips
    staked, changes, thrown = f.staked, f.changes, f.thrown
    seats = []
    for seat in range(options.seats):
        own = seat == viewer and f.own_strength >= 0
        did = _did(f, options, seat)
        found = VyingSeat(
            seat=seat,
            is_in=not vying or bool(f.vying >> seat & 1),
            dealer=seat == f.dealer,
            points=None,
            games=None,
            chips=chips[seat],
            hand=cards_text(hands[seat], held[seat]),
            up=[],
            total=str(count_of(f.own_strength)) if own else None,
            best=cards_text(f.own_best) if own else [],
            worth=hand_text(options, f.own_strength) if own else None,
            said=None,
            staked=staked[seat] if options.vying else None,
            did=did,
            state=state_text(did),
            changed=changes[seat],
            thrown=thrown[seat],
        )
        seats.append(found)
    return seats


def _did(f: Facts, options: Facts, seat: int) -> Did:
    """The actions of a seat in the present stage."""
    if f.phase == state.VYING:
        if not f.vying >> seat & 1:
            return Did.DROPPED
        if f.bragger < 0:
            return Did.NOTHING if f.to_answer >> seat & 1 else Did.PASSED
        return Did.BRAGGED if f.bragger == seat else Did.NOTHING
    drawing = f.phase in (state.TURN, state.SERVING)
    if drawing and not f.drew >> seat & 1 and _place(f, options, seat) < _place(f, options, f.turn):
        return Did.STOOD
    return Did.NOTHING


def _place(f: Facts, options: Facts, seat: int) -> int:
    """The place of a seat in the order of turn, from eldest."""
    return int(seat - f.dealer - 1) % int(options.seats)


# --- actions --------------------------------------------------------------------------------------


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual moves that are closed, with reasons."""
    names = labels(options, f)
    return Menu(
        legal=[_offer(f, move, names[move]) for move in members(legal)],
        closed=[_refusal(options, f, move, names[move]) for move in _closed(f, legal)],
    )


def _closed(f: Facts, legal: int) -> list[int]:
    """The usual moves that are closed; of the discards of too many cards, the first."""
    if f.phase == state.VYING:
        return vying_words.closed_verbs(f, legal)
    discards = [move for move in range(state.DISCARD + 1, state.STAND) if not legal >> move & 1]
    return discards[:1] + [state.STAND] * (not legal >> state.STAND & 1)


def _offer(f: Facts, move: int, text: str) -> LegalMove:
    if f.phase == state.VYING:
        return vying_words.offer(f, move, f.staked[f.turn], "only")
    hint = say("primiera-hint-stand")
    if move != state.STAND:
        hint = say("primiera-hint-discard", count=text.count(" "))
    return LegalMove(move=text, label=_label(move, text), hint=hint)


def _label(move: int, text: str) -> str:
    """The label of the button of a discard, or of standing pat."""
    if move == state.STAND:
        return say("primiera-label-stand")
    return say("primiera-label-discard", cards=text.partition(" ")[2])


def _refusal(options: Facts, f: Facts, move: int, text: str) -> ClosedMove:
    reason, clause = why_not(options, f, move)
    if f.phase == state.VYING:
        label = vying_words.label_of(f, move, f.staked[f.turn])
    else:
        label = _label(move, text)
    return ClosedMove(move=text, label=label, reason=reason, clause=clause)
