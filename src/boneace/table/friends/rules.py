"""The actions at a table of friends, as functions from one state to the next.

Nothing here waits, stores or sends anything: `Gathering` does. Every function raises TableError
with the reason if an action is not allowed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from boneace import bots, games
from boneace.errors import OptionError
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.names import USUAL, alike, free
from boneace.table.errors import TableError
from boneace.table.friends.state import (
    BOT,
    MEMBERS,
    PLAYED,
    Manners,
    Member,
    Outcome,
    Place,
    Played,
    Rules,
    TableState,
)
from boneace.table.play.people import names

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from boneace.described import Value
    from boneace.table.play.notes import Log
    from boneace.table.play.past.forgetting import Forgot
    from boneace.table.store.stored import StoredMatch


Step = Callable[[TableState], TableState]
"""A change of a table; it is computed again if somebody else has changed the table first."""


@dataclass(frozen=True)
class Asked:
    """A host's choice: a checked game with its rules, and the numbers of places allowed."""

    rules: Rules
    allowed: tuple[int, ...]


def checked(rules: Rules) -> Asked:
    """The rules, and the numbers of places that they allow. Raises TableError with the place of a
    mistake."""
    place = "game"
    try:
        declaration = games.declaration(rules.game)
        place = "preset"
        preset = declaration.preset(rules.preset).name
        options: dict[str, Value | None] = {}
        for name, value in rules.options.items():
            place = f"options.{name}"
            options[name] = declaration.option(name).check(value)
        place = "options"
        allowed = tuple(declaration.seats(declaration.resolve(preset, options)))
    except OptionError as error:
        raise TableError(str(error), place) from None
    return Asked(Rules(declaration.name, preset, options), allowed)


def allowed_places(rules: Rules) -> tuple[int, ...]:
    """The numbers of places that the rules allow."""
    return checked(rules).allowed


def new(
    code: str, host: Member, asked: Asked, many: int, manners: Manners, *, seated: bool = True
) -> TableState:
    """A table that its host has just made; the host sits at the first place."""
    _must_allow(asked, many)
    places = [Place(member=host.id if seated else None)] + [Place() for _ in range(many - 1)]
    return TableState(
        code=code,
        host=host.id,
        members=[host],
        places=places,
        rules=asked.rules,
        manners=manners,
        next_member=host.id + 1,
    )


def _must_allow(asked: Asked, many: int) -> None:
    declaration = games.declaration(asked.rules.game)
    try:
        declaration.check_seats(many, declaration.resolve(asked.rules.preset, asked.rules.options))
    except OptionError as error:
        raise TableError(str(error), "places") from None


# -- people ----------------------------------------------------------------------------------------


def join(
    state: TableState, name: str, digest: str, *, bot: bool = False
) -> tuple[TableState, Member]:
    """A person joins the table under a name, and takes the first free place between matches."""
    if state.fixed:  # the club's members have places already
        raise TableError(say("friends-evening"), status=403)
    if not state.manners.newcomers:
        raise TableError(say("friends-closed"), status=403)
    if len(state.members) >= MEMBERS:
        raise TableError(say("friends-full"), status=409)
    if bot and not _takes_bots(state.manners):
        raise TableError(say("outside-no-bots"), "bot", 403)
    told = named(state, names.clean(name, "name"))
    member = Member(state.next_member, told, digest, bot=bot)
    state = replace(state, members=[*state.members, member], next_member=state.next_member + 1)
    if state.match is None:
        state = _bots_give_way(state, told)
    spare = next((at for at, place in enumerate(state.places) if place.free), None)
    if spare is not None and state.match is None and not state.fixed:
        state = _put(state, spare, Place(member=member.id))
    return state, member


def named(state: TableState, name: str, but: int | None = None) -> str:
    """A name that no other person at the table has; without one, a guest's."""
    taken = {alike(one.name) for one in state.members if one.id != but}
    if name and alike(name) in taken:
        raise TableError(say("friends-name-taken", name=name), "name")
    return name or next(guest for guest in names.guests() if alike(guest) not in taken)


