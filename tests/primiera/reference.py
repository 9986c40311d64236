"""A second implementation of the whole game, in plain Python, from the statements of the rule book
only: the kinds and counts of hands, and a referee that follows a match and gives at every point the
turn, the legal moves and the chips."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import combinations
from typing import Any

PACK = [rank + suit for suit in "SHDC" for rank in "A234567JQK"]
WORTH = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}
ORDERS = {  # the kinds of hands, the lowest first
    "flush": ["primiera", "fifty-five", "flush"],
    "fifty_five": ["primiera", "flush", "fifty-five"],
    "chorus": ["primiera", "fifty-five", "flush", "chorus"],
}
SUITS = "SCDH"  # hearts, diamonds, clubs, spades; cups, coins, batons, swords

Wanted = tuple[int | str, set[str]]
Hand = Sequence[str]


def worth(card: str) -> int:
    """The count of a card (PRX-02)."""
    return WORTH[card[0]]


def total(cards: Iterable[str]) -> int:
    return sum(worth(card) for card in cards)


def kinds(hand: Hand) -> dict[str, list[str]]:
    """Every kind of winning hand in four cards, with the cards that make it."""
    found = {}
    suits = len({card[1] for card in hand})
    if suits == 4:
        found["primiera"] = list(hand)
    for suit in "SHDC":
        mine = [card for card in hand if card[1] == suit and card[0] in "76A"]
        if len(mine) == 3:
            found["fifty-five"] = mine
    if suits == 1:
        found["flush"] = list(hand)
    return found


def alike(hand: Hand) -> list[str]:
    """The three or four cards of one rank, if there are that many."""
    ranks = [card[0] for card in hand]
    return [card for card in hand if ranks.count(card[0]) > 2]


def claim(hand: Hand, options: dict[str, Any]) -> tuple[int, int, int] | None:
    """A winning hand: its kind, its count, and its suit if suits decide; None for no claim."""
    order = ORDERS[options["order"]]
    found = kinds(hand)
    same = alike(hand)
    if options["sets_are_primiera"] and same:
        found.setdefault("primiera", same)
    if len(same) == 4 and "chorus" in order:
        found["chorus"] = same
    if not found:
        return None
    kind = max(found, key=order.index)
    counted = hand if options["counted"] == "all" else found[kind]
    suit = 0
    if options["suits"] != "none" and kind in ("flush", "fifty-five"):
        suit = SUITS.index(found[kind][0][1])
    return order.index(kind), total(counted), suit


def point(hand: Hand, cards: int = 1) -> int:
    """The highest value of cards of one suit, of at least this many."""
    suits = [[card for card in hand if card[1] == suit] for suit in "SHDC"]
    return max((total(mine) for mine in suits if len(mine) >= cards), default=0)


def best(values: dict[int, Any]) -> int | None:
    """The seat with the most; None if several tie."""
    most = max(values.values())
    seats = [seat for seat, value in values.items() if value == most]
    return seats[0] if len(seats) == 1 else None


class Referee:
    """Follows a match from its first card to its end."""

    def __init__(self, seats: int, dealer: int, options: dict[str, Any]) -> None:
        self.seats, self.dealer, self.o = seats, dealer, options
        self.chips, self.pot = [0] * seats, 0
        self.deal = 0
        self.pack: set[str] = set()  # the cards that may be dealt

    def pay(self, seat: int, chips: int) -> None:
        self.chips[seat] -= chips
        self.pot += chips

    def take(self, seat: int | None) -> None:
        """Give the pot; to nobody where the deal is annulled."""
        if seat is not None:
            self.chips[seat] += self.pot
            self.pot = 0

    def match(self) -> Generator[Wanted, str, None]:
        """All requests in order: a card, or a move with the legal ones."""
        while self.deal < self.o["deals"]:
            self.deal += 1
            yield from self.one_deal()
            if self.deal < self.o["deals"]:
                self.dealer = (self.dealer + 1) % self.seats

    def card(self) -> Generator[Wanted, str, str]:
        found = yield "chance", set()
        self.pack.remove(found)
        return found

    def one_deal(self) -> Generator[Wanted, str, None]:
        order = [(self.dealer + 1 + step) % self.seats for step in range(self.seats)]
        self.pack = set(PACK)
        self.ante(order)
        hands: dict[int, list[str]] = {seat: [] for seat in order}
        for _ in range(2):
            for seat in order:
                for _ in range(2):
                    hands[seat].append((yield from self.card()))
        if self.claims(hands):
            return
        if self.o["stake_again"]:
            self.ante(order)
        discards: set[str] = set()
        while True:
            changed = yield from self.draw(order, hands, discards)
            if self.claims(hands):
                return
            if not self.o["further_draws"] or not changed or not self.can_draw(discards):
                break
        left = order
        if self.o["vying"]:
            left = yield from self.vying(order)
        if len(left) == 1:
            self.take(left[0])
        else:
            self.take(best({seat: point(hands[seat], self.o["point_cards"]) for seat in left}))

    def ante(self, order: list[int]) -> None:
        for seat in order:
            self.pay(seat, self.o["ante"])

    def claims(self, hands: dict[int, list[str]]) -> bool:
        found = {seat: claim(hand, self.o) for seat, hand in hands.items()}
        claimed = {seat: value for seat, value in found.items() if value is not None}
        if claimed:
            self.take(best(claimed))
        return bool(claimed)

    def can_draw(self, discards: set[str]) -> bool:
        return bool(self.pack) or (self.o["short_pack"] == "reshuffle" and bool(discards))

    def draw(
        self, order: list[int], hands: dict[int, list[str]], discards: set[str]
    ) -> Generator[Wanted, str, bool]:
        """One round of drawing; returns whether anybody changed a card."""
        changed = False
        for seat in order:
            most = len(self.pack)
            if self.o["short_pack"] == "reshuffle":
                most += len(discards)
            legal = {
                "discard " + " ".join(sorted(cards))
                for number in range(1, min(4, most) + 1)
                for cards in combinations(hands[seat], number)
            }
            if not legal:
                continue
            if self.o["stand_pat"]:
                legal.add("stand")
            text = yield seat, legal
            if text == "stand":
                continue
            changed = True
            thrown = text.split()[1:]
            for card in thrown:
                hands[seat].remove(card)
            for _ in thrown:
                if not self.pack:
                    self.pack |= discards
                    discards.clear()
                hands[seat].append((yield from self.card()))
            discards |= set(thrown)
        return changed

    def vying(self, order: list[int]) -> Generator[Wanted, str, list[int]]:
        """Pass or brag; match, raise or drop. Returns the seats left."""
        left, to_speak = list(order), list(order)
        asked, put_in = 0, dict.fromkeys(order, 0)
        while to_speak and len(left) > 1:
            seat = to_speak.pop(0)
            limit = self.o["vying_limit"] or 10**6
            amounts = [n for n in range(1, self.o["max_brag"] + 1) if asked + n <= limit]
            verb = "raise" if asked else "brag"
            others = {"match", "drop"} if asked else {"pass"}
            text = yield seat, others | {f"{verb} {amount}" for amount in amounts}
            verb, _, amount = text.partition(" ")
            if verb == "drop":
                left.remove(seat)
            if verb in ("brag", "raise"):
                asked += int(amount)
                at = order.index(seat)
                to_speak = [other for other in order[at + 1 :] + order[:at] if other in left]
            if verb in ("brag", "raise", "match"):
                self.pay(seat, asked - put_in[seat])
                put_in[seat] = asked
        return left
