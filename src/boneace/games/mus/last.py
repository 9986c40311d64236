"""How the last deal of Mus ended, as everybody saw it: where each stone came from."""

from __future__ import annotations

from typing import Literal

from boneace.games.facts import Facts
from boneace.games.mus import scoring, state
from boneace.games.mus.sent import CountStep, MusLast, Why
from boneace.games.mus.sides import side_of, sides
from boneace.games.mus.speech import (
    KINDS,
    cards_text,
    hand_text,
    lance_of,
    lance_shown,
    pares_text,
)
from boneace.games.once import once
from boneace.languages import say


def last_deal(f: Facts, options: Facts) -> MusLast | None:
    """How the last deal ended; None in the first."""
    return _last_deal(f, options, f.deal if f.phase == state.DONE else f.deal - 1)


@once
def _last_deal(f: Facts, options: Facts, deal: int) -> MusLast | None:
    if not f.last_kind:
        return None
    seats, many = range(options.seats), sides(options)
    shown = f.last_kind != state.BY_DEJE
    return MusLast(
        deal=deal,
        kind=KINDS[f.last_kind - 1],
        lance=lance_of(f.last_lance, f.last_punto).name,
        dealer=f.last_dealer,
        hands=[cards_text(f.last_hands[seat]) if shown else None for seat in seats],
        values=[
            hand_text(options, f.last_pares[seat], f.last_totals[seat]) if shown else None
            for seat in seats
        ],
        lances=[lance_shown(f, lance, last=True) for lance in range(state.LANCES)],
        best=[best if best >= 0 else None for best in f.last_best],
        count=steps(f, options),
        changes=f.last_changes[:many],
        stones=f.last_stones[:many],
        game=f.last_game - 1 if f.last_game else None,
    )


def steps(f: Facts, options: Facts) -> list[CountStep]:
    """Where each stone came from, in the order in which they were taken (B-MUS-11)."""
    found = [_deje(f, options, lance) for lance in range(state.LANCES) if f.last_dejes[lance]]
    found += _courtesies(f, options)
    for lance in range(state.LANCES):
        found += _paid(f, options, lance)
        found += _basics(f, options, lance)
    if f.last_kind == state.BY_ORDAGO and f.last_best[f.last_lance] >= 0:
        found.append(_ordago(f, options, found))
    return found


def _step(
    f: Facts, options: Facts, lance: int, seat: int, stones: int, why: Why, line: str
) -> CountStep:
    """`why` is a word, `line` a sentence without the lance and the seat."""
    return CountStep(
        lance=lance_of(lance, f.last_punto).name if lance >= 0 else None,
        side=side_of(options, seat),
        seat=seat,
        stones=stones,
        why=why,
        line=line,
    )


def _deje(f: Facts, options: Facts, lance: int) -> CountStep:
    stones, seat = f.last_dejes[lance], f.last_by[lance]
    if stones == 1:
        return _step(f, options, lance, seat, stones, "negada", say("mus-why-negada"))
    line = say("mus-why-deje", stones=stones)
    return _step(f, options, lance, seat, stones, "deje", line)


def _courtesies(f: Facts, options: Facts) -> list[CountStep]:
    line = say("mus-why-courtesy")
    return [
        _step(f, options, -1, side, f.last_courtesies[side], "courtesy", line)
        for side in range(sides(options))
        if f.last_courtesies[side]
    ]


def _paid(f: Facts, options: Facts, lance: int) -> list[CountStep]:
    """The stones of the best hand: the bet, or the payment for a round without one."""
    stones, seat = f.last_paid[lance], f.last_best[lance]
    if not stones:
        return []
    if f.last_how[lance] == state.ACCEPTED:
        line = say("mus-why-bet", stones=stones)
        return [_step(f, options, lance, seat, stones, "bet", line)]
    return [_step(f, options, lance, seat, stones, "paso", say("mus-why-paso"))]


def _basics(f: Facts, options: Facts, lance: int) -> list[CountStep]:
    """The basic values of hands, separate for each partner."""
    found = []
    for seat in range(options.seats):
        stones = f.last_basics[state.SEATS * lance + seat]
        if stones and lance == state.PARES:
            line = pares_text(options, f.last_pares[seat]) or ""
            found.append(_step(f, options, lance, seat, stones, "pares", line))
        elif stones:
            total = f.last_totals[seat]
            word: Literal["punto", "juego"] = "punto" if total < scoring.THIRTY_ONE else "juego"
            line = say("mus-why-total", word=word, total=total)
            found.append(_step(f, options, lance, seat, stones, word, line))
    return found


def _ordago(f: Facts, options: Facts, before: list[CountStep]) -> CountStep:
    seat = f.last_best[f.last_lance]
    side = side_of(options, seat)
    stones = f.last_changes[side] - sum(step.stones for step in before if step.side == side)
    return _step(f, options, f.last_lance, seat, stones, "ordago", say("mus-why-ordago"))