def rename(state: TableState, by: int, name: str) -> TableState:
    """Take another name."""
    told = named(state, names.clean(name, "name"), but=by)
    state = _with_member(state, by, name=told)
    return _bots_give_way(state, told) if state.match is None else state


def leave(state: TableState, by: int) -> TableState:
    """Leave the table for good. The member who has been there longest becomes the host."""
    _must_be_between(state, by)
    left = [one for one in state.members if one.id != by]
    if not left:
        raise TableError(say("friends-last"))
    state = _off_places(state, by)
    people = [one.id for one in left if not one.bot]
    host = next(iter(people), left[0].id) if state.host == by else state.host
    return replace(state, members=left, host=host, votes=_votes_but_of(state, by))


def hand_over(state: TableState, by: int, member: int, host_gone: bool) -> TableState:
    """Make another member the host. If the host is away, anybody seated may become the host."""
    if not (host_gone and member == by and state.place_of(by) is not None):
        _must_host(state, by)
    if _known(state, member).bot:
        raise TableError(say("outside-may-not"), "member")
    return replace(state, host=member)


def remove(state: TableState, by: int, member: int) -> TableState:
    """The host removes a member, whose place becomes free."""
    _must_host(state, by)
    if _known(state, member).id == by:
        raise TableError(say("friends-yourself"), "member")
    if state.fixed:
        raise TableError(say("friends-fixed"), status=409)
    _must_be_between(state, member)
    left = [one for one in state.members if one.id != member]
    votes = _votes_but_of(state, member)
    return replace(_off_places(state, member), members=left, votes=votes)


def silence(state: TableState, by: int, member: int, on: bool) -> TableState:
    """Mute or unmute a member."""
    _must_host(state, by)
    _known(state, member)
    return _with_member(state, member, silenced=on)


# -- places ----------------------------------------------------------------------------------------


def sit(state: TableState, by: int, at: int) -> TableState:
    """Take a free place, or that of a bot."""
    _must_be_open(state)
    place = _place(state, at)
    if place.member == by:
        return state
    if place.member is not None:
        holder = state.member(place.member)
        raise TableError(say("friends-taken", name=holder.name if holder else "?"), "place")
    return _put(_off_places(state, by), at, Place(member=by))


def stand(state: TableState, by: int) -> TableState:
    """Give up the place, and the vote that belongs to it."""
    _must_be_open(state)
    if state.place_of(by) is None:
        raise TableError(say("friends-no-place"))
    return replace(_off_places(state, by), votes=_votes_but_of(state, by))


def put_bot(state: TableState, by: int, at: int, kind: str | None) -> TableState:
    """Put a bot at a place that no person has, or remove it."""
    _must_host(state, by)
    _must_be_open(state)
    if _place(state, at).member is not None:
        raise TableError(say("friends-sits-there"), "place")
    if kind is None:
        return _put(state, at, Place())
    if kind not in bots.names():
        told = say("errors-no-such-kind", kind=kind, kinds=", ".join(bots.names()))
        raise TableError(told, "bot")
    return _put(state, at, Place(bot=kind, name=state.places[at].name or _bot_name(state)))


def _bot_name(state: TableState) -> str:
    taken = [one.name for one in state.members]
    taken += [place.name for place in state.places if place.name]
    return next(free(taken), USUAL[0])


def ask(state: TableState, by: int, asked: Asked, many: int, manners: Manners) -> TableState:
    """The host changes the rules, the number of places, or the manners."""
    _must_host(state, by)
    _must_be_open(state)
    _must_allow(asked, many)
    if not _takes_bots(manners):
        state = _without_bots(state)
    if asked.rules == state.rules and many == len(state.places):
        return replace(state, manners=manners)
    return replace(_resized(state, many), rules=asked.rules, manners=manners, votes={})


