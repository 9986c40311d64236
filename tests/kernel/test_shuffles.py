"""Shuffles: a seed repeats them, every card comes once, and all orders are equally likely."""

from collections import Counter

import numpy as np
import pytest

import boneace
from boneace.cards import FRENCH_32, FRENCH_52, members
from boneace.errors import WrongValue
from boneace.kernel.luck import scattered
from boneace.shuffles import seeded

GAME = "thirty-one"


def cards(seed, k, pack=FRENCH_52):
    return [int(card) for card in seeded(seed, pack.cards, GAME)(k)]


@pytest.mark.parametrize("pack", [FRENCH_52, FRENCH_32], ids=lambda pack: pack.name)
def test_every_card_once(pack):
    for k in range(20):
        assert sorted(cards(5, k, pack)) == list(members(pack.cards))


def test_a_seed_repeats():
    shuffle = seeded(5, FRENCH_52.cards, GAME)
    first = [list(shuffle(k)) for k in range(4)]
    assert [list(shuffle(k)) for k in (3, 1, 0, 2)] == [first[k] for k in (3, 1, 0, 2)]
    assert cards(5, 2) == first[2]
    assert cards(5, 0) != cards(6, 0) != cards(5, 1)


def test_without_a_seed_every_match_is_another():
    assert cards(None, 0) != cards(None, 0)


def test_the_generator_never_gets_stuck():
    assert all(
        0 < scattered(seed, k) < 1 << 64 for seed in (0, 1, (1 << 64) - 1) for k in range(99)
    )


def test_places_are_even():
    """The chi-square of the first card, with a generous bound."""
    shuffle = seeded(1, FRENCH_52.cards, GAME)
    first = Counter(int(shuffle(k)[0]) for k in range(5200))
    assert sum((first[card] - 100) ** 2 / 100 for card in range(52)) < 51 + 6 * np.sqrt(2 * 51)


def test_a_match_takes_one_shuffle_a_deal():
    asked = []
    shuffle = seeded(5, FRENCH_52.cards, GAME)

    def noting(k):
        asked.append(k)
        return shuffle(k)

    match = boneace.new("thirty-one", seats=2, shuffles=noting)
    for _ in range(3):
        match.push("knock")
        match.push("stand")
    assert asked == list(range(match.deal))
    dealt = [match.pack.number(ply.text) for ply in match.plies if ply.seat == -1][:7]
    assert dealt == [int(card) for card in shuffle(0)[:7]]


FULL = list(range(52))


@pytest.mark.parametrize(
    "shuffle",
    [[*FULL, 70], [*FULL, -1], [*FULL, 300], [[0], [1]], ["AS", "KD"], [0.5, 1.0], None, [None]],
    ids=str,
)
def test_a_shuffle_of_ones_own_holds_cards(shuffle):
    with pytest.raises(WrongValue, match="card numbers from 0 to 62, not "):
        boneace.new(GAME, shuffles=lambda k: shuffle)


@pytest.mark.parametrize("shuffle", [[], [4, 5, 6], FULL[1:]], ids=len)
def test_a_shuffle_that_lacks_cards_is_refused(shuffle):
    with pytest.raises(WrongValue, match="the shuffle lacks cards"):
        boneace.new(GAME, shuffles=lambda k: shuffle)


@pytest.mark.parametrize("later", [[], [99], None], ids=str)
def test_a_push_whose_cards_do_not_come_changes_nothing(later):
    match = boneace.new(GAME, shuffles=lambda k: FULL if k == 0 else later)
    other = boneace.new(GAME, shuffles=lambda k: FULL)
    while match.deal == 1:
        chosen = "knock" if "knock" in match.legal else match.legal[0]
        before = match.copy()
        other.push(chosen)
        if other.deal == 2:
            with pytest.raises(WrongValue):
                match.push(chosen)
            assert match == before
            assert list(match.legal) == list(before.legal)
            return
        match.push(chosen)


def test_an_error_of_ones_own_shuffles_comes_through():
    def none_left(k):
        if k:
            raise RuntimeError("no more shuffles")
        return FULL

    match = boneace.new(GAME, shuffles=none_left)
    with pytest.raises(RuntimeError, match="no more shuffles"):
        while True:
            before = match.copy()
            match.push("knock" if "knock" in match.legal else match.legal[0])
    assert match == before
