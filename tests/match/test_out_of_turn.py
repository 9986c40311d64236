"""Actions out of turn that only some viewers see: nothing is sent to the others."""

from __future__ import annotations

from typing import Any

import pytest

import boneace
from boneace.bots import Seat, act, make
from boneace.errors import IllegalMove, InvalidMove
from boneace.kernel.contract import ALL_HANDS
from boneace.match.match import Match
from boneace.match.replaying import replay


def begun(**options: Any) -> Match:
    return boneace.new("mus", seats=4, seed=5, options=options)


def everything(match: Match, seat: int | None) -> tuple[Any, ...]:
    """Everything that a match shows a seat."""
    story = list(match.story(seat, 0))
    later = list(match.story(seat, max(0, match.known(seat) - 3)))
    view = match.view(seat).record.tobytes()
    return story, later, match.present(seat), match.log(seat), match.known(seat), view


def with_and_without(*, catch: int) -> tuple[Match, Match]:
    plain, other = begun(signal_chance=catch), begun(signal_chance=catch)
    for match in (plain, other):
        if match is other:
            match.aside(1, "signal bet-more")
        match.push("no mus")
        if match is other:
            match.aside(3, "signal bet-more")
        match.push("paso")
    return plain, other


def test_an_action_that_a_seat_has_not_seen_changes_nothing_for_it() -> None:
    plain, other = with_and_without(catch=0)
    for viewer in (None, 0, 2):
        assert everything(plain, viewer) == everything(other, viewer)
        mine = viewer or 0
        one, two = (vars(Seat.of(match, mine, log=True)) for match in (plain, other))
        assert {key: str(found) for key, found in one.items()} == {
            key: str(found) for key, found in two.items()
        }
    for viewer in (1, 3, ALL_HANDS):
        assert other.known(viewer) == plain.known(viewer) + 2


def test_who_has_caught_one_is_told_that_one_alone() -> None:
    plain, other = begun(signal_chance=100), begun(signal_chance=100)
    other.aside(1, "signal bet-more")
    assert everything(plain, None) == everything(other, None)
    for viewer in range(4):
        [(number, [effect])] = list(other.story(viewer, plain.known(viewer)))
        assert number == len(plain)
        assert (effect.kind, effect.seat, effect.signal) == ("signal", 1, "bet-more")
        assert effect.caught is None  # only the record has the seat that caught it
    [(_, [effect])] = list(other.story(ALL_HANDS, len(plain)))
    assert effect.caught == [0, 2]


def test_events_are_numbered_as_a_seat_knows_them() -> None:
    _, other = with_and_without(catch=0)
    for viewer in (None, 0, 1, 2, 3):
        numbers = [number for number, _ in other.story(viewer, 0)]
        assert numbers == list(range(other.known(viewer)))
        for first in range(0, other.known(viewer) + 1, 3):
            later = list(other.story(viewer, first))
            assert later == list(other.story(viewer, 0))[first:]
    hidden = [ply for ply in range(len(other)) if not other.effects(ply, 0)]
    assert [other.plies[ply].text for ply in hidden] == ["signal bet-more"] * 2
    assert [other.known(0, until) for until in (16, 17, 18)] == [16, 16, 17]


def test_taken_back_and_made_again() -> None:
    _, other = with_and_without(catch=0)
    before = [everything(other, viewer) for viewer in (None, 0, 1, 2, 3)]
    other.pop()
    other.pop()  # the signal
    other.aside(3, "signal bet-more")
    other.push("paso")
    assert [everything(other, viewer) for viewer in (None, 0, 1, 2, 3)] == before


def test_who_sees_one_is_drawn_by_the_match_and_repeated_by_its_seed() -> None:
    def drawn() -> list[str]:
        match = begun(signal_chance=50)
        return [match.aside(seat, "signal bet-more") for seat in (0, 1, 2, 3) * 5]

    assert drawn() == drawn()
    assert len(set(drawn())) > 4
    with pytest.raises(InvalidMove, match="A player cannot say who"):
        begun().aside(0, "signal bet-more seen 1")


def test_a_record_tells_it_as_it_fell_out() -> None:
    match = begun(signal_chance=50)
    written = [match.aside(seat, "signal cut-mus") for seat in range(4)]
    again = replay(match.to_record())
    assert [ply.text for ply in again.plies if ply.aside] == written
    assert everything(again, 2)[0] == everything(match, 2)[0]


def test_bots_signal_what_is_true_once_a_hand() -> None:
    match = begun()
    players = {seat: make("novice", "mus", seat) for seat in range(4)}
    asides = 0
    while match.deal < 6 and not match.over:
        act(match, players)
        at = len(match)
        act(match, players)
        assert len(match) == at
        assert isinstance(match.turn, int)
        match.push(players[match.turn].choose(Seat.of(match, match.turn)))
    asides = sum(ply.aside for ply in match.plies)
    assert asides > 10


def test_bots_do_nothing_out_of_turn_where_there_is_nothing_to_do() -> None:
    for options in ({"signals": "off"}, {"sides": "alone"}):
        match = begun(**options)
        assert not match.has_asides
        act(match, {0: make("novice", "mus")})
        assert not any(ply.aside for ply in match.plies)
    wagers = boneace.new("thirty-one", seats=3, preset="west-lansing", seed=1)
    act(wagers, {0: make("novice", "thirty-one")})
    assert not any(ply.aside for ply in wagers.plies)


@pytest.mark.parametrize("text", ["signal blind", "1: signal blind", "0: Signal blind"])
def test_an_action_out_of_turn_is_no_move_and_says_so(text: str) -> None:
    match = begun()
    with pytest.raises(InvalidMove, match="is done out of turn, and is not a move"):
        match.push(text)
    with pytest.raises(IllegalMove, match="There are no signals at this table"):
        begun(signals="off").push("signal blind")
