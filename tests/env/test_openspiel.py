"""The games in OpenSpiel: its own tests pass, and its own algorithms find the right results."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    exploitability,
    external_sampling_mccfr,
    get_all_states,
    ismcts,
    mcts,
)
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # noqa: E402

import boneace.env.openspiel as openspiel  # noqa: E402
from boneace import games  # noqa: E402
from boneace.env.memory import Memory  # noqa: E402
from boneace.env.tensors import Tensor  # noqa: E402
from boneace.errors import BoneAceError, IllegalMove, OptionError, WrongValue  # noqa: E402
from tests.solve.examples import EXAMPLES, registered  # noqa: E402

PRESETS = [
    (name, preset.name) for name in games.shipped() for preset in games.declaration(name).presets
]
THIRTY_ONE = "boneace_thirty_one"
VYING = "boneace_three_stake_brag(deals=1,limit=5)"
SMALL = "boneace_thirty_one(lives=1,limit=6)"


@pytest.fixture(scope="module", autouse=True)
def examples() -> Iterator[None]:
    """Kuhn and Leduc poker are registered for these tests only."""
    kuhn = registered(EXAMPLES / "kuhn" / "src", "boneace_kuhn")
    leduc = registered(EXAMPLES / "leduc" / "src", "boneace_leduc")
    with kuhn, leduc:
        openspiel.register("kuhn", "leduc")
        yield


def at_a_decision(name: str) -> Any:
    """A state at the first decision, after chance has dealt the first possible card each time."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("game", games.shipped())
def test_a_history_is_no_longer_than_the_game_says(game: str) -> None:
    """With a short limit most moves are cards; OpenSpiel's own bound would be that limit."""
    declaration = games.declaration(game)
    seats = declaration.seats(declaration.resolve(None, None))[-1]
    loaded = pyspiel.load_game(openspiel.name_of(game), {"seats": seats, "limit": 6})
    luck = np.random.default_rng(3)
    state, cards = loaded.new_initial_state(), 0
    while not state.is_terminal():
        cards += state.is_chance_node()
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert loaded.max_game_length() < cards <= loaded.max_chance_nodes_in_history()
    assert len(state.history()) <= loaded.max_history_length()
    longest = pyspiel.load_game(openspiel.name_of(game), {"limit": 2**31 - 2})
    assert longest.max_history_length() == 2**31 - 1


# -- its own tests ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_tests_of_openspiel_pass(game: str, preset: str) -> None:
    declaration = games.declaration(game)
    seats = declaration.seats(declaration.resolve(preset, None))
    for number in {seats[0], seats[-1]}:
        asked = {"preset": preset, "seats": number, "limit": 25, "memory": 16}
        loaded = pyspiel.load_game(openspiel.name_of(game), asked)
        assert loaded.num_players() == number
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["boneace_kuhn", "boneace_leduc", THIRTY_ONE])
def test_they_pass_for_whole_matches(name: str) -> None:
    loaded = pyspiel.load_game(name)
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


# -- results of its algorithms ---------------------------------------------------------------------


def test_kuhn_poker_is_the_same_game_as_theirs() -> None:
    """The same tree, the same information states, and the same steps of learning from a seed."""
    found = []
    for name in ("boneace_kuhn", "kuhn_poker"):
        game = pyspiel.load_game(name)
        states = get_all_states.get_all_states(
            game, include_terminals=True, include_chance_states=True
        ).values()
        at = [state for state in states if state.is_player_node()]
        known = {state.information_state_string(state.current_player()) for state in at}
        solver = cfr.CFRSolver(game)
        for _ in range(30):
            solver.evaluate_and_update_policy()
        np.random.seed(1)
        learner = external_sampling_mccfr.ExternalSamplingSolver(game)
        for _ in range(400):
            learner.iteration()
        in_c = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
        for _ in range(400):
            in_c.run_iteration()
        found.append(
            [
                len(states),
                len(known),
                exploitability.exploitability(game, solver.average_policy()),
                exploitability.exploitability(game, learner.average_policy()),
                pyspiel.exploitability(game, in_c.average_policy()),
            ]
        )
    assert found[0] == pytest.approx(found[1], abs=1e-12)
    assert found[0][:2] == [58, 12] and max(found[0][2:]) < 0.05


