"""Comparing two sets of house rules: the figures, the counters, and the command."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

import boneace
from boneace import bots
from boneace.cli import main
from boneace.errors import OptionError
from boneace.kernel.contract import ALL_HANDS
from boneace.languages import speaking
from boneace.study.compare.figures import Measured, difference, mean_of, rate_of, share_of
from boneace.study.compare.run import Rules, compare, level_of, settings_of
from boneace.study.compare.show import show
from boneace.study.compare.tally import Tally
from boneace.study.compare.told import Compared, Row

GAME = "stop-the-bus"
ONE_LIFE = {"lives": 1}


def row(found: Compared, group: str, name: str) -> Row:
    return next(one for one in found.rows if (one.group, one.name) == (group, name))


def covered(measure: Callable[[np.random.Generator], Measured], true: float) -> float:
    """The number of times, of 400, that the interval of an estimate contains the true value."""
    rng = np.random.default_rng(31)
    held = [measure(rng).estimate for _ in range(400)]
    return sum(one.low <= true <= one.high for one in held) / len(held)


# --- figures --------------------------------------------------------------------------------------


def test_an_interval_holds_the_true_value_19_times_in_20() -> None:
    assert 0.93 < covered(lambda rng: mean_of(rng.exponential(3, 200)), 3) < 0.97
    assert 0.93 < covered(lambda rng: share_of((rng.random(60) < 0.1) * 1.0), 0.1) < 0.985

    def rate(rng: np.random.Generator) -> Measured:
        deals = rng.integers(3, 12, 100).astype(float)
        return rate_of(rng.poisson(0.02 * deals).astype(float), deals)

    assert 0.92 < covered(rate, 0.02) < 0.985


def test_the_interval_of_a_difference_uses_what_both_have_in_common() -> None:
    held, widths = [], []
    rng = np.random.default_rng(7)
    for _ in range(400):
        shuffles = rng.normal(size=100)  # the same under both
        one = mean_of(shuffles + rng.normal(size=100))
        other = mean_of(0.5 + shuffles + rng.normal(size=100))
        found = difference(one, other)
        held.append(found.low <= 0.5 <= found.high)
        widths.append(found.within / (one.estimate.within + other.estimate.within))
    assert 0.93 < sum(held) / len(held) < 0.97
    assert sum(widths) / len(widths) < 0.55  # apart it would be 0.71


def test_what_never_happened_may_still_happen() -> None:
    never = rate_of(np.zeros(50), np.full(50, 4.0)).estimate
    assert never.mean == never.low == 0 and 0.01 < never.high < 0.03
    always = rate_of(np.full(50, 4.0), np.full(50, 4.0)).estimate
    assert always.mean == always.low == always.high == 1


# --- the counters ---------------------------------------------------------------------------------


def test_moves_and_events_are_counted_as_they_happen() -> None:
    found = compare(GAME, Rules(), Rules(options=ONE_LIFE), matches=3, level="novice", seed=5)
    stops = moves = out = 0
    for number in range(3):
        match = played(number)
        moves += sum(ply.seat >= 0 for ply in match.plies)
        stops += sum(ply.text == "stop" for ply in match.plies)
        out += sum(line.endswith("is out.") for line in match.log(ALL_HANDS))
    assert round(row(found, "length", "moves").first.mean * 3) == moves  # type: ignore[union-attr]
    for group, name, count in (("moves", "stop", stops), ("events", "out", out)):
        mean = row(found, group, name).first
        assert mean is not None and round(mean.mean * found.first.deals) == count > 0


def test_gains_are_counted_from_the_dealer_of_each_deal_too() -> None:
    """From the lives in the matches, played again; players who are out are not counted."""
    found = compare(GAME, Rules(), Rules(options=ONE_LIFE), matches=3, level="novice", seed=5)
    gained: dict[int, list[float]] = {0: [], 1: [], 2: []}
    for number in range(3):
        for dealer, before, after in deals_of(number):
            around = [(dealer + step) % 3 for step in range(3)]
            lost = [(after[seat] or 0) - lives for seat in around if (lives := before[seat])]
            for place, one in enumerate(lost):
                gained[place].append(one - sum(lost) / len(lost))
    for place, all_of in gained.items():
        mean = row(found, "dealt", str(place)).first
        assert mean is not None and mean.mean == pytest.approx(sum(all_of) / len(all_of))


def deals_of(number: int) -> list[tuple[int, list[int | None], list[int | None]]]:
    """The dealer of each deal, and the lives before and after it; None for a seat that is out."""
    begun: dict[int, tuple[int, list[int | None]]] = {}

    def note(match: boneace.Match) -> None:
        begun.setdefault(match.deal, (match.dealer, match.standing()["lives"]))

    ended = played(number, note).standing()["lives"]
    after = [lives for _, lives in begun.values()][1:]
    return [(*one, then) for one, then in zip(begun.values(), [*after, ended], strict=True)]


def played(
    number: int, looked: Callable[[boneace.Match], None] = lambda match: None
) -> boneace.Match:
    """A match of the comparison, played again; checked before every move."""
    from boneace.kernel.luck import scattered

    setting = settings_of(GAME, Rules(), Rules(), 5)[0]
    seed, dealer = scattered(5, number) >> 1, number % 3
    match = boneace.new(GAME, 3, options=setting.options, seed=seed, dealer=dealer)
    players = [bots.make("novice", GAME, scattered(5 ^ number, seat) >> 1) for seat in range(3)]
    while isinstance(turn := match.turn, int):
        looked(match)
        match.push(players[turn].choose(bots.Seat.of(match, turn)))
    return match


def test_the_winners_of_all_places_make_up_the_matches() -> None:
    four = Rules(seats=4)
    found = compare(GAME, Rules(), four, matches=12, level="novice", seed=2)
    for side, seats in (("first", 3), ("second", 4)):
        won = [getattr(one, side) for one in found.rows if one.group == "won"]
        assert sum(one is not None for one in won) == seats
        assert sum(one.mean for one in won if one) == pytest.approx(1)
    assert row(found, "won", "3").first is None and row(found, "won", "3").difference is None


def test_rules_compared_with_themselves_do_not_differ() -> None:
    found = compare(GAME, Rules(), Rules(), matches=40, level="novice", seed=3)
    assert found.rows and found.first == found.second
    for one in found.rows:
        assert one.first == one.second and one.difference is not None
        assert one.difference.mean == 0 and one.difference.low <= 0 <= one.difference.high  # type: ignore[operator]


def test_a_match_without_an_end_is_ended_and_has_no_winner(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("boneace.study.compare.playing.MOST_DEALS", 2)
    long, short = Rules(options={"lives": 9}), Rules(seats=2, options=ONE_LIFE)
    found = compare(GAME, long, short, matches=5, level="novice", seed=6)
    assert (found.first.cut, found.first.deals, found.second.cut) == (5, 10, 0)
    won = row(found, "won", "0")
    assert won.first is None and won.second is not None and won.second.low is not None
    show(found, Console(width=100))
    assert (
        "A: 5 matches were ended after 200 deals; no winner is counted." in capsys.readouterr().out
    )


def test_fewer_lives_make_a_shorter_match() -> None:
    found = compare(GAME, Rules(), Rules(options=ONE_LIFE), matches=40, level="novice", seed=1)
    apart = row(found, "length", "deals").difference
    assert apart is not None and apart.high is not None and apart.high < -1
    pace = row(found, "length", "pace").difference  # but a deal is as long as before
    assert pace is not None and pace.low is not None and pace.low < 1 and abs(pace.mean) < 1


def test_the_same_seed_gives_the_same_figures() -> None:
    one, again, other = (
        compare(GAME, Rules(), Rules(options=ONE_LIFE), matches=6, level="novice", seed=seed)
        for seed in (4, 4, 5)
    )
    assert one == again and one.rows != other.rows


def test_it_stops_with_the_matches_that_both_have() -> None:
    seen: list[int] = []
    found = compare(
        GAME,
        Rules(),
        Rules(options=ONE_LIFE),
        matches=50,
        level="novice",
        told=lambda tally: seen.append(len(tally)),
        stopped=lambda: len(seen) >= 4,
    )
    assert found.done == found.first.matches == found.second.matches == 4 == seen[-1]
    none = compare(GAME, Rules(), Rules(), level="novice", stopped=lambda: True)
    assert none.done == 0 and none.rows == []


def test_things_are_called_what_the_game_calls_them() -> None:
    with speaking("es"):
        found = compare(GAME, Rules(), Rules(), matches=2, level="novice")
    assert found.title == "Stop the Bus" and found.unit == "vidas"
    titles = {one.name: one.title for one in found.rows if one.group == "moves"}
    assert titles["stop"] == "Parar el bus" and titles["swap"] == "Cambiar"


def test_processes_give_the_same_figures_in_every_language_asked_for() -> None:
    told: list[Compared] = []

    def in_basque(tally: Tally) -> None:
        with speaking("eu"):
            told.append(tally.compared())

    asked = {"matches": 4, "level": "novice", "seed": 4, "languages": ("en", "eu")}
    one = compare(GAME, Rules(), Rules(options=ONE_LIFE), **asked, told=in_basque)  # type: ignore[arg-type]
    two = compare(GAME, Rules(), Rules(options=ONE_LIFE), **asked, jobs=2)  # type: ignore[arg-type]
    assert one == two
    titles = {row.name: row.title for row in told[-1].rows}
    assert titles["stop"] == "Geldiarazi busa" and titles["deals"] == "Partida bateko banaketak"


def test_a_slow_game_is_played_by_novices(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_of(GAME, Rules(), Rules(), 0)
    monkeypatch.setattr("boneace.study.compare.run.QUICK", 1e-6)
    assert level_of(settings, None) == "novice" and level_of(settings, "club") == "club"
    monkeypatch.setattr("boneace.study.compare.run.QUICK", 60.0)
    assert level_of(settings, None) == "club"
    with pytest.raises(OptionError, match="grandmaster"):
        level_of(settings, "grandmaster")


# --- the command ----------------------------------------------------------------------------------

ASKED = ["study", "compare", GAME, "--level", "novice", "--matches", "8"]
FEWER = ["--against", "lives=1"]


def test_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ASKED, *FEWER]) == 0
    told = capsys.readouterr().out
    assert "Stop the Bus: 8 matches with each set of rules, Novice" in told
    assert "A: Stop the Bus; 3 seats" in told and "B: Stop the Bus; Lives: 1; 3 seats" in told
    assert "Deals in a match" in told and "Stop the bus" in told and "The first dealer" in told
    assert max(map(len, told.splitlines())) <= 100


def test_json_and_files_hold_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    table, picture = tmp_path / "a.csv", tmp_path / "a.svg"
    files = ["--csv", str(table), "--plot", str(picture)]
    assert main([*ASKED, *FEWER, "--json", *files]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    assert [line["title"] for line in rows] == [one["title"] for one in found["rows"]]
    assert float(rows[0]["difference"]) == pytest.approx(
        found["rows"][0]["difference"]["mean"], rel=1e-5
    )
    assert picture.read_bytes().startswith(b"<?xml")
    assert sorted(tmp_path.iterdir()) == [table, picture]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ([], "both sets of rules are the same"),
        (["--against", "lifes=1"], "“lifes”: did you mean “lives”?"),
        (["--against-preset", "night"], "no preset “night”"),
        (["--against-seats", "12"], "needs 2 to 7 seats, not 12"),
        ([*FEWER, "--level", "champion"], "“champion”"),
        ([*FEWER, "--csv", "table.txt"], "must end in .csv"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    given: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ASKED, *given]) == 2
    assert why in capsys.readouterr().err
