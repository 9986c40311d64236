"""Mus for two, solved: it pays as the rules do, and best replies gain as much as a search finds."""

from __future__ import annotations

import json
from functools import cache
from math import comb
from typing import Any

import numpy as np
import pytest

from boneace import games
from boneace.cli import main
from boneace.games.mus.playing.hands import Values, hands_of
from boneace.games.mus.solving import position
from boneace.games.mus.solving.betting import MANO, OTHER, Sizes, betting
from boneace.games.mus.solving.hands import dealt
from boneace.games.mus.solving.learning import Deal
from boneace.games.mus.solving.stages import Stage
from boneace.games.mus.solving.stakes import Terms
from boneace.games.mus.solving.whole_game import Whole
from boneace.games.mus.solving.worth import corrected, race_model

from .two import TwoPlayers, few


def values(preset: str | None = None, **options: Any) -> dict[str, Any]:
    return dict(games.declaration("mus").resolve(preset, options))


@cache
def nothing_learned(score: str, preset: str | None = None, **options: Any) -> Deal:
    found = position(score, "", values(preset, **options))
    assert isinstance(found, Deal)
    return found


# --- the deal -------------------------------------------------------------------------------------


def test_hands_meet_as_often_as_they_are_dealt() -> None:
    found = dealt(Values(0, 0))
    assert len(found) == 330
    hands = hands_of(Values(0, 0))
    assert found.weight.sum() == pytest.approx(1)
    assert found.weight.sum(axis=1) == pytest.approx(hands.mass)
    assert found.weight == pytest.approx(found.weight.T)
    kings, aces = 0, len(found) - 1  # K-K-K-K and A-A-A-A
    ways = comb(40, 4) * comb(36, 4)
    assert found.weight[kings, aces] == pytest.approx(comb(8, 4) ** 2 / ways)
    assert found.weight[kings, kings] == pytest.approx(comb(8, 4) / ways)
    assert len(dealt(Values(1, 0))) == 715  # with four kings there are ten ranks


def test_the_stages_are_as_many_as_can_be_declared() -> None:
    """Decisions for each hand and line: about two million with one bet, twelve with a raise."""
    small = nothing_learned("39-39")
    assert len(small.stages) == 19
    assert small.information_sets == 1_970_400
    assert [len(betting(sizes).nodes) for sizes in (Sizes(), Sizes((2,), (5,)))] == [8, 12]


# --- payments -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "how"),
    [
        ("20-15", {}),
        ("39-39", {}),
        ("37-38", {"preset": "literal"}),
        ("28-25", {"preset": "thirty", "ordago_settles": "counted"}),
        ("36-33", {"la_real": True}),
    ],
)
def test_a_deal_pays_what_the_rules_pay(score: str, how: dict[str, Any]) -> None:
    """Random deals, with random moves: stones, games won, and who wins first (B-MUS-11)."""
    deal = nothing_learned(score, **how)
    players = TwoPlayers(deal, values(**how), 7)
    for _ in range(100):
        played = players.play()
        assert played.by_the_solver == pytest.approx(played.by_the_rules, abs=1e-6)


def test_two_who_move_at_random_win_what_the_solver_says() -> None:
    """An untrained player makes every move equally often."""
    deal = nothing_learned("20-15")
    players = TwoPlayers(deal, values(), 3)
    won = np.array([players.play().by_the_rules for _ in range(3000)])
    value, _ = deal.measured()
    assert abs(won.mean() - value) < 2 * won.std() / np.sqrt(len(won))


# --- best replies ---------------------------------------------------------------------------------

HANDS = ("K-K-K-A", "C-C-7-4", "7-6-5-4")


