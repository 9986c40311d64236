"""The questions about games: the matches, the sums, and the answers."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from boneace import games
from boneace.cards import SPANISH_40
from boneace.games.best_pair_thirty_one.study import solved
from boneace.games.mus.lances import against_one, of_hand
from boneace.games.mus.playing.hands import PUNTO, Values, hands_of
from boneace.games.mus.solving.hands import dealt
from boneace.games.mus.state import GRANDE, JUEGO, PARES
from boneace.games.options import options_record
from boneace.games.primiera.keeping import COLUMNS, KEPT
from boneace.games.primiera.scoring import FLUSH, PRIMIERA
from boneace.games.thirty_one import knocking
from boneace.kernel.build import interpret
from boneace.study.answers import questions
from boneace.study.columns import APART, DONE, LEFT, MANY, SQUARES, SUMS
from boneace.study.forking import TEMPLATE, Decision, Forks
from boneace.study.general import rules
from boneace.study.moments import Moments, clear, exact, mean_of
from boneace.study.playing import ALL_DEALS, ENDED, MATCHES, WON, counted, gained
from boneace.study.questions import LARGEST, Asked
from boneace.study.show import told
from boneace.study.thresholds import Thresholds
from boneace.study.told import Cell, Head, Part, Row

PLAIN = Part("", "", "", [Head("", "")], [Row(Head("", ""), [])])


# --- figures --------------------------------------------------------------------------------------


def test_ratios_of_the_same_matches_and_their_difference() -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(1, 9, (400, 4)).astype(float)
    found = Moments(4)
    for part in np.split(rows, 4):
        found.add(part)
    cell = found.ratio(0, 1)
    ratio = rows[:, 0].sum() / rows[:, 1].sum()
    pulls = (rows[:, 0] - ratio * rows[:, 1]) / rows[:, 1].mean()
    assert cell.value == pytest.approx(ratio)
    within = 1.966 * np.std(pulls, ddof=1) / 20
    assert cell.high is not None and cell.high - ratio == pytest.approx(within, rel=1e-3)
    same = found.difference((0, 1), (0, 1))
    assert same == Cell(0.0, 0.0, 0.0) and not clear(same)


def test_intervals_hold_the_true_value_as_often_as_they_say() -> None:
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(1000):
        deals = rng.poisson(6, 60) + 1.0
        found = Moments(2)
        found.add(np.stack([rng.normal(0.5 * deals, 2.0), deals], axis=1))
        cell = found.ratio(0, 1)
        assert cell.low is not None and cell.high is not None
        held += cell.low <= 0.5 <= cell.high
    assert 925 <= held <= 975


def test_the_mean_of_sums() -> None:
    cell = mean_of(4, 10.0, 30.0)  # 1, 2, 3 and 4
    assert cell.value == 2.5 and cell.low == pytest.approx(
        2.5 - 3.182 * (5 / 3) ** 0.5 / 2, abs=1e-2
    )
    assert mean_of(0, 0.0, 0.0) == Cell(None) and mean_of(1, 3.0, 9.0) == Cell(3.0)


def test_matches_are_counted_by_place_from_the_first_dealer() -> None:
    # of three seats, the second deals first, the third wins; a match that was cut; a shared one
    rows = np.array(
        [
            [5, 40, 0, 1, -1, -1, 2],
            [200, 999, 1, 0, 0, 0, 0],
            [2, 8, 0, 0, 1, 1, -2],
        ],
        float,
    )
    found = counted(rows, 3)
    assert found[:, MATCHES].tolist() == [1, 1, 1] and found[:, ENDED].tolist() == [1, 0, 1]
    assert found[:, ALL_DEALS].tolist() == [5, 200, 2]
    assert found[:, WON : WON + 3].tolist() == [[0, 1, 0], [0, 0, 0], [0.5, 0.5, 0]]
    assert found[0, [gained(3, place) for place in range(3)]].tolist() == [-1, 2, -1]


@pytest.mark.parametrize(
    ("cell", "signed", "said"),
    [
        (Cell(2.394, 2.29, 2.498), False, "2.39 ± 0.10"),
        (Cell(-12.0, -14.0, -10.0), True, "−12.0 ± 2.0*"),
        (Cell(0.5, -0.5, 1.5), True, "+0.5 ± 1.0"),
        (Cell(0.0, 0.0, 0.0), True, "0"),
        (exact(0.25), False, "0.25"),
        (Cell(0.12, 0.119, 0.121, "bounds"), True, "+0.119 … +0.121"),
        (Cell(None), False, ""),
    ],
)
def test_a_figure_is_told_with_its_interval(cell: Cell, signed: bool, said: str) -> None:
    part = Part("", "", "", [], [], signed=signed)
    assert told(part, cell) == said


# --- how long to play -----------------------------------------------------------------------------


def test_as_many_deals_as_asked_or_as_long() -> None:
    asked = Asked("thirty-one", deals=25)
    sizes = list(asked.batches(1000, ""))
    assert sum(sizes) == asked.played == 25 and len(sizes) > 10
    endless = Asked("thirty-one", deals=10**18).batches(1000, "")
    assert next(endless) == LARGEST  # the whole would not fit into memory
    asked = Asked("thirty-one", seconds=0.01)
    assert len(list(asked.batches(1000, ""))) >= 1 and asked.played >= 100
    asked = Asked("thirty-one", stopped=lambda: True)
    assert list(asked.batches(1000, "")) == [100]  # one is played in any case


def test_every_game_has_the_general_questions_and_its_own_first() -> None:
    found = {game: [one.name for one in questions(game)] for game in games.shipped()}
    assert all(names[-2:] == ["match", "rules"] for names in found.values())
    assert found["thirty-one"][0] == "knock" and found["mus"][:2] == ["lances", "mano"]


# --- decisions played both ways -------------------------------------------------------------------


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled."""

    def passes(self: Decision) -> object:
        names = f"from {self.module} import CLASSES, does, leaves, place\n"
        rules = f"{games.declaration(self.game).package}.rules"
        return interpret(rules, TEMPLATE, names)

    monkeypatch.setattr(Decision, "passes", passes)


