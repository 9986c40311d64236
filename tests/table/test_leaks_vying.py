"""No leaks in the vying games: hidden cards change no byte that a viewer receives.

As test_leaks.py does for Thirty-one. A viewer's knowledge is worked out from the rules of dealing
and showing, and for Best, Pair and Thirty-one from a second implementation of who wins at a see.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from boneace import games
from boneace.cards import FRENCH_52, members
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.play import shuffle
from boneace.table.store.stored import StoredMatch
from tests.best_pair_thirty_one.model import in_pair, key, pair_of
from tests.table.test_leaks import HERE, THERE, bytes_heard

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Ben", "Cleo", "Dan")
SEATS = {"best-pair-thirty-one": 2, "three-stake-brag": 3, "primiera": 4}
VIEWERS = [(game, viewer) for game, seats in SEATS.items() for viewer in (*range(seats), None)]
# moves that are refused to every seat
TRIED = ["nonsense", "claim", "brag 21", "brag 0", "raise 99", "discard AS AS", "7H", "9: pass"]

Decisions = list[tuple[int, str]]


def packs(game: str) -> list[int]:
    return list(members(games.part(game, "words").PACK.cards))


def hands_dealt(match: Match) -> list[list[str]]:
    """The cards that each seat was dealt first, in order."""
    seats, per_seat = match.seats, {"primiera": 4}.get(match.game, 3)
    block = 2 if match.game == "primiera" else 1  # dealt in twos
    hands: list[list[str]] = [[] for _ in range(seats)]
    for place, ply in enumerate(match.plies[: per_seat * seats]):
        hands[(1 + place // block) % seats].append(ply.text)
    return hands


def drawn(match: Match) -> list[list[str]]:
    """The cards that each seat drew."""
    found: list[list[str]] = [[] for _ in range(match.seats)]
    drawer = -1
    for ply in match.plies[sum(map(len, hands_dealt(match))) :]:
        if ply.seat >= 0:
            drawer = ply.seat
        else:
            found[drawer].append(ply.text)
    return found


def seen_by(match: Match) -> bool:
    return any(ply.text == "see" for ply in match.plies)


def laid_open(match: Match) -> bool:
    """Brag: whether the vying is over."""
    return any(ply.text in ("draw", "stand") for ply in match.plies) or (
        "draw" in match.legal or "stand" in match.legal
    )


def known(match: Match, viewer: int | None) -> set[str]:
    """The cards of the first deal that a viewer has seen."""
    dealt, more = hands_dealt(match), drawn(match)
    found = set() if viewer is None else {*dealt[viewer], *more[viewer]}
    if match.game != "primiera":
        found |= {hand[2] for hand in dealt}  # the third card lies face up
    if match.game == "three-stake-brag" and laid_open(match):
        found |= {card for hand in dealt + more for card in hand}
    if match.game == "best-pair-thirty-one" and seen_by(match):
        best = max(dealt, key=in_pair)
        found |= set(pair_of(best) or [max(best, key=key)])
    return found


def spoken(match: Match) -> list[tuple[int, int]]:
    """The announcement at a see: whether it is a pair, and the rank. Empty without a see."""
    if match.game != "best-pair-thirty-one" or not seen_by(match):
        return []
    return [
        (int(bool(pair)), key((pair or [max(hand, key=key)])[0])[0])
        for hand in hands_dealt(match)
        for pair in [pair_of(hand)]
    ]


def history(game: str, order: list[int], rng: random.Random) -> tuple[Match, Decisions]:
    """A first deal by chance, stopped at random before its end, and its decisions."""
    names = NAMES[: SEATS[game]]
    match = new(game, players=list(names), shuffles=lambda k: order)
    decisions: Decisions = []
    for _ in range(rng.randrange(1, 12)):
        if match.deal > 1 or match.over:
            break
        assert isinstance(match.turn, int)
        moves = [str(move) for move in match.legal]
        liked = [move for move in moves if move in ("see", "match", "draw", "brag 2")]
        move = rng.choice(liked if liked and rng.random() < 0.6 else moves)
        decisions.append((match.turn, move))
        match.push(move)
        if match.deal > 1 or match.over:
            match.pop()
            decisions.pop()
            break
    return match, decisions


def other_world(
    match: Match, order: list[int], viewer: int | None, rng: random.Random
) -> tuple[list[int], dict[str, str]]:
    """The shuffle with the cards that the viewer has not seen exchanged, and the exchanges.

    Some pairs of cards are exchanged, not all: announcements must stay true.
    """
    seen = known(match, viewer)
    hidden = [place for place, card in enumerate(order) if FRENCH_52.text(card) not in seen]
    changed = list(order)
    for _ in range(rng.choice((1, 2, 20))):
        one, two = rng.sample(hidden, 2)
        changed[one], changed[two] = changed[two], changed[one]
    became = {
        FRENCH_52.text(old): FRENCH_52.text(new) for old, new in zip(order, changed, strict=True)
    }
    return changed, became


def told_again(decisions: Decisions, viewer: int | None, became: dict[str, str]) -> Decisions:
    """The decisions in the other world: others' unseen discards are other cards there."""
    return [
        (
            seat,
            " ".join(word if seat == viewer else became.get(word, word) for word in text.split()),
        )
        for seat, text in decisions
    ]


