"""Many matches at once: the same as one at a time by the drivers, in any batch, compiled or not."""

import doctest

import numpy as np
import pytest
from numba import njit

import boneace
from boneace.env import vector
from boneace.env.actions import Actions
from boneace.env.tensors import Tensor
from boneace.env.vector import Vector
from boneace.errors import IllegalMove, WrongType, WrongValue
from boneace.kernel.contract import OVER
from boneace.kernel.luck import scattered
from boneace.solve.setting import Setting
from tests.env.played import view, with_actions

GAMES = with_actions()
#: Played in machine code here. The loop is the same for all: in the others it is interpreted, since
#: to compile it takes up to half a minute for each game.
COMPILED = {"thirty-one", "stop-the-bus", "best-pair-thirty-one"}
MODES = ("next_step", "same_step", "disabled")


def copied(step):
    return type(step)(*(array.copy() for array in step))


def same(one, other, at=slice(None), there=slice(None)):
    for mine, its in zip(one, other, strict=True):
        assert mine[at].tolist() == its[there].tolist()


def chosen(now, number):
    """A legal action for each match, which depends only on its mask and a number."""
    taken = np.zeros(len(now.masks), np.int64)
    for place, mask in enumerate(now.masks):
        legal = np.flatnonzero(mask)
        if len(legal):
            taken[place] = legal[(number * 7919 + len(legal)) % len(legal)]
    return taken


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_that_of_the_library_from_the_same_seed(game):
    """Every match is followed by one of `boneace.new`, move by move, and so are those after it."""
    compiled = game in COMPILED
    batch = Vector.of(game, 4, autoreset="disabled", compiled=compiled)
    setting, tensor, actions = batch.setting, batch.tensor, batch.actions
    followed = [library_match(setting, seed) for seed in range(11, 15)]
    now, ended = batch.reset(seed=11), 0
    for number in range(120 if compiled else 40):
        for place, (match, _) in enumerate(followed):
            seat = match.turn if not match.over else OVER
            assert now.seats[place] == seat
            state = batch.state(place)
            assert state.tobytes() == match._s.tobytes()
            if seat == OVER:
                continue
            seen = view(setting, state, seat)
            assert now.observations[place].tolist() == tensor.observe(seen, seat).tolist()
            assert now.masks[place].tolist() == tensor.mask(state).astype(bool).tolist()
            assert not now.rewards[place].any() and not now.terminated[place]
        taken = chosen(now, number)
        movers = now.seats.copy()
        moves = [move_of(tensor, actions, batch.state(at), taken[at]) for at in range(4)]
        now = batch.step(taken)
        for place, (match, _) in enumerate(followed):
            match.push(moves[place])
            assert now.terminated[place] == match.over == (now.seats[place] == OVER)
            if match.over:
                ended += 1
                won = np.array(match.returns(), np.float32)
                assert now.rewards[place].tolist() == won.tolist()
                assert not now.masks[place].any()
                seen = view(setting, match._s, movers[place])
                assert now.observations[place].tolist() == (
                    tensor.observe(seen, movers[place]).tolist()
                )
        over = now.seats == OVER
        if over.any():
            now = batch.reset(where=over)
            for place in np.flatnonzero(over):
                followed[place] = library_match(setting, scattered(followed[place][1], 0))
    assert ended or game != "thirty-one"  # in some games a match takes longer


def library_match(setting, seed):
    """The match of a seed, or the first one after it with a decision; and its seed."""
    while True:
        match = boneace.new(setting.game, setting.seats, seed=seed)
        if not match.over:
            return match, seed
        seed = scattered(seed, 0)


def move_of(tensor, actions, state, action):
    o = tensor.setting.options
    row = tensor.interpreted.table(o.view(np.recarray)[0], state.view(np.recarray)[0])
    return int(actions.moves[int(row), action])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", MODES)
def test_a_match_does_not_depend_on_the_batch(game, mode):
    many = Vector.of(game, 9, autoreset=mode, compiled=game in COMPILED)
    few = Vector.of(game, 2, autoreset=mode, compiled=game in COMPILED)
    one, two = copied(many.reset(seed=100)), copied(few.reset(seed=[104, 100]))
    for number in range(150 if game in COMPILED else 25):
        same(one, two, [4, 0])
        if mode == "disabled" and (one.seats == OVER).any():
            one = copied(many.reset(where=one.seats == OVER))
            two = copied(few.reset(where=two.seats == OVER))
            same(one[:2], two[:2], [4, 0])
        taken = chosen(one, number)
        one, two = copied(many.step(taken)), copied(few.step(taken[[4, 0]]))


