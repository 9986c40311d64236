"""The decisions of a match that has been played, each with what its seat knew then."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from boneace.bots.seat import Seat
from boneace.moves import Moves

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.moves import Move


@dataclass(frozen=True)
class Decision:
    """A decision with at least two legal moves."""

    ply: int
    """The number of the event, from 0."""
    deal: int
    seat: Seat
    """What the seat knew."""
    made: Move


@dataclass(frozen=True)
class Played:
    """A match as it was played."""

    decisions: tuple[Decision, ...]
    begun: tuple[Seat, ...]
    """What each seat knew before the first event."""
    ended: tuple[Seat, ...]
    """What each seat knows after the last event."""


def played(match: Match, *, compiled: bool = False) -> Played:
    """Every decision of a match, and its beginning and end. The match is left as it is.

    With `compiled` the seats think with compiled rules, even if the match is interpreted.
    """
    past = match.copy()
    plies = past.plies
    ended = tuple(_thinking(Seat.of(past, seat), compiled) for seat in range(past.seats))
    found: list[Decision] = []
    while past.pushes:
        made = past.pop()
        ply = len(past)
        if plies[ply].aside or plies[ply].seat < 0 or len(past.legal) < 2:
            continue
        seat = _thinking(Seat.of(past, plies[ply].seat), compiled)
        found.append(Decision(ply, past.deal, seat, seat.move(made.number)))
    nothing = Moves(0, ())
    begun = tuple(
        replace(seat, view=match.first_view(seat.seat).record, legal=nothing, plies=0)
        for seat in ended
    )
    return Played(tuple(reversed(found)), begun, ended)


def _thinking(seat: Seat, compiled: bool) -> Seat:
    return replace(seat, at_once=False) if compiled else seat
