"""What a table draws for one viewer of Mus, made only from that viewer's view."""

from __future__ import annotations

from boneace.cards import members
from boneace.errors import IllegalMove
from boneace.games.facts import Facts, viewer_of
from boneace.games.mus import scoring, state
from boneace.games.mus.asides import signals_shown
from boneace.games.mus.last import last_deal as last_deal
from boneace.games.mus.sent import Declared, Keepers, MusSeat, MusSide, MusView
from boneace.games.mus.sides import seats_of, side_of, sides
from boneace.games.mus.speech import (
    LANCES,
    PHASES,
    act_of,
    amount_of,
    bowl,
    cards_text,
    hand_text,
    lance_of,
    lance_shown,
    pile,
    said_text,
    speaking,
)
from boneace.games.mus.state import (
    DISCARD,
    HEAPS,
    KEPT_OUT,
    MOST,
    MUS,
    NO_MUS,
    NO_QUIERO,
    ORDAGO,
    PASO,
    QUIERO,
)
from boneace.games.mus.words import labels, parse, why_not
from boneace.games.sent import ClosedMove, LegalMove, Menu, Turn
from boneace.languages import say


def present(options: Facts, f: Facts) -> MusView:
    """A view. `f` is read from a view, which says who the viewer is."""
    viewer = viewer_of(f)
    piles = [_side(f, options, side) for side in range(sides(options))]
    return MusView(
        deal=f.deal,
        dealer=f.dealer,
        eldest=(f.dealer + 1) % options.seats,
        turn=_turn(f),
        phase=PHASES[f.phase],
        you=viewer,
        alone=options.sides == state.ALONE,
        sides=piles,
        bowl=bowl(options, len(piles)) - sum(side.amarracos + side.loose for side in piles),
        target=options.target,
        games=options.games,
        corrido=bool(f.running),
        ranks="".join(scoring.ORDERS[options.kings]),
        lance=lance_of(f.lance, f.punto).name if speaking(f) else None,
        lances=[lance_shown(f, lance) for lance in range(state.LANCES)],
        seats=[_seat(f, options, seat, viewer) for seat in range(options.seats)],
        stock=f.stock_left,
        discards=sum(f.held[HEAPS : KEPT_OUT + 1]),
        exchanges=f.exchanges,
        signals=signals_shown(f, options, viewer),
        claims=list(members(f.claims)) if options.courtesy else None,
    )


def _turn(f: Facts) -> Turn:
    if f.phase == state.DONE:
        return None
    return "chance" if f.phase <= state.SERVING else int(f.turn)


def _side(f: Facts, options: Facts, side: int) -> MusSide:
    """The stones of a side (MUS-08 to MUS-11). Its first seat keeps stones, its last the
    amarracos."""
    found = pile(f.stones[side], options.target)
    seats = seats_of(options, side)
    return MusSide(
        side=side,
        seats=seats,
        stones=f.stones[side],
        amarracos=found.amarracos,
        loose=found.loose,
        warned=found.warned,
        keepers=Keepers(loose=seats[0], amarracos=seats[-1]),
        games=f.games[side],
        changed=f.changes[side],
    )


def _seat(f: Facts, options: Facts, seat: int, viewer: int | None) -> MusSeat:
    own = seat == viewer and f.own_total >= 0
    alone = options.sides == state.ALONE
    return MusSeat(
        seat=seat,
        is_in=True,
        dealer=seat == f.dealer,
        side=side_of(options, seat),
        partner=None if alone else (seat + 2) % options.seats,
        hand=cards_text(f.hands[seat], f.held[seat]),
        total=str(f.own_total) if own else None,
        holds=hand_text(options, f.own_pares, f.own_total) if own else None,
        declared=_declared(f, seat),
        talk=_talk(f, seat),
        thrown=f.thrown[seat] or None,
        said=said_text(f.said[seat]),
        able=bool(f.able >> seat & 1) if speaking(f) else None,
        discards=f.held[HEAPS + seat],
    )


def _declared(f: Facts, seat: int) -> Declared:
    """Whether a seat has said that it has pares and juego (B-MUS-08); null before it is asked."""
    pares = bool(f.pares >> seat & 1) if f.lance >= state.PARES else None
    juego = bool(f.juego >> seat & 1) if f.lance >= state.JUEGO else None
    return Declared(pares=pares, juego=juego)


