"""A whole small pack: every upcard by itself, on all processors, and their mean."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
from rich.progress import track

from benchmarks.exact import sets as sets_of
from benchmarks.exact.part import Found, Part
from benchmarks.exact.placed import Placed
from benchmarks.exact.sets import Sets
from benchmarks.exact.sums import Floats, arrays
from benchmarks.report import console
from boneace import games, solve
from boneace.games.thirty_one import state as st
from boneace.kernel.contract import OVER

Given = tuple[str, str, int, list[Floats], int]


def solved(setting: solve.Setting, policies: list[Floats], rounds: int) -> list[Found]:
    """The value of the deal to eldest, and the exploitability of the solution after this number of
    rounds, and of each policy (a table by situation) in both seats."""
    sets = sets_of.of(setting.game, setting.options)
    given = (setting.declaration.package, str(setting.values["pack"]))
    upcards = alike(sets)
    work: list[Given] = [(*given, up, policies, rounds) for up in upcards]
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        told = track(
            pool.map(_one, work), f"{sets.cards} cards", len(work), console=console, transient=True
        )
        parts = list(told)
    means = np.average([[(f.value, f.exploitability) for f in part] for part in parts], axis=0,
                       weights=list(upcards.values()))  # fmt: skip
    return [Found(float(value), float(far)) for value, far in means]


def alike(sets: Sets) -> dict[int, int]:
    """One upcard of each rank and the number of suits; every suit must have the same ranks."""
    ranks = [{card % 13 for card in sets.pack if card // 13 == suit} for suit in range(4)]
    if all(has == ranks[0] for has in ranks):
        return dict.fromkeys(range(len(ranks[0])), 4)
    return dict.fromkeys(range(sets.cards), 1)


def tied(setting: solve.Setting, sets: Sets) -> float:
    """What the player who knocked wins by a tie: two equal hands, played by the rules."""
    one = {int(sets.classes[n]): n for n in range(len(sets.hands)) if not sets.blitz[n]}
    for other in range(len(sets.hands)):
        mine = one.get(int(sets.classes[other]), other)
        both = {*sets.hands[mine].tolist(), *sets.hands[other].tolist()}
        if len(both) == 6:
            up = min(set(range(sets.cards)) - both)
            dealt = np.array([sets.hands[mine], sets.hands[other]]).T.ravel()
            cards = [sets.pack[card] for card in (*dealt.tolist(), up)]
            return _played(setting, [*cards, st.KNOCK, st.STAND])
    raise AssertionError("no two hands count the same")


def _played(setting: solve.Setting, moves: list[int]) -> float:
    """What eldest wins by these moves."""
    drivers, state = setting.interpreted, setting.begun(setting.interpreted)
    for move in moves:
        assert drivers.play_all(setting.options, state, np.array([move])) < 0
    seats, legal = np.zeros(1, np.int64), np.zeros(1, np.int64)
    drivers.turns_and_moves(setting.options, state, seats, legal)
    assert seats[0] == OVER
    won = np.zeros(setting.seats)
    drivers.returns_of(setting.options, state, won)
    return float(won[1])


def _one(given: Given) -> list[Found]:
    """Solve one upcard, in a separate process."""
    package, pack, up, policies, rounds = given
    game = games.register(package).name
    setting = solve.Setting.of(game, 2, None, {"deals": 1, "drawn_when": "must_draw", "pack": pack})
    sets = sets_of.of(game, setting.options)
    part = Part(sets, arrays(sets), up, tied(setting, sets))
    for _ in range(rounds):
        part.learn()
    found = [part.measured(part.average(0), part.average(1))]
    for policy in policies:
        found.append(part.measured(*Placed(part, setting, policy).strategies()))
    return found
