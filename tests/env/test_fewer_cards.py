"""Games with fewer cards than the pack: what is played, what is solved, and what is refused."""

from __future__ import annotations

import pickle
from itertools import count
from random import Random

import numpy as np
import pytest

import boneace
from boneace import games, solve
from boneace.cards import FRENCH_52, members
from boneace.env import gymnasium, pettingzoo
from boneace.env.episode import Episode
from boneace.env.tensors import Tensor
from boneace.env.vector import Vector
from boneace.errors import OptionError, WrongType
from boneace.games.best_pair_thirty_one.declaration import enough_cards
from boneace.kernel.contract import OVER
from boneace.kernel.states import blank
from boneace.solve import Setting, SolveError
from boneace.solve.deals import deal
from boneace.solve.vector import strategy, value

EIGHT = "AS KS 8S 5S AH QH 8H 5H"
FIVE = {"cards": "AS KS 9S AH 7H", "deals": 1, "max_stake": 1}
STEPS = 3000


def least(game: str, seats: int, luck: Random) -> Setting:
    """The game with as few cards as it allows, drawn by chance."""
    pack = games.part(game, "words").PACK
    cards = [pack.text(card) for card in members(Setting.of(game, seats).shuffled)]
    luck.shuffle(cards)
    for many in count(1):
        try:
            return Setting.of(game, seats, None, {"cards": cards[:many]})
        except OptionError:
            assert many < len(cards), game
    raise AssertionError


@pytest.mark.parametrize("game", games.shipped())
def test_matches_with_the_fewest_cards_end_with_these_cards(game):
    luck = Random(game)
    declaration = games.declaration(game)
    for seats in list(declaration.seats(declaration.resolve(None)))[:3]:
        setting = least(game, seats, luck)
        drivers, state = setting.compiled, setting.begun(setting.compiled)
        used = setting.shuffled
        assert str(setting.words["cards"]).split() == [
            games.part(game, "words").PACK.text(card) for card in members(used)
        ]
        for _ in range(STEPS):
            seat, legal = drivers.turn_and_moves(setting.options, state)
            if seat == OVER:
                break
            assert legal, f"{setting.words}: nothing to do"
            if seat >= 0 and luck.random() < 0.05:
                possible(setting, state, int(seat), luck)
            moves = list(members(int(legal)))
            move = luck.choice(moves) if luck.random() < 0.7 else moves[-1]
            assert drivers.play_one(setting.options, state, move)
            assert not int(state["stock"][0]) & ~used


def possible(setting: Setting, state, seat: int, luck: Random) -> None:
    """A state drawn from a view has the same cards."""
    seen, drawn = blank(setting.layout), blank(setting.layout)
    setting.compiled.look(setting.options, state, seat, seen)
    rng = np.array([luck.getrandbits(63)], np.uint64)
    assert setting.compiled.sample(setting.options, seen, drawn, rng, 1000)
    assert not int(drawn["stock"][0]) & ~setting.shuffled
    assert not sum(set(drawn["hands"][0].tolist())) & ~setting.shuffled


def test_both_may_draw_to_thirty_before_the_cards_run_out():
    pack = games.part("best-pair-thirty-one", "words").PACK
    seven = boneace.Cards.parse("KS QS JS TS KH QH 2H", pack).mask
    assert enough_cards({}, 2, seven) and not enough_cards({}, 2, seven & (seven - 1))


def test_an_episode_keeps_its_cards_as_text_and_as_a_pickle():
    begun = Episode.new("thirty-one", 2, options={"cards": EIGHT}, seed=7)
    read = Episode.read(begun.text())
    copied = pickle.loads(pickle.dumps(begun))
    for one in (begun, read, copied):
        assert one.setting.words["cards"] == "AS 5S 8S KS AH 5H 8H QH"
    assert "cards=AS,5S,8S,KS,AH,5H,8H,QH" in begun.information_state(0)
    assert begun.information_state(0) == read.information_state(0)


def test_a_smaller_pack_takes_fewer_places_and_the_whole_one_is_no_smaller_pack():
    small = Tensor.of("thirty-one", 2, options={"cards": EIGHT})
    assert small.parts["hands"] == slice(0, 8)
    whole = list(boneace.Cards(FRENCH_52.cards, FRENCH_52))
    assert Setting.of("thirty-one", 2, None, {"cards": whole}) is Setting.of("thirty-one", 2)


