"""Exchanging in words: `swap 4C for 9H`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from boneace.cards import FRENCH_52, UNKNOWN, members
from boneace.errors import IllegalMove, InvalidMove
from boneace.games.sent import ClosedMove
from boneace.languages import say
from boneace.languages.lists import listed

PACK = FRENCH_52
SWAPS = 9
#: The exchanges of one card by number, named by places: the hand's cards by number, the slots.
BY_PLACE = tuple(f"swap {given} for {slot}" for given in (1, 2, 3) for slot in (1, 2, 3))


def swap_labels(hand: int, up: Sequence[int]) -> list[str]:
    """The exchanges of one card, by number; without text if not all cards are known."""
    cards = list(members(hand))
    if len(cards) != 3 or any(card < 0 for card in up):
        return [""] * SWAPS
    return [f"swap {PACK.text(given)} for {PACK.text(card)}" for given in cards for card in up]


def parse_move(
    text: str,
    verbs: Mapping[str, int],
    game: str,
    lying: Callable[[], tuple[int, Sequence[int]]],
    clause: str,
) -> int:
    """The number of a move of a game of swaps written in notation, in any case.

    `lying` gives the hand and the cards that lie face up, or raises IllegalMove where nobody may
    exchange now. Raises InvalidMove if the text is not a move of the game, IllegalMove where it
    is one that has no number in this state (an exchange of cards that are not there).
    """
    words = text.lower().split()
    if (known := verbs.get(" ".join(words))) is not None:
        return known
    if words[:1] != ["swap"]:
        there = listed(["swap 4C for 9H", *verbs])
        raise InvalidMove(say("lives-no-move", text=text, game=game, moves=there))
    given, taken = swapped(text)
    return swap_number(given, taken, *lying(), clause)


def swapped(text: str) -> tuple[list[int], list[int]]:
    """The cards given and taken in a move that begins with `swap`. Raises InvalidMove."""
    words = text.split()[1:]
    spoken = [word.lower() for word in words]
    if "for" not in spoken:
        raise InvalidMove(say("lives-no-for", text=text))
    middle = spoken.index("for")
    given = [PACK.number(word) for word in words[:middle]]
    taken = [PACK.number(word) for word in words[middle + 1 :]]
    if not given or not taken:
        raise InvalidMove(say("lives-name-both", text=text))
    return given, taken


def swap_number(
    given: Sequence[int], taken: Sequence[int], hand: int, up: Sequence[int], clause: str
) -> int:
    """The number of an exchange of one card. Raises IllegalMove citing a clause."""
    if len(given) != 1 or len(taken) != 1:
        raise IllegalMove(say("lives-never-two"), clause)
    cards = list(members(hand))
    if given[0] not in cards:
        raise IllegalMove(say("lives-not-held", card=PACK.text(given[0])), clause)
    if taken[0] not in up:
        raise IllegalMove(say("lives-not-face-up", card=PACK.text(taken[0])), clause)
    return 3 * cards.index(given[0]) + list(up).index(taken[0])


def two_refused(hand: int, up: Sequence[int], clause: str) -> ClosedMove:
    """For a menu: the exchange of two cards, which beginners try, and why it is closed."""
    texts = [[PACK.text(card) for card in cards[:2]] for cards in (list(members(hand)), up)]
    move = f"swap {' '.join(texts[0])} for {' '.join(texts[1])}"
    label, reason = say("lives-swap-two"), say("lives-never-two")
    return ClosedMove(move=move, label=label, reason=reason, clause=clause)


def exchange_line(who: str, given: Sequence[str], received: Sequence[str]) -> str:
    """The sentence for an exchange that everybody sees; what was `given` may be unknown."""
    what = say("lives-three-cards") if UNKNOWN in given else listed(given)
    return say("lives-exchanges", who=who, given=what, received=listed(received))