def _takes_bots(manners: Manners) -> bool:
    """Programs join only with the link: strangers in the lobby expect to meet people."""
    return manners.bots and not manners.listed


def _without_bots(state: TableState) -> TableState:
    """The host admits no programs: remove those that are there."""
    for one in [one for one in state.members if one.bot]:
        state = _off_places(state, one.id)
    return replace(state, members=[one for one in state.members if not one.bot])


def _resized(state: TableState, many: int) -> TableState:
    """The table with this many places: people keep theirs; free ones and bots' are removed
    first."""
    places = list(state.places)
    while len(places) > many:
        spare = [at for at, place in enumerate(places) if place.free]
        spare = spare or [at for at, place in enumerate(places) if place.member is None]
        if not spare:
            raise TableError(say("friends-too-many-sit", most=many), "places", 409)
        del places[spare[-1]]
    places += [Place() for _ in range(many - len(places))]
    return replace(state, places=places, dealer=state.dealer % many)


# -- matches ---------------------------------------------------------------------------------------


def ready_to_start(state: TableState, by: int) -> TableState:
    """The table as its match begins: bots fill the free places.

    The host, or anybody seated, may start it.
    """
    if by != state.host and state.place_of(by) is None:
        raise TableError(say("friends-start-seated"))
    _must_be_a_person(state, by)
    _must_be_open(state, fixed=True)
    if all(place.member is None for place in state.places):
        raise TableError(say("friends-nobody-sits"))
    for at, place in enumerate(state.places):
        if place.free:
            state = _put(state, at, Place(bot=BOT, name=_bot_name(state)))
    for member in state.members:  # a member may have come during a match
        state = _bots_give_way(state, member.name)
    return state


def started(state: TableState, match: str) -> TableState:
    """A match has been made for the table."""
    return replace(state, match=match, votes={})


def must_all_be(state: TableState, here: Collection[int]) -> None:
    """Raise TableError if somebody who has a place is missing."""
    away = [place.member for place in state.places if place.member not in (None, *here)]
    members = [member.name for member in map(state.member, away) if member is not None]
    if members:
        raise TableError(say("friends-missing", who=listed(members)), status=409)


def closed(state: TableState, stored: StoredMatch, won: Sequence[float], log: Log) -> TableState:
    """The match is over: what everybody won is kept, and the next player deals."""
    if state.match != stored.id:
        return state
    outcomes = [
        Outcome(seat.name, place.member, gain)
        for seat, place, gain in zip(stored.seats, state.places, won, strict=True)
    ]
    now = time.time_ns() // 1_000_000
    ended = Played(stored.id, stored.game, now, outcomes, sorted(log.helped), sorted(log.stood_in))
    played = [*state.played, ended][-PLAYED:]
    dealer = (state.dealer + 1) % len(state.places)
    return replace(state, match=None, played=played, dealer=dealer)


def let_go(state: TableState, match: str) -> TableState:
    """The table continues without its unfinished match."""
    return replace(state, match=None) if state.match == match else state


def give_up(state: TableState, by: int) -> TableState:
    """The host drops the match from the table; its players can still continue it by its own
    link."""
    _must_host(state, by)
    if state.match is None:
        raise TableError(say("friends-no-match"))
    if state.fixed:
        raise TableError(say("friends-fixed"), status=409)
    return replace(state, match=None)


def vote(state: TableState, by: int, game: str | None) -> TableState:
    """Vote for the next game. Only seated people have a vote."""
    if state.place_of(by) is None:
        raise TableError(say("friends-vote-seated"))
    _must_be_a_person(state, by)
    _must_be_open(state)
    votes = _votes_but_of(state, by)
    if game is not None:
        votes[by] = checked(Rules(game)).rules.game
    return replace(state, votes=votes)


