"""The betting: the lance solved in its present state, and the move for a player's hand."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from boneace.games.mus import state as st
from boneace.games.mus.playing.exchanges import on_steps
from boneace.games.mus.playing.hands import Floats, Values, hands_of, values_of
from boneace.games.mus.playing.lances import (
    Due,
    Pays,
    Score,
    Solved,
    chances,
    hoped,
    solve,
    step_basics,
)
from boneace.games.mus.playing.layout import ACTIONS, ALL, DOWN, MORE, SEATS, UP, YES
from boneace.games.mus.playing.ranges import Sight, private, public
from boneace.games.mus.playing.tree import Node, Settings, tree, where

OPENINGS, LADDER = (2, 5), (2, 5, 10)
HIGHEST = 15
"""Nobody raises a bet of this many stones, except with órdago."""
RARE = 0.06
"""A move made less often is not made."""
CLOSE = 0.015
"""Chances to have the best hand that differ by less count as equal."""
CERTAIN = 0.98
"""A chance to have the best hand with which no bet is declined."""
SURE = 0.1
"""How much more than declining an órdago must be worth to be accepted every time."""


class Choice(NamedTuple):
    """A decision: the frequencies of its moves, and the state of the lance."""

    shares: dict[int, float]
    """How often each move is made, by its number."""
    chance: float
    """The probability that this side has the best hand."""


class Looked(NamedTuple):
    """A decision in a lance that has been solved."""

    solved: Solved
    now: Node
    nodes: list[int]
    """Where it may be in the tree,"""
    weight: Floats
    """and how likely each of these nodes is."""
    like: int
    """The step to play as; see `as_good`."""
    chance: float
    """The probability that this side has the best hand."""
    shares: Floats
    """How often to make each move of the tree."""
    known: Floats
    """The ranges that everybody knows, as the lance began."""


def look(sight: Sight, rounds: int, counts: bool = True) -> Looked:
    """Solve the lance for the decision that a seat has to make now.

    A player who `counts` considers their own cards, and the signals that they have seen; otherwise
    only how good their hand is.
    """
    f, lance, hands = sight.f, sight.lance(), sight.hands
    known = public(sight)
    able = sight.players_in(f.able)
    now = standing(sight)
    settings = Settings(able, *amounts(sight, now), bool(sight.o.answer == st.FIRST))
    steps = steps_of(sight, lance, able, known)
    pays = Pays(bool(sight.o.pass_pays == st.LITERAL), bool(sight.o.partner_counts))
    score = expected(sight, known)
    solved = solved_lance(
        values_of(sight.o),
        lance,
        settings,
        steps.tobytes(),
        score,
        pays,
        rounds,
    )
    nodes = where(solved.tree, now)
    weight = np.array([solved.reach[node].sum(axis=1).prod() for node in nodes])
    weight = weight / weight.sum() if weight.sum() > 0 else np.full(len(nodes), 1 / len(nodes))
    step = int(hands.step[lance][sight.own])
    reach = np.tensordot(weight, solved.reach[nodes], 1)
    like, chance = as_good(sight, known, solved, reach, step, counts)
    shares = np.tensordot(weight, solved.shares[nodes, like], 1)
    node = solved.tree.nodes[nodes[0]]
    if node.by >= 0 and chance > CERTAIN:
        shares[DOWN] = 0
        if shares.max() < RARE:
            shares[YES] = 1  # the solution would decline, so it does not raise either
    if node.ordago:
        shares = _ordago(sight, score, node, chance, shares)
    return Looked(solved, now, nodes, weight, like, chance, shares, known)


def decide(sight: Sight, rounds: int, counts: bool = True) -> Choice:
    """How often to make each move now; `look` says what `counts` is."""
    found = look(sight, rounds, counts)
    return Choice(often_of(found), found.chance)


def often_of(found: Looked) -> dict[int, float]:
    """How often to make each move, by its number; rare moves are not made."""
    often = {
        move: float(found.shares[action])
        for action, move in moves_of(found).items()
        if found.shares[action] >= RARE
    }
    total = sum(often.values())
    return {move: share / total for move, share in often.items()}


def moves_of(found: Looked) -> dict[int, int]:
    """The number of each move of the tree in the rules."""
    bets, child = found.solved.tree, found.solved.tree.children[found.nodes[0]]
    return {
        action: _move(bets.nodes[child[action]], action, found.now)
        for action in range(ACTIONS)
        if child[action] >= 0
    }


def _ordago(sight: Sight, score: Score, node: Node, chance: float, shares: Floats) -> Floats:
    """An órdago is accepted if that is worth more than declining, and always if far more."""
    later, deje = min(sight.lance(), int(st.JUEGO)) + 1, max(node.asked, 1)
    left = hope_of(sight, score, later, (0, deje) if sight.me % 2 == 0 else (deje, 0))
    if len(node.left) > 1 and chance < left + SURE:
        left += 0.03  # the partner may accept too
    found = shares.copy()
    if chance < left:
        found[:] = 0
        found[DOWN] = 1
    elif chance > left + SURE:
        found[:] = 0
        found[YES] = 1
    return found


def hope_of(sight: Sight, score: Score, lance: int, at_once: tuple[int, int] = (0, 0)) -> float:
    """The chance of the player’s side to win the game before a lance, if both sides then play
    equally well. `at_once` are stones paid before it, those of the eldest’s side first."""
    none = np.zeros(1)
    eldest = float(hoped(score, lance, at_once, (none, none))[0])
    return 1 - eldest if sight.me % 2 else eldest


def _move(child: Node, action: int, now: Node) -> int:
    """The number of a move of the tree in the rules."""
    if action == DOWN:
        return st.PASO if now.by < 0 else st.NO_QUIERO
    if action == YES:
        return st.QUIERO
    if action == ALL:
        return st.ORDAGO
    assert action in (UP, MORE)
    return min(child.asked - now.asked, st.MOST) - 1


def standing(sight: Sight) -> Node:
    """The decision in the tree of the lance."""
    f = sight.f
    by = sight.player(f.by[f.lance]) if f.by[f.lance] >= 0 else -1
    left = [(sight.me + turn) % SEATS for turn in range(SEATS)]
    left = [player for player in left if f.to_speak >> sight.seat(player) & 1]
    ordago = f.phase == st.TO_ORDAGO
    return Node(sight.me, int(f.sure), int(f.asked), by, bool(ordago), tuple(left))


def amounts(sight: Sight, now: Node) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The amounts of the tree: the usual ones, where those of this lance are among them."""
    f = sight.f
    enough = max(2, sight.o.target - min(f.stones[0], f.stones[1]))
    openings = tuple(amount for amount in OPENINGS if amount <= enough)
    ladder = tuple(amount for amount in LADDER if amount <= enough)
    if where(tree(Settings(sight.players_in(f.able), openings, ladder, False)), now):
        return openings, ladder
    first = now.sure or now.asked
    higher = [amount for amount in (now.asked + 4, now.asked + 9) if amount <= min(enough, HIGHEST)]
    openings = (first,) if first <= 2 else (2, first)
    return openings, tuple(sorted({2, first, now.asked, *higher} - {0}))


