"""Shuffles: a seed repeats them, every card comes once, and every order is as likely."""

from collections import Counter

import numpy as np
import pytest

import boneace
from boneace.cards import FRENCH_32, FRENCH_52, members
from boneace.shuffles import scattered, seeded

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
    """Chi-square of which card comes first, with a generous bound."""
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
