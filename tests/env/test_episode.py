"""Episodes: one match with the questions that learners ask, the same as a `Match` of that seed."""

from __future__ import annotations

import pickle
from random import Random

import numpy as np
import pytest

import boneace
from boneace import games
from boneace.env.actions import Actions, learners_of
from boneace.env.episode import Episode
from boneace.errors import (
    IllegalMove,
    InvalidMove,
    OptionError,
    RecordError,
    WrongType,
    WrongValue,
)
from boneace.kernel.contract import CHANCE, OVER

READY = [name for name in games.names() if learners_of(name) is not None]


def played(episode: Episode, luck: Random, most: int = 10**6) -> Episode:
    """A number of random actions, at most this many, cards included."""
    for _ in range(most):
        if episode.over:
            break
        episode.act(luck.choice(episode.legal))
    return episode


def played_to(episode: Episode, decisions: int, luck: Random) -> Episode:
    """Random actions without a knock, until this many decisions are made and all cards dealt."""
    knock = episode.actions.number("knock")
    while not episode.over and (episode.decisions < decisions or episode.turn == CHANCE):
        episode.act(luck.choice([one for one in episode.legal if one != knock]))
    return episode


@pytest.mark.parametrize("game", READY)
def test_it_is_the_match_of_the_same_seed(game: str) -> None:
    for seed in range(3):
        luck = Random(seed)
        episode = Episode.new(game, seed=seed, limit=200)
        match = boneace.new(game, seed=seed)
        while not episode.over:
            by_table = episode.actions.by_table[episode._table()]
            moves = {int(by_table[move.number]): str(move) for move in match.legal}
            assert episode.turn == match.turn and sorted(moves) == episode.legal
            action = luck.choice(episode.legal)
            match.push(moves[action])
            episode.act(action)
        if not episode.truncated:
            assert match.result is not None and episode.returns() == match.returns()


def test_what_episodes_of_the_same_words_share_is_made_once() -> None:
    first, same = Episode.new("thirty-one", 2), Episode.new("thirty-one", 2, "pennies")
    assert same.setting is first.setting and same.actions is first.actions
    assert pickle.loads(pickle.dumps(first)).setting is first.setting
    for other in (Episode.new("thirty-one", 3), Episode.new("thirty-one", 2, "banking")):
        assert other.setting is not first.setting


@pytest.mark.parametrize("game", READY)
def test_chance_is_explicit_without_a_seed(game: str) -> None:
    episode = Episode.new(game)
    assert episode.turn == CHANCE
    outcomes = episode.chance_outcomes()
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert [card for card, _ in outcomes] == episode.legal
    played(episode, Random(1), 300)


@pytest.mark.parametrize("game", READY)
def test_a_copy_and_a_text_are_the_same_match(game: str) -> None:
    luck = Random(5)
    episode = played(Episode.new(game), luck, 40)
    for other in (
        episode.clone(),
        pickle.loads(pickle.dumps(episode)),
        Episode.read(episode.text()),
    ):
        assert other.text() == episode.text() and other.legal == episode.legal
        for seat in range(episode.seats):
            assert other.information_state(seat) == episode.information_state(seat)
        before = episode.text()
        played(other, Random(6), 20)
        assert episode.text() == before


@pytest.mark.parametrize("game", READY)
def test_who_draws_the_unknown_anew_knows_the_same(game: str) -> None:
    luck = Random(2)
    episode = played(Episode.new(game), luck, 25)
    while not episode.over and episode.turn == CHANCE:
        episode.act(luck.choice(episode.legal))
    seat = episode.turn
    worlds = [episode.resample(seat, seed) for seed in range(6)]
    for world in worlds:
        assert world.information_state(seat) == episode.information_state(seat)
        assert world.legal == episode.legal and world.turn == seat
        again = Episode.read(world.text())
        assert again.information_state(seat) == world.information_state(seat)
        played(world, luck, 30)
    assert len({world.view(seat).tobytes() for world in worlds}) > 1  # they continued independently


@pytest.mark.parametrize("game", READY)
def test_the_cards_of_a_copy_drawn_again_are_dealt_by_hand_or_from_a_seed(game: str) -> None:
    episode = Episode.new(game, seed=3, limit=200)
    worlds = [episode.resample(episode.turn, 1).dealt_from(seed) for seed in (4, 4, 5)]
    for world in worlds:
        luck = Random(2)
        while not world.over:
            assert world.turn != CHANCE
            world.act(luck.choice(world.legal))
    assert worlds[0].moves == worlds[1].moves != worlds[2].moves
    by_hand = episode.resample(episode.turn, 1)
    luck = Random(2)
    while not by_hand.over and by_hand.turn != CHANCE:
        by_hand.act(luck.choice(by_hand.legal))
    assert by_hand.turn == CHANCE


