"""Tensors: the same as a slow reading of the view, compiled or not, and independent of hidden
cards."""

import doctest

import numpy as np
import pytest

from boneace import games
from boneace.env import tensors
from boneace.env.actions import Actions
from boneace.env.episode import Episode
from boneace.env.places import fields_of
from boneace.env.tensors import Tensor
from boneace.errors import WrongType, WrongValue
from boneace.games.fields import Field
from boneace.kernel.contract import CHANCE
from boneace.kernel.states import SPARE
from boneace.solve.setting import Setting
from tests.env.plain_reading import Reading
from tests.env.played import settings, states, view, with_actions

GAMES = with_actions()


def written(tensor, functions, seen, seat):
    """A row that was full of other numbers before, with guards on both sides."""
    row = np.full(tensor.size + 2, 77, np.uint8)
    functions.observe(tensor.setting.options, seen, seat, row[1:-1])
    assert row[0] == row[-1] == 77
    return row[1:-1]


def there(field, setting):
    return field.option is None or setting.options[field.option[0]][0] == field.option[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_what_its_name_says(game):
    for number, setting in enumerate(settings(game)):
        tensor = Tensor.of(setting)
        assert len(tensor.names) == len(set(tensor.names)) == len(tensor.highs) == tensor.size
        fields = [f for f in fields_of(game) if there(f, setting)]
        reading = Reading(setting, fields)
        often = {f.name for f in fields if [g.name for g in fields].count(f.name) > 1}
        for state, _ in states(setting, number, 40, every=7):
            for seat in range(setting.seats):
                seen = view(setting, state, seat)
                found = written(tensor, tensor.compiled, seen, seat)
                assert found.tolist() == reading.numbers(seen, seat)
                assert (found <= tensor.highs).all()
        for mine, name in zip(tensor.names, reading.names, strict=True):
            field, _, rest = name.partition(": ")
            if field not in often:
                assert mine == name
            else:
                assert mine.startswith(f"{field} (") and mine.endswith(rest)


@pytest.mark.parametrize("game", GAMES)
def test_python_writes_the_same(game):
    setting = next(settings(game))
    tensor = Tensor.of(setting)
    for state, mover in states(setting, 5, 15, every=5):
        seat = max(mover, 0)
        seen = view(setting, state, seat)
        fast, slow = (
            written(tensor, functions, seen, seat)
            for functions in (tensor.compiled, tensor.interpreted)
        )
        assert fast.tolist() == slow.tolist()
        masks = np.full((2, len(Actions.of(game))), 9, np.uint8)
        tensor.compiled.mask(setting.options, state, masks[0])
        tensor.interpreted.mask(setting.options, state, masks[1])
        assert masks[0].tolist() == masks[1].tolist()


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_has_the_legal_moves_by_name(game):
    setting = next(settings(game))
    tensor, actions = Tensor.of(setting), Actions.of(game)
    learners = tensor.interpreted
    for state, mover in states(setting, 3, 60, every=3):
        mask = tensor.mask(state)
        if mover == CHANCE:
            assert not mask.any()
            continue
        _, legal = setting.compiled.turn_and_moves(setting.options, state)
        row = int(learners.table(setting.options.view(np.recarray)[0], state.view(np.recarray)[0]))
        moves = {int(actions.moves[row, action]) for action in np.flatnonzero(mask)}
        assert moves == {move for move in range(63) if legal >> move & 1}
        assert tensor.mask(view(setting, state, mover)).tolist() == mask.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_tensor(game):
    setting = next(settings(game))
    tensor, rng = Tensor.of(setting), np.array([7], np.uint64)
    other, differed = np.zeros(1, setting.layout), 0
    for state, mover in states(setting, 9, 60, every=3):
        for seat in range(setting.seats):
            seen = view(setting, state, seat)
            known = tensor.observe(seen, seat).tolist()
            if not setting.compiled.sample(setting.options, seen, other, rng, 1000):
                continue
            differed += other.tobytes() != state.tobytes()
            assert tensor.observe(view(setting, other, seat), seat).tolist() == known
            if mover == seat:
                assert tensor.mask(other).tolist() == tensor.mask(state).tolist()
    assert differed > 20


def test_a_version_changes_with_the_places():
    versions = {Tensor.of("thirty-one", seats=seats).version for seats in (2, 3, 4)}
    assert len(versions) == 3
    assert Tensor.of("thirty-one", 2).version == Tensor.of("thirty-one", 2).version
    points = Tensor.of("thirty-one", 2, options={"keeps": "points", "deals": 3})
    assert points.version != Tensor.of("thirty-one", 2).version


def test_the_usual_fields_are_all_of_the_view(monkeypatch):
    monkeypatch.setattr("boneace.env.places.learners_of", lambda game: None)
    state = games.part("thirty-one", "rules").State
    names = [field.name for field in fields_of("thirty-one")]
    assert {"hands", "upcard", "widow", "stock", "lives", "table", "turn"} < set(names)
    assert set(state.names) - set(names) <= {"carried_over", SPARE}
    setting = Setting.of("thirty-one", 3)
    tensor = Tensor.of(setting)
    reading = Reading(setting, fields_of("thirty-one"))
    assert list(tensor.names) == reading.names
    for state, _ in states(setting, 4, 10, every=9):
        seen = view(setting, state, 1)
        assert tensor.observe(seen, 1).tolist() == reading.numbers(seen, 1)


def test_a_small_pack_takes_few_places():
    small = Tensor.of("thirty-one", 2, options={"pack": "32"})
    assert small.parts["hands"] == slice(0, 32)
    assert small.parts["upcard"].stop - small.parts["upcard"].start == 33
    assert "hands: 2S" not in small.names


def test_fields_say_what_they_are():
    for game in GAMES:
        assert all(isinstance(field, Field) and field.about for field in fields_of(game))


def test_what_is_not_a_view_or_not_a_seat_is_refused():
    episode = Episode.new("thirty-one", seats=2, seed=7)
    tensor, view = episode.tensor, episode.view(1)
    assert (tensor.observe(view, 1) == episode.observation(1)).all()
    with pytest.raises(WrongValue, match="“seat” must be from 0 to 1, not 2"):
        tensor.observe(view, 2)
    of_mus = Episode.new("mus", seed=7).view(1)
    for call in (lambda given: tensor.observe(given, 1), tensor.mask):
        with pytest.raises(WrongType, match="must be a NumPy array, not None"):
            call(None)
        for wrong in (of_mus, view["hands"], view[:0]):
            with pytest.raises(WrongValue):
                call(wrong)


def test_the_example_is_right():
    assert doctest.testmod(tensors).failed == 0
