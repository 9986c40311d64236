"""The facts of a view are shared by all its readers, so nobody may change them."""

from __future__ import annotations

import copy
import pickle

import pytest

import boneace
from boneace.games.facts import facts


def test_what_is_shared_cannot_be_written() -> None:
    view = boneace.new("thirty-one", seats=3, seed=1).view(0).record
    turn = facts(view).turn
    with pytest.raises(AttributeError, match="turn"):
        facts(view).turn = turn + 1
    assert facts(view).turn == turn


def test_there_are_no_others() -> None:
    view = boneace.new("thirty-one", seats=3, seed=1).view(0).record
    assert not hasattr(facts(view), "weather")


def test_they_are_pickled_and_copied() -> None:
    found = facts(boneace.new("thirty-one", seats=3, seed=1).view(0).record)
    for again in (pickle.loads(pickle.dumps(found)), copy.copy(found), copy.deepcopy(found)):
        assert (again.turn, again.hands, again.stock) == (found.turn, found.hands, found.stock)
