"""Hands of Vingt-Un in words: their kinds, their counts, how they ended."""

from __future__ import annotations

from boneace.cards import members
from boneace.games.facts import Chosen, Facts
from boneace.games.shown import cards_text
from boneace.games.vingt_un.sent import Ending, HandState
from boneace.games.vingt_un.state import HANDS
from boneace.languages import say
from boneace.languages.lists import either

#: How a deal ended, by `last_kind`.
KINDS: tuple[Ending, ...] = ("showdown", "natural", "unplayed", "dropped")
_OF_DEAL = ("parts", "stood", "over", "made", "naturals", "stakes", "hands_of", "changes")


def count(cards: int) -> int:
    """The count of a set of cards (VUX-02).

    >>> count(1 | 1 << 12), count(1 | 1 << 13 | 1 << 8), count(1 << 9 | 1 << 10 | 1 << 11)
    (21, 21, 30)
    """
    low = sum(min(card % 13 + 1, 10) for card in members(cards))
    ace = any(card % 13 == 0 for card in members(cards))
    return low + 10 if ace and low <= 11 else low


def count_text(cards: int) -> str:
    """The count of a hand to which cards may still be drawn: an ace can be 1 or 11.

    >>> count_text(1 | 1 << 18), count_text(1 | 1 << 12), count_text(1 << 9 | 1 << 10)
    ('7 or 17', '21', '20')
    """
    low, best = sum(min(card % 13 + 1, 10) for card in members(cards)), count(cards)
    if low == best or best == 21:
        return str(best)
    return either([str(low), str(best)])


def place_of(seat: int, at: int) -> int:
    """The place of a hand of a seat."""
    return HANDS * seat + at


def has(places: int, seat: int, at: int = -1) -> bool:
    """Whether a hand, or any hand of a seat, is in a set of places."""
    if at >= 0:
        return bool(places >> place_of(seat, at) & 1)
    return bool(places >> place_of(seat, 0) & (1 << HANDS) - 1)


def cards_of(f: Facts, seat: int, at: int) -> tuple[int, int]:
    """For a hand in a view: the cards that the viewer knows, and the number of all.

    Of a hand that was thrown up, the view has what everybody saw; its first two cards were hidden,
    and only their holder knows them.
    """
    parts = f.parts[place_of(seat, at)]
    if f.hands_of[seat] > 1 or (f.naturals >> seat & 1 and has(f.gone, seat, at)):
        return parts, parts.bit_count()
    if has(f.gone, seat, at):
        return parts | _thrown_unseen(f, seat), parts.bit_count() + 2
    return f.hands[seat], f.held[seat]


def _thrown_unseen(f: Facts, seat: int) -> int:
    """The first two cards of the viewer’s own hand that was thrown up, which nobody else has seen.

    A seat throws up at most one such hand in a deal, so they are the last of the used cards that
    are known to it alone. If the used cards have been shuffled since, there are none.
    """
    if seat != f.seen_by - 1:
        return 0
    own = [f.widow[slot] for slot in range(f.down) if f.widow_by[slot] == seat]
    return sum(1 << card for card in own[-2:])


def last_cards(f: Facts, seat: int, at: int) -> tuple[int, int]:
    """For a hand in the last deal: the cards that everybody saw, and the number of all."""
    parts = f.last_parts[place_of(seat, at)]
    return parts, parts.bit_count() + 2 * (f.last_unseen >> seat & 1)


def deal_of(f: Facts, last: bool) -> Facts:
    """The facts in a view about its own deal, or about the last one."""
    prefix = "last_" if last else ""
    return Chosen(**{name: getattr(f, prefix + name) for name in _OF_DEAL})


def hand_text(cards: int) -> str:
    """A hand that everybody can see, in words: `4D 7H KS: 21`."""
    return say("vingt-un-cards-count", cards=" ".join(cards_text(cards)), total=count(cards))


#: The possible ends of a hand, in JSON.
ENDED = ("natural", "over-drawn", "vingt-un", "stands")


def ended_text(deal: Facts, seat: int, at: int, known: bool, counted: int) -> str:
    """How a hand ended: a number, or a word of `ENDED`; empty if it has not ended."""
    how = how_ended(deal, seat, at)
    if known and how == "stands":
        return "vingt-un" if counted == 21 else str(counted)
    return how


def how_ended(deal: Facts, seat: int, at: int) -> HandState:
    """How a hand ended, in a word; empty if it has not."""
    if deal.naturals >> seat & 1 or has(deal.made, seat, at):
        return "natural"
    if has(deal.over, seat, at):
        return "over-drawn"
    return "stands" if has(deal.stood, seat, at) else ""
