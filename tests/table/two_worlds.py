"""Two matches with the same public history, which differ only in cards not sent to a viewer.

For any game: two cards of a shuffle are exchanged, of which at least one is dealt, and neither is
ever held by the viewer. The events sent to the viewer are the same in both; the tests of each game
(`test_leaks_*.py`) check by its rules that these events are allowed.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from msgspec.json import encode

from boneace import games
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.play import shuffle

NAMES = ("Ann", "Ben", "Cleo", "Dan")
SEATS = 3
HERE, THERE = b"h" * 32, b"t" * 32

Decisions = list[tuple[int, str]]


#: The same shuffles are asked for again and again.
shuffled = functools.cache(shuffle.shuffle)


class World(NamedTuple):
    """One of the two worlds: its shuffles, one of which differs, and its decisions."""

    base: bytes
    number: int
    order: list[int]
    decisions: Decisions

    def shuffle(self, k: int) -> list[int]:
        return list(self.order if k == self.number else shuffled(self.base, k))

    def match(self, game: str) -> Match:
        """The match at its beginning in this world."""
        return new(game, players=names(game), shuffles=self.shuffle)

    def played(self, game: str) -> Match:
        match = self.match(game)
        for _, move in self.decisions:
            match.push(move)
        return match


class Pair(NamedTuple):
    here: World
    there: World
    cards: tuple[str, str]
    """The cards that are exchanged."""
    told: int
    """The events sent to the viewer."""


def names(game: str) -> list[str]:
    """The players of a game: three, or as many as it allows."""
    declared = games.declaration(game)
    seats = declared.seats(declared.resolve(None, {}))
    return list(NAMES[: next((many for many in seats if many >= SEATS), seats[-1])])


def pair(game: str, viewer: int | None, rng: random.Random, *, whole: bool = False) -> Pair | None:
    """A pair of worlds, or None if no tried cards make one.

    The match stops in its first deal; with `whole` after some deals, and the cards that have
    changed places are of the first or of the last shuffle.
    """
    base = rng.randbytes(32)
    world = World(base, 0, shuffle.shuffle(base, 0), [])
    match, own = world.match(game), set[str]()
    decisions = _played(match, rng, whole, viewer, own)
    dealt = list(match.dealt())
    number = rng.choice((0, dealt[-1].shuffle)) if whole else 0
    here = World(base, number, shuffle.shuffle(base, number), decisions)
    mine = {match.pack.number(card) for card in own}
    hidden = [one.card for one in dealt if one.shuffle == number and one.card not in mine]
    told = list(_told(match, viewer))
    pack = [card for card in range(52) if match.pack.cards >> card & 1 and card not in mine]
    for _ in range(40 if hidden else 0):
        one, two = rng.choice(hidden), rng.choice(pack)
        other = None if one == two else _other(match, here, (one, two), viewer)
        if other is not None and _same(told, _told(other[1], viewer)):
            return Pair(here, other[0], (match.pack.text(one), match.pack.text(two)), len(told))
    return None


def _played(
    match: Match, rng: random.Random, whole: bool, viewer: int | None, own: set[str]
) -> Decisions:
    """Play by chance; `own` receives all cards that the viewer ever holds."""
    decisions: Decisions = []
    for _ in range(40 if whole else rng.randrange(12)):
        own |= set() if viewer is None else set(match.view(viewer).hand)
        if match.over:
            break
        assert isinstance(match.turn, int)
        move = rng.choice([move.text for move in match.legal])
        decisions.append((match.turn, move))
        match.push(move)
        if not whole and (match.deal > 1 or match.over):
            match.pop()
            decisions.pop()
            break
    own |= set() if viewer is None else set(match.view(viewer).hand)
    return decisions


def _told(match: Match, viewer: int | None) -> Iterator[bytes]:
    for told in match.told(viewer, 0):
        yield encode((told.number, told.effects, told.ends))


def _same(told: list[bytes], other: Iterator[bytes]) -> bool:
    """Whether both are the same, event by event: mostly one of the first differs."""
    return all(here == there for here, there in zip_longest(told, other))


def _other(
    match: Match, here: World, cards: tuple[int, int], viewer: int | None
) -> tuple[World, Match] | None:
    """The world with two cards exchanged and its match, or None if the same cannot happen there.

    Others' unseen moves with one of the two cards are made there with the other.
    """
    became = {cards[0]: cards[1], cards[1]: cards[0]}
    words = {match.pack.text(old): match.pack.text(new) for old, new in became.items()}
    there = here._replace(order=[became.get(card, card) for card in here.order], decisions=[])
    other = there.match(match.game)
    for seat, text in here.decisions:
        told = text
        if seat != viewer:
            told = " ".join(words.get(word, word) for word in text.split())
        if other.turn != seat or other.why_not(told):
            return None
        other.push(told)
        there.decisions.append((seat, told))
    same = (other.deal, other.turn, other.over) == (match.deal, match.turn, match.over)
    return (there, other) if same else None