@pytest.mark.usefixtures("interpreted")
def test_knocking_on_little_loses_and_the_figures_agree() -> None:
    asked = Asked("thirty-one")
    forks = Forks(Decision("thirty-one", knocking.__name__), asked.record(3), [16] * 6, seed=1)
    forks.play(120)
    sums = forks.sums
    tried = sums[:, :, MANY]
    assert 30 <= tried.sum() <= 120
    assert np.allclose(sums[:, :, APART], sums[:, :, DONE] - sums[:, :, LEFT])
    assert (sums[:, :, SQUARES] * tried >= sums[:, :, APART] ** 2 - 1e-9).all()
    assert sums[:, :18, APART].sum() < 0  # below 18 points


def test_thresholds_are_where_doing_it_begins_to_gain() -> None:
    forks = _made([-1.0, -1.0, 0.0, 1.0, 1.0])
    assert forks.best()[0] in (2, 3)
    forks.table[0] = 3
    assert forks.threshold(0) == Cell(3.0, 2.0, 3.0)  # at 2 it may as well
    forks = _made([-1.0, 0.0, 0.0, 0.0, 1.0])
    forks.table[0] = 2
    assert forks.threshold(0) == Cell(2.0, 1.0, 4.0)
    forks.sums[0, 3] = 0.0  # a class that never occurs is skipped
    assert forks.threshold(0) == Cell(2.0, 1.0, 4.0)
    assert forks.gain(1, 0) == Cell(None)  # never tried


def _made(gains: list[float]) -> Forks:
    """Forks whose first row has gained this much, with a spread of 2 in 1000 tries each."""
    forks = Forks.__new__(Forks)
    forks.decision = Decision("thirty-one", "boneace.games.thirty_one.knocking")
    forks.sums = np.zeros((forks.decision.rows, forks.decision.classes, SUMS))
    forks.table = np.zeros(forks.decision.rows, np.int64)
    for kind, gain in enumerate(gains):
        forks.sums[0, kind, MANY] = 1000
        forks.sums[0, kind, APART] = 1000 * gain
        forks.sums[0, kind, SQUARES] = 1000 * (gain**2 + 4)
    return forks


@pytest.mark.usefixtures("interpreted")
def test_a_table_of_thresholds_by_seats_and_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Forks, "settle", lambda self: None)
    asked = Asked("schwimmen", seats=2, deals=60)
    own = questions("schwimmen")[0].answer
    assert isinstance(own, Thresholds)
    first, gains = own(asked)
    assert [row.head.title for row in first.rows] == ["2 players"] and first.whole
    assert gains.signed and not gains.long and asked.played == 60


