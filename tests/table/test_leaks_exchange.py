"""No leaks in Switch and Stop the Bus: hidden cards change no byte that a viewer receives.

As test_leaks.py does for Thirty-one. A viewer's knowledge is worked out here from the rules of
dealing and exchanging: whole hands change places, and everybody who has held one knows it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from boneace.cards import FRENCH_52
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.play import shuffle
from boneace.table.store.stored import StoredMatch
from tests.table.test_leaks import HERE, THERE, bytes_heard, elsewhere

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Ben", "Cleo")
TURNED: dict[str, Any] = {"given_up": "face_up", "fourth_action": "both"}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("switch", {}),
    ("switch", TURNED),
    ("stop-the-bus", {}),
    ("stop-the-bus", {"stop_when": "instead"}),
]
# moves that are refused to every seat
TRIED = ["nonsense", "draw", "7H", "9: knock", "swap AS", "swap 4C 5C for 2S 3S"]
TRIED += [f"swap {card} for KD" for card in ("AS", "7H", "TC", "2D")]
VERBS = ["swap up", "swap down", "swap all", "knock", "stand", "pass", "stop", "continue"]
VERBS += ["keep first", "keep second", "restart", "decline"]

Decisions = list[tuple[int, str]]


@dataclass
class Told:
    """A first deal, repeated from its moves: the places of the cards, and the seats that saw
    them."""

    hands: list[list[str]]
    up: list[str] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    public: set[str] = field(default_factory=set)
    seen: list[set[str]] = field(default_factory=list)
    unseen_swaps: int = 0

    def lay_open(self, cards: list[str]) -> None:
        self.public |= set(cards)


def dealt(match: Match) -> Told:
    """The cards as they were dealt, one at a time, seat 0 dealing."""
    seats = match.seats
    told = Told([[] for _ in range(seats)], seen=[set() for _ in range(seats)])
    to_table = [told.up, told.down] if match.game == "switch" else []
    places = [*(told.hands[(1 + seat) % seats] for seat in range(seats)), *to_table]
    order = places * 3 if to_table else [*places * 3, *[told.up] * 3]
    for place, ply in zip(order, match.plies, strict=False):
        assert ply.seat < 0
        place.append(ply.text)
    for seat in range(seats):
        told.seen[seat] |= set(told.hands[seat])
    if to_table:
        told.seen[0] |= set(told.up)  # the dealer's second hand
    else:
        told.lay_open(told.up)
    return told


def tell(match: Match) -> Told:
    """The first deal up to now."""
    told = dealt(match)
    first = 5 * 3 if match.game == "switch" else 3 * match.seats + 3
    for ply in match.plies[first:]:
        if ply.seat < 0:
            break  # the second deal, which is the same in both worlds
        hand = told.hands[ply.seat]
        words = ply.text.split()
        if words[0] == "keep":
            if words[1] == "second":
                hand[:], told.up[:] = told.up[:], hand[:]
            told.lay_open(told.up)
        elif ply.text in ("swap up", "swap all"):
            told.lay_open(hand)
            hand[:], told.up[:] = told.up[:], hand[:]
        elif ply.text == "swap down":
            swap_unseen(told, ply.seat, turned=match.options["given_up"] == "face_up")
        elif words[0] == "swap":
            hand.remove(words[1])
            hand.append(words[3])
            told.up.remove(words[3])
            told.up.append(words[1])
            told.lay_open([words[1]])
    if match.deal > 1 or match.present().phase == "restarting":
        for hand in told.hands:  # all hands are shown
            told.lay_open(hand)
    return told


def swap_unseen(told: Told, seat: int, turned: bool) -> None:
    hand = told.hands[seat]
    told.unseen_swaps += 1
    told.seen[seat] |= set(told.down)
    if turned:
        told.lay_open(hand)
        hand[:], told.up[:], told.down[:] = told.down[:], hand[:], told.up[:]
    else:
        hand[:], told.down[:] = told.down[:], hand[:]


def known(match: Match, viewer: int | None) -> set[str]:
    """The cards of the first deal that a viewer has seen."""
    told = tell(match)
    return told.public | (set() if viewer is None else told.seen[viewer])


def in_play(match: Match) -> bool:
    """The first deal, or a second one that a restart has begun."""
    restarted = any(ply.text == "restart" for ply in match.plies)
    return not match.over and (match.deal == 1 or (match.deal == 2 and restarted))


def history(
    game: str, options: Mapping[str, Any], order: list[int], rng: random.Random
) -> tuple[Match, Decisions]:
    """A first deal by chance, stopped at random before its end, and its decisions."""
    match = new(game, players=list(NAMES), options=options, shuffles=lambda k: shuffled(k, order))
    decisions: Decisions = []
    for _ in range(rng.randrange(14)):
        if match.deal > 1 or match.over:
            break
        assert isinstance(match.turn, int)
        moves = [str(move) for move in match.legal]
        liked = [move for move in moves if move in ("swap down", "swap all", "continue", "restart")]
        swaps = [move for move in moves if " for " in move]
        choice = rng.random()
        move = rng.choice(
            liked if liked and choice < 0.35 else swaps if swaps and choice < 0.7 else moves
        )
        decisions.append((match.turn, move))
        match.push(move)
        if not in_play(match):
            match.pop()
            decisions.pop()
            break
    return match, decisions


def shuffled(number: int, order: list[int]) -> list[int]:
    """The first shuffle differs between worlds; the second is the same in all."""
    return order if number == 0 else shuffle.shuffle(b"", number)


def other_world(
    match: Match, order: list[int], viewer: int | None, rng: random.Random
) -> list[int]:
    """The same shuffle with the cards that the viewer has not seen in other places."""
    return elsewhere(order, known(match, viewer), rng)


def same_history(
    game: str, options: Mapping[str, Any], order: list[int], decisions: Decisions
) -> Match | None:
    """The other world, if it has the same public history."""
    match = new(game, players=list(NAMES), options=options, shuffles=lambda k: shuffled(k, order))
    for seat, move in decisions:
        if match.turn != seat or match.why_not(move):
            return None
        match.push(move)
    return match if in_play(match) else None


def kind(match: Match, viewer: int | None) -> str:
    """The kinds of hidden facts in a position."""
    if match.deal > 1:
        return "restarted"
    phase = match.present().phase
    if phase in ("keeping", "restarting"):
        return str(phase)
    told = tell(match)
    if told.unseen_swaps:
        return "unseen"
    return "exchanged" if any(" for " in ply.text for ply in match.plies) else "begun"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize(("game", "options"), TABLES)
async def test_the_bytes_do_not_depend_on_what_the_viewer_cannot_know(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, Any],
    viewer: int | None,
) -> None:
    orders: dict[bytes, list[int]] = {}

    def dealt_from(stored: StoredMatch) -> Callable[[int], list[int]]:
        return lambda k: shuffled(k, orders[stored.seed])

    monkeypatch.setattr(shuffle, "shuffles", dealt_from)
    rng = random.Random(f"{game} {options} {viewer}")
    wanted = {"exchanged": 2} if game == "stop-the-bus" else {"keeping": 1, "unseen": 3}
    if game == "switch" and not options:
        wanted |= {"restarting": 1, "restarted": 1}
    for attempt in range(3000):
        orders[HERE] = rng.sample(range(52), 52)
        match, decisions = history(game, options, orders[HERE], rng)
        which = kind(match, viewer) if in_play(match) else ""
        if not wanted.get(which):
            continue
        orders[THERE] = other_world(match, orders[HERE], viewer, rng)
        other = same_history(game, options, orders[THERE], decisions)
        if other is None or known(other, viewer) != known(match, viewer):
            continue
        tried = [*TRIED, *(VERBS if match.turn != viewer else [])]
        worlds = [
            await bytes_heard(
                tmp_path / f"{attempt}{seed[:1].decode()}",
                match.preset,
                seed,
                viewer,
                decisions,
                game,
                NAMES,
                tried,
                options,
            )
            for seed in (HERE, THERE)
        ]
        assert worlds[0] == worlds[1], (which, decisions)
        wanted[which] -= 1
        if not any(wanted.values()):
            return
    raise AssertionError(f"too few pairs of worlds were found: {wanted}")


@pytest.mark.parametrize("game", ["switch", "stop-the-bus"])
async def test_a_card_that_is_known_would_be_seen_to_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The test above would see a leak: if one of the viewer's own cards changes, bytes differ."""
    order = list(range(52))
    swapped = [51, *order[1:51], order[0]]  # the first card dealt goes to seat 1
    orders = {HERE: order, THERE: swapped}
    monkeypatch.setattr(
        shuffle, "shuffles", lambda stored: lambda k: shuffled(k, orders[stored.seed])
    )
    preset = new(game, seats=3).preset
    for viewer, differs in ((1, True), (2, False), (None, False)):
        worlds = [
            await bytes_heard(
                tmp_path / f"{viewer}{seed[:1].decode()}", preset, seed, viewer, [], game, NAMES, []
            )
            for seed in (HERE, THERE)
        ]
        assert (worlds[0] != worlds[1]) == differs


@pytest.mark.parametrize("game", ["switch", "stop-the-bus"])
def test_the_other_world_is_another(game: str) -> None:
    """In the other world, the other hands and the face-down cards differ."""
    rng = random.Random(5)
    hidden: set[str] = set()
    while not hidden:
        order = rng.sample(range(52), 52)
        match, _ = history(game, {}, order, rng)
        if in_play(match) and match.deal == 1 and kind(match, 1) in ("unseen", "exchanged"):
            told = tell(match)
            hidden = {*told.hands[0], *told.hands[2], *told.down} - known(match, 1)
    changed = other_world(match, order, 1, rng)
    assert sorted(changed) == list(range(52)) and changed != order
    kept = {FRENCH_52.text(a) for a, b in zip(order, changed, strict=True) if a == b}
    assert {*dealt(match).hands[1], *known(match, 1)} <= kept
    assert not hidden <= kept
