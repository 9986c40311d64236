"""`boneace solve vingt-un`: against every order of the cards of small packs, and in itself."""

from __future__ import annotations

import json

import numpy as np
import pytest

from boneace.cli import main
from boneace.games.vingt_un.solving import dealt, divided, setting, without
from boneace.games.vingt_un.solving.deal import Deal
from boneace.games.vingt_un.solving.game import Floats, game
from boneace.games.vingt_un.solving.hands import VALUES
from boneace.games.vingt_un.solving.measuring import Measured, measured
from boneace.games.vingt_un.solving.packs import Pack
from boneace.games.vingt_un.solving.setting import FLAT, Setting
from boneace.solve import SolveError, deals
from boneace.solve.run import Until
from boneace.study.vingt_un.pack import WHOLE, of_ranks
from boneace.study.vingt_un.sittings import AS_PLAYED, play_deals
from boneace.study.vingt_un.solution import receives
from boneace.study.vingt_un.solver import Solver, solve
from boneace.study.vingt_un.strategies import Stands
from tests.study.deals import values as values_of
from tests.study.reference import Cards, count
from tests.vingt_un import staked

STAKES = (1, 3)
STAKED = Setting(STAKES, divides=False, dealer_divides=False)
PACKS = ["A=1 4=1 6=1 8=1 T=1 K=2", "A=2 2=2 3=1 9=1 T=2"]


def reckon_roughly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dividing brings the same with every pair: it takes too long to calculate here."""

    def brings(*given: object) -> Floats:
        stakes = given[3]
        assert isinstance(stakes, np.ndarray)
        return np.full((VALUES, *stakes.shape[:2], VALUES), 1e-4)

    monkeypatch.setattr(dealt, "divided", brings)


def lays(card: int, stake: int) -> float:
    """A high stake on an ace, on a ten sometimes."""
    high = {1: 0.9, 10: 0.3}.get(card, 0.1)
    return high if stake == STAKES[1] else 1.0 - high


def calls(stake: int, card: int) -> float:
    return 0.2 + 0.05 * card if stake == STAKES[0] else 0.1 * (card == 1) + 0.4 * (card > 6)


def draws(stake: int, twice: bool) -> staked.Draws:
    fixed = 15 + (stake > 1) + twice
    return lambda under, shown: 0.9 if count((*under, *shown)) < fixed else 0.1 * len(shown)


def replies(stake: int, twice: bool) -> staked.Draws:
    fixed = 17 - (stake > 1) + twice
    return lambda own, shown: 0.8 if count(own) < fixed + len(shown) else 0.05


def cards_of(counts: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Cards:
    return values_of(tuple(counts.tolist()))


def played(pack: Pack) -> Deal:
    """A deal whose averages are the strategies above."""
    deal = Deal(STAKED, pack)
    all_of_it, both = deal.dealt, deal.both
    game = all_of_it.game
    hands = {at: cards_of(row) for at, row in enumerate(game.counts) if (row <= game.pack).all()}
    shows = [(at, hand) for at, hand in enumerate(game.groups) if hand in hands]
    for at, stake in enumerate(STAKES):
        for card in range(VALUES):
            both.stakes.sums[card, at] = lays(card + 1, stake)
            both.doubles.sums[at, card] = 1 - calls(stake, card + 1), calls(stake, card + 1)
    for line, (at, twice) in enumerate(all_of_it.lines):
        player, dealer = both.players[0][line], both.dealers[0][line]
        play, reply = draws(STAKES[at], twice), replies(STAKES[at], twice)
        for group, shown in shows:
            for pair, under in enumerate(game.pairs):
                if under in hands and all_of_it.served[pair, shown]:
                    player.draws[pair, shown] = play(hands[under], hands[shown])
            for node, own in hands.items():
                dealer.draws[group, node] = reply(own, hands[shown])
    return deal


@pytest.mark.parametrize("ranks", PACKS)
def test_values_and_best_replies_are_those_of_every_order_of_the_cards(ranks: str) -> None:
    pack = of_ranks(ranks)
    table = staked.Table(values_of(pack.counts), STAKES, lays, calls, draws, replies)
    found = measured(played(pack))
    # the strategies of the dealer are kept as 32-bit numbers
    assert found.value == pytest.approx(staked.expectation(table), abs=1e-6)
    best = found.value + found.player_gains
    assert best == pytest.approx(staked.player_best(table), abs=1e-6)
    best = found.dealer_gains - found.value
    assert best == pytest.approx(staked.dealer_best(table), abs=1e-6)


def learned(deal: Deal, rounds: int) -> Measured:
    for _ in range(rounds):
        deal.learn()
    return measured(deal)


def test_what_is_learned_of_a_small_pack_is_near_an_equilibrium() -> None:
    deal = Deal(STAKED, of_ranks(PACKS[0]))
    first, then = learned(deal, 10), learned(deal, 40)
    assert then.player_gains > -1e-9 and then.dealer_gains > -1e-9
    assert then.exploitability < 4e-3 and then.exploitability < first.exploitability
    again = measured(deal)
    assert again == then  # measuring changes nothing


def test_the_flat_deal_of_a_whole_pack() -> None:
    found = learned(Deal(FLAT), 20)
    assert found.exploitability < 3e-4
    assert found.value == pytest.approx(-0.1501, abs=3e-4)


def test_a_pack_without_tens_is_worth_less_to_the_player() -> None:
    poor = without("TS TH TD TC JS JH JD JC QS QH", FLAT)
    for _ in range(12):
        poor.learn()
    assert poor.measured()[0] < -0.16


def test_with_double_and_dividing_what_one_wins_the_other_loses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The dealer’s calculation, line by line, against the player’s."""
    reckon_roughly(monkeypatch)
    deal = Deal(Setting((1, 10)), of_ranks("A=2 2=2 3=1 6=2 9=1 T=3"))
    deal.learn()
    both = deal.both
    called = deal.called(both.doubles.shares)
    won = lost = 0.0
    for line, (at, _) in enumerate(deal.dealt.lines):
        deal.reply(line, called[line], 0.0)
        kept = [kind[line] for kind in both.dealers]
        for kind, dealer in enumerate(kept):
            every = np.ones(len(deal.dealt.game.groups), np.bool_)
            play = dealer.draws, dealer.divides
            deal.dealer_pass(line, kind, 0, every, play, dealer.learned, 0.0)
        won += called[line] @ deal.brought(line, both.stakes.shares, both.divides.shares)
        play_of = [kind[line].draws.copy() for kind in both.players]
        nothing = [np.zeros((*of.shape, 2)) for of in play_of]
        worth = deal.player_pass(line, called[line], 0, play_of, nothing)
        choices = deal.pairs(line, called[line], worth)
        pairs = (both.divides.shares[line] * choices).sum(axis=1)
        lost += both.stakes.shares[:, at] @ deal.worth_of_first(line, called[line], worth, pairs)
    assert won == pytest.approx(-lost, abs=1e-7)