@pytest.mark.parametrize("game", sorted(COMPILED))
def test_python_plays_the_same(game):
    players = ["learner", "novice"] + ["random"] * 8
    for mode in ("same_step", "next_step"):
        setting = Setting.of(game)
        # bots in one game only: with them everything is compiled again
        seated = players[: setting.seats] if game == "thirty-one" else None
        fast, slow = (
            Vector(setting, 2, autoreset=mode, players=seated, compiled=compiled, dealer=None)
            for compiled in (True, False)
        )
        one, two = fast.reset(seed=5), slow.reset(seed=5)
        for number in range(25):
            same(one, two)
            assert fast.last_observations.tolist() == slow.last_observations.tolist()
            taken = chosen(one, number)
            one, two = fast.step(taken), slow.step(taken)


@pytest.mark.parametrize("seats", [2, 4])
def test_seeds(seats):
    matches = Vector.of("thirty-one", 8, seats)
    first = copied(matches.reset(seed=3))
    same(first, copied(matches.reset(seed=3)))
    same(first, copied(matches.reset(seed=list(range(3, 11)))))
    same(first, matches.reset(seed=np.array(3)))
    other = copied(matches.reset())  # the generators go on
    assert other.observations.tolist() != first.observations.tolist()
    again = matches.reset(seed=4)
    assert again.observations[:-1].tolist() == first.observations[1:].tolist()
    fresh = Vector.of("thirty-one", 8, seats)
    assert fresh.reset().observations.tolist() != first.observations.tolist()


def ends(matches, steps=400):
    """Steps of random play, each with the data before it; the seed is fixed."""
    now = copied(matches.reset(seed=1))
    for _ in range(steps):
        before, now = now, copied(matches.step(matches.sample()))
        yield before, now


def test_a_match_that_has_ended_begins_with_the_next_step():
    matches, ended = Vector.of("thirty-one", 8, 2), 0
    for before, now in ends(matches):
        for place in np.flatnonzero(before.terminated):
            ended += 1
            assert not now.terminated[place] and not now.rewards[place].any()
            assert now.seats[place] >= 0 and now.masks[place].any()
            assert matches.arguments.made[place] == 0
    assert ended > 20


def test_a_match_that_has_ended_begins_in_the_same_step():
    matches, waiting = Vector.of("thirty-one", 8, 2, autoreset="same_step"), None
    ended = 0
    waiting = Vector.of("thirty-one", 8, 2, autoreset="disabled")
    now, other = matches.reset(seed=1), waiting.reset(seed=1)
    for number in range(300):
        taken = chosen(now, number)
        now, other = matches.step(taken), waiting.step(taken)
        over = other.terminated.copy()
        assert now.terminated.tolist() == over.tolist()
        assert now.rewards.tolist() == other.rewards.tolist()
        assert (now.seats >= 0).all()
        assert matches.last_observations[over].tolist() == other.observations[over].tolist()
        ended += over.sum()
        if over.any():
            other = waiting.reset(where=over)
        assert now.observations.tolist() == other.observations.tolist()
    assert ended > 20


def test_a_match_that_has_ended_waits_to_be_reset():
    matches = Vector.of("thirty-one", 3, 2, autoreset="disabled")
    now = matches.reset(seed=1)
    while not now.terminated.any():
        now = matches.step(matches.sample())
    place = int(np.flatnonzero(now.terminated)[0])
    before, states = copied(now), [matches.state(i).tobytes() for i in range(3)]
    with pytest.raises(WrongValue, match=f"match {place} has ended"):
        matches.step(matches.sample())
    same(before, matches.now)
    assert states == [matches.state(i).tobytes() for i in range(3)]
    now = matches.reset(where=before.terminated)
    others = ~before.terminated
    same(before, now, others, others)
    assert (now.seats >= 0).all() and not now.terminated.any()


