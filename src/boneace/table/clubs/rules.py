"""The actions in a club, as functions from one state to the next.

Every function raises TableError with the reason if an action is not allowed.
"""

from __future__ import annotations

from msgspec.structs import replace

from boneace.languages import say
from boneace.names import alike
from boneace.table.clubs import absence
from boneace.table.clubs.messages import LONGEST_TITLE
from boneace.table.clubs.state import (
    EVENINGS,
    MEMBERS,
    RULE_SETS,
    ClubState,
    Listed,
    Member,
    RuleSet,
)
from boneace.table.errors import TableError
from boneace.table.friends.rules import checked
from boneace.table.friends.state import Rules
from boneace.table.play.people import names


def titled(title: str) -> str:
    """A title in one line. Raises TableError for an empty or a long one."""
    text = names.visible(title)
    if not text or len(text) > LONGEST_TITLE:
        raise TableError(say("clubs-title", most=LONGEST_TITLE), "title")
    return text


def new(code: str, title: str, name: str, digest: str, at: int) -> ClubState:
    """A club that its first host has just made."""
    told = names.clean(name, "name") or next(names.guests())
    host = Member(0, told, digest, host=True, joined=at, seen=at)
    return ClubState(code, titled(title), [host], next_member=1)


# -- people ----------------------------------------------------------------------------------------


def join(state: ClubState, name: str, digest: str, at: int) -> tuple[ClubState, Member]:
    """A person joins under a name that nobody else has."""
    if len(state.members) >= MEMBERS:
        raise TableError(say("clubs-full", most=MEMBERS), status=409)
    member = Member(state.next_member, _named(state, name), digest, joined=at)
    members = [*state.members, member]
    return replace(state, members=members, next_member=state.next_member + 1), member


def _named(state: ClubState, name: str, but: int | None = None) -> str:
    told = names.clean(name, "name")
    taken = {alike(one.name) for one in state.members if one.id != but}
    if told and alike(told) in taken:
        raise TableError(say("clubs-name-taken", name=told), "name")
    return told or next(guest for guest in names.guests() if alike(guest) not in taken)


def rename(state: ClubState, by: int, name: str) -> ClubState:
    """Take another name. It is used from the next evening on."""
    return _with(state, by, name=_named(state, name, but=by))


def make_host(state: ClubState, by: int, member: int, on: bool) -> ClubState:
    """Make another member a host, or take that back. A club always has a host.

    A host made by an acting host is an acting host too.
    """
    host = must_host(state, by)
    known = _known(state, member)
    if not on:
        _must_not_be_above(host, known)
        return _must_have_host(_with(state, member, host=False, acting=False, seen=0))
    acting = host.acting and (known.acting or not known.host)
    return _with(state, member, host=True, acting=acting)


def remove(state: ClubState, by: int, member: int) -> ClubState:
    """Remove a member, or leave; the results of the past stay."""
    known = _known(state, member)
    if by != member:
        _must_not_be_above(must_host(state, by), known)
    left = [one for one in state.members if one.id != member]
    return _must_have_host(replace(state, members=left))


def _must_have_host(state: ClubState) -> ClubState:
    if not any(one.host for one in state.members):
        raise TableError(say("clubs-last-host"), status=409)
    return absence.settled(state)


def _must_not_be_above(by: Member, member: Member) -> None:
    """An acting host takes the office from nobody who had it before."""
    if by.acting and member.host and not member.acting:
        raise TableError(say("clubs-acting", name=member.name))


def must_host(state: ClubState, by: int) -> Member:
    """The host who asks. Raises TableError for anybody else."""
    member = state.member(by)
    if member is None or not member.host:
        raise TableError(say("clubs-host-only"))
    return member


def _known(state: ClubState, member: int) -> Member:
    found = state.member(member)
    if found is None:
        raise TableError(say("clubs-no-member"), "member")
    return found


def _with(state: ClubState, member: int, **changes: object) -> ClubState:
    members = [replace(one, **changes) if one.id == member else one for one in state.members]
    return replace(state, members=members)


# -- the house -------------------------------------------------------------------------------------


def retitle(state: ClubState, by: int, title: str) -> ClubState:
    """Give the club another name."""
    must_host(state, by)
    return replace(state, title=titled(title))


def put_rules(
    state: ClubState, by: int, name: str, rules: Rules, instead: bool = False
) -> ClubState:
    """Save rules under a name; `instead` of those that have it, which are not lost otherwise."""
    must_host(state, by)
    put = RuleSet(titled(name), checked(rules).rules)
    if any(one.name == put.name for one in state.rule_sets):
        if not instead:
            raise TableError(say("clubs-rules-taken", name=put.name), "name", 409)
        return replace(
            state, rule_sets=[put if one.name == put.name else one for one in state.rule_sets]
        )
    if len(state.rule_sets) >= RULE_SETS:
        raise TableError(say("clubs-too-many-rules", most=RULE_SETS), status=409)
    return replace(state, rule_sets=[*state.rule_sets, put])


def drop_rules(state: ClubState, by: int, name: str) -> ClubState:
    """Delete house rules."""
    must_host(state, by)
    left = [one for one in state.rule_sets if one.name != name]
    if len(left) == len(state.rule_sets):
        raise TableError(say("clubs-no-rules", name=name), "name", 404)
    return replace(state, rule_sets=left)


def with_evening(state: ClubState, by: int, evening: Listed) -> ClubState:
    """List a new evening, the newest first."""
    must_host(state, by)
    return replace(state, evenings=[evening, *state.evenings][:EVENINGS])


def relisted(state: ClubState, evening: str, title: str, over: bool) -> ClubState:
    """List an evening as it is now."""
    evenings = [
        replace(one, title=title, over=over) if one.id == evening else one for one in state.evenings
    ]
    return replace(state, evenings=evenings)


def without_evening(state: ClubState, by: int, evening: str) -> ClubState:
    """List an evening no more."""
    must_host(state, by)
    return replace(state, evenings=[one for one in state.evenings if one.id != evening])
