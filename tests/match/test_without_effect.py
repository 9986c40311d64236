"""Options that have no effect without others: what the declarations say of them is true."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice

import pytest

import boneace
from boneace import games
from boneace.declare import Declaration, Value
from boneace.errors import OptionError
from boneace.languages import speaking

MOVES = 150


def cases() -> Iterator[tuple[str, str, str, Value]]:
    """Each game and option, with another option and a value under which the first does nothing."""
    for game in games.shipped():
        declaration = games.declaration(game)
        for name, needs in declaration.only_with.items():
            for other, allowed in needs.items():
                idle = [v for v in declaration.option(other).values if v not in allowed]
                yield game, name, other, idle[0]


def played(declaration: Declaration, options: dict[str, Value]) -> list[str]:
    """Matches in which everything is random, but the same each time, in the notation."""
    seats = max(declaration.seats(declaration.resolve(None, options)).start, 3)
    chance = random.Random(11)
    found: list[str] = []
    for seed in count():
        match = boneace.new(declaration.name, seats, options=options, seed=seed)
        while not match.over:
            move = chance.choice([one.text for one in match.legal])
            match.push(move)
            found.append(f"{move} {match.standing()}")
            if len(found) == MOVES:
                return found
    raise AssertionError("nobody moves")


@pytest.mark.parametrize(("game", "name", "other", "value"), [*cases()])
def test_nothing_depends_on_an_option_without_effect(
    game: str, name: str, other: str, value: Value
) -> None:
    declaration = games.declaration(game)
    values = declaration.option(name).values
    first, second = [
        played(declaration, {other: value, name: one}) for one in (values[0], values[-1])
    ]
    assert first == second


def test_an_option_says_what_it_needs() -> None:
    declaration = games.declaration("mus")
    assert declaration.needs("kings") == ""
    with speaking("en"):
        assert declaration.needs("takers") == (
            "Takes effect only with “Everybody plays alone, four to eight” (Sides)."
        )
    [told] = [one for one in declaration.described().options if one.name == "signal_chance"]
    assert told.only_with == {"signals": ["chance"], "sides": ["partners"]}


def test_what_an_option_needs_must_be_known() -> None:
    [name, *_] = islice(games.shipped(), 1)
    with pytest.raises(OptionError):
        Declaration(
            name=name, min_seats=2, max_seats=2, package="x", only_with={"nothing": {"x": (1,)}}
        )