def test_external_sampling_comes_near_the_value_of_kuhn_poker() -> None:
    game = pyspiel.load_game("boneace_kuhn")
    learner = pyspiel.ExternalSamplingMCCFRSolver(game, seed=2)
    for _ in range(2500):
        learner.run_iteration()
    policy = learner.average_policy()
    worth = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    assert worth[0] == pytest.approx(-1 / 18, abs=0.01)
    assert pyspiel.exploitability(game, policy) < 0.03


def test_leduc_poker_has_as_many_information_states_as_theirs() -> None:
    sizes = []
    for name in ("boneace_leduc", "leduc_poker"):
        states = get_all_states.get_all_states(pyspiel.load_game(name), include_chance_states=True)
        at = [state for state in states.values() if state.is_player_node()]
        sizes.append(len({state.information_state_string(state.current_player()) for state in at}))
    assert sizes == [936, 936]


@pytest.mark.parametrize("name", [SMALL, "boneace_leduc", VYING])
def test_its_learners_run(name: str) -> None:
    game = pyspiel.load_game(name)
    learner = external_sampling_mccfr.ExternalSamplingSolver(game)
    learner.iteration()
    in_c = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
    in_c.run_iteration()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    luck = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 10, random_state=luck)
    state = at_a_decision(name)
    assert bot.step(state) in state.legal_actions()


# -- perfect recall --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["boneace_kuhn", "boneace_leduc"])
def test_information_states_have_perfect_recall(name: str) -> None:
    """In an information state a player always had the same knowledge and made the same moves."""
    past: dict[str, Any] = {}

    def walk(state: Any, known: tuple[Any, ...]) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        if player >= 0:
            here = state.information_state_string()
            mine = tuple(one[1:] for one in known if one[0] == player)
            assert past.setdefault(here, (player, mine, state.legal_actions())) == (
                player, mine, state.legal_actions(),
            )  # fmt: skip
        for action in state.legal_actions():
            step = () if player < 0 else ((player, state.information_state_string(), action),)
            walk(state.child(action), known + step)

    walk(pyspiel.load_game(name).new_initial_state(), ())
    assert past


def test_the_tensor_tells_apart_what_the_text_does() -> None:
    """On the whole tree of Kuhn poker, for each player."""
    states = get_all_states.get_all_states(pyspiel.load_game("boneace_kuhn"))
    for player in (0, 1):
        at = [s for s in states.values() if s.current_player() == player]
        texts = [s.information_state_string() for s in at]
        tensors = [tuple(s.information_state_tensor()) for s in at]
        assert len(set(zip(texts, tensors, strict=True))) == len(set(texts)) == len(set(tensors))


# -- observers -------------------------------------------------------------------------------------


def test_an_observation_has_a_piece_for_each_field() -> None:
    game = pyspiel.load_game(THIRTY_ONE, {"seats": 3, "memory": 5})
    layout = Tensor.of("thirty-one", 3)
    seen, known = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    assert list(seen.dict) == list(layout.parts) and seen.tensor.size == layout.size
    assert list(known.dict) == [*layout.parts, "memory"]
    state = game.new_initial_state()
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    for player in range(3):
        seen.set_from(state, player)
        known.set_from(state, player)
        assert seen.tensor.tolist() == state.episode.observation(player).tolist()
        assert known.tensor.tolist() == state.information_state_tensor(player)
        assert seen.string_from(state, player) == state.observation_string(player)
        assert known.string_from(state, player) == state.episode.information_state(player)
        assert known.dict["memory"].shape[0] == 5
        assert known.dict["memory"].any(axis=1).all()  # more than five events have happened


