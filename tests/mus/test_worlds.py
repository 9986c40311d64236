"""Worlds behind a view: hands agree with all calls, and each is equally likely."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from math import sqrt
from random import Random

import numpy as np
import pytest
from numba import njit

import boneace
from boneace import games
from boneace.cards import Cards
from boneace.kernel.specialized import record
from boneace.kernel.twins import twin
from boneace.match.match import Match

from .hands import ALL_AS_THEY_ARE, basic, best, has, total
from .table import cards, play, table

HANDS = cards("K-K-6-5", "C-7-A-A", "S-S-7-6", "C-S-6-6")


def worlds(
    match: Match, viewer: int | None, many: int, seed: int = 1, tries: int = 10
) -> list[list[list[str]]]:
    """The hands by seat of this many sampled worlds."""
    drivers, seen = games.drivers("mus"), match.view(viewer).record
    out, rng = np.zeros_like(seen), np.array([2 * seed + 1], np.uint64)
    found = []
    for _ in range(many):
        assert drivers.sample(match._o, seen, out, rng, tries)
        hands = out["hands"][0, : match.seats].tolist()
        found.append([list(Cards(hand, match.pack)) for hand in hands])
    return found


compiled = twin("boneace.games.mus.rules")
is_consistent, stir = compiled.is_consistent, compiled.stir


@njit
def stir_one(o, worlds, viewer, rng):  # type: ignore[no-untyped-def]
    o, world = record(o, 0), record(worlds, 0)
    return stir(o, world, viewer, rng) and is_consistent(o, world)


def stirred(match: Match, viewer: int, many: int) -> list[list[list[str]]]:
    """The hands by seat of this many worlds, each made from the one before."""
    drivers, seen = games.drivers("mus"), match.view(viewer).record
    out, rng = np.zeros_like(seen), np.array([3], np.uint64)
    assert drivers.sample(match._o, seen, out, rng, 10)
    found = []
    for _ in range(many):
        assert stir_one(match._o, out, viewer, rng)
        hands = out["hands"][0, : match.seats].tolist()
        found.append([list(Cards(hand, match.pack)) for hand in hands])
    return found


def to_juego() -> Match:
    """Everybody has passed, and pares and juego are declared: Ann, Ben and Dan have juego."""
    match = play(table(*HANDS), "no mus", "paso x4", "paso x4", "paso x4")
    assert match.present().lance == "juego"
    return match


def test_hands_agree_with_what_was_declared() -> None:
    match = to_juego()
    true = match.present().seats
    for viewer in (None, 0, 3):
        for hands in worlds(match, viewer, 40):
            if viewer is not None:
                assert set(hands[viewer]) == set(HANDS[viewer].split())
            for seat, hand in enumerate(hands):
                for lance in ("pares", "juego"):
                    assert has(lance, hand, ALL_AS_THEY_ARE) == getattr(true[seat].declared, lance)


def test_hands_bear_out_the_signals_that_a_viewer_has_seen() -> None:
    match = table(*cards("K-K-6-5", "A-A-4-4", "7-7-7-K", "C-S-6-6"), signals="unseen")
    match.aside(2, "signal thirty-one")
    match.aside(1, "signal dobles")
    for hands in worlds(match, 0, 60):
        assert (
            total("".join(card[0].replace("3", "K").replace("2", "A") for card in hands[2])) == 31
        )
    kinds = Counter(
        best("pares", hands[1], ALL_AS_THEY_ARE) is None for hands in worlds(match, 0, 60)
    )
    assert kinds[True] > 5  # Ann has not seen what Ben told Dan


def test_each_world_is_as_likely_as_any_other() -> None:
    """Declarations of three hands, against all random deals that agree with them."""
    match, many = to_juego(), 1500
    expected = Counter(kind(hands) for hands in by_rejection(match, many))
    for way in (worlds, stirred):
        found = Counter(kind(hands) for hands in way(match, 0, many))
        for key in found | expected:
            difference = abs(found[key] - expected[key])
            assert difference < 5 * sqrt(found[key] + expected[key] + 1), (way, key)


def test_the_one_place_of_rare_cards_is_found() -> None:
    """Ann knows of six aces, and Ben has the others: a 31 of Cleo’s with one of them would have to
    change three cards at once to be a 31 without it."""
    match = table("AO AC AE AB", "KO KC 5O 5C", "7O 7C 7E CO", "6O 4O 4C 4E", signal_chance=100)
    play(match, "mus x4", "discard AO AC", "discard KO KC", "discard CO", "discard 6O")
    play(match, ": 2O 2C 2E 2B SO 6C")
    match.aside(2, "signal thirty-one")
    match.aside(1, "signal two-aces")
    for seed in range(40):
        for hands in worlds(match, 0, 1, seed, tries=1):
            assert {"2E", "2B"} <= set(hands[1]), hands


def test_cards_of_which_nothing_is_known_are_stirred_too() -> None:
    """Ann has seen Cleo's signal only: Ben's hand is any other, from world to world."""
    match = table(*cards("K-K-6-5", "A-A-4-4", "7-7-7-K", "C-S-6-6"), signals="unseen")
    match.aside(2, "signal thirty-one")
    hands = [frozenset(world[1]) for world in stirred(match, 0, 200)]
    assert len(set(hands)) > 190
    shared = sum(len(one & other) for one, other in pairwise(hands))
    assert shared / 199 == pytest.approx(4 * 4 / 36, abs=0.2)  # four of 36 cards, or nearly


def kind(hands: list[list[str]]) -> tuple[int, int]:
    """Ben's value in pares, and Cleo’s kings."""
    return basic("pares", hands[1], ALL_AS_THEY_ARE), sum(card[0] in "K3" for card in hands[2])


def by_rejection(match: Match, many: int) -> list[list[list[str]]]:
    """Deals in which Ann has her hand and the others' hands agree with their declarations."""
    chance, true = Random(7), match.present().seats
    unseen, found = list(match.view(0).unseen), []
    declared = [(one.declared.pares, one.declared.juego) for one in true]
    while len(found) < many:
        dealt = chance.sample(unseen, 12)
        hands = [HANDS[0].split(), *(dealt[4 * n : 4 * n + 4] for n in range(3))]
        if all(has_both(ranks(hands[seat])) == declared[seat] for seat in (1, 2, 3)):
            found.append(hands)
    return found


def ranks(hand: list[str]) -> str:
    """The ranks of a hand in order; whether it has pares or juego depends on nothing else."""
    return "".join(sorted(card[0] for card in hand))


@cache
def has_both(of_ranks: str) -> tuple[bool, bool]:
    """Whether a hand of these ranks has pares, and juego."""
    hand = [f"{rank}O" for rank in of_ranks]
    return has("pares", hand, ALL_AS_THEY_ARE), has("juego", hand, ALL_AS_THEY_ARE)


def test_what_one_has_discarded_oneself_is_nowhere_else() -> None:
    match = play(table(*HANDS), "mus x4", "discard KO KC")
    for hands in worlds(match, 0, 30):
        assert not {"KO", "KC"} & {card for hand in hands for card in hand}


def test_many_seats_are_sampled_too() -> None:
    match = boneace.new("mus", seats=8, preset="ilustrada", seed=4)
    play(match, "no mus", "paso x8", "paso x8")
    assert len(worlds(match, None, 10)) == 10
