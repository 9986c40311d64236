"""The same strategies at the real table, as often as a test has time for."""

from __future__ import annotations

import csv
from dataclasses import replace
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from boneace.languages import say, speaking
from boneace.languages.codes import LANGUAGES
from boneace.study.vingt_un import plot
from boneace.study.vingt_un.check import Check, Compared, allowed_errors, check
from boneace.study.vingt_un.pack import WHOLE
from boneace.study.vingt_un.plot import draw
from boneace.study.vingt_un.report import Report, Request
from boneace.study.vingt_un.show import show
from boneace.study.vingt_un.sittings import AS_PLAYED, play_deals, play_matches, play_pairs
from boneace.study.vingt_un.solution import Solution
from boneace.study.vingt_un.solver import Dealer, Solver, solve
from boneace.study.vingt_un.strategies import Stands
from boneace.study.vingt_un.variants import (
    ONE,
    SEVERAL,
    TENURE,
    Variant,
    turns,
    waiting,
    with_one,
    with_several,
)
from tests.study.deals import deal, small

DEALS = 300_000


@pytest.fixture(scope="module")
def whole() -> Solution:
    """The whole pack, with a dealer who draws by a rule."""
    return solve(deal(WHOLE), Stands(17, 17), None)


def test_the_engine_agrees_with_the_table(whole: Solution) -> None:
    found = check(whole, WHOLE, DEALS)
    assert found.agrees, [one.to_json() for one in found.compared]
    assert found.whole.error < 0.005
    assert {"hard 16, draw", "soft 18, stand", "A A, divide"} <= {
        one.what for one in found.compared
    }


def test_the_engine_agrees_where_both_play_their_best() -> None:
    pack, _ = small("A=4 3=3 5=2 6=3 7=2 9=3 T=4 J=3 Q=4 K=4 8=4")  # 36 cards: enough to divide
    found = solve(deal(pack))
    assert found.game.divides and found.dealer.divides.max() == 1
    assert check(found, pack, DEALS).agrees


def test_the_engine_agrees_where_the_cards_run_out() -> None:
    pack, _ = small("eight")
    found = solve(deal(pack, divides=False), None, Stands(16, 18))
    played = check(found, pack, DEALS, {"dealer_divides": "forbidden"})
    assert played.agrees, [one.to_json() for one in played.compared]


