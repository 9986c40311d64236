"""How the strong bots play where Perico and Perica are wild (MUS-52, B-MUS-09)."""

from __future__ import annotations

from math import comb

import pytest

from boneace.bots import Seat, make
from boneace.cards import SPANISH_40
from boneace.games.mus.playing import bets
from boneace.games.mus.playing.hands import DIGITS, Values, hands_of
from boneace.games.mus.playing.ranges import Sight
from boneace.games.mus.state import GRANDE, PARES
from boneace.match.match import Match

from .table import cards, play, table

WILD = Values(kings=0, la_real=0, wild=1)
OTHERS = ("K-K-C-7", "7-6-5-4", "6-5-4-2")


def choice(match: Match, level: str) -> str:
    assert isinstance(match.turn, int)
    return make(level, "mus", 1).choose(Seat.of(match, match.turn)).text


def to_answer(hand: str, bet: str) -> Match:
    """The eldest hand has this, and must answer a bet in grande."""
    match = play(table(*cards(hand, *OTHERS), wild="each"), "no mus", "paso", bet)
    return play(match, "no quiero")


def test_wild_cards_are_ranks_of_their_own() -> None:
    hands = hands_of(WILD)
    assert hands.mass.sum() == pytest.approx(1)
    none = hands.mass[(hands.digits < DIGITS).all(axis=1)].sum()
    assert none == pytest.approx(comb(38, 4) / comb(40, 4))
    assert [hands.place(WILD, hand) for hand in hands.cards] == list(range(len(hands.cards)))


def test_a_hand_with_a_wild_card_stands_as_what_it_counts() -> None:
    """K-K-K-Perico is as good as four kings in grande (C-MUS-20), and has dobles of kings."""
    hands = hands_of(WILD)

    def step(lance: int, hand: str) -> int:
        held = sum(1 << SPANISH_40.number(card) for card in cards(hand)[0].split())
        return int(hands.step[lance][hands.place(WILD, held)])

    for lance in (GRANDE, PARES):
        assert step(lance, "K-K-K-Perico") == step(lance, "K-K-K-K") == hands.steps[lance] - 1
    assert step(PARES, "K-7-5-Perico") > step(PARES, "7-7-5-4")


@pytest.mark.parametrize("level", ["expert", "master"])
def test_an_ordago_is_met_with_perico_as_with_a_king(level: str) -> None:
    assert choice(to_answer("K-K-K-Perico", "ordago"), level) == "quiero"
    assert choice(to_answer("C-C-7-4", "ordago"), level) == "no quiero"


@pytest.mark.parametrize("level", ["expert", "master"])
def test_wild_cards_are_never_discarded(level: str) -> None:
    match = table(*cards("Perico-7-6-4", "Perica-6-5-4", "7-6-5-4", "7-6-5-2"), wild="each")
    play(match, "mus", "mus", "mus", "mus")
    for _ in range(2):
        text = choice(match, level)
        assert not set(text.split()) & {"CB", "SO"}, text
        match.push(text)


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize(("wild", "levels"), [("none", {"master"}), ("each", {"expert", "master"})])
def test_with_wild_cards_the_expert_counts_its_own_too(
    monkeypatch: pytest.MonkeyPatch, level: str, wild: str, levels: set[str]
) -> None:
    """Who holds Perico knows that nobody else does, which changes the chances in every lance."""
    counted: list[bool] = []

    def decide(sight: Sight, rounds: int, counts: bool) -> bets.Choice:
        counted.append(counts)
        return decided(sight, rounds, counts)

    decided = bets.decide
    monkeypatch.setattr(bets, "decide", decide)
    match = play(table(*cards("K-K-C-4", *OTHERS), wild=wild), "no mus")
    choice(match, level)
    assert counted == [level in levels]