def expected(sight: Sight, known: Floats) -> Score:
    """The stones of both sides, and those due from earlier lances, by what everybody knows."""
    f, due = sight.f, []
    for place in range(int(f.lance)):
        lance = np.int64(place)
        able = (True,) * SEATS if lance < st.PARES else sight.players_in(f.pares)
        if not any(able):
            continue
        steps = steps_of(sight, place, able, known)
        how, paid, brought = f.how[place], 0.0, [0.0] * SEATS
        if how == st.ACCEPTED:
            paid = float(f.bets[place])
        elif how != st.DECLINED and (lance <= st.CHICA or sight.o.pass_pays == st.LITERAL):
            paid = 1.0
        if lance == st.PARES:
            basics = step_basics(sight.hands, place)
            brought = [float(steps[p] @ basics) * able[p] for p in range(SEATS)]
        if how == st.DECLINED:
            chance = float(sight.player(f.by[place]) % 2 == 0)
        else:
            chance = float(steps[0] @ chances(steps, able)[0])
        pays = (paid + brought[0] + brought[2], paid + brought[1] + brought[3])
        if max(pays) > 0:
            due.append(Due(round(chance, 2), (round(pays[0], 1), round(pays[1], 1))))
    stones = [int(f.stones[sight.seat(side) & 1]) for side in (0, 1)]
    return Score(int(sight.o.target), (stones[0], stones[1]), tuple(due))


def steps_of(sight: Sight, lance: int, able: tuple[bool, ...], known: Floats) -> Floats:
    """The ranges of a lance by step; players without a part in it are on the lowest."""
    steps = on_steps(sight.hands, lance, known)
    for player in range(SEATS):
        if not able[player]:
            steps[player] = np.eye(1, steps.shape[1])[0]
    return steps


@lru_cache(maxsize=64)  # one or two megabytes each
def solved_lance(
    values: Values,
    lance: int,
    settings: Settings,
    ranges: bytes,
    score: Score,
    pays: Pays,
    rounds: int,
) -> Solved:
    """A lance solved from these ranges of steps; cached for the next player who bets on it."""
    hands = hands_of(values)
    steps = np.frombuffer(ranges).reshape(SEATS, -1)
    return solve(hands, lance, settings, steps, score, pays, rounds)


def as_good(
    sight: Sight, known: Floats, solved: Solved, reach: Floats, step: int, counts: bool
) -> tuple[int, float]:
    """The step to play as, and the probability that this side has the best hand.

    A player who holds certain cards, or has seen signals, knows more about the chances than
    everybody does. They play as with a hand that usually has the same chance.
    """
    commonly = chances(reach, solved.able)[sight.me]
    if not counts:
        return step, float(commonly[step])
    me, hands, lance = sight.me, sight.hands, sight.lance()
    place, many = hands.step[lance], reach.shape[1]
    has = place >= 0
    mine = private(sight, known)
    before, after = (
        np.stack([np.bincount(place[has], one[has], minlength=many) for one in ranges])
        for ranges in (known, mine)
    )
    ratio = np.divide(after, before, out=np.zeros_like(after), where=before > 0)
    seen = reach.copy()
    for player in range(SEATS):
        if player != me and solved.able[player]:
            told = reach[player] * ratio[player]
            if told.sum() > 0:
                seen[player] = told
    chance = float(chances(seen, solved.able)[me, step])
    far = np.abs(commonly - chance)
    if far[step] <= CLOSE:
        return step, chance
    best = np.flatnonzero(far <= far.min() + 1e-9)
    return int(best[np.abs(best - step).argmin()]), chance