def chosen(state: TableState, connected: Sequence[int]) -> str | None:
    """The game that the seated people present have chosen; None while they have not.

    It is chosen when all have voted. The most votes win; in a tie the game that the host wants,
    otherwise the present game, otherwise the first by name.
    """
    programs = [one.id for one in state.members if one.bot]
    voters = [
        place.member
        for place in state.places
        if place.member in connected and place.member not in programs
    ]
    if not voters or any(member not in state.votes for member in voters):
        return None
    wishes = [state.votes[member] for member in voters if member is not None]
    most = max(wishes.count(game) for game in wishes)
    tied = sorted({game for game in wishes if wishes.count(game) == most})
    for favoured in (state.votes.get(state.host), state.rules.game):
        if favoured in tied:
            return favoured
    return tied[0]


def change_game(state: TableState, game: str) -> TableState:
    """Play another game with its usual rules; people keep their places.

    Raises TableError if more people are seated than the game has places.
    """
    if game == state.rules.game:
        return replace(state, votes={})
    asked = checked(Rules(game))
    held = sum(place.member is not None for place in state.places)
    many = min(
        (many for many in asked.allowed if many >= held),
        key=lambda many: abs(many - len(state.places)),
        default=max(asked.allowed),
    )
    return replace(_resized(state, many), rules=asked.rules, votes={})


def forgotten(state: TableState, match: str, forgot: Forgot) -> TableState:
    """Remove a match from the list of matches played here, or the name of one of its players."""
    if forgot.deleted and state.match == match:  # an operator deleted the current match
        state = replace(state, match=None)
    played = []
    for one in state.played:
        if one.match == match and forgot.deleted:
            continue
        if one.match == match:
            outcomes = list(one.outcomes)
            gone = replace(outcomes[forgot.seat], name=forgot.name, member=None)
            outcomes[forgot.seat] = gone
            one = replace(one, outcomes=outcomes)
        played.append(one)
    return replace(state, played=played)


# -- conditions ------------------------------------------------------------------------------------


def _must_host(state: TableState, by: int) -> None:
    if by != state.host:
        host = state.member(state.host)
        raise TableError(say("friends-host-only", who=host.name if host else "?"))


def _must_be_a_person(state: TableState, by: int) -> None:
    """Raise TableError for a bot: people decide what is played, and when."""
    if _known(state, by).bot:
        raise TableError(say("outside-may-not"))


def _must_be_open(state: TableState, *, fixed: bool = False) -> None:
    """Raise TableError during a match, and at a table of an evening, whose places are set."""
    if state.match is not None:
        raise TableError(say("friends-playing"), status=409)
    if state.fixed and not fixed:
        raise TableError(say("friends-fixed"), status=409)


def _must_be_between(state: TableState, by: int) -> None:
    if state.match is not None and state.place_of(by) is not None:
        raise TableError(say("friends-playing"), status=409)


def _place(state: TableState, at: int) -> Place:
    if not 0 <= at < len(state.places):
        raise TableError(say("errors-no-such-seat", seat=at), "place")
    return state.places[at]


def _known(state: TableState, member: int) -> Member:
    found = state.member(member)
    if found is None:
        raise TableError(say("friends-no-member"), "member")
    return found


def _put(state: TableState, at: int, place: Place) -> TableState:
    places = list(state.places)
    places[at] = place
    return replace(state, places=places)


def _off_places(state: TableState, member: int) -> TableState:
    """Free the place of a member, if any."""
    places = [Place() if place.member == member else place for place in state.places]
    return replace(state, places=places)


def _votes_but_of(state: TableState, member: int) -> dict[int, str]:
    """The votes of all others."""
    return {voter: game for voter, game in state.votes.items() if voter != member}


def _bots_give_way(state: TableState, name: str) -> TableState:
    """Rename a bot that has the name of a person."""
    for at, place in enumerate(state.places):
        if place.name is not None and alike(place.name) == alike(name):
            state = _put(state, at, replace(place, name=_bot_name(state)))
    return state


def _with_member(state: TableState, member: int, **changes: object) -> TableState:
    members = [replace(one, **changes) if one.id == member else one for one in state.members]
    return replace(state, members=members)
