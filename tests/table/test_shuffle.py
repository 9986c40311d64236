"""Shuffles: always repeatable, and fair."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from boneace.table.play.shuffle import bot_seed, new_seed, shuffle

SEED = bytes(range(32))
FIRST = [47, 50, 45, 0, 7, 19, 33, 27, 36, 46, 32, 18]
EIGHTH = [44, 31, 5, 22, 29, 45, 27, 18, 11, 25, 10, 32]
BOT = 5018655104158869358


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6))
def test_a_shuffle_is_every_card_once(seed: bytes, k: int) -> None:
    assert sorted(shuffle(seed, k)) == list(range(52))


def test_the_method_never_changes() -> None:
    # stored matches are dealt again from their seed: a new method needs a new VERSION
    assert shuffle(SEED, 0)[:12] == FIRST
    assert shuffle(SEED, 7)[:12] == EIGHTH
    assert bot_seed(SEED, 1, 12) == BOT


def test_seeds_and_numbers_make_other_shuffles() -> None:
    seen = {tuple(shuffle(seed, k)) for seed in (SEED, new_seed(), new_seed()) for k in range(5)}
    assert len(seen) == 15


def test_every_card_comes_first_about_as_often() -> None:
    firsts = Counter(shuffle(SEED, k, 6)[0] for k in range(6000))
    assert all(850 < count < 1150 for count in firsts.values())


def test_coins_of_bots_differ_by_seat_and_ply() -> None:
    assert len({bot_seed(SEED, seat, ply) for seat in range(4) for ply in range(20)}) == 80