def test_any_whole_number_is_a_seed_and_its_last_64_bits_decide_the_cards() -> None:
    for seed in (-1, 2**70, 2**64 + 7):
        episode = Episode.new("thirty-one", seed=seed)
        same = boneace.new("thirty-one", seed=seed % 2**64)
        assert episode.view(0)["hands"][0][0] == same.view(0).hand.mask
        assert episode.resample(0, seed).text() == episode.resample(0, seed).text()


@pytest.mark.parametrize("seed", [None, 1.5, float("nan"), "a", True])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    episode = Episode.new("thirty-one", seed=1)
    for asked in (episode.dealt_from, lambda given: episode.resample(0, given)):
        with pytest.raises(WrongType, match="“seed” must be a whole number, not"):
            asked(seed)  # type: ignore[arg-type]
    if seed is not None:
        with pytest.raises(WrongType, match="“seed” must be a whole number, not"):
            Episode.new("thirty-one", seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"game": None}, "game"),
        ({"seats": 2.0}, "seats"),
        ({"seats": True}, "seats"),
        ({"preset": 3}, "preset"),
        ({"options": [1]}, "options"),
        ({"dealer": "cut"}, "dealer"),
        ({"limit": 1.5}, "limit"),
    ],
)
def test_an_argument_of_the_wrong_type_is_named(given: dict[str, object], named: str) -> None:
    with pytest.raises(WrongType, match=f"“{named}” must be "):
        Episode.new(**{"game": "thirty-one", **given})  # type: ignore[arg-type]


@pytest.mark.parametrize("card", [1.5, None, np.array([3]), True])
def test_what_is_no_card_cannot_be_dealt(card: object) -> None:
    episode = Episode.new("thirty-one")
    with pytest.raises(WrongType, match="“action” must be a whole number, not"):
        episode.act(card)  # type: ignore[arg-type]
    assert not episode.started
    episode.act(np.int8(3))  # type: ignore[arg-type]
    assert episode.moves == ((CHANCE, 3),)


def test_a_copy_drawn_again_keeps_count_of_the_decisions() -> None:
    """A copy or saved text is truncated at the same point as the first match."""
    episode = played_to(Episode.new("thirty-one", seats=2, limit=6), 4, Random(3))
    world = episode.resample(episode.turn, 3)
    assert world.decisions == 4
    for other in (
        world, world.clone(), pickle.loads(pickle.dumps(world)), Episode.read(world.text()),
    ):  # fmt: skip
        assert (other.decisions, other.limit) == (4, 6)
        again = played_to(other, 5, Random(4))
        assert not again.over and Episode.read(again.text()).decisions == 5
        played_to(again, 6, Random(4))
        assert (again.over, again.truncated) == (True, True)
        assert Episode.read(again.text()).truncated


@pytest.mark.parametrize("game", READY)
def test_texts_are_equal_exactly_where_all_that_was_seen_is(game: str) -> None:
    """Perfect recall: against a list of all views so far and of the seat's own moves."""
    luck, told = Random(3), 0
    for seed in range(12):
        first = Episode.new(game, seed=seed, limit=60)
        if first.over:
            continue
        seat = first.turn
        pair = (first, first.resample(seat, seed))
        pasts: list[list[object]] = [[], []]
        for _ in range(40):
            if pair[0].turn != pair[1].turn or pair[0].legal != pair[1].legal or pair[0].over:
                break
            shared = luck.choice(pair[0].legal)
            for episode, past in zip(pair, pasts, strict=True):
                past.append(shared if episode.turn == seat else None)
                episode.act(shared)
                while episode.turn == CHANCE:
                    episode.act(luck.choice(episode.legal))
                past.append(episode.view(seat).tobytes())
            texts = [episode.information_state(seat).splitlines()[-1] for episode in pair]
            whole = [episode.information_state(seat) for episode in pair]
            if pasts[0] != pasts[1]:
                assert whole[0] != whole[1], texts
                told += 1
    assert told


