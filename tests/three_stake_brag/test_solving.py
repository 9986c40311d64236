"""Three-Stake Brag for two, solved: it pays as the rules do, and best replies are the best."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

from boneace import games
from boneace.cards import FRENCH_52, Cards, members
from boneace.cli import main
from boneace.games.three_stake_brag.solving import position
from boneace.games.three_stake_brag.solving.deal import Deal
from boneace.games.three_stake_brag.solving.holes import DEALER, ELDEST, Singles
from boneace.games.three_stake_brag.solving.learning import BEST, VALUE, Bragging, in_chips
from boneace.games.three_stake_brag.solving.third import Draws, counted, share
from boneace.games.vying.rounds import few, rounds
from boneace.games.vying.rules import amount_of
from boneace.games.vying.words import LABELS
from boneace.match.match import Match
from boneace.solve import SolveError, deals

from .table import GAME, chips, play, pots, table


def values(preset: str | None = None, **options: Any) -> dict[str, Any]:
    return dict(games.declaration(GAME).resolve(preset, options))


def small(upcards: str, hidden: str, **options: Any) -> Deal:
    """A deal in which only these cards can be hidden."""
    eldest, dealer = (Cards.parse(card).mask.bit_length() - 1 for card in upcards.split())
    return Deal(eldest, dealer, values(**options), Cards.parse(hidden).mask)


# --- payments -------------------------------------------------------------------------------------


class ByRules:
    """All courses of all deals, played by the rules: the eldest's gain from the second pot."""

    def __init__(self, deal: Deal, options: dict[str, Any]) -> None:
        self.deal, self.options = deal, options
        self.holes, self.rounds = deal.vying.holes, deal.vying.rounds
        sets = [self.holes.cards(hole) for hole in range(len(self.holes))]
        many = range(len(sets))
        self.pairs = [(a, b) for a, b in product(many, many) if not sets[a] & sets[b]]
        self.paid = {pair: self.played(*pair) for pair in self.pairs}

    def played(self, eldest: int, dealer: int) -> dict[int, float]:
        """By end of the vying."""
        ups = self.deal.upcards
        hands = [
            " ".join(FRENCH_52.text(card) for card in (*members(self.holes.cards(hole)), up))
            for hole, up in zip((eldest, dealer), ups, strict=True)
        ]
        match = table(*hands, options=self.options)
        found: dict[int, float] = {}
        self.walk(match, 0, chips(match)[0], found)
        return found

    def walk(self, match: Match, at: int, before: int, found: dict[int, float]) -> None:
        if at < 0:
            won = chips(match)[0] - before
            found[~at] = won + pots(match)[1] / 2 - int(match.options["stake"])
            return
        place = self.rounds.places[at]
        assert match.turn == place.player
        legal, walked = {str(move) for move in match.legal}, {LABELS[move] for move in place.moves}
        assert walked <= legal if self.deal.abstraction else walked == legal
        for move, to in zip(place.moves, place.after, strict=True):
            match.push(LABELS[move])
            self.walk(match, to, before, found)
            match.pop()

    def came(self, player: int, hole: int, shares: Singles) -> dict[int, float]:
        """The probability that a player's own moves lead to each end."""
        found: dict[int, float] = {}
        edges = self.deal.vying.tree.edges

        def go(at: int, likely: float) -> None:
            if at < 0:
                found[~at] = likely
                return
            place = self.rounds.places[at]
            for move, to in enumerate(place.after):
                often = float(shares[edges[at] + move, hole]) if place.player == player else 1.0
                go(to, likely * often)

        go(0, 1.0)
        return found

    def value(self, shares: Singles) -> float:
        came = cache(lambda player, hole: self.came(player, hole, shares))
        total = 0.0
        for pair in self.pairs:
            mine, theirs = came(ELDEST, pair[0]), came(DEALER, pair[1])
            total += sum(paid * mine[end] * theirs[end] for end, paid in self.paid[pair].items())
        return total / len(self.pairs)

    def best_reply(self, player: int, shares: Singles) -> float:
        """Calculated hand by hand, without vectors."""
        edges = self.deal.vying.tree.edges

        def go(at: int, own: int, others: dict[int, float]) -> float:
            if at < 0:
                sign = 1 if player == ELDEST else -1
                pair = (lambda other: (own, other)) if sign > 0 else (lambda other: (other, own))
                return sum(sign * likely * self.paid[pair(o)][~at] for o, likely in others.items())
            place = self.rounds.places[at]
            if place.player == player:
                return max(go(to, own, others) for to in place.after)
            return sum(
                go(to, own, {o: often * float(shares[edge, o]) for o, often in others.items()})
                for edge, to in enumerate(place.after, edges[at])
            )

        total = 0.0
        for own in range(len(self.holes)):
            there = [pair[1 - player] for pair in self.pairs if pair[player] == own]
            total += go(0, own, dict.fromkeys(there, 1.0))
        return total / len(self.pairs)