def same_history(game: str, order: list[int], decisions: Decisions) -> Match | None:
    """The other world, if it has the same public history: turns, and no end of the deal."""
    match = new(game, players=list(NAMES[: SEATS[game]]), shuffles=lambda k: order)
    for seat, move in decisions:
        if match.deal > 1 or match.turn != seat or match.why_not(move):
            return None
        match.push(move)
    return match if match.deal == 1 and not match.over else None


@pytest.mark.parametrize(("game", "viewer"), VIEWERS)
async def test_the_bytes_do_not_depend_on_what_the_viewer_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, viewer: int | None
) -> None:
    orders: dict[bytes, list[int]] = {}

    def dealt(stored: StoredMatch) -> Callable[[int], list[int]]:
        return lambda k: orders[stored.seed] if k == 0 else shuffle.shuffle(b"", k)

    monkeypatch.setattr(shuffle, "shuffles", dealt)
    rng = random.Random(f"{game} {viewer}")
    names, compared, with_a_see = NAMES[: SEATS[game]], 0, 0
    wanted_sees = 2 if game == "best-pair-thirty-one" else 0
    for attempt in range(600):
        pack = packs(game)
        orders[HERE] = rng.sample(pack, len(pack))
        match, decisions = history(game, orders[HERE], rng)
        if match.deal > 1 or match.over or (compared >= 5 and not spoken(match)):
            continue
        orders[THERE], became = other_world(match, orders[HERE], viewer, rng)
        there = told_again(decisions, viewer, became)
        other = same_history(game, orders[THERE], there)
        if (
            other is None
            or spoken(other) != spoken(match)
            or known(other, viewer) != known(match, viewer)
        ):
            continue
        own = set() if viewer is None else set(match.view(viewer).hand)
        tried = [*TRIED, *(f"discard {c}" for c in ("AS", "7H", "KD", "2C") if c not in own)]
        worlds = [
            await bytes_heard(
                tmp_path / f"{attempt}{seed[:1].decode()}",
                match.preset,
                seed,
                viewer,
                moves,
                game,
                names,
                tried,
            )
            for seed, moves in ((HERE, decisions), (THERE, there))
        ]
        assert worlds[0] == worlds[1]
        compared += 1
        with_a_see += bool(spoken(match))
        if compared >= 5 and with_a_see >= wanted_sees:
            return
    raise AssertionError("too few pairs of worlds were found")


@pytest.mark.parametrize("game", SEATS)
def test_the_other_world_is_another(game: str) -> None:
    """The test above would see a leak: in the other world others hold other cards."""
    rng = random.Random(3)
    pack = packs(game)
    while True:
        order = rng.sample(pack, len(pack))
        match, decisions = history(game, order, rng)
        if match.deal == 1 and len(decisions) > 2 and not laid_open(match):
            break
    changed, became = other_world(match, order, 1, rng)
    assert sorted(changed) == sorted(order) and changed != order
    mine = set(hands_dealt(match)[1])
    assert all(became[card] == card for card in mine)
    assert any(became[card] != card for hand in hands_dealt(match) for card in hand) or any(
        became[card] != card for card in became
    )