@pytest.mark.parametrize("mode", MODES)
def test_a_limit_cuts_a_match(mode):
    matches = Vector.of("thirty-one", 5, 3, autoreset=mode, limit=4)
    now, cut = matches.reset(seed=2), 0
    for number in range(40):
        made = matches.arguments.made.copy()
        going = now.seats >= 0
        now = matches.step(chosen(now, number))
        cut += now.truncated.sum()
        assert not now.rewards[now.truncated].any()
        assert not (now.truncated & now.terminated).any()
        assert (made[now.truncated] == 3).all()
        assert (now.truncated | now.terminated)[(made == 3) & going].all()
        if mode == "disabled" and (now.seats == OVER).any():
            now = matches.reset(where=now.seats == OVER)
    assert cut > 10


def test_who_does_not_learn_plays_by_itself():
    players = ["novice", "learner", "random"]
    matches = Vector.of("thirty-one", 16, 3, players=players, autoreset="same_step")
    now, ended = matches.reset(seed=1), 0
    wins = np.zeros(3)
    for _ in range(600):
        assert (now.seats == 1).all()
        now = matches.step(matches.sample())
        ended += now.terminated.sum()
        wins += (now.rewards > 0).sum(axis=0)
    assert ended > 30
    assert wins[0] > 2 * wins[2]  # the heuristic beats random moves


def test_an_illegal_action_is_an_error_and_changes_nothing():
    matches = Vector.of("thirty-one", 4, 2)
    now = copied(matches.reset(seed=1))
    states = [matches.state(place).tobytes() for place in range(4)]
    taken = matches.sample()
    wrong = Actions.of("thirty-one").number("discard 7H")
    for action, named in ((wrong, rf"{wrong} \(discard 7H\)"), (9999, "9999"), (-1, "-1")):
        taken[2] = action
        with pytest.raises(IllegalMove, match=f"match 2: action {named} is not legal.*draw"):
            matches.step(taken)
        same(now, matches.now)
        assert states == [matches.state(place).tobytes() for place in range(4)]


@pytest.mark.parametrize("mode", MODES)
def test_an_illegal_action_loses_by_choice(mode):
    matches = Vector.of("thirty-one", 3, 2, illegal="lose", autoreset=mode)
    now = copied(matches.reset(seed=1))
    taken = matches.sample()
    taken[1] = 9999
    after = matches.step(taken)
    seat = now.seats[1]
    assert after.terminated.tolist() == [False, True, False]
    assert after.rewards[1, seat] == -1 and after.rewards[1, 1 - seat] == 0
    assert (after.seats[1] == OVER) == (mode != "same_step")


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ([0, 0], WrongValue, r"“actions” must be an array of int64 \(3,\), not of int64 \(2,\)"),
        ([[0], [0], [0]], WrongValue, r"int64 \(3, 1\)"),
        ([0.0, 0.0, 0.0], WrongValue, "not of float64"),
        ([True, True, True], WrongValue, "not of bool"),
        ([None, 0, 0], WrongType, "actions"),
        (None, WrongType, "“actions” must be a NumPy array, not None"),
        ([[0], [0, 1]], WrongType, "“actions” must be a NumPy array, not list"),
        (np.full(3, 2**63, np.uint64), IllegalMove, r"action 9223372036854775808 .* 19 \(draw\)"),
        ("draw", WrongValue, "actions"),
    ],
)
def test_wrong_actions(given, error, said):
    matches = Vector.of("thirty-one", 3, 2)
    matches.reset(seed=1)
    with pytest.raises(error, match=said):
        matches.step(given)


