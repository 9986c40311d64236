"""The one place where the state of a match becomes bytes.

Everything that a viewer learns about the cards is made here, from `Match.present` and
`Match.effects` for that viewer's seat, which in turn are made from blanked views. Nothing else in
this package may read a match to describe it. A seat of None is a spectator.
"""

from __future__ import annotations

import base64
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from boneace import games
from boneace.match.changes import change, whole
from boneace.match.past import Past
from boneace.table.play import rules
from boneace.table.play.acting.clock import setting
from boneace.table.play.people.names import is_guest
from boneace.table.play.protocol import (
    KEPT_EVENTS,
    OUTSIDE,
    Event,
    Events,
    Fair,
    Known,
    MatchInfo,
    PackSent,
    Replay,
    SeatInfo,
    Welcome,
    write,
)

if TYPE_CHECKING:
    from boneace.cards import Pack
    from boneace.games.sent import TableView
    from boneace.match.match import Match
    from boneace.match.past import Told
    from boneace.table.play.notes import Log
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.stored import StoredMatch, StoredSeat


class _Picture(NamedTuple):
    number: int
    view: TableView
    events: list[Event]
    resync: bool


def _picture(
    match: Match,
    viewer: int | None,
    seen: int | None,
    past: Past,
    *,
    welcome: bool = False,
    all_of_it: bool = False,
    you: bool = False,
) -> _Picture:
    """The message to a viewer that knows the events up to `seen`.

    None: what it knows was taken back, and everything is sent again. The last event has the changes
    of the view after it, or the whole view (`all_of_it`), unless that is in a welcome.
    """
    until = match.known(viewer)
    earliest = max(0, until - KEPT_EVENTS)
    resync = seen is None or not earliest <= seen <= until
    first = earliest if seen is None else until if resync else seen
    you = you or _nameless(match, viewer)
    told = [*match.told(viewer, first, past, you=you)] if first < until else []
    view = match.presented(viewer, past)
    events = _events(match, viewer, told, past, None if welcome else view, all_of_it=all_of_it)
    if welcome:
        view.last = match.last_deal(viewer, past)
    return _Picture(until, view, events, resync)


def _nameless(match: Match, viewer: int | None) -> bool:
    """Whether a viewer has given no name, and would be a stranger in their own log."""
    return viewer is not None and viewer >= 0 and is_guest(match.players[viewer])


def replay(match: Match, stored: StoredMatch, viewer: int | None, *, you: bool = False) -> Replay:
    """A match as a viewer saw it, from its beginning; with `you` the viewer is called “you”."""
    past = Past()
    told = [*match.told(viewer, 0, past, you=you or _nameless(match, viewer))]
    first = match.shown(told[0].ply - 1 if told else 0, viewer, past)
    events = _events(match, viewer, told, past, None)
    info = _info(stored, match.pack, viewer)
    return Replay(info, viewer, first, events, [one.ply for one in told])


def _events(
    match: Match,
    viewer: int | None,
    told: list[Told],
    past: Past,
    newest: TableView | None,
    *,
    all_of_it: bool = False,
) -> list[Event]:
    """The events, each with the changes of the view after it; with `all_of_it` the last has all of
    it.

    If the next event is a card being dealt, the view after that one is enough.
    """
    found: list[Event] = []
    before = told[0].ply - 1 if told else 0
    for (number, effects, ends, ply), following in zip_longest(told, told[1:]):
        if following and not ends and _arrives(following):
            found.append(Event(number + 1, effects))
            continue
        shows = match.shown(ply, viewer, past) if following or newest is None else newest
        if all_of_it and shows is newest:
            after = whole(shows)
        else:
            after = change(match.shown(before, viewer, past), shows)
        if ends or match.last_is_new(before, ply, viewer, past):
            after["last"] = match.last_deal(viewer, past, ply)
        found.append(Event(number + 1, effects, after, ends or UNSET))
        before = ply
    return found


def _arrives(event: Told) -> bool:
    return not event.ends and bool(event.effects) and event.effects[0].arrives


def _info(stored: StoredMatch, pack: Pack, viewer: int | None) -> MatchInfo:
    seats = [
        SeatInfo(seat, stored_seat.name, "you" if seat == viewer else _kind(stored_seat))
        for seat, stored_seat in enumerate(stored.seats)
    ]
    options = dict(stored.options)
    drawn: PackSent = "forty" if pack.may_be_italian else pack.kind
    agreed = stored.wait, stored.hints, setting(stored.clock), stored.away
    what = stored.id, stored.game, stored.preset, options, seats, drawn
    declared = games.declaration(stored.game)
    called = declared.life_of(stored.preset), declared.prize_of(stored.preset, options)
    return MatchInfo(*what, *agreed, stored.table, *called, _fair(stored))


def _kind(seat: StoredSeat) -> str:
    return OUTSIDE if seat.outside else seat.kind


def known(match: Match, seat: int) -> bytes:
    """The input of an outside bot: its seat's view, as bytes, and the legal moves."""
    view = base64.b64encode(match.view(seat).record.tobytes()).decode()
    moves = [(move.number, move.text) for move in match.legal] if match.turn == seat else []
    return write(Known(match.known(seat), rules.layout(match.game), view, moves))


def tell_known(viewer: Viewer, match: Match) -> None:
    """Send an outside bot its input, if it is to move."""
    if viewer.known and viewer.seat is not None and match.turn == viewer.seat:
        viewer.send(known(match, viewer.seat))


def _fair(stored: StoredMatch) -> Fair | None:
    if stored.commitment is None:
        return None
    return Fair(stored.commitment.hex(), list(stored.coins or ()), stored.opens)


def outbound(
    match: Match,
    viewer: int | None,
    seen: int | None,
    past: Past | None = None,
    *,
    all_of_it: bool = False,
    welcome: StoredMatch | None = None,
    log: Log | None = None,
) -> bytes:
    """The bytes for one viewer: what happened since `seen`, and the changes of the views after it.

    With `all_of_it`, all of the newest view: outside bots do not have to assemble it. With
    `welcome`, the message that opens the match to that viewer; `log` has what was agreed in the
    match, and a `seen` of None sends everything again. Pass the same `past` for all viewers of a
    match.
    """
    if welcome is not None:
        opening = welcomed(match, viewer, seen, past or Past(), welcome)
        if log is not None:
            info = replace(opening.match, hints=welcome.hints or log.hints)
            opening = replace(opening, match=info, undos=log.undos, ended=log.ended)
        return write(opening)
    picture = _picture(match, viewer, seen, past or Past(), all_of_it=all_of_it)
    return write(Events(picture.events, picture.number))


def welcomed(
    match: Match,
    viewer: int | None,
    seen: int | None,
    past: Past,
    stored: StoredMatch,
    *,
    you: bool = False,
) -> Welcome:
    """The message that opens a match to a viewer; with `you` the viewer is called “you”."""
    number, view, events, resync = _picture(match, viewer, seen, past, welcome=True, you=you)
    info = _info(stored, match.pack, viewer)
    return Welcome(info, viewer, number, view, events, resync)
