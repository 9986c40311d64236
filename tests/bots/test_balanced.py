"""Experts that play balanced strategies: Three-Stake Brag, Primiera with vying, and Vingt-Un."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import boneace
from boneace import games
from boneace.arena import contest
from boneace.bots import Seat, make
from boneace.games.facts import facts
from boneace.games.three_stake_brag.drawing import counts_of, reaches, shares_of
from boneace.games.three_stake_brag.players import player as brag_player
from boneace.games.three_stake_brag.players import round_of
from boneace.games.vingt_un import solved as vingt_un
from boneace.games.vingt_un.solved import FACTORS, balance, transferred
from boneace.games.vingt_un.standing import Besides, spread, standing
from boneace.games.vying.betting import ACTIONS, Bets, tree
from boneace.games.vying.people import OF_TWO
from boneace.games.vying.solved import asked, averages, sizes_of
from boneace.games.vying.stakes import Standing, Terms, first, in_match, worths
from boneace.games.vying.stakes import standing as standing_of
from tests.primiera import table as primiera
from tests.three_stake_brag import table as brag

MOST_CHIPS = 60
"""The largest amount asked of a player in a deal between masters, with raises of up to 10."""
ACE, TEN = 0, 9
WHOLE_PACK = (4.0,) * 9 + (16.0,)


def choice(match: Any, level: str = "master", seed: int = 0) -> str:
    seat = Seat.of(match, match.turn)
    return make(level, match.game, seed).choose(seat).text


def test_nuts_or_nothing_bets_as_theory_says() -> None:
    """A player with the best or the poorest hand, each as often, bets the pot, with one bluff for
    two good hands; the other, who beats only a bluff, calls every other time."""
    known = tree(Bets(2, 2, ((2,),)))
    chances = np.array([[0.5, 0.0, 0.5], [0.0, 1.0, 0.0]])
    sums = np.zeros((len(known.places), ACTIONS, 3))
    nobody = np.zeros((len(known.places), 2, 3))
    games.drivers("three-stake-brag", "boneace.games.vying.balance").solve(
        known.actor,
        known.many,
        known.children,
        known.vying,
        worths(known, 2.0, Terms(2), None),
        False,
        False,
        chances,
        nobody,
        2000,
        sums,
    )
    bets = sums[0, known.amounts[0].index(2)] / sums[0].sum(0).clip(1e-9)
    assert bets[2] == pytest.approx(1.0, abs=0.01)
    assert bets[0] == pytest.approx(0.5, abs=0.04)
    answer = known.children[0, known.amounts[0].index(2)]
    assert known.amounts[answer] == [-1, 0]
    calls = sums[answer, 1, 1] / sums[answer, :, 1].sum()
    assert calls == pytest.approx(0.5, abs=0.04)


def test_a_tree_ends_and_nobody_goes_beyond_it() -> None:
    known = tree(Bets(3, 3, ((3, 10), (10,)), limit=15))
    assert max(place.asked for place in known.places) == 13
    ends = [place for place in known.places if place.over]
    assert all(place.vying for place in ends) and len(ends) > 50


def test_a_match_is_for_having_most() -> None:
    """Level seats are equal; the same lead is worth more near the end; and the shares sum to 1."""
    level = first(np.zeros((1, 4)), 5.0)
    assert level == pytest.approx(0.25, abs=1e-3)
    early, late = (first(np.array([[4.0, 0.0]]), spread)[0] for spread in (20.0, 2.0))
    assert 0.5 < early[0] < 0.6 and late[0] > 0.9
    assert early.sum() == pytest.approx(1.0, abs=2e-3)
    assert first(np.array([[1.0, 1.0, 0.0]]), 0.25)[0] == pytest.approx([0.5, 0.5, 0.0], abs=0.01)


def test_chips_count_less_for_who_will_hardly_win() -> None:
    """Between two ends at which a match is lost anyway, and between two for those who are level."""
    kept, lost = np.array([[0.0, 0.0], [-5.0, 5.0]])
    level, behind = Standing((0, 0), (), 10.0), Standing((-60, 0), (), 10.0, far=True)
    saved = [
        float((in_match(kept, stands, 1.0) - in_match(lost, stands, 1.0))[0])
        for stands in (level, behind)
    ]
    assert 0 < 10 * saved[1] < saved[0]


def test_two_far_apart_do_not_make_a_match_look_open() -> None:
    o = SimpleNamespace(seats=4, deals=10)
    f = SimpleNamespace(deal=6, chips=[61, -63, -1, -3], changes=[-1] * 4, staked=[0] * 4)
    stands = standing_of(o, f, (0, 1, 2, 3), 1, 0.0)
    assert stands and stands.spread == pytest.approx(20.0)


def test_chips_are_counted_where_a_match_has_no_end() -> None:
    known = tree(Bets(3, 3, ((2,),)))
    end = next(n for n, place in enumerate(known.places) if place.over and place.asked == 2)
    staked, found = known.staked[end], worths(known, 3.0, Terms(3), None)[end]
    assert found.sum(1)[:3] == pytest.approx([3.0] * 3)  # the winner takes the first stakes
    assert found[0, 0] == 3 + staked.sum() - staked[0] and found[0, 1] == -staked[1]


@pytest.mark.parametrize("nothing", [False, True])
@pytest.mark.parametrize("players", [2, 3])
def test_ends_are_worth_what_all_hands_bring(players: int, nothing: bool) -> None:
    """Against every hand of the others one by one, with and without a player who has dropped."""
    rng, classes = np.random.default_rng(1), 4
    reach, worth = rng.random((players, classes)), rng.random((players + 1, players))
    at_the_end = games.drivers("three-stake-brag", "boneace.games.vying.balance").at_the_end
    for vying in range(1, 1 << players):
        out, below = np.zeros_like(reach), np.zeros((players, classes + 1))
        at_the_end(vying, worth, False, nothing, reach, below, out)
        wanted = np.zeros_like(reach)
        for hands in np.ndindex(*[classes] * players):
            left = [player for player in range(players) if vying >> player & 1]
            winner = max(left, key=lambda player: (hands[player], -player))
            if nothing and len(left) > 1 and not hands[winner]:
                winner = players
            for player in range(players):
                others = [reach[one, hands[one]] for one in range(players) if one != player]
                wanted[player, hands[player]] += worth[winner, player] * np.prod(others)
        assert out == pytest.approx(wanted)


def test_a_pot_that_nobody_brags_for_is_everybodys() -> None:
    """B-TSB-03: if it is carried over, each player may win it in the next deal."""
    known = tree(Bets(2, 4, ((2,),)))
    found = worths(known, 4.0, Terms(2, carried=True), None)
    passed = next(n for n, place in enumerate(known.places) if place.over and not place.asked)
    called = next(n for n, place in enumerate(known.places) if place.over and place.asked)
    assert (found[passed] == 2.0).all()
    assert found[called, 0].tolist() == worths(known, 4.0, Terms(2), None)[called, 0].tolist()


def test_who_may_win_all_three_pots_wins_more() -> None:
    """B-TSB-11: the others pay, including those outside the tree."""
    known = tree(Bets(2, 3, ((2,),)))
    end = next(n for n, place in enumerate(known.places) if place.over)
    plain = worths(known, 3.0, Terms(4), None)[end]
    found = worths(known, 3.0, Terms(4, bonus=(0.0, 2.0)), None)[end]
    assert (found - plain).tolist() == [[0.0, 0.0], [-2.0, 6.0], [0.0, 0.0]]


def test_a_pot_that_nobody_wins_is_everybodys() -> None:
    """B-TSB-04: all four seats are equally likely to win it later, including those that have
    dropped."""
    known = tree(Bets(2, 3, ((2,),)))
    end = next(n for n, place in enumerate(known.places) if place.over and all(place.staked))
    assert worths(known, 3.0, Terms(4), None)[end, 2].tolist() == [7 / 4 - 2] * 2


def test_who_is_behind_in_the_last_deal_calls_more_than_who_is_ahead() -> None:
    rows = (tuple([0.1] * 10),) * 2
    bets = Bets(2, 2, sizes_of(((1.0,),), 10, []))
    known = tree(bets)
    answer = known.children[0, known.amounts[0].index(10)]
    calls = []
    for mine in (-8, 8):
        stands = Standing((-mine, mine), (), 1.0)
        sums = averages("three-stake-brag", bets, Terms(2), rows, stands, OF_TWO)[answer]
        calls.append(sums[1].sum() / sums.sum())
    assert calls[0] > 1.5 * calls[1]


def test_masters_never_raise_each_other_without_end() -> None:
    most = 0
    for seed in range(4):
        match = boneace.new("three-stake-brag", seats=2 + seed % 2, seed=seed)
        players = [make("master", match.game, seat) for seat in range(match.seats)]
        while isinstance(turn := match.turn, int):
            match.push(players[turn].choose(Seat.of(match, turn)))
            most = max(most, int(match.view(None).record["asked"][0]))
    assert 0 < most <= MOST_CHIPS


def test_a_prial_is_bragged_on_and_nothing_is_dropped_to_much() -> None:
    match = brag.deal(brag.new(2), "KS KD KH", "8S 5D 3C")
    match.push("pass")
    poor = {choice(match, seed=seed) for seed in range(6)}
    assert "drop" not in poor  # nothing has been asked
    match = brag.deal(brag.new(2), "9S 6D 4C", "8S 5D 3C")
    for move in ("brag 10", "raise 10", "raise 10"):
        match.push(move)
    assert {choice(match, seed=seed) for seed in range(6)} == {"drop"}
    match = brag.deal(brag.new(2), "8S 6D 4C", "KS KD KH")
    match.push("brag 10")
    assert "drop" not in {choice(match, seed=seed) for seed in range(6)}


def test_nobody_is_led_on_beyond_the_tree() -> None:
    """Two raise each other far beyond the amounts in the solution: only the best hand stays."""
    stays = {}
    for hand in ("QS QD 4C", "AS AD AC"):
        match = brag.deal(brag.new(3), hand, "8S 5D 3C", "9S 6D 2C")
        for move in ("pass", "brag 10", "raise 10", *("match", "raise 10", "raise 10") * 5):
            match.push(move)
        stays[hand] = choice(match)
    assert stays == {"QS QD 4C": "drop", "AS AD AC": "match"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_goes_up_without_end_against_the_last_one_is_doubted(seats: int) -> None:
    """A pair stays for the price; it often dropped, so going up with nothing took too many pots."""
    others = ["9S 6D 2C", "8H 5D 3C", "TS 7D 5H"][: seats - 1]
    match = brag.deal(brag.new(seats), "8S 8D QC", *others)
    for move in ["brag 10", *["drop"] * (seats - 2), *["raise 10"] * 5]:
        match.push(move)
    seat = Seat.of(match, match.turn)
    players = [brag_player("expert", seed) for seed in range(8)]
    assert {player.choose(seat).text for player in players if player} == {"match"}


def test_who_has_raised_several_is_taken_to_have_the_better_hand() -> None:
    match = brag.deal(brag.new(4), "KS QD 9C", "8S 5D 3C", "9S 6D 2C", "TS 7D 4C")
    for move in ("pass", "brag 5", "drop", "drop"):
        match.push(move)
    seat = Seat.of(match, match.turn)
    table, rows = round_of(seat, facts(seat.options), facts(seat.view), fine=True)
    found = dict(zip(table.order, np.array(asked(table, rows).chances), strict=True))
    before = dict(zip(table.order, rows, strict=True))
    raised, other = 1, 0
    classes = np.arange(len(rows[0]))
    assert found[raised] @ classes > before[raised] @ classes + 3
    assert np.allclose(found[other], before[other], atol=1e-4)  # it has staked nothing
    assert found[raised].sum() == pytest.approx(1, abs=1e-3)


def test_who_draws_last_draws_until_the_other_is_beaten() -> None:
    match = brag.deal(brag.new(2), "KS QD 9C", "KH QC 8H")
    while match.present().phase == "vying":
        match.push("pass")
    match.push("stand")  # on 29
    assert choice(match) == "draw"
    shares, hard = shares_of((1 << 13) - 1), counts_of(soft=False)
    assert reaches(shares, 31, hard)[:, 30] == pytest.approx(1 / 13)
    assert reaches(shares, 30, hard)[:, 29] == pytest.approx(2 / 13)


def test_a_hand_with_an_ace_of_eleven_draws_again() -> None:
    """Where an ace counts one or eleven, 26 with an ace cannot go over with one more card."""
    shares, soft = shares_of((1 << 13) - 1), counts_of(soft=True)
    assert soft[:, 16].tolist() == [16, 26] and soft[:, 22].tolist() == [22, 22]
    found = reaches(shares, 31, soft)  # from ten: only the second of two aces counts one
    assert found[0, 20] == pytest.approx(shares[1] + shares[2:] @ found[0, 22:31])
    match = brag.table("AS 6H 9D", "KD 6S 2H", options={"ace": "1_or_11"})
    while match.present().phase == "vying":
        match.push("pass")
    assert choice(match, "novice") == "stand"
    assert choice(match, "expert") == choice(match) == "draw"


def test_three_of_a_suit_are_kept_for_a_flush() -> None:
    match = primiera.table("7S 6S 5S KH", None, None, None)
    assert choice(match) == "discard KH"


def test_a_high_stake_is_on_an_ace() -> None:
    plan = balance(WHOLE_PACK, 1, 10)
    assert plan.stakes[ACE] > 0.95
    assert plan.stakes[1:TEN].max() < 0.05
    draws = plan.draws[0, 0, 0]  # a low stake, not doubled, nothing drawn
    assert draws[2 * 11] > 0.95 and draws[2 * 18] < 0.05
    assert 0.2 < draws[2 * 15] < 0.95  # mixed, so that the dealer cannot tell


def test_a_ten_is_staked_high_on_where_several_others_pay_for_a_natural() -> None:
    """In Vingt-Un, with the natural’s stake collected from everybody else (VUX-16)."""
    pays = {"natural_collects_from_all": True}
    for seats, options, staked in ((4, pays, "10"), (4, {}, "1"), (2, pays, "1")):
        match = boneace.new("vingt-un", seats=seats, options=options, by_hand=True)
        for first_card in ("TS", "4S", "5S", "6S")[:seats]:
            match.push(first_card)
        for level in ("expert", "master"):
            assert choice(match, level) == f"stake {staked}"


def test_the_more_play_and_pay_the_less_a_lead_is_worth_in_a_match() -> None:
    """In Vingt-Un the dealer has everybody’s results, and a natural may bring many stakes."""
    spreads = [spread(10, 1, 10, seats, paid) for seats, paid in ((2, 0), (4, 0), (4, 1.76))]
    assert spreads[0] == pytest.approx(np.sqrt(20 * 28.4), abs=0.01)
    assert spreads[1] > 1.2 * spreads[0] and spreads[2] > 2 * spreads[1]


def test_who_is_behind_stakes_high_near_the_end_and_who_is_ahead_low() -> None:
    """In Vingt-Un, with ten deals to go; and a dealer far ahead does not double high stakes."""
    behind, ahead = (
        balance(WHOLE_PACK, 1, 10, standing=Standing((mine, -mine), (), 24.0)) for mine in (-30, 30)
    )
    assert behind.stakes[TEN] > 0.95 and ahead.stakes[TEN] < 0.05 and ahead.stakes[ACE] < 0.05
    assert behind.doubles[1, TEN] < 0.05 and ahead.doubles[1, TEN] > 0.95


def test_in_a_match_chips_are_worth_what_they_change_of_its_end() -> None:
    level = transferred(10 * FACTORS, Standing((0, 0), (), 20.0))
    assert level[2] == pytest.approx([0, 0]) and level.sum(1) == pytest.approx([0] * 5, abs=1e-3)
    assert (np.diff(level[:, 1]) > 0).all()
    ahead = transferred(10 * FACTORS, Standing((0, 50), (), 20.0))[:, 1]
    assert ahead[4] < -ahead[0] / 2  # the dealer has more to lose than to win
    assert transferred(10 * FACTORS, None)[:, 1] == pytest.approx(10 * FACTORS)


def test_a_match_of_many_is_valued_for_few_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each change of the chips once, not for every pair of counts: that took most of the time of
    a decision at a table of eight, up to two seconds."""
    asked_for, in_match = [], vingt_un.in_match

    def counted(changes: Any, *others: Any) -> Any:
        asked_for.append(changes.size)
        return in_match(changes, *others)

    monkeypatch.setattr(vingt_un, "in_match", counted)
    stands, amounts = Standing((5, -3), (2, 1, -4, 0, 0, 0), 21.0), np.array([[1.0, 2.0], [10, 20]])
    for paid in (Besides(7), Besides(7, 0.0, 3, 1, 3)):
        found = vingt_un.settled(amounts, stands, paid)
        chips = vingt_un.settled(amounts, None, paid)
        changes = np.moveaxis(chips, -3, -1)
        expected = in_match(changes, stands, vingt_un.CHIPS)
        expected = expected - in_match(np.zeros(2), stands, vingt_un.CHIPS)
        assert np.allclose(found, np.moveaxis(expected, -1, -3), atol=1e-12)
    assert found.size == 4048 and max(asked_for) < 100


