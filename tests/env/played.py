"""Matches played at random for tests of environments: settings, and the states on the way."""

import numpy as np

from boneace import games
from boneace.env.actions import Actions
from boneace.errors import OptionError
from boneace.kernel.contract import OVER
from boneace.solve.setting import Setting


def with_actions():
    """The games whose moves have stable names."""
    found = []
    for game in games.shipped():
        try:
            Actions.of(game)
        except OptionError:
            continue
        found.append(game)
    return found


def settings(game):
    """Every preset of a game, with the fewest and with the most seats."""
    declaration = games.declaration(game)
    for preset in declaration.presets:
        values = declaration.resolve(preset.name, declaration.proposed(preset.name))
        for seats in sorted({(allowed := declaration.seats(values))[0], allowed[-1]}):
            yield Setting(declaration, seats, values)


def states(setting, seed, many, every=1):
    """States of random matches, each with the seat to move: one every few moves."""
    rng = np.random.default_rng(seed)
    drivers, o = setting.compiled, setting.options
    state, made = setting.begun(drivers), 0
    while made < many * every:
        mover, legal = drivers.turn_and_moves(o, state)
        if mover == OVER:
            state = setting.begun(drivers)
            continue
        if made % every == 0:
            yield state, mover
        open_moves = [move for move in range(63) if legal >> move & 1]
        drivers.play_one(o, state, int(rng.choice(open_moves)))
        made += 1


def view(setting, state, seat):
    """A seat's view of a state."""
    seen = np.zeros(1, setting.layout)
    setting.compiled.look(setting.options, state, int(seat), seen)
    return seen
