"""The text of an episode: damaged texts are refused, and so are impossible matches."""

from __future__ import annotations

import base64
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from boneace import games
from boneace.env.actions import learners_of
from boneace.env.episode import Episode
from boneace.env.kept import _Written
from boneace.errors import OptionError, RecordError, WrongType
from boneace.kernel.contract import CHANCE

READY = [name for name in games.names() if learners_of(name) is not None]


def forged(text: str, **changes: Any) -> str:
    """The text with other values and the matching digest."""
    written = msgspec.json.decode(text, type=_Written)
    for name, value in changes.items():
        setattr(written, name, value)
    written.check = written.digest()
    return msgspec.json.encode(written).decode()


def with_state(text: str, change: Callable[[Any], None]) -> str:
    """The text with another initial state."""
    state = Episode.read(text)._kept.begun.copy()
    change(state[0])
    return forged(text, begun=base64.b64encode(state.tobytes()).decode())


def drawn_again() -> Episode:
    episode = Episode.new("thirty-one", seats=2, seed=3)
    return episode.resample(episode.turn, 4)


@pytest.mark.parametrize("game", READY)
def test_every_state_that_was_drawn_again_can_be_read(game: str) -> None:
    """In every preset, with few seats and many: no possible match is refused."""
    declaration = games.declaration(game)
    luck, read = Random(7), 0
    for preset in declaration.presets:
        allowed = declaration.seats(declaration.resolve(preset.name, None))
        for seats in {allowed[0], allowed[-1]}:
            episode = Episode.new(game, seats, preset.name, limit=60)
            while not episode.over:
                episode.act(luck.choice(episode.legal))
                if episode.turn >= 0 and luck.random() < 0.2:
                    world = episode.resample(luck.randrange(seats), luck.randrange(99))
                    assert Episode.read(world.text()).text() == world.text()
                    read += 1
    assert read > 5


@pytest.mark.parametrize("again", [False, True])
def test_any_damage_is_noticed(again: bool) -> None:
    text = (drawn_again() if again else Episode.new("thirty-one", seats=2, seed=3)).text()
    luck = Random(1)
    for _ in range(200):
        place = luck.randrange(len(text))
        other = luck.choice([sign for sign in 'aAbB019:,[]{}"' if sign != text[place]])
        with pytest.raises((RecordError, OptionError)):
            Episode.read(text[:place] + other + text[place + 1 :])


def seventh_card(state: Any) -> None:
    state["hands"][0] = (1 << 26) - 1


def of(name: str, value: int) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        state[name] = value

    return change


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("hands", seventh_card),
        ("stock", of("stock", 1 << 60)),
        ("turn", of("turn", 5)),
        ("turn", of("turn", -1)),
        ("dealer", of("dealer", 2)),
        ("deal", of("deal", 0)),
        ("seen_by", of("seen_by", 1)),
        ("upcard", of("upcard", 60)),
        ("upcard", of("upcard", -2)),
        ("knocker", of("knocker", 7)),
        ("alive", of("alive", 8)),
        ("phase", of("phase", 30)),
    ],
)
def test_a_state_that_there_cannot_be_is_refused(name: str, change: Callable[[Any], None]) -> None:
    with pytest.raises(RecordError, match=f"“{name}” of its state cannot be"):
        Episode.read(with_state(drawn_again().text(), change))


def test_a_match_begins_as_its_rules_say() -> None:
    text = Episode.new("thirty-one", seats=2, seed=3).text()
    for changed in (with_state(text, of("upcard", 3)), forged(text, made=1)):
        with pytest.raises(RecordError, match="a match does not begin in this state"):
            Episode.read(changed)


@pytest.mark.parametrize("move", [(5, 1), (0, 1), (-2, 1), (-1, -1), (-1, 63), (-1, 2**70)])
def test_a_move_is_made_by_who_is_to_move(move: tuple[int, int]) -> None:
    text = Episode.new("thirty-one", seats=2).text()
    assert Episode.read(forged(text, moves=[(CHANCE, 1)])).moves == ((CHANCE, 1),)
    with pytest.raises(RecordError, match="move 2 of the text cannot be made there"):
        Episode.read(forged(text, moves=[(CHANCE, 2), move]))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"begun": "AAAA"}, "its state has 3 bytes, not 400"),
        ({"known": [[]]}, "it has the knowledge of 1 seat, not of 2"),
        ({"known": [[], [], []]}, "it has the knowledge of 3 seats, not of 2"),
        ({"known": [[("x", 2, 0, (), ())], []]}, "“known” of its state cannot be 2"),
        ({"known": [[("x", 1, 75, (), ())], []]}, "“known” of its state cannot be 75"),
        ({"known": [[("x", 1, 0, (52,), ())], []]}, "“known” of its state cannot be 52"),
        ({"known": [[("x", 1, 0, (), ((-1, 0),))], []]}, "“known” of its state cannot be -1"),
        ({"known": [[("x", 1, 0, (), ((0, 1 << 80),))], []]}, "“known” of its state cannot be 12"),
        ({"dealer": 2}, "“dealer” must be from 0 to 1, not 2"),
        ({"limit": 0}, "“limit” must be 1 or more, not 0"),
        ({"limit": 5, "made": 6}, "“made” must be from 0 to 5, not 6"),
        ({"seats": 9}, "thirty-one needs 2 to 7 seats, not 9"),
        ({"boneace": 1}, "from another version"),
        ({"layout": "00000000"}, "from another version"),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        Episode.read(forged(drawn_again().text(), **changes))


@pytest.mark.parametrize("given", [None, b"{}", 1])
def test_only_text_is_read(given: Any) -> None:
    with pytest.raises(WrongType, match="“text” must be text, not"):
        Episode.read(given)


def test_an_older_text_says_so() -> None:
    with pytest.raises(RecordError, match="from another version"):
        Episode.read('{"boneace":1}')
