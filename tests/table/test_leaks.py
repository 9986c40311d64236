"""No leaks: if only hidden cards change, no byte that a viewer receives changes.

Two worlds have the same public history; only the cards that the viewer cannot have seen differ. A
viewer's knowledge is worked out here from the rules of dealing, not from the messages to it.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from boneace.cards import FRENCH_52
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.play import fold, shuffle
from boneace.table.play.authority import Authority
from boneace.table.play.protocol import SeatAsked
from boneace.table.store.stored import StoredMatch, StoredSeat
from tests.table.at_table import Listener, ready_loader
from tests.table.stores import store_at

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Ben", "Cleo")
HERE, THERE = b"h" * 32, b"t" * 32
# moves that are refused to every seat: a legal move would change the two worlds differently
TRIED = [
    *("nonsense", "exchange 7H for 1", "bet 1 on 9", "cover 9", "cover me", "7H", "9: draw"),
    *(f"discard {FRENCH_52.text(card)}" for card in range(0, 52, 3)),
]


def known(match: Match, viewer: int | None, seats: int) -> set[str]:
    """The cards of the first deal that a viewer has seen."""
    found: set[str] = set()
    widow: list[str] = []
    round_of = [*((1 + seat) % seats for seat in range(seats))]  # seat 0 deals
    round_of += [-1] if match.options["widow"] else []  # the last card of a round is the widow's
    owners: list[int | None] = [*round_of * 3, None]
    drawer = -1
    for ply in match.plies:
        if ply.seat >= 0:
            drawer = ply.seat
            words = ply.text.split()
            if words[0] == "discard":
                found.add(words[1])
            if words[0] == "exchange":
                middle = words.index("for")
                for card, slot in zip(words[1:middle], words[middle + 1 :], strict=True):
                    found |= {card} | ({widow[int(slot) - 1]} if ply.seat == viewer else set())
                    widow[int(slot) - 1] = card
            continue
        owner = owners.pop(0) if owners else drawer
        if owner == -1:
            widow.append(ply.text)
        elif owner is None or owner == viewer:
            found.add(ply.text)
    return found


def other_world(
    match: Match, order: list[int], viewer: int | None, rng: random.Random
) -> list[int]:
    """The same shuffle with the cards that the viewer has not seen in other places."""
    return elsewhere(order, known(match, viewer, match.seats), rng)


def elsewhere(order: list[int], seen: Collection[str], rng: random.Random) -> list[int]:
    """A shuffle with the cards that have not been seen in other places."""
    hidden = [place for place, card in enumerate(order) if FRENCH_52.text(card) not in seen]
    moved = [order[place] for place in hidden]
    rng.shuffle(moved)
    changed = list(order)
    for place, card in zip(hidden, moved, strict=True):
        changed[place] = card
    return changed


def history(
    preset: str, order: list[int], rng: random.Random
) -> tuple[Match, list[tuple[int, str]]]:
    """A first deal by chance, stopped at random before its end, and its decisions."""
    match = new("thirty-one", players=list(NAMES), preset=preset, shuffles=lambda k: order)
    decisions: list[tuple[int, str]] = []
    for _ in range(rng.randrange(1, 16)):
        assert isinstance(match.turn, int)
        moves = [str(move) for move in match.legal]
        move = "draw" if "draw" in moves and rng.random() < 0.6 else rng.choice(moves)
        decisions.append((match.turn, move))
        match.push(move)
        if match.deal > 1:
            match.pop()
            decisions.pop()
            break
    return match, decisions


def same_history(preset: str, order: list[int], decisions: list[tuple[int, str]]) -> bool:
    """Whether the other world has the same public history: the same turns, the same deal."""
    match = new("thirty-one", players=list(NAMES), preset=preset, shuffles=lambda k: order)
    for seat, move in decisions:
        if match.deal > 1 or match.turn != seat or match.why_not(move):
            return False
        match.push(move)
    return match.deal == 1 and not match.over


async def bytes_heard(
    folder: Path,
    preset: str,
    seed: bytes,
    viewer: int | None,
    decisions: list[tuple[int, str]],
    game: str = "thirty-one",
    names: tuple[str, ...] = NAMES,
    tried: Sequence[str] = TRIED,
    rules: Mapping[str, Any] | None = None,
) -> list[bytes]:
    """Everything sent to a viewer: welcome, events, refusals, and a final welcome."""
    options = dict(fold.new(game, seats=len(names), preset=preset, options=rules).options)
    seats = tuple(StoredSeat("human", name) for name in names)
    stored = StoredMatch("same", game, preset, options, seats, 0, seed, shuffle.VERSION, wait=0)
    store = await store_at(folder / "table.sqlite")
    await store.create(stored, {})
    authority = Authority(stored, store, await ready_loader(game), 0.0)
    listener = Listener()
    listener.seat = viewer
    authority.join(listener, 0)  # type: ignore[arg-type]
    while not listener.welcomed:
        await asyncio.sleep(0.001)
    heard: list[bytes] = []
    for number, (seat, move) in enumerate(decisions):
        answer = await authority.act(seat, str(number), move)
        assert b"accepted" in answer, answer
    own = () if viewer is None else listener.view["seats"][viewer]["hand"]
    for move in tried:
        if any(card in move for card in own):
            continue  # it may be done, and end the deal
        heard.append(await authority.act(viewer, f"try-{move}".replace(" ", "-"), move))
    late = Listener()
    late.seat = viewer
    authority.join(late, 0)  # type: ignore[arg-type]
    while not late.welcomed:
        await asyncio.sleep(0.001)
    await authority.close()
    await store.close()
    return [*listener.heard, *heard, *late.heard]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("preset", ["pennies", "west-lansing", "no-elimination", "banking"])
async def test_the_bytes_do_not_depend_on_what_the_viewer_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preset: str, viewer: int | None
) -> None:
    orders: dict[bytes, list[int]] = {}

    def dealt(stored: StoredMatch) -> Callable[[int], list[int]]:
        # the second deal is the same in both worlds, so that a move may end the first
        return lambda k: orders[stored.seed] if k == 0 else shuffle.shuffle(b"", k)

    monkeypatch.setattr(shuffle, "shuffles", dealt)
    rng = random.Random(f"{preset} {viewer}")
    compared = 0
    for attempt in range(60):
        orders[HERE] = rng.sample(range(52), 52)
        match, decisions = history(preset, orders[HERE], rng)
        if match.deal > 1 or match.over:
            continue  # a 31 as dealt
        orders[THERE] = other_world(match, orders[HERE], viewer, rng)
        if not same_history(preset, orders[THERE], decisions):
            continue
        worlds = []
        for seed in (HERE, THERE):
            folder = tmp_path / f"{attempt}{seed[:1].decode()}"
            worlds.append(await bytes_heard(folder, preset, seed, viewer, decisions))
        assert worlds[0] == worlds[1]
        assert not any(HERE in message or THERE in message for message in worlds[0])
        compared += 1
        if compared == 5:
            return
    raise AssertionError("too few pairs of worlds were found")


async def test_the_other_world_is_another(tmp_path: Path) -> None:
    """The test above would see a leak: if one of the viewer's own cards changes, the bytes
    differ."""
    rng = random.Random(1)
    order = rng.sample(range(52), 52)
    match, _ = history("pennies", order, rng)
    changed = other_world(match, order, 1, rng)
    assert sorted(changed) == list(range(52)) and changed != order
    mine = [place for place in range(9) if (1 + place) % 3 == 1]
    assert [order[place] for place in mine] == [changed[place] for place in mine]
    assert [order[place] for place in range(9)] != [changed[place] for place in range(9)]


async def test_nothing_of_others_in_what_a_viewer_is_told(tmp_path: Path) -> None:
    """No key, no hash of a key and no seed in any answer about a match."""
    from tests.table.at_table import asked, enter, open_lobby

    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("you", "human", "club"))
        listener, _ = await enter(lobby, made, 0)
        while not listener.welcomed:
            await asyncio.sleep(0.001)
        stored = await lobby.find(made.id)
        for message in listener.heard:
            for secret in (*made.keys.values(), stored.seed.hex(), "seed"):
                assert secret.encode() not in message
            # the only keys named are those of the keyboard, a letter for each action
            assert message.count(b"key") == len(re.findall(rb'"key":"[a-z]"', message))


def test_seats_asked_for_have_no_secrets() -> None:
    assert set(SeatAsked.__struct_fields__) == {"kind", "name"}