def test_a_row_of_the_memory_says_who_did_what_and_what_came() -> None:
    game = pyspiel.load_game("boneace_kuhn")
    state = game.new_initial_state()
    jack, queen = (card for card, _ in state.chance_outcomes()[:2])
    for action in (jack, queen, 1):  # and the first bets
        state.apply_action(action)
    memory = make_observation(game, INFO_STATE_OBS_TYPE)
    movers, actions = 3, 2  # two seats and chance; pass and bet
    names = Memory.of(game.setting).names
    changes = [place for place, name in enumerate(names) if name.endswith(" now")]
    for player, card in ((0, jack), (1, queen)):
        memory.set_from(state, player)
        rows = memory.dict["memory"]
        own = [2, movers + actions + card]
        bet = [player and 1, movers + 1]
        done = [row for row in rows if row.any() and not row[changes].any()]
        told = [np.flatnonzero(row).tolist() for row in done]
        assert told == ([own, [2], bet] if player == 0 else [[2], own, bet])


def test_what_cannot_be_observed_is_told() -> None:
    game = pyspiel.load_game("boneace_kuhn")
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(WrongValue, match="with or without what it remembers"):
        make_observation(game, everything)


# -- states ----------------------------------------------------------------------------------------


def test_a_resampled_state_cannot_be_told_from_the_true_one() -> None:
    state = at_a_decision(SMALL)
    luck = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, luck) for _ in range(8)]
    assert len({str(world) for world in worlds}) > 4
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        back = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), world)
        )[1]
        assert back.information_state_string(player) == state.information_state_string(player)


def test_a_state_drawn_again_is_cut_where_the_first_one_would_be() -> None:
    state = at_a_decision(SMALL)
    draw = state.episode.actions.number("draw")
    luck = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    while state.is_chance_node() or state.episode.decisions < 4:
        legal = state.legal_actions()
        state.apply_action(draw if draw in legal and not state.is_chance_node() else legal[0])
    world = state.resample_from_infostate(state.current_player(), luck)
    for one in (world, world.clone(), state.get_game().deserialize_state(world.serialize())):
        assert (one.episode.decisions, one.episode.limit) == (4, 6)
        while not one.is_terminal():
            legal = one.legal_actions()
            one.apply_action(draw if draw in legal and not one.is_chance_node() else legal[0])
        assert one.episode.truncated and one.episode.decisions == 6


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = at_a_decision(THIRTY_ONE)
    before, done = str(state), state.history()
    with pytest.raises(IllegalMove, match="is not legal now"):
        state.apply_action(0)
    with pytest.raises(IllegalMove):
        state.apply_action(10**6)
    with pytest.raises(WrongValue, match="“action” must be from 0 to 74, not 1000000"):
        state.action_to_string(0, 10**6)
    assert (str(state), state.history()) == (before, done)


def test_a_copy_goes_on_by_itself_and_so_does_the_first_state() -> None:
    game = pyspiel.load_game("boneace_kuhn")
    first, second = game.new_initial_state(), game.new_initial_state()
    copy = first.clone()
    first.apply_action(first.legal_actions()[0])
    assert str(second) == str(copy) != str(first)
    assert first.action_to_string(0, 1) == "bet" and copy.action_to_string(-1, 10) == "JS"


# -- games and parameters --------------------------------------------------------------------------


def test_options_are_parameters_and_go_before_the_preset() -> None:
    def values(text: str) -> Any:
        return pyspiel.load_game(f"{THIRTY_ONE}({text})").setting.values

    assert values("preset=dollar-bill")["lives"] == 4
    # 3 is the default without a preset, but it is passed all the same
    told = values("preset=dollar-bill,lives=3")
    assert (told["lives"], told["knocker_double"]) == (3, False)
    assert values("preset=dollar-bill,knocker_double=True")["knocker_double"] is True
    assert values("pack='32'")["pack"] == "32"
    game = pyspiel.load_game(THIRTY_ONE, {"pack": "32", "seats": 4, "dealer": 3, "limit": 9})
    again = pyspiel.load_game(str(game))
    assert again.setting.values == game.setting.values
    assert (again.num_players(), again.max_game_length()) == (4, 9)
    assert again.new_initial_state().episode.view(0)["dealer"][0] == 3


