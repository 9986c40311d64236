"""Many random matches, of every preset at every number of seats, and under house rules: conditions
that must hold after every move."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from boneace import games
from boneace.games.options import options_record
from boneace.games.thirty_one import state
from boneace.games.thirty_one.declaration import DECLARATION

Array = npt.NDArray[Any]

PRESETS = [preset.name for preset in DECLARATION.presets]
HOUSE_RULES: list[dict[str, Any]] = [
    {"drawn_when": "must_draw", "last_turns_stock": "reshuffle", "discard_taken": True},
    {"dealt_blitz": "on_turn", "blitz_after_knock": True, "knock_from": "second_turn"},
    {"dealt_blitz": "on_turn", "own_discard": "two_left", "free_ride": False},
    {"capped_loss": True, "knocker_must": "beat_one", "lives": 1, "pack": "32"},
    {"keeps": "pot", "widow": True, "deals": 7, "tied_pot": "carry", "ante": 3, "pack": "32"},
    {"keeps": "points", "widow": True, "deals": 5, "blitz_others": "nothing"},
    {"widow": True, "last_turns_stock": "reshuffle", "three_of_a_kind": "30", "pack": "32"},
    {"deals": 3, "lives": 10},
]
DRAW, TAKE, KNOCK, STAND = state.DRAW, state.TAKE, state.KNOCK, state.STAND


class Batch:
    """Matches played at once, one random move each at a time."""

    def __init__(self, matches: int, seats: int, preset: str, options: dict[str, Any]) -> None:
        self.drivers = games.drivers("thirty-one")
        values = DECLARATION.resolve(preset, options)
        self.options = values
        self.seats = seats
        self.o = options_record(DECLARATION, seats, values)
        self.s = np.zeros(matches, state.State)
        self.s["dealer"] = np.arange(matches) % seats
        self.pack = int(state.PACKS[1 if values["pack"] == "32" else 0])
        self.random = np.random.default_rng(seats)
        self.rng = np.array([seats + 1], np.uint64)
        self.seat = np.zeros(matches, np.int64)
        self.legal = np.zeros(matches, np.int64)
        self.drivers.begin_all(self.o, self.s)
        self.look_at_turns()

    def look_at_turns(self) -> None:
        self.drivers.turns_and_moves(self.o, self.s, self.seat, self.legal)

    @property
    def over(self) -> Array:
        return self.seat == -2

    def step(self, knocks: float) -> None:
        """A random legal move each; a knock is this much likelier than another move."""
        offered = (self.legal[:, None] >> np.arange(63)) & 1
        weights = offered * self.random.random(offered.shape)
        turn = (self.s["phase"] == state.TURN)[:, None]
        weights[:, KNOCK : KNOCK + 1] *= np.where(turn, knocks, 1.0)
        chosen = weights.argmax(axis=1)
        assert self.drivers.play_all(self.o, self.s, chosen) == -1
        self.look_at_turns()


def popcount(sets: Array) -> Array:
    return np.bitwise_count(sets).astype(np.int64)


def check_cards(batch: Batch) -> None:
    """Every card of the pack is in one place, and in one only."""
    s = batch.s
    places = [s["hands"][:, seat] for seat in range(state.SEATS)] + [s["stock"]]
    for card in [s["upcard"], *(s["widow"].T if batch.options["widow"] else [])]:
        places.append(np.where(card >= 0, np.int64(1) << np.maximum(card, 0).astype(np.int64), 0))
    together = np.bitwise_or.reduce(places)
    assert (popcount(together) == sum(popcount(place) for place in places)).all()
    assert not (together & ~batch.pack).any()
    assert not s["hands"][:, batch.seats :].any()
    playing = (s["phase"] != state.DEALING) & (s["phase"] != state.DONE)
    held = popcount(s["hands"])[:, : batch.seats]
    alive = (s["alive"][:, None] >> np.arange(batch.seats)) & 1
    extra = (s["phase"] == state.DISCARDING)[:, None] & (s["turn"][:, None] == range(batch.seats))
    assert (held == 3 * alive + extra)[playing].all()
    dealing = s["phase"] == state.DEALING
    assert (popcount(together) == int(batch.pack).bit_count())[dealing].all()
    assert (s["upcard"][s["phase"] == state.TURN] >= 0).all()


def check_standing(batch: Batch, before: Array) -> None:
    """Lives never rise, tokens are never made or lost, and nobody comes back."""
    s, seats = batch.s, batch.seats
    assert (s["lives"] <= before["lives"]).all()
    assert (s["points"] >= before["points"]).all()
    assert (s["chips"].sum(axis=1) + s["table"] == 0).all()
    assert (s["table"] >= 0).all()
    assert not (s["alive"] & ~before["alive"]).any()
    in_by_lives = (s["lives"][:, :seats] >= 0) << np.arange(seats)
    assert (in_by_lives.sum(axis=1) == s["alive"]).all()


def check_end(batch: Batch) -> None:
    """One winner, or shares among equals."""
    over = batch.s[batch.over]
    assert (over["winners"] > 0).all()
    winners, alive = popcount(over["winners"]), popcount(over["alive"])
    if batch.options["keeps"] == "lives" and not batch.options["deals"]:
        assert (alive <= 1).all()
        assert ((winners == 1) | (alive == 0)).all()
        assert (over["winners"] == over["alive"])[alive == 1].all()
    out = np.zeros(batch.seats)
    for at in np.flatnonzero(batch.over)[:20]:
        batch.drivers.returns_of(batch.o, batch.s[at : at + 1], out)
        tokens_left = int(batch.s["table"][at])
        if batch.options["keeps"] != "points":
            assert out.sum() + tokens_left == pytest.approx(0)


def play_out(batch: Batch, steps: int, knocks: float) -> None:
    scratch = np.zeros(1, state.State)
    for step in range(steps):
        before = batch.s.copy()
        was_over = batch.over.copy()
        batch.step(knocks)
        assert ((batch.legal != 0) | batch.over).all(), "nothing is legal before the end"
        assert (before == batch.s)[was_over].all()
        if step % 3 == 0:
            check_cards(batch)
        check_standing(batch, before)
        at = step % len(batch.s)
        if not batch.over[at]:
            real = batch.s[at : at + 1]
            found = batch.drivers.sample(batch.o, real, scratch, batch.rng, 1)
            assert found, f"a state that came about is called impossible: {real}"
        if batch.over.mean() > 0.9:
            break
    check_end(batch)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_at_every_number_of_seats(preset: str, seats: int) -> None:
    batch = Batch(40, seats, preset, {})
    play_out(batch, 4000, 20 if preset == "banking" else 1)
    assert batch.over.mean() > 0.9


@pytest.mark.parametrize("seats", [2, 3, 7])
@pytest.mark.parametrize("options", HOUSE_RULES, ids=lambda options: "-".join(options))
def test_house_rules(options: dict[str, Any], seats: int) -> None:
    play_out(Batch(40, seats, "pennies", options), 600, 0.5)


@pytest.mark.parametrize("options", HOUSE_RULES, ids=lambda options: "-".join(options))
def test_a_stock_that_often_runs_out(options: dict[str, Any]) -> None:
    batch = Batch(40, 7, "pennies", options | {"pack": "32"})
    play_out(batch, 300, 0.001)