def test_batches_and_episodes_deal_the_same_cards():
    batch = Vector.of("thirty-one", 4, 2, options={"cards": EIGHT})
    seeds = [7, 8, 9, 10]
    now = batch.reset(seed=seeds)
    for place, seed in enumerate(seeds):
        one = Episode(batch.setting).dealt_from(seed)
        assert now.observations[place].tolist() == one.observation(one.turn).tolist()
        assert now.masks[place].tolist() == one.mask(one.turn).tolist()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"cards": "AS KS QS"}, "2 seats of thirty-one need more than these 3 cards"),
        ({"cards": f"{EIGHT} 1S"}, "“1S” is not a card of the 52-card pack"),
        ({"cards": f"{EIGHT} AS"}, "“AS” appears twice"),
        ({"cards": f"{EIGHT} 2S", "pack": "32"}, "these rules of thirty-one have no 2S 5S 5H"),
    ],
)
def test_cards_that_do_not_make_a_pack_are_refused(options, told):
    with pytest.raises(OptionError) as refused:
        Setting.of("thirty-one", 2, None, options)
    assert str(refused.value) == told


def test_other_kinds_of_values_are_refused():
    with pytest.raises(WrongType, match="“cards” must be cards in notation"):
        Setting.of("thirty-one", 2, None, {"cards": 31})


def test_a_match_is_always_played_with_the_whole_pack():
    with pytest.raises(OptionError, match="thirty-one has no option “cards”"):
        boneace.new("thirty-one", options={"cards": EIGHT})


def test_bots_that_count_on_the_whole_pack_are_no_opponents():
    options = {"cards": EIGHT}
    for bot in ("club", "zoo:textbook"):
        with pytest.raises(OptionError, match=f"the bot “{bot}” counts on the whole pack"):
            gymnasium.OneSeat("thirty-one", 2, bot, options=options)
    gymnasium.OneSeat("thirty-one", 2, "random", options=options).reset(seed=1)


def test_there_is_no_log_to_render():
    options = {"cards": EIGHT}
    with pytest.raises(OptionError, match="has no log"):
        pettingzoo.env("thirty-one", 2, options=options, render_mode="ansi")
    with pytest.raises(OptionError, match="has no log"):
        gymnasium.OneSeat("thirty-one", 2, "random", options=options, render_mode="ansi")


def test_a_solver_for_the_whole_pack_says_so():
    with pytest.raises(SolveError, match="works with the whole pack only"):
        deal("best-pair-thirty-one", "5-5", "7S TD", options={"cards": "KS QS JS TS KH QH JH"})


def test_vingt_un_with_five_cards_is_solved_exactly():
    found = solve.equilibrium("vingt-un", options=FIVE, target=1e-9)
    assert found.exploitability is not None and found.exploitability <= 1e-9
    assert found.value == pytest.approx(7 / 30)  # the dealer's, seat 0


def test_openspiel_finds_the_same_value():
    pytest.importorskip("pyspiel")
    import pyspiel
    from open_spiel.python.algorithms import expected_game_score
    from open_spiel.python.policy import UniformRandomPolicy

    import boneace.env.openspiel  # noqa: F401

    game = pyspiel.load_game("boneace_vingt_un", {"seats": 2, **FIVE})
    assert str(pyspiel.load_game(str(game))) == str(game)
    policy = UniformRandomPolicy(game)
    theirs = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    tree = solve.tree(Setting.of("vingt-un", 2, None, FIVE))
    ours = value(tree, [strategy(seat, np.zeros(seat.sequences)) for seat in tree.seats])
    assert theirs == pytest.approx([ours, -ours])


def test_a_match_is_cut_after_so_many_decisions():
    options = {"cards": EIGHT, "deals": 1}
    two, four = (
        solve.equilibrium("thirty-one", options=options, decisions=many, iterations=300)
        for many in (2, 4)
    )
    assert two.value == pytest.approx(0, abs=1e-6)  # nobody can knock and be answered
    assert four.value == pytest.approx(-11 / 280, abs=1e-6)
    sampled = solve.equilibrium(
        "thirty-one", options=options, decisions=2, algorithm="mccfr", iterations=20
    )
    assert sampled.exploitability is not None and sampled.exploitability < 1


def test_a_checkpoint_of_another_cut_is_refused(tmp_path):
    options, file = {"cards": EIGHT, "deals": 1}, tmp_path / "small.npz"
    more = {"options": options, "iterations": 2, "checkpoint": file}
    solve.equilibrium("thirty-one", decisions=2, **more)
    with pytest.raises(SolveError, match="of another game or of other options"):
        solve.equilibrium("thirty-one", decisions=3, **more)
