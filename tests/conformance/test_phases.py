"""The codes of a game are numbered in the order of the names that are sent."""

from enum import Enum

import pytest

from boneace import games
from boneace.games.mus import sent as mus
from boneace.games.sent import coded


@pytest.mark.parametrize("game", games.shipped())
def test_phases_are_numbered_by_their_names(game: str) -> None:
    sent = vars(games.part(game, "sent"))
    (phases,) = (kind for name, kind in sent.items() if name.endswith("Phase"))
    agree(game, phases)


def test_what_becomes_of_a_lance_and_of_a_deal_is_numbered_by_its_name() -> None:
    agree("mus", mus.MusHow)
    agree("mus", mus.MusEnding, first=1)


def agree(game: str, names: type[Enum], first: int = 0) -> None:
    state = games.part(game, "state")
    assert len(coded(names)) > 2
    numbers = {name: int(getattr(state, name)) for name in names.__members__}
    assert list(numbers.values()) == list(range(first, first + len(numbers)))
