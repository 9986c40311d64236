"""What moves prove about hidden cards: worlds that they rule out count as impossible.

Who does not follow suit has no card of it. If a view forgets that, bots search worlds that cannot
be, and no other check sees it: such a world looks the same as the true one.
"""

from __future__ import annotations

from boneace.cards import members
from boneace.errors import BoneAceError
from boneace.kernel.states import blank, clone
from boneace.match.match import Match
from boneace.moves import Move
from boneace.testing.case import Case, State, viewer_name
from boneace.testing.views import exchanged, never_seen
from boneace.testing.walks import Walk, everywhere, generator
from boneace.testing.worlds import places_of

EXAMPLES, PAIRS = 12, 6


def check_impossible(case: Case) -> None:
    """A state that differs from the true one by two hidden cards counts as impossible if a move
    of the deal was illegal in it."""

    def holds(walk: Walk) -> None:
        if walk.over or not walk.moves:
            return
        viewer = walk.chance.choice(case.viewers)
        begin, never = never_seen(case, walk, viewer)
        seen = case.seen(walk.s, viewer)
        for pair in _pairs(walk, never):
            world = _swapped(case, walk.s, pair)
            if case.seen(world, viewer).tobytes() != seen.tobytes():
                continue
            if not case.drivers.sample(case.o, world, blank(world.dtype), generator(0), 1):
                continue
            if move := _illegal(case, walk, begin, pair):
                one, other = (case.pack.text(card) for card in pair)
                raise walk.failure(
                    f"with {one} and {other} exchanged, which {viewer_name(viewer)} has not seen, "
                    f"{move} was illegal, but that state counts as possible: it needs a field that "
                    "says what the move has proved, and is_consistent"
                )

    everywhere(holds, case, EXAMPLES, 90)


def _pairs(walk: Walk, never: int) -> list[tuple[int, int]]:
    """A few pairs of cards in different hands, or in a hand and the stock."""
    hands = [never & int(hand) for hand in walk.s["hands"][0].tolist()]
    places = [list(members(part)) for part in [*hands, never & int(walk.s["stock"][0])] if part]
    pairs = [
        (one, other)
        for number, place in enumerate(places)
        for one in place
        for further in places[number + 1 :]
        for other in further
    ]
    return walk.chance.sample(pairs, min(len(pairs), PAIRS))


def _swapped(case: Case, s: State, pair: tuple[int, int]) -> State:
    """A state with two cards exchanged, in the places where cards lie."""
    made, both = clone(s), 1 << pair[0] | 1 << pair[1]
    for name in ("hands", "stock"):
        sets = made[name].reshape(-1)
        one = [bool(int(cards) >> pair[0] & 1) != bool(int(cards) >> pair[1] & 1) for cards in sets]
        sets[one] ^= both
    for name in places_of(case):
        cards = made[name].reshape(-1)
        first, second = cards == pair[0], cards == pair[1]
        cards[first], cards[second] = pair[1], pair[0]
    return made


def _illegal(case: Case, walk: Walk, begin: int, pair: tuple[int, int]) -> str:
    """The first move of the deal that is illegal with two cards exchanged; empty if none is."""
    true, other = case.match(walk.dealer), case.match(walk.dealer)
    swap = {pair[0]: pair[1], pair[1]: pair[0]}
    names = {case.pack.text(card): case.pack.text(swap[card]) for card in pair}
    for ply, move in enumerate(walk.moves):
        chance = true.turn == "chance"
        told = true.push(move).text
        same: str | Move | int | None = told
        if ply >= begin:
            same = swap.get(move, move) if chance else exchanged(other, told, names)
        if not _pushed(other, same):
            return "" if chance else f"“{told}” of seat {true.plies[-1].seat}"
        if (true.turn, true.deal) != (other.turn, other.deal):
            return ""
    return ""


def _pushed(match: Match, move: str | Move | int | None) -> bool:
    """Make a move if it is legal."""
    try:
        if move is not None:
            match.push(move)
    except BoneAceError:
        return False
    return move is not None
