"""Contests: the same deals for both, the same numbers from the same seed, and refusals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import boneace
from boneace import arena
from boneace.arena.playing import Account, Setting, play_set, unit_of
from boneace.bots import Seat, zoo
from boneace.errors import OptionError, WrongType, WrongValue
from tests.arena.outsiders import Cheat, First, NoBot, Twin
from tests.places import checkout

OUTSIDERS = Twin.__module__

QUICK = ["zoo:honest", "zoo:caller"]


def quick(**how: Any) -> arena.Table:
    return arena.contest("three-stake-brag", QUICK, **{"matches": 6, "deals": 3} | how)


def test_the_same_numbers_with_one_process_and_with_two() -> None:
    one, two = quick(), quick(jobs=2)
    assert one.pairings == two.pairings
    decisions = [{n: t.count for n, t in table.thinking.items()} for table in (one, two)]
    assert decisions[0] == decisions[1] and all(decisions[0].values())


def test_the_seed_decides() -> None:
    assert quick().pairings == quick().pairings != quick(seed=1).pairings


def test_twins_win_half_of_every_set() -> None:
    """Two identical bots get each other’s results when they exchange seats."""
    twins = ["zoo:knock_28", f"{OUTSIDERS}:{Twin.__name__}"]
    found = arena.contest("thirty-one", twins, matches=4).pairings[0]
    assert found.share.mean == 0.5 and found.gain.mean == found.gain.within == 0.0


def test_every_two_meet_or_only_the_first_with_the_others() -> None:
    names = [*QUICK, "zoo:folder"]
    every = arena.contest("three-stake-brag", names, matches=1, deals=1)
    assert [(one.first, one.second) for one in every.pairings] == [
        (names[0], names[1]),
        (names[0], names[2]),
        (names[1], names[2]),
    ]
    first = arena.contest("three-stake-brag", names, matches=1, deals=1, gauntlet=True)
    assert first.pairings == every.pairings[:2]
    share, back = every.share(names[0], names[1]), every.share(names[1], names[0])
    assert share and back and share.mean == 1 - back.mean and share.low == 1 - back.high
    assert first.share(names[1], names[2]) is None


def test_what_one_wins_the_other_loses() -> None:
    found, back = (
        quick().pairings[0],
        arena.contest("three-stake-brag", QUICK[::-1], matches=6, deals=3).pairings[0],
    )
    assert found.gain.mean == pytest.approx(-back.gain.mean)
    assert found.share.mean == pytest.approx(1 - back.share.mean)
    assert found.deals == 6 * 2 * 3


def test_the_whole_zoo_can_be_named_at_once() -> None:
    table = arena.contest("vingt-un", ["zoo"], matches=1, deals=1, gauntlet=True)
    assert table.bots[0] == "zoo:textbook" and "zoo:doubler" in table.bots


def test_partners_are_the_same_bot() -> None:
    setting = Setting("mus", 4, options={"games": 1, "target": 5})
    score = play_set(setting, ("zoo:honest", "zoo:random"), 0, lambda: False)
    assert score is not None and score.matches == 2
    assert score.won in (0.0, 1.0, 2.0)  # both partners win, or none


@pytest.mark.parametrize(
    ("game", "options", "unit"),
    [
        ("thirty-one", {}, "lives"),
        ("thirty-one", {"keeps": "points", "deals": 2}, "points"),
        ("primiera", {"deals": 2}, "chips"),
        ("mus", {"games": 1, "target": 5}, "stones"),
        ("best-pair-thirty-one", {"games": 2}, "points"),
    ],
)
def test_what_is_gained(game: str, options: dict[str, Any], unit: str) -> None:
    """Chips, points and lives at the end; stones and points over all games."""
    match = boneace.new(game, options=options, seed=4)
    account, sums = Account(match), [0.0] * match.seats
    players = [zoo.make("random", game, seat) for seat in range(match.seats)]
    assert unit_of(match) == unit
    while isinstance(match.turn, int):
        deal = match.deal
        match.push(players[match.turn].choose(Seat.of(match, match.turn)))
        account.look()
        if match.over or match.deal != deal:
            changes = match.view(None).record["last_changes"][0]
            for seat in range(match.seats):
                sums[seat] += float(changes[seat % 2 if unit == "stones" else seat])
    held, standing = account.holds(), match.standing()
    assert len(set(held)) > 1
    if unit in standing and "games" not in standing:
        assert held == [kept or 0 for kept in standing[unit]]
    else:
        assert held == sums


def test_a_match_can_be_cut_off_after_some_deals() -> None:
    """The player who is ahead at that point has won."""
    found = arena.contest("thirty-one", ["zoo:textbook", "zoo:random"], matches=3, deals=1)
    pairing = found.pairings[0]
    assert pairing.deals == pairing.matches == 6
    assert pairing.gain.mean > 0 and pairing.share.mean > 0.5


def test_stopped_at_once_and_after_a_set() -> None:
    table = quick(stopped=lambda: True)
    assert table.stopped and table.pairings == ()
    played: list[int] = []
    table = quick(told=lambda done, total: played.append(done), stopped=lambda: 2 in played)
    assert table.stopped and table.pairings[0].sets == 2
    assert table.pairings == quick(matches=2).pairings


def test_progress_is_told_from_the_first_set_on() -> None:
    """A set of masters may take minutes: until it is played, people see that it has begun."""
    told: list[tuple[int, int]] = []
    quick(matches=2, told=lambda done, of: told.append((done, of)))
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_an_end_by_the_clock() -> None:
    table = quick(seconds=1e-9)
    assert table.stopped and not table.pairings
    assert table.to_json()["pairings"] == []


@pytest.mark.parametrize("seconds", [-1, -0.5, float("nan")])
def test_no_time_is_less_than_none(seconds: float) -> None:
    with pytest.raises(WrongValue, match=f"“seconds” must be 0 or more, not {seconds}"):
        quick(seconds=seconds)


def test_as_json() -> None:
    told = quick(matches=1).to_json()
    assert told["unit"] == "chips" and told["options"] == {"deals": 3} and not told["stopped"]
    assert told["pairings"][0]["gain"]["low"] is None
    assert [bot["name"] for bot in told["bots"]] == QUICK


def test_a_class_from_outside() -> None:
    name = f"{OUTSIDERS}:{First.__name__}"
    table = arena.contest("mus", [name, "zoo:caller"], matches=1, options={"games": 1, "target": 5})
    assert table.thinking[name].count > 0


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["club"], "two bots or more, not 1"),
        (["clubs", "novice"], "did you mean “club”"),
        (["zoo:callers", "novice"], "did you mean “caller”"),
        (["novice", "club", "novice"], "named twice"),
        (["tests.arena.nowhere:Bot", "novice"], "tests.arena.nowhere"),
        (["tests.arena.outsiders:Nobody", "novice"], "Nobody"),
        (["./outsiders:First", "novice"], "there is no ./outsiders:First"),
        ([f"{OUTSIDERS}:{NoBot.__name__}", "novice"], "choose"),
        (
            [f"{OUTSIDERS}:{Cheat.__name__}", "zoo:caller"],
            "Cheat made a move that is not",
        ),
    ],
)
def test_bots_that_are_refused(bots: list[str], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        arena.contest("three-stake-brag", bots, matches=1, deals=1)


def test_a_match_without_an_end_is_refused() -> None:
    with pytest.raises(OptionError, match="never ends"):
        quick(options={"deals": 0}, deals=None)
    assert quick(options={"deals": 0}, deals=2, matches=1).pairings[0].deals == 4


def test_tables_that_are_refused() -> None:
    with pytest.raises(OptionError, match="seats"):
        quick(seats=11)
    with pytest.raises(OptionError, match="did you mean"):
        quick(options={"stakes": 3})
    with pytest.raises(WrongType, match="“seed” must be a whole number"):
        quick(seed=1.5)
    for wrong in ({"matches": 0}, {"jobs": 0}, {"deals": 0}):
        with pytest.raises(WrongValue):
            quick(**wrong)


def test_the_bot_of_the_guide_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide = (checkout() / "docs" / "arena.md").read_text(encoding="utf-8")
    [code] = re.findall(r"^```python\n(from boneace import Cards.*?)^```", guide, re.M | re.S)
    (tmp_path / "mybots.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = arena.contest("thirty-one", ["mybots:Careful", "zoo:random"], matches=20)
    assert found.pairings[0].share.low > 0.5
