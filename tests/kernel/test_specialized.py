"""Specialized options: the same drivers, the same moves."""

from __future__ import annotations

import numpy as np

from boneace import games
from boneace.games.options import options_record
from boneace.kernel.specialized import specialize


def test_specialized_options_give_the_same_matches() -> None:
    game = games.declaration("thirty-one")
    drivers, layout = games.drivers("thirty-one"), games.part("thirty-one", "rules").State
    options = options_record(game, 3, game.resolve("banking"))
    counts = []
    for o in (options, specialize(options)):
        rng = np.array([31], np.uint64)
        counts.append(drivers.playouts(o, np.zeros(1, layout), rng, 200))
        counts.append(int(rng[0]))
    assert counts[:2] == counts[2:]


def test_specialized_options_say_what_they_are() -> None:
    game = games.declaration("thirty-one")
    assert "'seats': 3" in repr(specialize(options_record(game, 3, game.resolve("pennies"))))
