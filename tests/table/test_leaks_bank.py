"""No leaks in Vingt-Un: if only hidden cards change, no byte that a viewer receives changes.

As test_leaks.py does for Thirty-one, over several deals: the pack continues from deal to deal, and
hands thrown up unseen return when it is made again. A viewer's knowledge is worked out here from
the rules of dealing and showing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from boneace.cards import FRENCH_52
from boneace.kernel.contract import ALL_HANDS
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.play import shuffle
from tests.table.test_leaks import HERE, THERE, bytes_heard

pytestmark = pytest.mark.anyio

GAME, NAMES = "vingt-un", ("Ann", "Ben", "Cleo", "Dan")
SEATS = len(NAMES)
PRESETS = ("default", "pool", "limited-deal")
# moves that are refused to every seat, at any time
TRIED = ["nonsense", "stake 21", "stake 0", "stake", "divide 21", "double 3", "7H", "9: draw"]

Decisions = list[tuple[int, str]]
Orders = Callable[[int], list[int]]


class Deal(NamedTuple):
    """The events of a deal: the seat, or -1 and a card; and whether it has ended."""

    dealer: int
    events: list[tuple[int, str]]
    ended: bool


def deals(match: Match) -> Iterator[Deal]:
    """The events of a match, deal by deal."""
    again = new(GAME, players=list(NAMES), preset=match.preset, by_hand=True)
    begun, dealer = 0, again.dealer
    starts: list[tuple[int, int]] = []
    for number, ply in enumerate(match.plies, 1):
        again.push(ply.text)
        if again.deal > len(starts) + 1 or again.over:
            starts.append((begun, dealer))
            begun, dealer = number, again.dealer
    starts.append((begun, dealer))
    ends = [*(start for start, _ in starts[1:]), len(match.plies)]
    for (start, deals_it), end in zip(starts, ends, strict=True):
        events = [(ply.seat, ply.text) for ply in match.plies[start:end]]
        yield Deal(deals_it, events, ended=end < len(match.plies) or match.over)


def count(cards: list[str]) -> int:
    low = sum({"A": 1}.get(card[0], int(card[0]) if card[0].isdigit() else 10) for card in cards)
    return low + 10 if low <= 11 and any(card[0] == "A" for card in cards) else low


def dealt(deal: Deal) -> list[list[str]]:
    """The face-down cards of each seat, as far as they have been dealt."""
    hands: list[list[str]] = [[] for _ in NAMES]
    cards = [text for seat, text in deal.events if seat < 0]
    for turn, card in enumerate(cards[: 2 * SEATS]):
        hands[(deal.dealer + 1 + turn) % SEATS].append(card)
    return hands


def shown(deal: Deal, turn: int | str | None) -> set[str]:
    """The cards of a deal that all have seen; `turn` is the seat that is to move in it."""
    hands = dealt(deal)
    cards = [at for at, (seat, _) in enumerate(deal.events) if seat < 0]
    played = len(cards) >= 2 * SEATS
    events = deal.events[cards[2 * SEATS - 1] + 1 :] if played else []
    found = {text for seat, text in events if seat < 0}  # drawn and completing cards
    movers = {seat for seat, _ in events if seat >= 0}
    open_now = played and not deal.ended and turn == deal.dealer
    for seat, hand in enumerate(hands):
        natural = len(hand) == 2 and count(hand) == 21
        divided = any(who == seat and text.startswith("divide") for who, text in events)
        dealers = seat == deal.dealer and (seat in movers or open_now)
        settled = deal.ended and deal.dealer in movers and _stands(hand, events, seat)
        if natural or divided or dealers or settled:
            found |= set(hand)
    return found


def _stands(hand: list[str], events: list[tuple[int, str]], seat: int) -> bool:
    """Whether a hand that was not divided is not over-drawn."""
    drawn = [card for (who, _), (chance, card) in pairwise(events) if who == seat and chance < 0]
    return count(hand + drawn) <= 21


def known(match: Match, viewer: int | None) -> set[str]:
    """All cards that a viewer has ever seen."""
    found: set[str] = set()
    for deal in deals(match):
        found |= shown(deal, match.turn)
        found |= set() if viewer is None else set(dealt(deal)[viewer])
    return found


def history(preset: str, orders: Orders, rng: random.Random) -> tuple[Match, Decisions]:
    """Some deals by chance, stopped at random."""
    match = new(GAME, players=list(NAMES), preset=preset, shuffles=orders)
    decisions: Decisions = []
    for _ in range(rng.choice((3, 8, 20, 60)) + rng.randrange(8)):
        moves = [str(move) for move in match.legal]
        liked = [move for move in moves if move in ("draw", "divide", "divide 3")]
        assert isinstance(match.turn, int)
        decisions.append((match.turn, rng.choice(liked if rng.random() < 0.4 and liked else moves)))
        match.push(decisions[-1][1])
    return match, decisions


def exchanged(match: Match, viewer: int | None, rng: random.Random) -> dict[int, int]:
    """Exchange cards that the viewer has never seen: two, mostly of one denomination.

    With other denominations other hands would be over-drawn, or natural, and the two histories
    would hardly ever be the same for the public.
    """
    seen = known(match, viewer)
    hidden = [card for card in range(52) if FRENCH_52.text(card) not in seen]
    while len(hidden) > 1:
        one, two = rng.sample(hidden, 2)
        if one % 13 == two % 13 or rng.random() < 0.3:
            return {one: two, two: one}
    return {}


def places(match: Match, cards: dict[int, int]) -> set[str]:
    """The places of the exchanged cards: in hands, with the used cards, or in the pack."""
    record = match.view(ALL_HANDS).record[0]
    used = {int(card) for card in record["widow"][: int(record["down"])]}
    return {
        "pack" if int(record["stock"]) >> card & 1 else "used" if card in used else "hand"
        for card in cards
    }


def same_history(preset: str, orders: Orders, decisions: Decisions, public: Match) -> Match | None:
    """The other world, if it has the same public history."""
    match = new(GAME, players=list(NAMES), preset=preset, shuffles=orders)
    for seat, move in decisions:
        if match.turn != seat or match.why_not(move):
            return None
        match.push(move)
    same = (match.turn, match.deal, match.dealer, match.standing()) == (
        public.turn,
        public.deal,
        public.dealer,
        public.standing(),
    )
    return match if same else None


def shuffled(rng: random.Random) -> Orders:
    begun = rng.randbytes(8)
    return lambda k: shuffle.shuffle(begun, k)


def told_apart(orders: Orders, became: dict[int, int]) -> Orders:
    return lambda k: [became.get(card, card) for card in orders(k)]


@pytest.mark.parametrize("viewer", [*range(SEATS), None])
@pytest.mark.parametrize("preset", PRESETS)
async def test_the_bytes_do_not_depend_on_what_the_viewer_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preset: str, viewer: int | None
) -> None:
    orders: dict[bytes, Orders] = {}
    monkeypatch.setattr(shuffle, "shuffles", lambda stored: orders[stored.seed])
    rng = random.Random(f"{preset} {viewer}")
    compared: list[set[str]] = []
    for attempt in range(400):
        orders[HERE] = shuffled(rng)
        match, decisions = history(preset, orders[HERE], rng)
        became = exchanged(match, viewer, rng)
        orders[THERE] = told_apart(orders[HERE], became)
        other = same_history(preset, orders[THERE], decisions, match) if became else None
        if other is None or known(other, viewer) != known(match, viewer):
            continue
        where = places(match, became)
        if len(compared) > 3 and where <= set[str]().union(*compared):
            continue
        compared.append(where)
        worlds = [
            await bytes_heard(
                tmp_path / f"{attempt}{seed[:1].decode()}",
                preset,
                seed,
                viewer,
                decisions,
                GAME,
                NAMES,
                TRIED,
            )
            for seed in (HERE, THERE)
        ]
        assert worlds[0] == worlds[1]
        if len(compared) > 3 and set[str]().union(*compared) == {"hand", "used", "pack"}:
            return
    raise AssertionError(f"too few pairs of worlds were found: {compared}")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_other_world_is_another(preset: str) -> None:
    """The test above would see a leak: the hands that others threw up unseen are other hands."""
    rng, thrown = random.Random(preset), 0
    for _ in range(60):
        orders = shuffled(rng)
        match, decisions = history(preset, orders, rng)
        became = exchanged(match, 1, rng)
        there = told_apart(orders, became)
        other = same_history(preset, there, decisions, match) if became else None
        if other is None:
            continue
        assert [ply.text for ply in other.plies] != [ply.text for ply in match.plies] or places(
            match, became
        ) == {"pack"}
        thrown += "used" in places(match, became)
    assert thrown > 3, "hands are thrown up unseen"


def test_what_is_known_is_what_the_view_tells() -> None:
    """This file's list of visible cards is the same as the cards in the messages."""
    rng = random.Random(5)
    for _ in range(40):
        match, _ = history("default", shuffled(rng), rng)
        if int(match.view(None).record["remade"][0]):
            continue  # after a shuffle nothing is known of where cards are
        for viewer in (None, *range(SEATS)):
            stock = int(match.view(viewer).record["stock"][0])
            untold = {FRENCH_52.text(card) for card in range(52) if stock >> card & 1}
            assert untold == {FRENCH_52.text(card) for card in range(52)} - known(match, viewer)