def at_random(deal: Deal) -> Singles:
    """Any strategies of both."""
    luck = np.random.default_rng(5)
    sums = luck.random(deal.vying.sums.shape, np.float32)
    edges = deal.vying.tree.edges
    for first, last in pairwise(edges):
        sums[first:last] /= sums[first:last].sum(0)
    return sums


@pytest.mark.parametrize(
    ("upcards", "hidden", "options"),
    [
        ("KS 7D", "JC KH 7H 7C QS QD", {"vying_limit": 3, "max_brag": 2}),
        (
            "KS KD",
            "JC 9D KH KC 4S QH",
            {"vying_limit": 2, "second_bragger": True, "natural_beats": "prials", "stake": 2},
        ),
        (
            "2S 5D",
            "JC 5H 7C 8D QS KD",
            {"vying_limit": 2, "no_pair": "nothing", "nobody_brags": "carried"},
        ),
        ("KS 7D", "JC KH 7H 7C", {"max_brag": 2}),  # without a limit: a bet abstraction
    ],
)
def test_a_deal_pays_what_the_rules_pay_and_best_replies_are_the_best(
    upcards: str, hidden: str, options: dict[str, Any]
) -> None:
    """TSB-08 to TSB-11, B-TSB-02 to B-TSB-07: every course, and every pair of hands, by the rules.

    A pot that nobody takes counts by half for each.
    """
    deal = small(upcards, hidden, **options)
    rules, shares = ByRules(deal, options), at_random(deal)
    assert deal.vying.worth(ELDEST, VALUE, shares) == pytest.approx(rules.value(shares), abs=1e-5)
    for player in (ELDEST, DEALER):
        found = deal.vying.worth(player, BEST, shares)
        assert found == pytest.approx(rules.best_reply(player, shares), abs=1e-5)


def test_the_first_pot_is_settled_by_the_upcards() -> None:
    """TSB-05 to TSB-07; two stakes lie in it, one of them the player's own."""
    for upcards, won in (("KS 7D", 3), ("7S KD", -3), ("KS KD", 3), ("AS AD", -3)):
        assert small(upcards, "2H 3H 4H 5C", vying_limit=1, stake=3).first() == won


# --- the third pot --------------------------------------------------------------------------------


def by_the_rules(match: Match, before: int, stock: frozenset[int]) -> float:
    """How often the eldest takes the third pot, if both play optimally."""
    if match.over:
        return float(chips(match)[0] > before)
    if match.turn != "chance":
        found = [after(match, str(move), before, stock) for move in match.legal]
        return max(found) if match.turn == ELDEST else min(found)
    by_count: dict[int, list[int]] = {}
    for card in stock:
        by_count.setdefault(counted(card), []).append(card)
    found = [
        len(alike) * after(match, FRENCH_52.text(alike[0]), before, stock - {alike[0]})
        for alike in by_count.values()
    ]
    return sum(found) / len(stock)


def after(match: Match, move: str, before: int, stock: frozenset[int]) -> float:
    match.push(move)
    found = by_the_rules(match, before, stock)
    match.pop()
    return found


@pytest.mark.parametrize("hands", [("KS KD 8C", "QS QD 9C"), ("KS KD 9C", "QS 8D 9H")])
def test_the_third_pot_is_won_as_often_as_a_search_finds(
    hands: tuple[str, str],
) -> None:
    """TSB-13 to TSB-15, B-TSB-09: both draw optimally, from the rest of the pack."""
    match = play(table(*hands), "pass", "pass")
    own, other = (frozenset(members(Cards.parse(hand).mask)) for hand in hands)
    stock = frozenset(range(52)) - own - other
    deck = np.bincount([counted(card) for card in stock], minlength=11)
    found = Draws().eldest_wins(sum(map(counted, own)), sum(map(counted, other)), deck)
    assert found == pytest.approx(by_the_rules(match, chips(match)[0], stock))


def test_the_third_pot_is_averaged_over_all_hidden_cards() -> None:
    """As samples of deals find it; with two court cards each, the eldest wins nearly half."""
    luck, draws, found = np.random.default_rng(3), Draws(), []
    pack = np.array([card for card in range(52) if card not in (12, 25)])  # without two kings
    for _ in range(1500):
        hidden = luck.permutation(pack)
        deck = np.bincount([counted(card) for card in hidden[4:]], minlength=11)
        own, other = (10 + sum(map(counted, hidden[at : at + 2])) for at in (0, 2))
        found.append(draws.eldest_wins(own, other, deck))
    error = np.std(found) / np.sqrt(len(found))
    assert abs(np.mean(found) - share(10, 10)) < 4 * error
    assert share(10, 10) == pytest.approx(0.495196, abs=1e-6)