# --- house rules ----------------------------------------------------------------------------------


def test_every_option_is_tried_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches with a rule last more deals, by the rule's code; the others are the same."""

    def played(game: str, options: np.ndarray, seed: int, begun: int, many: int) -> np.ndarray:
        rows = np.zeros((many, 7))
        rows[:, 0] = 5 + np.arange(begun, begun + many) % 3 + 10 * options["knocker_double"][0]
        rows[:, 1], rows[:, 4:] = 10, [2, -1, -1]
        return counted(rows, 3)

    monkeypatch.setattr("boneace.study.general.played", played)
    usual, length, _, won = rules(Asked("thirty-one", deals=30))
    assert usual.rows[0].cells[0].value == pytest.approx(16)
    by_name = {row.head.name: row.cells for row in length.rows}
    assert by_name["knocker_double=false"][0].value == pytest.approx(-10)
    assert by_name["free_ride=false"][0] == Cell(0.0, 0.0, 0.0)
    options = {name.partition("=")[0] for name in by_name}
    every = {option.name for option in games.declaration("thirty-one").options}
    assert every - options == {"keeps"}  # by points or for a pot a match would have no end
    assert all(cell.value == 0 for row in won.rows for cell in row.cells)


# --- exact answers --------------------------------------------------------------------------------


def test_the_draw_of_primiera_is_exact() -> None:
    declaration = games.declaration("primiera")
    options = options_record(declaration, 4, declaration.resolve())
    out = np.zeros((KEPT, COLUMNS))
    passes = games.drivers("primiera", "boneace.games.primiera.keeping")
    passes.fill_keepings(options, 28, np.zeros(1 << 13), out)
    shares = out / np.maximum(1, out[:, -1:])
    assert shares[3, FLUSH] == pytest.approx(float(Fraction(7, 36)))  # three of a suit
    assert shares[2, PRIMIERA] == pytest.approx(100 / 630)  # two of two suits
    assert out[3, -1] > 0 and (shares[:, :5].sum(axis=1)[out[:, -1] > 0] > 0.999).all()


def test_each_lance_of_mus_is_won_by_one_of_two_or_by_nobody() -> None:
    known = dealt(Values(0, 0))
    found, mass = against_one(known), known.weight.sum(axis=1)
    both = (found.elder + found.younger) @ mass
    assert both[GRANDE] == pytest.approx(1)
    neither = known.weight[np.ix_(~known.has[PARES], ~known.has[PARES])].sum()
    assert both[PARES] == pytest.approx(1 - neither)
    juego = known.has[JUEGO]
    assert both[PUNTO] == pytest.approx(known.weight[np.ix_(~juego, ~juego)].sum())
    assert (found.elder >= found.younger).all()


@pytest.mark.parametrize(
    ("o", "held"),
    [(Values(0, 0), "KO KC SE AO"), (Values(0, 0, wild=1), "KO KC CB AO")],  # CB is Perico
)
def test_a_hand_of_mus_against_two_is_as_in_deals_at_random(o: Values, held: str) -> None:
    known, hands = dealt(o), hands_of(o)
    own = [SPANISH_40.number(card) for card in held.split()]
    place = hands.place(o, sum(1 << card for card in own))
    elder, younger = of_hand(known, hands.supply, place)
    rng, won, tied = np.random.default_rng(3), 0, 0
    rest = np.array(
        [card for card in range(48) if SPANISH_40.cards >> card & 1 and card not in own]
    )
    many = 3000
    for _ in range(many):
        cards = rng.permutation(rest)[:8]
        others = [
            hands.place(o, int(sum(1 << int(c) for c in part))) for part in (cards[:4], cards[4:])
        ]
        best = max(known.strength[GRANDE, other] for other in others)
        won += best < known.strength[GRANDE, place]
        tied += best <= known.strength[GRANDE, place]
    for exactly, played in ((younger, won), (elder, tied)):
        share = exactly[GRANDE]
        assert abs(played / many - share) < 4 * (share * (1 - share) / many) ** 0.5


def test_bounds_of_a_deal_of_best_pair_close_in() -> None:
    """Best replies to the learned strategies bound the value; more learning tightens the bounds."""
    low, value, high = solved(10, 24, 10)  # jacks and queens leave the fewest hands
    assert low < value < high
    lower, _, higher = solved(10, 24, 40)
    assert higher - lower < (high - low) / 2 and max(low, lower) < min(high, higher)
