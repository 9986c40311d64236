"""A match as a value: copied, compared, pickled."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import boneace
from boneace import BoneAceError, Match, bots, games
from boneace.errors import WrongType, WrongValue
from boneace.testing.undo import facts_of

COPIES: dict[str, Callable[[Match], Match]] = {
    "copy": Match.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}
in_every_way = pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)


def played(game: str, pushes: int = 12, **how: Any) -> Match:
    match, chance = boneace.new(game, seed=3, **how), Random(5)
    for _ in range(pushes):
        if not match.over:
            match.push(chance.choice(match.legal))
    return match


def facts(match: Match) -> dict[str, Any]:
    return facts_of(match) | {"record": match.to_record(), "log": match.log(0)}


@in_every_way
@pytest.mark.parametrize("game", games.names())
def test_a_copy_is_the_same_and_goes_its_own_way(
    again: Callable[[Match], Match], game: str
) -> None:
    match = played(game)
    before = facts(match)
    other = again(match)
    assert facts(other) == before
    assert other == match
    taken_back = other.pop()
    assert other != match
    other.push(taken_back)
    assert facts(other) == before  # both go on with the same cards
    while not other.over and len(other) < len(match) + 60:
        other.push(other.legal[0])
    other.pop()
    assert facts(match) == before
    ours, theirs = match.copy(), again(match)
    for one in (ours, theirs):
        while not one.over and len(one) < len(match) + 60:
            one.push(one.legal[-1])
    assert ours == theirs
    assert facts(match) == before


@in_every_way
def test_a_copy_takes_everything_back(again: Callable[[Match], Match]) -> None:
    match = played("thirty-one", 30)
    other = again(match)
    for _ in range(25):
        assert other.pop() == match.pop()
        assert other == match


@in_every_way
def test_wagers_are_copied(again: Callable[[Match], Match]) -> None:
    match = boneace.new("thirty-one", seats=4, preset="west-lansing", seed=1)
    match.aside(0, "bet 5 on 1")
    before = match.present(0).wagers
    other = again(match)
    assert other == match
    other.aside(2, "cover 0")
    assert match.present(0).wagers == before != other.present(0).wagers
    third = again(other)
    for one in (other, third):  # each of them can take back the move that both remember
        assert one.pop().text == "cover 0"
        one.aside(3, "cover 0")
    assert other == third != match
    other.pop()
    other.aside(2, "cover 0")
    assert other != third


@in_every_way
def test_signals_and_their_luck_are_copied(again: Callable[[Match], Match]) -> None:
    match = boneace.new("mus", seed=4, options={"signals": "chance"})
    ways = [again(match), again(match)]
    for one in ways:
        bots.act(one, {seat: bots.make("novice", "mus", seat) for seat in range(4)})
    assert ways[0] == ways[1]
    assert len(match) == len(match.copy())


@in_every_way
def test_a_copy_dealt_by_hand(again: Callable[[Match], Match]) -> None:
    match = boneace.new("switch", by_hand=True)
    match.push("AS")
    other = again(match)
    other.push("KD")
    assert (len(match), len(other)) == (1, 2)
    match.push("KD")
    assert match == other


def test_the_content_is_compared() -> None:
    match = played("thirty-one")
    assert match == played("thirty-one")
    assert match != played("thirty-one", 11)
    assert match != played("thirty-one", players=["Ann", "Ben"])
    assert match != played("thirty-one", dealer=1)
    assert match != played("thirty-one", options={"lives": 4})
    assert match != boneace.new("thirty-one", standing={"lives": [2, 3]}, seed=3)
    assert match != "a match"
    with pytest.raises(TypeError):
        hash(match)


def test_the_same_events_make_an_equal_match_however_they_came() -> None:
    match = played("primiera")
    assert boneace.replay(match.to_record()) == match


def test_rules_are_compared_not_the_name_of_the_preset() -> None:
    game = games.declaration("thirty-one")
    options = game.resolve("dollar-bill")
    one = boneace.new("thirty-one", preset="dollar-bill", seed=1)
    assert one == boneace.new("thirty-one", options=options, seed=1)


def test_a_pickled_match_goes_on_in_another_process() -> None:
    match = played("vingt-un")
    code = (
        "import pickle, sys; match = pickle.loads(sys.stdin.buffer.read());"
        "match.push(match.legal[0]); sys.stdout.buffer.write(pickle.dumps(match))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(match), capture_output=True, check=True
    )
    match.push(match.legal[0])
    assert pickle.loads(done.stdout) == match


def shuffles(k: int) -> list[int]:
    return Random(k).sample(range(52), 52)


def test_shuffles_of_ones_own_are_pickled_where_they_can_be() -> None:
    match = boneace.new("thirty-one", shuffles=shuffles)
    other = pickle.loads(pickle.dumps(match))
    for one in (match, other):
        for _ in range(60):
            one.push(one.legal[0])
    assert match == other

    unknown = boneace.new("thirty-one", shuffles=lambda k: shuffles(k))
    with pytest.raises(WrongType, match=r"its shuffles cannot .*: begin it with a seed"):
        pickle.dumps(unknown)
    assert unknown.copy() == copy.deepcopy(unknown) == unknown


def test_a_match_pickled_with_another_layout_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = pickle.dumps(played("switch"))
    monkeypatch.setattr("boneace.kernel.states.version", lambda kind: "00000000")
    with pytest.raises(WrongValue, match="had another layout; a record"):
        pickle.loads(kept)


@pytest.mark.parametrize("kind", bots.names())
@pytest.mark.parametrize("game", ["thirty-one", "mus"])
def test_bots_are_pickled_after_they_have_thought(kind: str, game: str) -> None:
    match = boneace.new(game, seed=2)
    assert isinstance(match.turn, int)
    seat = bots.Seat.of(match, match.turn, log=True)
    bot = bots.make(kind, game, seed=9)
    if kind == "club":
        bot.bot.rollouts = 40  # type: ignore[attr-defined]
    chosen = bot.choose(seat)
    again = pickle.loads(pickle.dumps(bot))
    assert again.choose(pickle.loads(pickle.dumps(seat))) == chosen
    assert copy.deepcopy(bot).choose(copy.deepcopy(seat)) == chosen


def test_what_a_match_hands_out_is_pickled() -> None:
    match = played("stop-the-bus")
    view = pickle.loads(pickle.dumps(match.view(0)))
    assert (view.hand, view.unseen) == (match.view(0).hand, match.view(0).unseen)
    assert list(pickle.loads(pickle.dumps(match.legal))) == list(match.legal)
    assert pickle.loads(pickle.dumps(match.to_record())) == match.to_record()


def test_errors_are_pickled() -> None:
    match = boneace.new("thirty-one", seed=7)
    with pytest.raises(BoneAceError) as raised:
        match.push("stand")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.clause) == (str(raised.value), raised.value.clause)