def test_other_wrong_arguments():
    with pytest.raises(WrongValue, match=r"autoreset.*one of “next_step”"):
        Vector.of("thirty-one", 3, autoreset="later")
    with pytest.raises(WrongValue, match=r"illegal.*one of “error”, “lose”"):
        Vector.of("thirty-one", 3, illegal="win")
    with pytest.raises(WrongValue, match="each of 2 seats"):
        Vector.of("thirty-one", 3, 2, players=["learner"])
    with pytest.raises(WrongValue, match="no learner"):
        Vector.of("thirty-one", 3, 2, players=["random", "novice"])
    with pytest.raises(WrongValue, match=r"players.*one of"):
        Vector.of("thirty-one", 3, 2, players=["learner", "human"])
    with pytest.raises(WrongValue, match="many"):
        Vector.of("thirty-one", 0)
    with pytest.raises(WrongValue, match="“many” must be from 1 to 16777216, not 1000000000000"):
        Vector.of("thirty-one", 10**12)
    matches = Vector.of("thirty-one", 3, 2)
    with pytest.raises(WrongValue, match="call `reset`"):
        matches.step([0, 0, 0])
    with pytest.raises(WrongValue, match=r"where.*bool \(3,\)"):
        matches.reset(seed=1, where=[1, 0, 1])
    with pytest.raises(WrongValue, match=r"seed.*\(3,\)"):
        matches.reset(seed=[1, 2])
    with pytest.raises(WrongValue, match="seed"):
        matches.reset(seed=-1)
    with pytest.raises(WrongValue, match="seed"):
        matches.reset(seed=2**64)
    with pytest.raises(WrongType, match=r"“seed” must be a whole number, not float 1\.5"):
        matches.reset(seed=1.5)


def test_the_seed_that_follows_another_can_be_given_too():
    matches = Vector.of("thirty-one", 2, 2)
    for seed in (scattered(2, 0), 2**64 - 2):
        matches.reset(seed=seed)
        assert seed >= 2**63
        for place in range(2):
            state = boneace.new("thirty-one", 2, seed=seed + place)._s
            assert matches.state(place).tobytes() == state.tobytes()


def test_a_game_in_which_nobody_decides_cannot_begin():
    players, one_deal = ["novice", "novice", "learner"], {"keeps": "points", "deals": 1}
    matches = Vector.of("thirty-one", 2, 3, options=one_deal, limit=1, players=players)
    with pytest.raises(WrongValue, match="match 0 cannot begin"):
        matches.reset(seed=1)


def test_the_arrays_are_shared_without_a_copy():
    matches = Vector.of("thirty-one", 4, 2)
    now = matches.reset(seed=1)
    for array in now:
        assert array.flags.c_contiguous
        assert np.shares_memory(np.from_dlpack(array), array)
    kept = now.observations
    assert matches.step(matches.sample()).observations is kept
    assert matches.tensor.size == Tensor.of("thirty-one", 2).size == kept.shape[1]


@pytest.mark.parametrize("many", [1, 2, 5, 63, 64, 100])
@pytest.mark.parametrize("mode", MODES)
def test_every_array_begins_where_other_libraries_can_share_it(many, mode):
    matches = Vector.of("thirty-one", many, 3, autoreset=mode)
    for array in (*matches.now, matches.last_observations):
        assert array.ctypes.data % 64 == 0


@pytest.mark.parametrize("library", ["torch", "jax.numpy"])
def test_another_library_shares_the_memory(library):
    other = pytest.importorskip(library, reason=f"{library} is not installed")
    for many in (1, 3, 64):
        matches = Vector.of("thirty-one", many, 2)
        now = matches.reset(seed=1)
        for array in now:
            shared = other.from_dlpack(array)
            at = shared.data_ptr() if library == "torch" else shared.unsafe_buffer_pointer()
            assert at == array.ctypes.data


def test_compiled_code_can_drive_it():
    matches, other = (Vector.of("thirty-one", 1, 2, autoreset="same_step") for _ in range(2))
    step, pick = matches.compiled.step, matches.compiled.pick
    by_table = matches.actions.by_table

    @njit
    def play(a, rng, steps):
        ended = 0
        for _ in range(steps):
            pick(a.turn, a.row, a.legal, by_table, rng, a.actions)
            if step(*a) != -1:
                return -1
            ended += a.terminated[0]
        return ended

    now = other.reset(seed=9)
    matches.reset(seed=9)
    ended = play(matches.arguments, np.array([5], np.uint64), 300)
    rng, found = np.array([5], np.uint64), 0
    for _ in range(300):
        taken = np.zeros(1, np.int64)
        o = other.arguments
        pick(o.turn, o.row, o.legal, by_table, rng, taken)
        now = other.step(taken)
        found += now.terminated[0]
    assert ended == found > 0
    same(matches.now, now)


def test_the_example_is_right():
    assert doctest.testmod(vector).failed == 0