# --- learning -------------------------------------------------------------------------------------


def test_a_deal_is_solved() -> None:
    """With a limit of one chip, over all hidden cards; and known facts about such a deal."""
    found = deals.deal(GAME, "", "KS 7D", options={"vying_limit": 1})
    assert found.exploitability < 1e-4
    assert sum(found.position.choices().values()) == pytest.approx(1)
    deal = found.position
    assert isinstance(deal, Deal)
    last = deal.vying.rounds.places[3]  # the eldest has passed, and the dealer has bragged
    assert (last.player, [LABELS[move] for move in last.moves]) == (ELDEST, ["match", "drop"])
    holes, drops = deal.vying.holes, deal.vying.averages()[deal.vying.tree.edges[3] + 1]
    kings = [h for h in range(len(holes)) if holes.cards(h) == Cards.parse("KD KH").mask]
    assert drops[kings] == pytest.approx(0, abs=1e-6)


def test_suits_that_nothing_tells_apart_make_no_difference() -> None:
    first, second = (small(up, "AS AH QS QH QC JS JH", vying_limit=2) for up in ("KD 7D", "KC 7C"))
    for deal in (first, second):
        for _ in range(50):
            deal.learn()
    assert first.vying.measured() == pytest.approx(second.vying.measured(), abs=1e-6)


# --- a bet abstraction ---------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "most"), [(0, 40), (14, 14)])
def test_without_a_limit_or_with_a_high_one_few_amounts_are_solved(limit: int, most: int) -> None:
    """TSB-08, B-TSB-02: of 1 to 10, the amounts 1, 3 and 10; two do not raise forever."""
    deal = small("KS 7D", "JC KH 7H 7C", vying_limit=limit)
    places = deal.vying.rounds.places
    assert {int(amount_of(move)) for place in places for move in place.moves} == {0, 1, 3, 10}
    assert max(max(end.staked) for end in deal.vying.rounds.ends) == most
    for _ in range(300):
        deal.learn()
    assert deal.measured()[1] < 0.01
    assert "brags and raises of 1, 3 and 10, at most 4 in a round" in deal.abstraction


def test_a_bet_abstraction_is_worth_what_the_whole_round_is() -> None:
    """With a limit of six both can be solved; with all hands they differ by less than 0.01."""
    found = []
    for only in (None, few(10)):
        course = rounds(10, 6, only=only)
        deal = small("KS 7D", "2H 3H 4H 5C KH 7H 7C QS", vying_limit=6)
        round_ = Bragging(deal.vying.holes, course, in_chips(course, 2, 1), takes=True)
        for _ in range(200):
            round_.learn()
        found.append(round_.measured()[0])
    assert found[0] == pytest.approx(found[1], abs=0.02)


# --- the command ----------------------------------------------------------------------------------


def test_the_command_solves_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--option", "vying_limit=1", "--iterations", "30", "--json"]
    assert main(["solve", GAME, "--upcards", "KS KD", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["upcards"], found["iterations"]) == ("KS KD", 30)
    assert set(found["first_moves"]) == {"pass", "brag 1"}
    assert "abstraction" not in found


def test_the_command_says_what_it_leaves_out(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["solve", GAME, "--upcards", "KS KD", "--iterations", "10"]
    assert main([*command, "--json"]) == 0
    left_out = json.loads(capsys.readouterr().out)["abstraction"]
    assert left_out.startswith("Only a part of the vying is solved")
    assert main(command) == 0
    assert capsys.readouterr().out.endswith(f"{left_out}\n")


@pytest.mark.parametrize(
    ("upcards", "options", "why"),
    [
        ("KS", {"vying_limit": 4}, "not two cards"),
        ("KS 7D", {"vying_limit": 4, "all_three": 1}, "with all_three=0 only"),
        ("KS 7D", {"vying": "modern"}, "with vying=matched only"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    upcards: str, options: dict[str, object], why: str
) -> None:
    with pytest.raises(SolveError, match=why):
        deals.deal(GAME, "", upcards, options=options)


def test_up_to_the_sure_limit_every_round_can_be_solved() -> None:
    deal = small("KS 7D", "2H 3H 4H 5C", vying_limit=12, max_brag=12)
    asked = [max(place.staked) for place in deal.vying.rounds.places]
    assert max(asked) == 12  # every amount up to the limit is in the tree
    assert {len(place.moves) for place in deal.vying.rounds.places} >= {13, 2}
    position("", "KS 7D", values(vying_limit=1))