@pytest.mark.parametrize(
    "given", [{"preset": "none such"}, {"seats": 50}, {"pack": "53"}, {"dealer": 2}]
)
def test_what_a_game_does_not_allow_is_told(given: dict[str, Any]) -> None:
    with pytest.raises(BoneAceError):
        pyspiel.load_game(THIRTY_ONE, given).new_initial_state()
    with pytest.raises(OptionError):
        pyspiel.load_game(THIRTY_ONE, {"seats": 50})


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"limit": -1}, "“limit” must be 0 or more, not -1"),
        ({"dealer": 7}, "“dealer” must be from 0 to 1, not 7"),
        ({"dealer": -1}, "“dealer” must be from 0 to 1, not -1"),
        ({"memory": -1}, "“memory” must be from 0 to 65536, not -1"),
        ({"memory": 10**9}, "“memory” must be from 0 to 65536, not 1000000000"),
    ],
)
def test_an_impossible_parameter_is_told_when_the_game_is_loaded(
    given: dict[str, Any], said: str
) -> None:
    with pytest.raises(WrongValue, match=said):
        pyspiel.load_game(THIRTY_ONE, given)


def test_the_largest_memory_has_a_shape() -> None:
    few, most = (pyspiel.load_game(THIRTY_ONE, {"memory": rows}) for rows in (0, 1 << 16))
    (seen,), (known,) = few.information_state_tensor_shape(), most.information_state_tensor_shape()
    assert [seen] == few.observation_tensor_shape() and known > seen + (1 << 16)
    for asked in ("observation_tensor_", "information_state_tensor_"):
        for what in ("shape", "size"):  # as OpenSpiel finds it by observing a state
            told, found = (getattr(kind, asked + what) for kind in (type(few), pyspiel.Game))
            assert told(few) == found(few)


def test_a_game_says_what_openspiel_asks_of_it() -> None:
    game = pyspiel.load_game(THIRTY_ONE, {"seats": 3})
    kind = pyspiel.GameType
    assert game.num_distinct_actions() == 75 and game.max_chance_outcomes() == 52
    assert game.get_type().utility == kind.Utility.ZERO_SUM and game.utility_sum() == 0
    assert (game.min_utility(), game.max_utility()) == (-1, 2)
    chips = pyspiel.load_game(f"{THIRTY_ONE}(preset=banking)")
    assert chips.get_type().utility == kind.Utility.GENERAL_SUM and chips.utility_sum() is None


CHECKS = {
    "nothing is compiled, nor is the compiler there, before a state is made": """
import sys, pyspiel
import boneace.env.openspiel
for name in pyspiel.registered_names():
    if name.startswith("boneace_"):
        assert pyspiel.load_game(name).num_distinct_actions() > 1
assert "numba" not in sys.modules
""",
    "without OpenSpiel it says what to install": """
import sys
sys.modules["pyspiel"] = None
try:
    import boneace.env.openspiel
except ModuleNotFoundError as error:
    assert "pip install 'boneace[env]'" in str(error)
else:
    raise AssertionError
""",
}


@pytest.mark.parametrize("check", CHECKS)
def test_in_a_process_of_its_own(check: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHECKS[check]], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_game_can_be_pickled() -> None:
    game = pyspiel.load_game("boneace_thirty_one(pack='32',lives=2)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"  # which imports nothing
    read = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(game), capture_output=True
    )
    assert read.stdout.decode().strip() == str(game), read.stderr
