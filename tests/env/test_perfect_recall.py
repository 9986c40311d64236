"""The information state tensor of a seat says all that its text says.

What a seat does not know is drawn again, some times, and the copies are played on with the same
actions and the same cards, as far as they can be: random matches seldom have the same tensor at
all. Where two of them have the same rows of events for this seat, it must have the same text in
both. The other seats are left out: their own cards are drawn again, so their rows differ.
The rest of the tensor, the observation, is not even needed, and would be compiled for each setting.

That finds fields that do not follow from others after all. Chance would have to be kind to find a
row that is missing, since most events change several numbers: so the rows of matches are read back,
and must contain every number of a view that changed and does not follow.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from boneace import games
from boneace.cards import members
from boneace.env.changes_seen import entries, follows
from boneace.env.episode import Episode
from boneace.env.memory import Memory
from boneace.env.recall import Event
from boneace.errors import BoneAceError, OptionError
from boneace.games.facts import facts
from boneace.kernel.contract import CHANCE
from boneace.solve.setting import Setting
from tests.solve.examples import EXAMPLES, registered

COPIES, STEPS, PLACES, MATCHES = 12, 16, 3, 4
"""Copies of a match, the decisions by which they are played on, the places in each match where that
is done, and the matches of each game."""


@pytest.fixture(scope="module", autouse=True)
def examples() -> Iterator[None]:
    """Kuhn and Leduc poker are registered for these tests only."""
    kuhn = registered(EXAMPLES / "kuhn" / "src", "boneace_kuhn")
    leduc = registered(EXAMPLES / "leduc" / "src", "boneace_leduc")
    with kuhn, leduc:
        yield


def some_setting(game: str, rng: random.Random) -> Setting:
    """A random preset, or random options."""
    declaration = games.declaration(game)
    while True:
        presets = [preset.name for preset in declaration.presets]
        preset = rng.choice([None, *presets, *presets])
        options = {option.name: rng.choice(list(option.values)) for option in declaration.options}
        seats = rng.randint(declaration.min_seats, min(declaration.max_seats, 4))
        try:
            return Setting.of(game, seats, preset, None if preset else options)
        except OptionError:  # of options that exclude each other
            continue


class Same:
    """What the text said to a seat after the same rows."""

    def __init__(self, seat: int, known: int) -> None:
        self.seat, self.known = seat, known
        self.said: dict[int, str] = {}
        self.met_again = 0

    def check(self, episode: Episode) -> None:
        """Rows that were there before must have had the same lines, up to each event."""
        memory = Memory.of(episode.setting, 1000)
        rows = 0
        for number, event in enumerate(episode.recall(self.seat)):
            own = np.zeros((memory.needed([event]), len(memory.names)), np.uint8)
            memory.write([event], self.seat, own)
            rows = hash((rows, own.tobytes()))
            # what it knew before the copies were made is the same in all of them
            self.met_again += number >= self.known and rows in self.said
            assert self.said.setdefault(rows, event.line) == event.line


def played_on(episode: Episode, luck: random.Random) -> None:
    """Make the same decisions and deal the same cards from the same luck, as far as possible."""
    decisions = 0
    while not episode.over and decisions < STEPS:
        liked, cards = luck.random(), luck.sample(range(64), 64)
        legal = episode.legal
        if episode.turn == CHANCE:
            episode.act(min(legal, key=cards.__getitem__))
        else:
            episode.act(legal[int(liked * len(legal))])
            decisions += 1


@pytest.mark.parametrize("game", [*games.shipped(), "kuhn", "leduc"])
def test_an_equal_tensor_has_an_equal_text(game: str) -> None:
    met = 0
    for match in range(MATCHES):
        rng = random.Random(f"{game} {match}")
        episode = Episode(some_setting(game, rng))
        for _ in range(PLACES):
            for _ in range(rng.randint(0, 25)):
                if not episode.over:
                    episode.act(rng.choice(episode.legal))
            while episode.turn == CHANCE:
                episode.act(rng.choice(episode.legal))
            if episode.over:
                break
            luck, seat = rng.getrandbits(32), rng.randrange(episode.seats)
            same = Same(seat, len(episode.recall(seat)))
            for copy in range(COPIES):
                try:
                    other = episode.resample(seat, copy)
                except BoneAceError:  # no such state was found
                    break
                played_on(other, random.Random(luck))
                same.check(other)
            met += same.met_again
    assert met, "nothing was compared"


Numbers = dict[int, int]
"""Numbers of a view, by place."""


class Reader:
    """Reads the rows of events back: which numbers of a view changed, and what they are now."""

    def __init__(self, setting: Setting, seat: int) -> None:
        self.setting, self.seat, self.memory = setting, seat, Memory.of(setting, 1000)
        self.entries = entries(setting)
        self.places = {
            (entry.field, entry.owner, entry.number): place
            for place, entry in enumerate(self.entries)
        }

    def absolute(self, name: str) -> int:
        return (int(name.removeprefix("+")) + self.seat) % self.setting.seats

    def read(self, events: list[Event]) -> Numbers:
        """The numbers that changed, by place."""
        rows = np.zeros((self.memory.needed(events), len(self.memory.names)), np.uint8)
        self.memory.write(events, self.seat, rows)
        named = [
            {self.memory.names[place]: int(row[place]) for place in np.flatnonzero(row)}
            for row in rows
        ]
        return dict(map(self.change, (row for row in named if any(map(is_field, row)))))

    def change(self, row: dict[str, int]) -> tuple[int, int]:
        """The place and the number of a row of a change."""
        (field,) = filter(is_field, row)
        owners = [self.absolute(name) for name in row if name.startswith("+")]
        number = row.get("entry", 0) + 256 * row.get("entry / 256", 0)
        place = self.places[field.removesuffix(" now"), (*owners, None)[0], number]
        return place, self.number(place, row)

    def number(self, place: int, row: dict[str, int]) -> int:
        cards = self.memory.names[self.memory._at.cards : self.memory._at.unseen]
        there = [cards.index(name) for name in row if name in cards]
        told = sum(row.get(f"byte {byte + 1}", 0) << 8 * byte for byte in range(8))
        kind, negative = self.entries[place].kind, row.get("below 0", 0)
        if there:
            return there[0] if kind == "card" else sum(1 << card for card in there)
        if kind == "seat" and not negative:
            return self.absolute(str(told))
        if kind == "seats":
            return sum(1 << self.absolute(str(member)) for member in members(told))
        return -told if negative else told


def is_field(name: str) -> bool:
    return name.endswith(" now")


@pytest.mark.parametrize("game", [*games.shipped(), "kuhn", "leduc"])
def test_every_number_that_changed_is_in_the_rows(game: str) -> None:
    rng = random.Random(f"{game} rows")
    episode = Episode(some_setting(game, rng))
    readers = [Reader(episode.setting, seat) for seat in range(episode.seats)]
    compared = 0
    for _ in range(80):
        if episode.over:
            break
        before = [facts(episode.view(seat)) for seat in range(episode.seats)]
        known = [len(episode.recall(seat)) for seat in range(episode.seats)]
        episode.act(rng.choice(episode.legal))
        for seat, reader in enumerate(readers):
            after = facts(episode.view(seat))
            wanted = {
                place: number
                for place, number in enumerate(after)
                if number != before[seat][place] and has_rows(reader, place)
            }
            assert reader.read(episode.recall(seat)[known[seat] :]) == wanted
            compared += len(wanted)
    assert compared, "nothing was compared"


def has_rows(reader: Reader, place: int) -> bool:
    return reader.entries[place].field not in ("", *follows(reader.setting.game))
