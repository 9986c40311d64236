"""A table of Mus dealt by hand, so that each test reads like the clause it proves.

Seat 0, Ann, is the eldest unless a test says otherwise, and seat 3, Dan, deals: Ann and Cleo play
against Ben and Dan. Hands are written by seat, `"KO 3C 7E 6B"`; None stands for cards that have
neither pares nor juego. `cards("K-3-7-6", "K-C-S-S")` gives ranks their suits.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import boneace
from boneace.errors import IllegalMove
from boneace.match.match import Match

from .hands import PACK, WILD, Hand, Key, best, has, total

GAME = "mus"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
LANCES = ("grande", "chica", "pares", "juego", "punto")


def new(seats: int = 4, **how: Any) -> Match:
    """A match whose cards are pushed by hand; the last seat deals first."""
    how.setdefault("dealer", seats - 1)
    keys = ("dealer", "standing", "preset")
    options = {key: how.pop(key) for key in list(how) if key not in keys}
    return boneace.new(GAME, players=NAMES[:seats], by_hand=True, options=options, **how)


def in_turn(match: Match) -> list[int]:
    """The seats from the eldest to the dealer."""
    return [(match.dealer + 1 + step) % match.seats for step in range(match.seats)]


def cards(*hands: str) -> list[str]:
    """Hands written by rank as hands of cards: `K-3-7-6` as `KO 3O 7O 6O`; `Perico` and `Perica`
    are the wild ones. A fifth king is a three, a fifth ace a two, and the other way round."""
    named = {"Perico": "CB", "Perica": "SO"}
    equal = {"K": "3", "3": "K", "A": "2", "2": "A"}
    free = [*(card for card in PACK if card not in WILD), *WILD]
    found = []
    for hand in hands:
        mine = []
        for rank in hand.split("-"):
            alike = [card for card in free if card[0] == rank]
            alike = alike or [card for card in free if card[0] == equal.get(rank)]
            card = named.get(rank) or alike[0]
            free = [other for other in free if other != card]
            mine.append(card)
        found.append(" ".join(mine))
    return found


def filled(hands: Iterable[str | None]) -> list[list[str]]:
    """The hands as lists of cards, made up for those not given."""
    hands = list(hands)
    named = " ".join(hand for hand in hands if hand).split()
    assert len(set(named)) == len(named) and set(named) <= set(PACK), named
    free = [card for card in PACK if card not in (*named, "CB", "SO")]
    found = []
    for hand in hands:
        mine = hand.split() if hand else harmless(free)
        assert len(mine) == 4, hand
        free = [card for card in free if card not in mine]
        found.append(mine)
    return found


def harmless(free: list[str]) -> list[str]:
    """Cards of four ranks that count at most 27, as average as possible."""
    for ranks in combinations("765S4CA", 4):
        mine = [next((card for card in free if card[0] == rank), "") for rank in ranks]
        if all(mine) and total("".join(ranks)) <= 27:
            return mine
    raise AssertionError("no such cards are left")


def deal(match: Match, *hands: str | None) -> Match:
    """Deal one deal: four times round the table, the eldest first."""
    by_seat = filled([*hands, *[None] * (match.seats - len(hands))])
    for place in range(4):
        for seat in in_turn(match):
            match.push(by_seat[seat][place])
    return match


def table(*hands: str | None, **how: Any) -> Match:
    """A new match with the first deal dealt."""
    seats = how.pop("seats", max(4, len(hands)))
    return deal(new(seats, **how), *hands)


def play(match: Match, *moves: str) -> Match:
    """Make moves. `paso x4` is four of them; `discard KC: 2O` says which cards are served after it;
    `: 2O 2C`
    are cards alone."""
    for move in moves:
        text, _, served = move.partition(":")
        text, _, times = text.partition(" x")
        for _ in range(int(times or 1) if text else 0):
            match.push(text)
        for card in served.split():
            match.push(card)
    return match


def hand(match: Match, seat: int, viewer: int | None = None) -> list[str]:
    """The cards of a seat as a viewer sees them."""
    found: list[str] = match.present(viewer).seats[seat].hand
    return found


def able(match: Match, lance: str) -> list[int]:
    """The seats that may bet in a lance, the eldest first; empty if it is not bet on."""
    mine = [seat for seat in in_turn(match) if has(lance, hand(match, seat, seat), match.options)]
    sides = {seat if match.options["sides"] == "alone" else seat % 2 for seat in mine}
    return mine if len(sides) > 1 else []


def to_lance(match: Match, lance: str) -> Match:
    """Cut the mus, and have everybody pass until a lance begins."""
    match.push("no mus")
    for earlier in LANCES[: LANCES.index(lance)]:
        if earlier != "juego" or lance != "punto":
            play(match, *["paso"] * len(able(match, earlier)))
    return match


def finish(match: Match) -> Match:
    """Everybody passes until the deal has been counted."""
    at = match.deal
    while not match.over and match.deal == at:
        match.push("paso")
    return match


def stones(match: Match) -> list[int]:
    found: list[int] = match.standing()["stones"]
    return found


def games(match: Match) -> list[int]:
    found: list[int] = match.standing()["games"]
    return found


def legal(match: Match) -> set[str]:
    """The legal moves, as text, each with its cards in order."""
    return {in_order(str(move)) for move in match.legal}


def verbs(match: Match) -> set[str]:
    """The legal calls, without amounts and cards."""
    return {text if text in ("no mus", "no quiero") else text.split()[0] for text in legal(match)}


def in_order(move: str) -> str:
    verb, *rest = move.split()
    return " ".join([verb, *sorted(rest)]) if verb == "discard" else move


def lance(match: Match) -> str | None:
    """The lance that is bet on."""
    found: str | None = match.present().lance
    return found


def counted(match: Match) -> list[tuple[str, int, int]]:
    """Where the stones of the last deal came from: the lance, the side, and the number."""
    found: dict[tuple[str, int], int] = {}
    for step in last(match).count:
        key = step.lance, step.side
        found[key] = found.get(key, 0) + step.stones
    return [(name, side, many) for (name, side), many in found.items()]


def last(match: Match) -> dict[str, Any]:
    """How the last deal ended, as everybody saw it."""
    found: dict[str, Any] = match.present().last
    return found


def clause_against(match: Match, move: str, seat: int | None = None) -> str | None:
    """The clause by which a move is refused; the test fails if the move is legal."""
    before = (len(match), legal(match), match.standing())
    try:
        match.push(move, seat)
    except IllegalMove as error:
        assert (len(match), legal(match), match.standing()) == before
        return error.clause
    raise AssertionError(f"{move} is legal")


def winner(lance: str, *hands: str, **how: Any) -> int:
    """The side that wins when an órdago is accepted in a lance, with these hands in order of age:
    ranks, or cards; harmless ones for those not given."""
    dealt = cards(*hands) if "-" in hands[0] else list(hands)
    match = to_lance(table(*dealt, **how), lance)
    play(match, "ordago", "quiero")
    assert sum(games(match)) == 1, "nobody won"
    return games(match).index(1)


def losing(lance: str, dealt: list[str], options: dict[str, Any]) -> list[str]:
    """Two more hands, that have no part in a lance or lose it to those dealt."""
    found = list(dealt)
    least = min(best(lance, hand.split(), options) or NEVER for hand in dealt)
    for _ in range(2):
        taken = " ".join(found).split()
        free = [card for card in PACK if card not in (*taken, *WILD)]
        if lance != "chica":
            free.reverse()
        hands = (hand for hand in low_ones(free) if loses(lance, hand, least, options))
        found.append(" ".join(next(hands)))
    return found[len(dealt) :]


def low_ones(free: list[str]) -> Iterable[tuple[str, ...]]:
    """Hands of the first cards of some: the first two ranks come first."""
    return combinations(sorted(free, key=lambda card: free.index(card) % 10), 4)


NEVER = ((99,), 0)


def loses(lance: str, hand: Hand, least: tuple[Key, int], options: dict[str, Any]) -> bool:
    if lance == "punto" and has("juego", hand, options):
        return False
    found = best(lance, hand, options)
    return found is None or (lance in ("grande", "chica", "punto") and found < least)


def contest(lance: str, one: str, other: str, **how: Any) -> tuple[int, int]:
    """The sides that win with two hands, and with the same hands when the other is the elder."""
    options = {**boneace.games.declaration(GAME).resolve(), **how}
    dealt = cards(one, other)
    rest = losing(lance, dealt, options)
    return winner(lance, *dealt, *rest, **how), winner(lance, *dealt[::-1], *rest, **how)


def beats(lance: str, better: str, worse: str, **how: Any) -> bool:
    """Whether one hand beats another in a lance, whichever of them is the elder."""
    return contest(lance, better, worse, **how) == (0, 1)


def ties(lance: str, one: str, other: str, **how: Any) -> bool:
    """Whether two hands are equal, so that the elder wins, whichever it is."""
    return contest(lance, one, other, **how) == (0, 0)
