"""A change that a seat cannot know leaves its view unchanged: hypothesis tries to break this."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from boneace import games
from boneace.kernel.contract import SPECTATOR
from boneace.testing.case import Case
from boneace.testing.walks import Walk, generator

PRESETS = [
    (name, preset.name)
    for name, declaration in games.declarations().items()
    for preset in declaration.presets
]


@settings(deadline=None, max_examples=300)
@given(data=st.data())
def test_a_view_is_unchanged_when_only_what_its_seat_cannot_know_changes(
    data: st.DataObject,
) -> None:
    game, preset = data.draw(st.sampled_from(PRESETS), label="preset")
    declared = games.declaration(game)
    allowed = declared.seats(declared.resolve(preset))
    seats = data.draw(st.sampled_from(allowed), label="seats")
    case = Case(game, preset, seats)
    viewer = data.draw(st.sampled_from([SPECTATOR, *range(seats)]), label="viewer")
    walk = Walk(case, data.draw(st.integers(0, 10**6), label="match"))
    walk.go(data.draw(st.integers(0, 150), label="moves"))
    seen = case.seen(walk.s, viewer)
    world = np.zeros_like(walk.s)
    rng = generator(data.draw(st.integers(0, 10**6), label="world"))
    assert case.drivers.sample(case.o, seen, world, rng, 10_000)
    assert case.seen(world, viewer).tobytes() == seen.tobytes()
    turn, legal = case.turn(world)
    assert turn == walk.seat
    if turn == viewer >= 0:
        assert legal == walk.legal