def test_an_expert_thinks_of_the_match_wherever_it_has_an_end() -> None:
    found = []
    for deals in (10, 0):
        match = boneace.new("vingt-un", seats=3, options={"deals": deals})
        seat = Seat.of(match, int(match.turn or 0))
        found.append(standing(facts(seat.options), facts(seat.view), seat.seat))
    early, endless = found
    assert endless is None
    assert early is not None and len(early.others) == 1 and early.spread > 10


def test_a_master_counts_the_cards() -> None:
    """With few tens left, a player draws to higher totals."""
    whole = balance(WHOLE_PACK, 1, 10)
    few = balance((4.0,) * 9 + (4.0,), 1, 10)
    assert few.draws[0, 0, 0, 2 * 15] > whole.draws[0, 0, 0, 2 * 15]


@pytest.mark.parametrize(
    ("game", "foe", "options"),
    [
        ("three-stake-brag", "zoo:caller", {}),
        ("three-stake-brag", "zoo:honest", {}),
        ("vingt-un", "zoo:random", {}),
    ],
)
def test_an_expert_wins_from_fixed_strategies(game: str, foe: str, options: dict[str, Any]) -> None:
    found = contest(game, ["expert", foe], matches=20, deals=10, options=options, seed=5)
    assert found.pairings[0].share.mean > 0.5