def test_the_engine_agrees_on_hands_that_the_dealer_divides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They divide odd pairs and draw to them up to 17, but would stand on the first card dealt to
    an even one: this shows an error if a divided seven is treated as a hand of another pair."""
    odd = np.arange(3, 10, 2) - 1

    def given(self: Solver, dealer: Dealer, progress: object) -> tuple[Dealer, float, int]:
        game = self.game
        draws, divides = dealer.draws.copy(), np.zeros_like(dealer.divides)
        divides[:, odd] = 1
        divided = np.setdiff1d(game.node_after[game.divided], [0])
        while len(divided):
            draws[:, divided] = 0
            divided = np.setdiff1d(game.node_after[divided], [0])
        divided = np.setdiff1d(game.node_after[game.divided[odd]], [0])
        while len(divided):
            draws[:, divided] = game.node_total[divided] < 17
            divided = np.setdiff1d(game.node_after[divided], [0])
        return Dealer(draws, divides), 0.0, 0

    monkeypatch.setattr(Solver, "improve", given)
    pack, _ = small("2=4 3=4 4=4 5=4 6=4 7=4 8=4 9=4 T=4")
    played = check(solve(deal(pack)), pack, 2 * DEALS)
    assert played.agrees, [one.to_json() for one in played.compared]


def test_a_wrong_table_is_found_out(whole: Solution) -> None:
    wrong = replace(whole, value=whole.value + 0.02)
    found = check(wrong, WHOLE, DEALS)
    assert not found.agrees and found.worst.what == "a whole deal"


def test_a_natural_that_waits_is_worth_less(whole: Solution) -> None:
    sums = play_deals(
        whole, WHOLE.cards, 2 * DEALS, AS_PLAYED, values={"first_natural": "waits"}
    ).sum(axis=(0, 1))
    mean = sums[1] / sums[0]
    error = np.sqrt((sums[2] / sums[0] - mean**2) / sums[0])
    assert waiting(whole) > 0
    assert abs(mean - (whole.value - waiting(whole))) < 4 * error


def test_a_seed_repeats_what_is_played(whole: Solution) -> None:
    first, again, other = (
        play_deals(whole, WHOLE.cards, 5000, AS_PLAYED, seed=seed) for seed in (1, 1, 2)
    )
    assert (first == again).all() and not (first == other).all()
    assert first[:, :, 0].sum() == 5000


def test_pairs_of_deals_tell_what_a_rule_takes(whole: Solution) -> None:
    """The cost of a natural that waits is known exactly; pairs find it with far fewer deals."""
    waits = {"first_natural": "waits"}
    count, more, squares = play_pairs(whole, whole, WHOLE.cards, DEALS, values=(waits, {}))
    error = np.sqrt((squares / count - (more / count) ** 2) / count)
    assert abs(more / count + waiting(whole)) < 4 * error
    alone = play_deals(whole, WHOLE.cards, DEALS, AS_PLAYED, values=waits).sum(axis=(0, 1))
    spread = np.sqrt((alone[2] / count - (alone[1] / count) ** 2) / count)
    assert 0 < error < spread / 3
    assert not play_pairs(whole, whole, WHOLE.cards, 5000, values=({}, {}))[1:].any()


def test_rules_are_played_with_the_same_deals(whole: Solution) -> None:
    """If a rule has no effect, matches are the same to the last counter."""
    no_more = {"deals": 20}
    same, again, other = (
        play_matches(whole, 2, 100, no_more | rule, exact=True, seed=seed)
        for rule, seed in (({}, 3), ({"several_naturals": "first"}, 3), ({}, 4))
    )
    assert (same == again).all() and (same != other).any()


def test_the_difference_of_rows_has_an_interval_of_its_own(whole: Solution) -> None:
    one = with_one(WHOLE, whole, 100_000, 1, lambda what, part: None)
    for row in one:
        assert row.difference is not None
        assert row.advantage == pytest.approx(whole.advantage + row.difference)
        assert row.error == row.difference_error < 0.004, "the luck of the cards is not in it"
    for first, *others in (
        turns(whole, 2000, 1, lambda what, part: None),
        with_several(whole, 100, 1, lambda what, part: None),
    ):
        assert first.difference is None and first.to_json()["difference"] is None
        for row in others:
            assert row.difference == pytest.approx(row.advantage - first.advantage)
            assert row.difference_error < 0.98 * np.hypot(row.error, first.error)
        nearest = min(row.difference_error / row.error for row in others)
        assert nearest < 0.5, "rows that differ in little share most of their luck"


def test_a_turn_lasts_until_a_natural(whole: Solution) -> None:
    one, two, _ = turns(whole, 2000, 1, lambda what, part: None)
    assert one.turn and two.turn and 15 < one.turn < 30 < two.turn
    assert one.advantage > 0 and two.advantage > one.advantage


def test_several_players_are_played(whole: Solution) -> None:
    listed = with_several(whole, 50, 1, lambda what, part: None)
    assert len(listed) == 6 and all(one.deals == 3000 and one.error > 0 for one in listed)


def test_the_errors_allowed_grow_with_what_is_compared() -> None:
    assert 3.2 < allowed_errors(1) < allowed_errors(50) < 4.5
    ok = Compared("a", 0.0, 0.01, 0.01, 1000)
    off = Compared("b", 0.0, -0.1, 0.01, 1000)
    assert Check(1000, (ok,), 4).agrees and not Check(1000, (ok, off), 4).agrees


def test_variants_are_shown_and_drawn(whole: Solution, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    listed = [
        Variant("default", "the usual rules", ONE, whole.advantage),
        Variant(
            "a",
            "something that costs him",
            SEVERAL,
            -0.02,
            0.01,
            1000,
            difference=0.07,
            difference_error=0.0025,
        ),
    ]
    report = Report(Request(), whole, [], [], [], [], 1.0, variants=listed)
    console = Console(width=100, record=True, file=StringIO())
    show(report, console)
    told = console.export_text()
    assert "calculated" in told and "-2.00" in told and "1.00" in told
    assert "+7.00" in told and "0.25" in told, "the difference, and half of its interval"
    report.write_csv(tmp_path / "variants.csv")
    rows = list(csv.DictReader((tmp_path / "variants.csv").open(encoding="utf-8")))
    assert [row["difference"] for row in rows] == ["", "0.07"]
    assert report.to_json()["variants"][1]["difference_error"] == 0.0025
    draw(report, tmp_path / "variants.svg")
    drawn = (tmp_path / "variants.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<?xml")
    draw(report, tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_drawn_is_cut_off(whole: Solution, code: str) -> None:
    """Every bar and interval lies in its panel, every word in the picture, in every language."""
    pytest.importorskip("matplotlib")
    from matplotlib import pyplot
    from matplotlib.text import Text

    with speaking(code):
        report = Report(Request(), whole, [], [], [], [], 1.0, variants=_many())
        figure = plot.figure(report)
    try:
        figure.canvas.draw()
        picture = figure.bbox
        words = [text for text in figure.findobj(Text) if text.get_visible() and text.get_text()]
        assert len(words) > 40
        for text in words:
            box = text.get_window_extent()
            assert picture.x0 <= box.x0 and box.x1 <= picture.x1, text.get_text()
            assert picture.y0 <= box.y0 and box.y1 <= picture.y1, text.get_text()
        for panel in figure.axes:
            low, high = sorted(panel.get_xlim())
            drawn = [
                at for bar in panel.patches for at in (bar.get_x(), bar.get_x() + bar.get_width())
            ]
            drawn += [
                x for lines in panel.collections for line in lines.get_segments() for x, _ in line
            ]
            drawn += [x for line in panel.lines for x in line.get_xdata()]
            assert drawn and low <= min(drawn) and max(drawn) <= high
            labels = [text.get_window_extent() for text in panel.texts]
            assert all(box.x0 > panel.get_window_extent().x1 for box in labels)
    finally:
        pyplot.close(figure)


def _many() -> list[Variant]:
    """Rows with the longest titles, figures on both sides of 0, intervals wider than bars."""
    longest = say("study-double-naive", cards="A 2 3 8 9 T")
    return [
        Variant("a", say("study-as-they-stand"), ONE, 0.1457),
        Variant("b", longest, ONE, 0.3062, difference=0.1605),
        Variant("c", say("study-one-settled"), TENURE, 0.5, 2.0, 9),
        Variant("d", say("study-as-they-stand"), SEVERAL, 0.1549, 0.2, 9),
        Variant("e", longest, SEVERAL, -0.16, 0.3, 9, difference=-0.31, difference_error=0.2),
    ]