def _talk(f: Facts, seat: int) -> str | None:
    """What a seat has last said or done before the lances."""
    if seat == f.cut_by:
        return "no mus"
    if f.talked >> seat & 1 and f.phase in (state.TALKING, state.DISCARDING, *_LANCES):
        return "mus" if f.phase != state.DISCARDING or not f.thrown[seat] else _discarded(f, seat)
    return _discarded(f, seat) if f.thrown[seat] else None


_LANCES = (state.OPENING, state.ANSWERING, state.TO_ORDAGO)


def _discarded(f: Facts, seat: int) -> str:
    return f"discarded {f.thrown[seat]}"


# --- actions --------------------------------------------------------------------------------------


def menu(options: Facts, f: Facts, legal: int) -> Menu:
    """The viewer's legal moves, and the usual moves that are closed, with reasons."""
    names = labels(options, f)
    return Menu(
        legal=[_offer(f, options, move, names[move]) for move in members(legal)],
        closed=_closed(options, f),
    )


def _offer(f: Facts, options: Facts, move: int, text: str) -> LegalMove:
    return LegalMove(move=text, label=_label(text), hint=_hint(f, options, move))


def _label(text: str) -> str:
    verb, _, rest = text.partition(" ")
    if verb == "discard":
        return say("mus-label-discard", cards=rest).rstrip()
    act, amount = act_of(text)
    return say("mus-label", act=act.code, amount=amount)


def _hint(f: Facts, options: Facts, move: int) -> str:
    """The effect of a move, in words."""
    if move > DISCARD:
        return say("mus-hint-discard", count=(move - DISCARD).bit_count())
    lance = LANCES[0].word if f.lance < 0 else lance_of(f.lance, f.punto).word
    stones = amount_of(move)
    if stones is not None and f.phase == state.OPENING:
        return say("mus-hint-envido", stones=stones, lance=lance)
    if stones is not None:
        raised = f.asked + stones
        return say("mus-hint-reenvido", asked=f.asked, stones=stones, all=raised)
    if move == QUIERO:
        return _accept(f, lance)
    if move == NO_QUIERO:
        return _decline(f, options)
    return {
        MUS: say("mus-hint-mus"),
        NO_MUS: say("mus-hint-no-mus"),
        PASO: say("mus-hint-paso"),
        ORDAGO: say("mus-hint-ordago"),
    }[move]


def _accept(f: Facts, lance: str) -> str:
    if f.phase == state.TO_ORDAGO:
        return say("mus-hint-quiero-ordago", lance=lance)
    return say("mus-hint-quiero", stones=f.asked, lance=lance)


def _decline(f: Facts, options: Facts) -> str:
    """The cost of declining, and whether somebody else may still accept."""
    deje = max(f.sure, 1)
    alone = options.sides == state.ALONE
    if f.to_speak.bit_count() > 1 and (alone or options.answer == state.EITHER):
        who = "others" if alone else "partner"
        return say("mus-hint-no-quiero-yet", who=who, stones=deje)
    return say("mus-hint-no-quiero", stones=deje)


#: By phase, usual moves that are closed: those of another phase, and those beyond the limits.
_USUAL = {
    state.TALKING: ("paso",),
    state.DISCARDING: ("discard", "mus"),
    state.OPENING: (f"envido {MOST + 1}", "envido 1", "quiero"),
    state.ANSWERING: (f"reenvido {MOST + 1}", "reenvido 0", "paso"),
    state.TO_ORDAGO: ("ordago", "reenvido 1"),
}


def _closed(options: Facts, f: Facts) -> list[ClosedMove]:
    found = []
    for text in _USUAL[f.phase]:
        reason, clause = _why_closed(options, f, text)
        found.append(ClosedMove(move=text, label=_label(text), reason=reason, clause=clause))
    return found


def _why_closed(options: Facts, f: Facts, text: str) -> tuple[str, str | None]:
    """Why a move is not open; if it has no number in this state, the reason from parsing it."""
    try:
        return why_not(options, f, parse(options, f, text))
    except IllegalMove as refused:
        return refused.reason, refused.clause
