"""The one place where the state of a match becomes bytes.

Everything that a viewer learns about the cards is made here, from `Match.present` and
`Match.effects` for that viewer's seat, which in turn are made from blanked views. Nothing else in
this package may read a match to describe it. A seat of None is a spectator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET

from boneace.languages import current
from boneace.past import Past
from boneace.table.protocol import (
    KEPT_EVENTS,
    Event,
    Events,
    MatchInfo,
    SeatInfo,
    Welcome,
    write,
)

if TYPE_CHECKING:
    from boneace.match import Match
    from boneace.table.stored import StoredMatch


_NOTHING: Any = object()


class _Picture(NamedTuple):
    number: int
    view: dict[str, Any]
    events: list[Event]
    resync: bool


def _picture(match: Match, viewer: int | None, seen: int, past: Past, *, welcome: bool) -> _Picture:
    """What to send to a viewer that knows the events up to `seen`.

    The end of the last deal is in the view of a welcome, and wherever it is sent again.
    """
    until = match.known(viewer)
    resync = not max(0, until - KEPT_EVENTS) <= seen <= until
    first = until if resync else seen
    told = match.told(viewer, first, past) if first < until else ()
    events = [Event(index + 1, effects, last or UNSET) for index, effects, last in told]
    view = match.presented(viewer, past)
    last, kind = match.last_numbers(viewer, past), (viewer, current())
    if welcome or past.lasts.get(kind, _NOTHING) != last:
        view["last"] = match.last_deal(viewer, past)
    if not welcome:  # a welcome is for a single viewer, not for all of the same kind
        past.lasts[kind] = last
    return _Picture(until, view, events, resync)


def _info(stored: StoredMatch, viewer: int | None) -> MatchInfo:
    seats = [
        SeatInfo(seat, stored_seat.name, "you" if seat == viewer else stored_seat.kind)
        for seat, stored_seat in enumerate(stored.seats)
    ]
    options = dict(stored.options)
    return MatchInfo(stored.id, stored.game, stored.preset, options, seats, stored.wait)


def outbound(
    match: Match,
    viewer: int | None,
    seen: int,
    past: Past | None = None,
    *,
    welcome: StoredMatch | None = None,
) -> bytes:
    """The bytes for one viewer: what happened since `seen`, and the view after it.

    With `welcome`, the message that opens the match to that viewer. Pass the same `past` for all
    viewers of a match.
    """
    picture = _picture(match, viewer, seen, past or Past(), welcome=welcome is not None)
    if welcome is None:
        return write(Events(picture.events, picture.view, picture.number))
    return write(
        Welcome(
            _info(welcome, viewer),
            viewer,
            picture.number,
            picture.view,
            picture.events,
            picture.resync,
        )
    )