def test_dividing_is_worth_what_the_study_says() -> None:
    """The same ends, by the dealer’s first card, and without the rarest ones."""
    solver = Solver(game(WHOLE, receives()))
    solver.divide(None, lambda what, part: None, [9])
    one = np.ones((1, 1, 2), np.int64)
    plays = tuple(map(tuple, one.reshape(-1, 2).tolist()))
    found = divided._brings(WHOLE.counts, True, plays, 9, receives().tobytes()).sum()
    pair = int(np.flatnonzero(solver.game.counts[solver.game.pairs, 9] == 2)[0])
    assert found == pytest.approx(solver.apart[pair], rel=1e-3)


# --- the command ----------------------------------------------------------------------------------


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    reckon_roughly(monkeypatch)
    given = ["solve", "vingt-un", "--iterations", "1", "--json"]
    assert main([*given, "--option", "min_stake=2", "--option", "max_stake=2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["algorithm"] == "pcfr+" and found["iterations"] == 1
    assert found["first_moves"] == {"stake 2": 1.0}
    assert -2 < found["value"] < 2 and found["exploitability"] > 0


@pytest.mark.parametrize("options", [{"pool_ante": 1}, {"dealer_divides": "best"}])
def test_options_that_change_more_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(SolveError):
        deals.deal("vingt-un", options=options, until=Until(iterations=1))


def test_a_deal_needs_no_score_and_some_cards() -> None:
    with pytest.raises(SolveError):
        deals.deal("vingt-un", "5-5", until=Until(iterations=1))
    few = " ".join(f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "SHD")
    with pytest.raises(ValueError, match="6"):
        without(f"{few} AC 2C 3C 4C 5C 6C 7C 8C", setting.FLAT)


# --- the game’s own rules -------------------------------------------------------------------------


def test_deals_played_by_the_rules_bring_what_is_reckoned() -> None:
    """A dealer who doubles aces and tens, and both by a fixed total, in the engine."""
    deals_played, doubled = 60_000, (0, 9)
    plays = solve(game(WHOLE, receives(), divides=False), Stands(17, 17), Stands(15, 16))
    called = sum(1 << value for value in doubled)
    sums = play_deals(plays, WHOLE.cards, deals_played, AS_PLAYED, seed=5, doubles=called)
    count_of, won, squares = sums.sum(axis=(0, 1))
    assert count_of == deals_played
    mean = won / count_of
    error = float(np.sqrt((squares / count_of - mean**2) / count_of))
    deal = Deal(Setting((1,), divides=False, dealer_divides=False))
    deal.both.doubles.sums[0, :, 0] = [value not in doubled for value in range(VALUES)]
    deal.both.doubles.sums[0, :, 1] = [value in doubled for value in range(VALUES)]
    for line in range(2):
        draws = plays.player.draws
        deal.both.players[0][line].draws[:] = draws
        deal.both.dealers[0][line].draws[:] = plays.dealer.draws[:, : len(deal.dealt.game.low)]
    assert abs(measured(deal).value - mean) < 2 * error
