"""Sampled worlds: states that agree with a view, all equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, perm, sqrt

import numpy as np

from boneace.cards import members, set_of
from boneace.games.facts import Facts, facts
from boneace.kernel.contract import CHANCE, FACE_DOWN, OVER, SPECTATOR
from boneace.kernel.states import blank, clone
from boneace.testing.case import Case, State, differing, viewer_name
from boneace.testing.walks import Walk, everywhere, generator

TRIES = 1000
PLIES = 3000
FEWEST, MOST = 6, 52
"""A view is used if the number of its worlds lies between these; then all are counted."""


def places_of(case: Case) -> list[str]:
    """The fields of a state, besides the hands, that hold card numbers."""
    names = case.rules.State.names
    return [name for name in getattr(case.rules, "PLACES", ("widow",)) if name in names]


def world_of(case: Case, seen: State, seed: int) -> State | None:
    """A world behind a view, or None if none was found."""
    world = blank(seen.dtype)
    found = case.drivers.sample(case.o, seen, world, generator(seed), TRIES)
    return world if found else None


def check_worlds(case: Case) -> None:
    """A world sampled from a view gives the same view, and has every card in one place."""

    def holds(walk: Walk) -> None:
        if walk.over:
            return
        public = case.seen(walk.s, SPECTATOR)
        for viewer in case.viewers:
            seen = case.seen(walk.s, viewer)
            world = world_of(case, seen, walk.seed + 1)
            who = viewer_name(viewer)
            if world is None:
                problem = f"no world behind the view of {who} was found in {TRIES} tries"
                raise walk.failure(problem)
            again = case.seen(world, viewer)
            if again.tobytes() != seen.tobytes():
                problem = f"a world sampled from the view of {who} gives a different view"
                raise walk.failure(f"{problem}: {differing(seen, again)}")
            shown = case.seen(world, SPECTATOR)
            if shown.tobytes() != public.tobytes():
                problem = f"a spectator sees something different in a world sampled by {who}"
                raise walk.failure(f"{problem}: {differing(public, shown)}")
            _require_same_cards(case, walk, world, who)

    everywhere(holds, case, 20)


def _require_same_cards(case: Case, walk: Walk, world: State, who: str) -> None:
    true, sampled = located(case, walk.s), located(case, world)
    if true != sampled:
        more = " ".join(case.pack.text(card) for card in (sampled - true).elements())
        less = " ".join(case.pack.text(card) for card in (true - sampled).elements())
        raise walk.failure(f"a world sampled by {who} has too many of {more}, too few of {less}")
    if case.turn(world)[0] != walk.seat:
        raise walk.failure(f"in a world sampled by {who} a different seat is to move")


def check_possible(case: Case) -> None:
    """Every state that has occurred counts as possible: sampling leaves out no true world."""
    out, rng = np.zeros(1, case.rules.State), generator(0)
    asked = seed = 0
    while asked < PLIES:
        walk, seed = Walk(case, seed), seed + 1
        for _ in range(300):
            asked += 1
            # a true state has nothing to fill in: this only tests whether it counts as possible
            if not walk.over and not case.drivers.sample(case.o, walk.s, out, rng, 1):
                raise walk.failure("this state has occurred, but counts as impossible")
            if not walk.step():
                break


def located(case: Case, s: State) -> Counter[int]:
    """How often each card is in a hand, in the stock or on the table."""
    found: Counter[int] = Counter()
    f = facts(s)
    for cards in [*f.hands, f.stock]:
        found.update(members(cards))
    for place in places_of(case):
        found.update(card for card in cards_in(f, place) if card >= 0)
    return found


# --- each world as likely as any other ------------------------------------------------------------


def check_uniform(case: Case) -> None:
    """All worlds behind a view are sampled equally often (chi-square, with a generous bound)."""
    for seen, walk in _small_cases(case):
        worlds = set(_possible(case, seen))
        if not worlds:
            raise walk.failure("behind a view there is no world that counts as possible")
        draws = 25 * len(worlds)
        rng, world = generator(walk.seed), blank(seen.dtype)
        found: Counter[bytes] = Counter()
        for _ in range(draws):
            case.drivers.sample(case.o, seen, world, rng, TRIES)
            found[hidden_part(case, world)] += 1
        strange = set(found) - worlds
        if strange:
            raise walk.failure("a world was sampled that is not among the possible ones")
        mean = draws / len(worlds)
        chi = sum((found[key] - mean) ** 2 / mean for key in worlds)
        bound = len(worlds) + 6 * sqrt(2 * len(worlds))
        if chi > bound:
            often, rare = max(found[key] for key in worlds), min(found[key] for key in worlds)
            raise walk.failure(
                f"of {len(worlds)} worlds behind a view, some came {often} times and some {rare} "
                f"times in {draws} (chi-square {chi:.0f}, expected below {bound:.0f})"
            )


def hidden_part(case: Case, world: State) -> bytes:
    """The part in which two worlds behind one view differ: where the cards are."""
    names = ["hands", "stock", *places_of(case)]
    return b"".join(world[name].tobytes() for name in names)


def _small_cases(case: Case) -> Iterator[tuple[State, Walk]]:
    """Views with few possible worlds: one while chance deals, one when a seat is to move."""
    wanted = {"chance", "decision"}
    for seed in range(6):
        walk = Walk(case, seed)
        for _ in range(400):
            kind = "chance" if walk.seat == CHANCE else "decision"
            if walk.seat != OVER and kind in wanted:
                for viewer in case.viewers:
                    seen = case.seen(walk.s, viewer)
                    if FEWEST <= _how_many(case, seen) <= MOST:
                        wanted.discard(kind)
                        yield seen, walk
                        break
            if not wanted or not walk.step():
                break
        if not wanted:
            return


def _gaps(case: Case, seen: State) -> tuple[list[int], list[tuple[str, int]], list[int]]:
    """For a view: how many cards each hand lacks, the places with unknown cards, unseen cards."""
    f = facts(seen)
    missing = [count - hand.bit_count() for hand, count in zip(f.hands, f.held, strict=True)]
    down = [
        (name, slot)
        for name in places_of(case)
        for slot, card in enumerate(cards_in(f, name))
        if card == FACE_DOWN
    ]
    return missing, down, list(members(f.stock))


def cards_in(f: Facts, place: str) -> list[int]:
    """The cards in a field that holds one or several."""
    found = getattr(f, place)
    return found if isinstance(found, list) else [found]


def _how_many(case: Case, seen: State) -> int:
    """The number of ways to place the unseen cards, or any number above MOST."""
    missing, down, unseen = _gaps(case, seen)
    left, ways = len(unseen), 1
    for count in missing:
        ways *= comb(left, count)
        if ways > MOST:
            break  # too many already, whatever lies on the table
        left -= count
    return ways * perm(left, len(down))


def _possible(case: Case, seen: State) -> Iterator[bytes]:
    """Every world behind a view that can have occurred, found by trying them all."""
    missing, down, unseen = _gaps(case, seen)

    def fill(seat: int, left: list[int], partly: State) -> Iterator[State]:
        if seat == len(missing):
            for cards in permutations(left, len(down)):
                whole = clone(partly)
                for (name, slot), card in zip(down, cards, strict=True):
                    whole[name].reshape(-1)[slot] = card
                whole["stock"] &= ~set_of(cards)
                yield whole
            return
        for cards in combinations(left, missing[seat]):
            further = clone(partly)
            further["hands"][0, seat] |= set_of(cards)
            further["stock"] &= ~set_of(cards)
            yield from fill(seat + 1, [card for card in left if card not in cards], further)

    out, rng = blank(seen.dtype), generator(0)
    for whole in fill(0, unseen, seen):
        if case.drivers.sample(case.o, whole, out, rng, 1):  # nothing is left to fill in
            yield hidden_part(case, whole)
