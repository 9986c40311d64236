"""What one viewer sees of a state of Mus, as a table draws it: made from a view only."""

from __future__ import annotations

from typing import Any

from boneace.cards import members
from boneace.games.facts import Facts, Record, facts, plural
from boneace.games.mus import state
from boneace.games.mus.asides import signals_json
from boneace.games.mus.last import last_of
from boneace.games.mus.sides import seats_of, side_of, sides
from boneace.games.mus.speech import (
    LANCES,
    PHASES,
    amount_of,
    bowl,
    cards_text,
    hand_text,
    lance_json,
    lance_of,
    pile,
    said_text,
    speaking,
)
from boneace.games.mus.state import (
    DISCARD,
    HEAPS,
    KEPT_OUT,
    MUS,
    NO_MUS,
    NO_QUIERO,
    ORDAGO,
    PASO,
    QUIERO,
)
from boneace.games.mus.words import ANSWERS, labels, standing, why_no_bet, why_not
from boneace.kernel.contract import OVER, SEEN_BY_NOBODY


def present(o: Record, v: Record) -> dict[str, Any]:
    """A view as JSON. `v` is a view: the viewer is in it."""
    f, options = facts(v), facts(o)
    viewer = None if f.seen_by == SEEN_BY_NOBODY else f.seen_by - 1
    piles = [_side(f, options, side) for side in range(sides(options))]
    return {
        "deal": f.deal,
        "dealer": f.dealer,
        "eldest": (f.dealer + 1) % options.seats,
        "turn": _turn(f),
        "phase": PHASES[f.phase],
        "you": viewer,
        "alone": options.sides == state.ALONE,
        "sides": piles,
        "bowl": bowl(options, len(piles))
        - sum(side["amarracos"] + side["loose"] for side in piles),
        "target": options.target,
        "games": options.games,
        "corrido": bool(f.running),
        "lance": lance_of(f.lance, f.punto).name if speaking(f) else None,
        "lances": [lance_json(f, lance) for lance in range(state.LANCES)],
        "seats": [_seat(f, options, seat, viewer) for seat in range(options.seats)],
        "stock": f.stock_left,
        "discards": sum(f.held[HEAPS : KEPT_OUT + 1]),
        "exchanges": f.exchanges,
        "signals": signals_json(f, options, viewer),
        "claims": list(members(f.claims)) if options.courtesy else None,
        "standing": standing(o, v),
        "last": last_of(f, options),
    }


def _turn(f: Facts) -> int | str | None:
    if f.phase == state.DONE:
        return None
    return "chance" if f.phase <= state.SERVING else int(f.turn)


def _side(f: Facts, options: Facts, side: int) -> dict[str, Any]:
    """What a side has (MUS-08 to MUS-11). Its first seat keeps stones, its last the amarracos."""
    found = pile(f.stones[side], options.target)
    seats = seats_of(options, side)
    return {
        "side": side,
        "seats": seats,
        "stones": f.stones[side],
        "amarracos": found.amarracos,
        "loose": found.loose,
        "warned": found.warned,
        "keepers": {"loose": seats[0], "amarracos": seats[-1]},
        "games": f.games[side],
        "changed": f.changes[side],
    }


def _seat(f: Facts, options: Facts, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer and f.own_total >= 0
    alone = options.sides == state.ALONE
    return {
        "seat": seat,
        "in": True,
        "dealer": seat == f.dealer,
        "side": side_of(options, seat),
        "partner": None if alone else (seat + 2) % options.seats,
        "hand": cards_text(f.hands[seat], f.held[seat]),
        "total": str(f.own_total) if own else None,
        "holds": hand_text(options, f.own_pares, f.own_total) if own else None,
        "declared": _declared(f, seat),
        "talk": _talk(f, seat),
        "thrown": f.thrown[seat] or None,
        "said": said_text(f.said[seat]),
        "able": bool(f.able >> seat & 1) if speaking(f) else None,
        "discards": f.held[HEAPS + seat],
    }


def _declared(f: Facts, seat: int) -> dict[str, bool | None]:
    """Whether a seat has said that it has pares and juego (B-MUS-08); null before it is asked."""
    pares = bool(f.pares >> seat & 1) if f.lance >= state.PARES else None
    juego = bool(f.juego >> seat & 1) if f.lance >= state.JUEGO else None
    return {"pares": pares, "juego": juego}


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


# --- what may be done -----------------------------------------------------------------------------


def menu(o: Record, v: Record, turn: int, legal: int) -> dict[str, Any]:
    """What the viewer may do now, and the usual moves that are closed, with why.

    `turn` and `legal` are those of the seat to move; they are looked at only where that seat is
    the viewer.
    """
    f, options = facts(v), facts(o)
    if turn == OVER or f.phase == state.DONE or turn != f.seen_by - 1:
        return {"legal": [], "closed": []}
    names = labels(o, v)
    return {
        "legal": [_offer(f, options, move, names[move]) for move in members(legal)],
        "closed": _closed(o, v, f),
    }


def _offer(f: Facts, options: Facts, move: int, text: str) -> dict[str, str]:
    return {"move": text, "label": _label(text), "hint": _hint(f, options, move)}


def _label(text: str) -> str:
    verb, _, rest = text.partition(" ")
    label = "Órdago" if verb == "ordago" else verb.capitalize()
    return f"{label} {rest}" if rest else label


def _hint(f: Facts, options: Facts, move: int) -> str:
    """What a move does, in English."""
    if move > DISCARD:
        cards = (move - DISCARD).bit_count()
        return f"Change {plural(cards, 'card')}"
    lance = LANCES[0].name if f.lance < 0 else lance_of(f.lance, f.punto).name
    stones = amount_of(move)
    if stones is not None and f.phase == state.OPENING:
        return f"Bet {stones} stones on {lance}"
    if stones is not None:
        raised = f.asked + stones
        return f"Accept the {f.asked} and bet {stones} more: {raised} in all"
    return {
        MUS: "Ask for new cards; if all do, everybody changes one to four",
        NO_MUS: "Keep the cards and end the talk: the rounds begin",
        PASO: "Pass; a bet may still be answered",
        ORDAGO: "Bet the whole game",
        QUIERO: _accept(f, lance),
        NO_QUIERO: _decline(f, options),
    }[move]


def _accept(f: Facts, lance: str) -> str:
    if f.phase == state.TO_ORDAGO:
        return f"Accept: the best {lance} wins the whole game at once"
    return f"Accept the bet of {plural(f.asked, 'stone')} on {lance}"


def _decline(f: Facts, options: Facts) -> str:
    """What it costs to decline, and whether somebody else may still accept."""
    deje = plural(max(f.sure, 1), "stone")
    alone = options.sides == state.ALONE
    if f.to_speak.bit_count() > 1 and (alone or options.answer == state.EITHER):
        others = "somebody else" if alone else "your partner"
        return f"Decline; {others} may still accept, or they take {deje}"
    return f"Decline: they take {deje} at once"


#: By phase, a usual move that is closed.
_USUAL = {
    state.TALKING: "paso",
    state.DISCARDING: "mus",
    state.OPENING: "quiero",
    state.ANSWERING: "paso",
    state.TO_ORDAGO: "reenvido 1",
}


def _closed(o: Record, v: Record, f: Facts) -> list[dict[str, str | None]]:
    text = _USUAL[f.phase]
    reason, clause = (
        why_no_bet(f, "reenvido")
        if f.phase == state.TO_ORDAGO
        else why_not(o, v, ANSWERS.index(text))
    )
    label = _label(text)
    return [{"move": text, "label": label, "reason": reason, "clause": clause}]