def test_actions_mean_the_same_in_every_state() -> None:
    actions = Actions.of("thirty-one")
    assert len(actions) == len(set(actions.names)) == 75
    for name in ("draw", "discard 7H", "exchange 1 3 for 1 2"):
        assert actions.names[actions.number(name.upper())] == name
    assert actions.number("draw") == actions.by_table[0, 52] == actions.by_table[1, 52]
    assert actions.moves[1, actions.number("exchange 1 for 1")] == -1
    with pytest.raises(InvalidMove, match="there is no action “drow”: did you mean “draw”"):
        actions.number("drow")


def test_illegal_actions_change_nothing() -> None:
    episode = Episode.new("thirty-one", seats=2, seed=7)
    before = episode.text()
    with pytest.raises(
        IllegalMove, match="“discard AS” is not legal now; legal: draw, take, knock"
    ):
        episode.act("discard AS")
    for action in (-1, 1000, -5):
        with pytest.raises(IllegalMove):
            episode.act(action)
    with pytest.raises(InvalidMove, match="“discard 1”: choose from draw, take, knock"):
        episode.act("discard 1")  # the suggested action is legal
    with pytest.raises(WrongValue, match="“action” must be from 0 to 74, not 999"):
        episode.action_name(999)
    assert episode.text() == before
    over = played(episode, Random(1))
    with pytest.raises(IllegalMove, match="the match is over"):
        over.act(0)
    dealing = Episode.new("thirty-one")
    with pytest.raises(WrongValue, match="“action” must be from 0 to 51, not 62"):
        dealing.action_name(62)
    for card in (-1, 63, 1 << 70):
        with pytest.raises(IllegalMove):
            dealing.act(card)


def test_a_match_is_cut_at_its_limit() -> None:
    episode = played(Episode.new("thirty-one", seats=3, seed=1, limit=5), Random(1))
    assert (episode.turn, episode.truncated, episode.decisions) == (OVER, True, 5)
    assert episode.returns() == [0, 0, 0] and episode.legal == []
    assert episode.mask(0).sum() == 0
    whole = played(Episode.new("thirty-one", seats=3, seed=1), Random(1))
    assert not whole.truncated and any(whole.returns())


def test_a_mask_belongs_to_the_seat_that_is_asked() -> None:
    episode = Episode.new("thirty-one", seats=3, seed=1)
    for seat in range(3):
        mask = episode.mask(seat)
        assert mask.dtype == np.uint8
        assert list(np.flatnonzero(mask)) == (episode.legal if seat == episode.turn else [])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"preset": "penies"}, "did you mean “pennies”"),
        ({"seats": 99}, "2 to 7"),
        ({"options": {"lifes": 3}}, "did you mean “lives”"),
        ({"dealer": 4}, "0 to 1"),
        ({"limit": 0}, "1 or more"),
    ],
)
def test_what_is_no_match_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises((OptionError, WrongValue), match=said):
        Episode.new("thirty-one", **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "",
        lambda text: text[:-1],
        lambda text: text.replace('"boneace":3', '"boneace":2'),
        lambda text: text.replace("thirty-one", "thirty"),
        lambda text: text.replace('"begun":"', '"begun":"AAAA'),
        lambda text: text.replace('"layout":"', '"layout":"x'),
        lambda text: text.replace('"moves":[[-1,', '"moves":[[-1,62],[-1,'),
        lambda text: text.replace('"known":[[]', '"known":[[],[]'),
    ],
)
def test_what_is_no_text_of_an_episode_is_refused(change: object) -> None:
    text = played(Episode.new("thirty-one"), Random(1), 12).text()
    changed = change(text)  # type: ignore[operator]
    assert changed != text
    with pytest.raises(RecordError):
        Episode.read(changed)


def test_matches_are_equal_where_the_same_has_happened() -> None:
    episode = Episode.new("thirty-one", seats=2, seed=3)
    for other in (episode.clone(), Episode.read(episode.text()), Episode.new("thirty-one", seed=3)):
        assert other == episode
        other.act("draw")
        assert other != episode
    for other in (
        Episode.new("thirty-one", seats=2, seed=4),
        Episode.new("thirty-one", seats=2, seed=3, limit=9),
        episode.resample(1, 3),
        "thirty-one",
    ):
        assert other != episode
    assert episode.resample(1, 3) == episode.resample(1, 3) != episode.resample(1, 4)
    with pytest.raises(TypeError, match="unhashable"):
        hash(episode)


def test_a_pickled_match_keeps_the_cards_to_come() -> None:
    episode = Episode.new("thirty-one", seed=3)
    other = pickle.loads(pickle.dumps(episode))
    for luck, one in ((Random(4), episode), (Random(4), other)):
        played(one, luck)
    assert other.over and other.text() == episode.text()