class Search:
    """The best reply found hand by hand, without vectors and stages, from the seat's view only."""

    def __init__(self, deal: Deal, seat: int) -> None:
        self.deal, self.seat = deal, seat
        self.shares = cache(deal.shares)

    def value(self) -> float:
        hands = range(len(self.deal.dealt))
        return sum(self.stage(0, 0, own, dict.fromkeys(hands, 1.0)) for own in hands)

    def stage(self, at: int, line: int, own: int, others: dict[int, float]) -> float:
        """Continue with the other's hands that are possible at this stage."""
        its = self.deal.stages[at].hands
        there = {hand: came for hand, came in others.items() if hand in its[1 - self.seat]}
        if own not in its[self.seat] or not any(there.values()):
            return 0.0
        if not self.deal.stages[at].betting.nodes:
            return self.end(at, line, 0, own, there)
        return self.decide(at, line, 0, own, there)

    def decide(self, at: int, line: int, node: int, own: int, others: dict[int, float]) -> float:
        decision = self.deal.stages[at].betting.nodes[node]
        mine, found = decision.seat == self.seat, []
        its = self.deal.stages[at].hands[1 - self.seat].tolist()
        for move, to in enumerate(decision.after):
            came = others
            if not mine:
                often = self.shares(at, node)[move, line]
                came = {hand: o * float(often[its.index(hand)]) for hand, o in others.items()}
            if to >= 0:
                found.append(self.decide(at, line, to, own, came))
            else:
                found.append(self.end(at, line, ~to, own, came))
        return max(found) if mine else sum(found)

    def end(self, at: int, line: int, end: int, own: int, others: dict[int, float]) -> float:
        stage = self.deal.stages[at]
        later = line + end * stage.lines
        if not stage.last and end < stage.betting.lasting:
            return sum(
                self.stage(after, later, own, others)
                for after, each in enumerate(self.deal.stages)
                if each.parent == at
            )
        return sum(
            came * self.paid(stage, later, own, other) for other, came in others.items() if came
        )

    def paid(self, stage: Stage, line: int, own: int, other: int) -> float:
        meeting, hands = stage.meeting, (own, other) if self.seat == MANO else (other, own)
        assert meeting is not None
        column = line - (0 if stage.last else stage.betting.lasting * stage.lines)
        account = int(np.searchsorted(meeting.starts, meeting.back[column], side="right")) - 1
        places = [int(np.searchsorted(stage.hands[who], hands[who])) for who in (MANO, OTHER)]
        worth = float(meeting.worths[account, places[0], places[1]])
        return worth if self.seat == MANO else -worth


def test_best_replies_gain_what_a_search_hand_by_hand_finds() -> None:
    deal = Deal(few(dealt(Values(0, 0)), *HANDS), Terms(40, (30, 33), race_model(40)))
    for _ in range(6):
        deal.learn()
    _, exploited = deal.measured()
    found = sum(Search(deal, seat).value() for seat in (MANO, OTHER)) / 2
    assert found == pytest.approx(exploited, abs=1e-5)
    assert exploited > 0.001


def test_learning_leaves_little_to_gain() -> None:
    every = dealt(Values(0, 0))
    some = every.some(np.arange(0, len(every), 7))
    deal = Deal(some, Terms(40, (38, 36), race_model(40)))
    _, before = deal.measured()
    for _ in range(60):
        deal.learn()
    value, exploited = deal.measured()
    assert before > 0.1 > 0.01 > exploited > 0
    assert -1 < value < 1
    assert sum(deal.choices().values()) == pytest.approx(1, abs=1e-5)


# --- the value of the game ------------------------------------------------------------------------


def some(terms: Terms) -> Whole:
    every = dealt(Values(0, 0))
    return Whole(every.some(np.arange(0, len(every), 40)), terms)


def test_the_grid_can_be_stopped_and_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneace.games.mus.solving.whole_game.ROUNDS", 2)
    monkeypatch.setattr("boneace.games.mus.solving.whole_game.SWEEPS", 1)
    terms = Terms(10, (0, 0), race_model(10))
    whole, early, late = some(terms), some(terms), some(terms)
    assert list(whole.steps(lambda: False)) == [1 / 4, 2 / 4, 3 / 4, 1]
    list(early.steps(lambda: early.done == 2))
    late.restore(early.kept())
    assert np.isnan(late.value)
    list(late.steps(lambda: False))
    assert np.array_equal(whole.more, late.more)
    assert -1 < whole.value < 1 and whole.found()["deals"] == 4


def test_a_model_is_corrected_where_deals_have_been_solved() -> None:
    """Between the scores of the grid, and at unknown ones, the correction is interpolated."""
    more = np.full((2, 2), np.nan)
    more[1, 1], more[0, 1] = 0.1, -0.2
    found = corrected(10, more) - race_model(10)
    assert found[5, 5] == pytest.approx(0.1) and found[0, 5] == pytest.approx(-0.2)
    assert found[7, 5] == pytest.approx(0.1 * 3 / 5)  # nothing is missing at the target
    assert found[5, 0] == pytest.approx(0.1 / 3)


# --- the command ----------------------------------------------------------------------------------


def test_the_command_solves_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "mus", "--score", "39-38", "--iterations", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["score"] == "39-38" and found["iterations"] == 2
    assert set(found["first_moves"]) == {"paso", "envido 2", "ordago"}
    assert found["exploitability"] > 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--score", "40-15"], "from 0 to 39"),
        (["--score", "20"], "is not a score"),
        (["--score", "30-15", "--preset", "thirty"], "from 0 to 29"),
        (["--score", "20-15", "--preset", "perico"], "wild cards"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "mus", *arguments]) == 2
    assert said in capsys.readouterr().err
