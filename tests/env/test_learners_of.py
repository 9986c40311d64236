"""What the vying games and the examples say of themselves to learners, in random matches."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from boneace import games
from boneace.cards import members
from boneace.games.facts import Facts, facts
from boneace.games.fields import MOST, Field
from boneace.kernel.contract import CHANCE, OVER
from boneace.solve.setting import Setting
from tests.solve.examples import EXAMPLES, registered

GAMES = ("best-pair-thirty-one", "three-stake-brag", "primiera", "mus", "vingt-un")
LIMIT = 300
"""Moves of players and of chance after which a match is left."""


class Case(NamedTuple):
    game: str
    preset: str | None
    seats: int
    options: dict[str, Any]


def presets() -> Iterator[Case]:
    for game in GAMES:
        declared = games.declaration(game)
        for preset in declared.presets:
            allowed = declared.seats(declared.resolve(preset.name, None))
            for seats in sorted({allowed[0], min(allowed[0] + 2, allowed[-1])}):
                yield Case(game, preset.name, seats, {})


VYING = {"vying": True, "vying_limit": 12, "deals": 3}
FURTHER = {"further_draws": True, "deals": 4}
CASES = [
    *presets(),
    Case("best-pair-thirty-one", None, 2, {"games": 5, "see_at_ten": "may_raise"}),
    Case("best-pair-thirty-one", None, 2, {"pair_cards": "hidden", "raise_limit": "both"}),
    Case("three-stake-brag", None, 2, {"vying_limit": 3, "deals": 30, "all_three": 5}),
    Case("three-stake-brag", None, 4, {"vying_limit": 9, "deals": 4, "ace": "1_or_11"}),
    Case("three-stake-brag", None, 3, {"vying": "modern", "deals": 0}),
    Case("primiera", None, 4, VYING),
    Case("primiera", None, 6, {**VYING, "stake_again": True, "point_cards": 2}),
    Case("primiera", None, 4, FURTHER),
    Case("primiera", None, 8, {**FURTHER, "stand_pat": True}),
    Case("primiera", None, 5, {**FURTHER, "short_pack": "reshuffle", "vying": True}),
    Case("three-stake-brag", None, 10, {"deals": 1, "vying_limit": 2}),
    Case("vingt-un", None, 12, {"deals": 1}),
    Case("mus", None, 8, {"sides": "alone", "games": 1, "target": 5}),
    Case("mus", None, 4, {"games": 1, "target": 5, "corrido": True, "stock_from": "others"}),
    Case("vingt-un", None, 2, {"deals": 8, "divided_natural": "natural"}),
    Case("vingt-un", None, 4, {"deals": 5, "pool_over_draw": 3, "dealer_divides": "best"}),
    Case("vingt-un", None, 3, {"deals": 9, "max_stake": 1, "first_hand": "of_pack"}),
    Case("kuhn", None, 2, {}),
    Case("leduc", None, 2, {"deals": 5}),
]


@pytest.fixture(scope="module", autouse=True)
def examples() -> Iterator[None]:
    """Kuhn and Leduc poker are in the register for these tests only."""
    with (
        registered(EXAMPLES / "kuhn" / "src", "boneace_kuhn"),
        registered(EXAMPLES / "leduc" / "src", "boneace_leduc"),
    ):
        yield


class Told:
    """What a game says to learners under some options, with the defaults of the contract."""

    def __init__(self, setting: Setting) -> None:
        self.options = facts(setting.options)
        self.words = games.part(setting.game, "words")
        learners = games.part(setting.game, "learners")
        self.tables = getattr(learners, "TABLES", None) or (self.words.MOVES,)
        self.table = getattr(learners, "table", lambda o, s: 0)
        self.bounds = learners.bounds(self.options)
        assert self.bounds.ends.endswith(".")
        self.fields = [field for field in learners.FIELDS if self.holds(field)]
        names = [field.name for field in self.fields]
        assert len(set(names)) == len(names)
        assert not [name for name in names if name.startswith("last_")]

    def holds(self, field: Field) -> bool:
        return field.option is None or getattr(self.options, field.option[0]) == field.option[1]

    def check_moves(self, view: Facts, legal: int) -> None:
        names = self.tables[self.table(self.options, view)]
        labels = self.words.labels(self.options, view)
        found = [names[move] for move in members(legal)]
        assert all(found) and len(set(found)) == len(found)
        for move, name in zip(members(legal), found, strict=True):
            places = re.fullmatch(r"discard ((?:\d )*\d)", name)
            if places:
                hand = list(members(view.hands[view.turn]))
                given = [hand[int(place) - 1] for place in places[1].split()]
                name = f"discard {' '.join(self.words.PACK.text(card) for card in given)}"
            assert name == labels[move]

    def check_fields(self, view: Facts, viewer: int) -> None:
        for field in self.fields:
            for value in self.entries(field, getattr(view, field.name), viewer):
                assert self.fits(field, value), f"{field.name} is {value}"

    def entries(self, field: Field, value: Any, viewer: int) -> list[int]:
        """The entries of a field that a learner is given, in any order."""
        seats, each = int(self.options.seats), field.each
        if field.by == "":
            assert isinstance(value, int)
            return [value]
        others = [seat for seat in range(seats) if seat != viewer]
        chosen = {
            "own": range(viewer * each, viewer * each + each),
            "seat": range(seats * each),
            "others": others,
            "side": (0, 1),
            "row": [viewer * each + seat for seat in others],
            "place": range(len(value) if field.only is None else field.only),
        }[field.by]
        return [value[place] for place in chosen]

    def fits(self, field: Field, value: int) -> bool:
        seats, high = int(self.options.seats), field.high
        if field.kind == "cards":
            return value & ~self.words.PACK.cards == 0
        if field.kind == "seats":
            return 0 <= value < 1 << seats * field.each
        if field.kind == "marks":
            return 0 <= value < 1 << len(field.names)
        if field.kind == "seat":
            return value < seats
        if field.kind == "card":
            return value < 0 or bool(self.words.PACK.cards >> value & 1)
        if field.kind == "code":
            at = value - field.low
            return at < 0 or (at < len(field.names) and field.names[at] != "")
        return field.kind == "signed" or -1 <= value <= (high if high < MOST else value)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_learners_are_told_what_is_true(case: Case) -> None:
    setting = Setting.of(case.game, case.seats, case.preset, case.options)
    told, drivers, rng = Told(setting), setting.interpreted, random.Random(repr(case))
    for _ in range(2):
        state, view = setting.begun(drivers), np.zeros(1, setting.layout)
        decisions = 0
        for _ in range(LIMIT):
            seat, legal = drivers.turn_and_moves(setting.options, state)
            if seat == OVER:
                break
            if seat != CHANCE:
                decisions += 1
                drivers.look(setting.options, state, seat, view)
                told.check_moves(facts(view), int(legal))
                for viewer in {int(seat), rng.randrange(case.seats)}:
                    drivers.look(setting.options, state, viewer, view)
                    told.check_fields(facts(view), viewer)
            drivers.play_one(setting.options, state, rng.choice(list(members(int(legal)))))
        assert told.bounds.decisions is None or decisions <= told.bounds.decisions
        won = np.zeros(case.seats)
        drivers.returns_of(setting.options, state, won)
        assert told.bounds.low <= won.min() and won.max() <= told.bounds.high
