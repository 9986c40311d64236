"""A second implementation of the whole game, in plain Python, from the statements of the rule book
only: the values of hands, by trying everything that a bragger may stand for, and a referee that
gives at every point the turn, the legal moves and the chips."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import product
from typing import Any

RANKS = "23456789TJQKA"  # low to high
PACK = [rank + suit for suit in "SHDC" for rank in RANKS]
PRIAL, PAIR, HIGH = 3, 2, 1

Wanted = tuple[int | str, set[str]]


def braggers(options: dict[str, Any]) -> set[str]:
    return {"JC", "9D"} if options["second_bragger"] else {"JC"}


def readings(hand: Sequence[str], options: dict[str, Any]) -> Iterable[tuple[int, int, set[str]]]:
    """The possible meanings of a hand: its kind, its rank, and the braggers that it is made
    with."""
    wild = braggers(options)
    for ranks in product(*[RANKS if card in wild else card[0] for card in hand]):
        alike, rank = max((ranks.count(rank), RANKS.index(rank)) for rank in ranks)
        made = set()
        for card, stands_for in zip(hand, ranks, strict=True):
            as_itself = stands_for == card[0] and options["bragger_of_rank"] == "natural"
            in_it = alike > 1 and stands_for == RANKS[rank]
            if card in wild and in_it and not as_itself:
                made.add(card)
        yield alike, rank, made


def worth(hand: Sequence[str], options: dict[str, Any]) -> tuple[int, int, int]:
    """The best meaning of a hand: kind, rank, and 3 natural, 2 made with JC, 1 made without."""
    return max(
        (kind, rank, 3 if not made else 2 if "JC" in made else 1)
        for kind, rank, made in readings(hand, options)
    )


def beats(one: tuple[int, int, int], other: tuple[int, int, int], options: dict[str, Any]) -> bool:
    if one[:2] != other[:2]:
        return one > other
    pair_of_hoyle = one[0] == PAIR and options["natural_beats"] == "prials"
    if pair_of_hoyle and 3 in (one[2], other[2]):
        return False
    return one[2] > other[2]


def best_of(hands: dict[int, list[str]], options: dict[str, Any]) -> int | None:
    """The seat with the best hand, the eldest of equals; hands come eldest first."""
    values = {seat: worth(hand, options) for seat, hand in hands.items()}
    if options["no_pair"] == "nothing":
        values = {seat: value for seat, value in values.items() if value[0] > HIGH}
    for seat, value in values.items():
        if not any(beats(other, value, options) for other in values.values()):
            return seat
    return None


def count(hand: Iterable[str], options: dict[str, Any]) -> int:
    """The count of a hand: 31 or the nearest below it, if it can be counted so."""
    totals = {0}
    for card in hand:
        figures = {"A": [1], "T": [10], "J": [10], "Q": [10], "K": [10]}.get(card[0])
        figures = figures or [int(card[0])]
        if card[0] == "A" and options["ace"] == "1_or_11":
            figures = [1, 11]
        totals = {total + figure for total in totals for figure in figures}
    under = [total for total in totals if total <= 31]
    return max(under) if under else min(totals)


class Referee:
    """Follows a match from its first card to its end."""

    def __init__(self, seats: int, dealer: int, options: dict[str, Any]) -> None:
        self.seats, self.dealer, self.o = seats, dealer, options
        self.chips, self.pots = [0] * seats, [0, 0, 0]
        self.deal = 0

    def pay(self, seat: int, pot: int, chips: int) -> None:
        self.chips[seat] -= chips
        self.pots[pot] += chips

    def take(self, seat: int | None, pot: int) -> None:
        if seat is not None:
            self.chips[seat] += self.pots[pot]
            self.pots[pot] = 0

    def match(self) -> Generator[Wanted, str, None]:
        """All requests in order: a card, or a move with the legal ones."""
        while self.deal < self.o["deals"]:
            self.deal += 1
            yield from self.one_deal()
            if self.deal < self.o["deals"]:
                self.dealer = (self.dealer + 1) % self.seats

    def one_deal(self) -> Generator[Wanted, str, None]:
        order = [(self.dealer + 1 + step) % self.seats for step in range(self.seats)]
        for seat in order:
            for pot in range(3):
                self.pay(seat, pot, self.o["stake"])
        hands: dict[int, list[str]] = {seat: [] for seat in order}
        for _ in range(3):
            for seat in order:
                hands[seat].append((yield "chance", set()))
        winners = [self.best_upcard({seat: hand[2] for seat, hand in hands.items()})]
        self.take(winners[0], 0)
        vying = self.modern if self.o["vying"] == "modern" else self.matched
        winners.append((yield from vying(order, hands)))
        self.take(winners[1], 1)
        winners.append((yield from self.drawing(order, hands)))
        self.take(winners[2], 2)
        if winners[0] == winners[1] == winners[2]:
            for seat in order:
                self.chips[seat] -= self.o["all_three"] * self.o["stake"]
                self.chips[winners[0]] += self.o["all_three"] * self.o["stake"]

    def best_upcard(self, up: dict[int, str]) -> int:
        for seat, card in up.items():
            if card == "AD":
                return seat
        return max(up, key=lambda seat: RANKS.index(up[seat][0]))  # the first of the highest

    def amounts(self, verb: str, asked: int) -> set[str]:
        limit = self.o["vying_limit"] or 10**6
        found = range(1, self.o["max_brag"] + 1)
        return {f"{verb} {amount}" for amount in found if asked + amount <= limit}

    def matched(
        self, order: list[int], hands: dict[int, list[str]]
    ) -> Generator[Wanted, str, int | None]:
        left, to_speak = list(order), list(order)
        asked, put_in = 0, dict.fromkeys(order, 0)
        while to_speak and len(left) > 1:
            seat = to_speak.pop(0)
            answers = {"match", "drop"} | self.amounts("raise", asked)
            text = yield seat, answers if asked else {"pass"} | self.amounts("brag", 0)
            verb, _, amount = text.partition(" ")
            if verb == "drop":
                left.remove(seat)
            if verb in ("brag", "raise"):
                asked += int(amount)
                at = order.index(seat)
                to_speak = [other for other in order[at + 1 :] + order[:at] if other in left]
            if verb in ("brag", "raise", "match"):
                self.pay(seat, 1, asked - put_in[seat])
                put_in[seat] = asked
        return self.shown(left, asked, hands)

    def modern(
        self, order: list[int], hands: dict[int, list[str]]
    ) -> Generator[Wanted, str, int | None]:
        """Everybody pays the whole bet at each of their turns, until one is left or one sees."""
        left, waiting = list(order), list(order)
        bet = 0
        while len(left) > 1:
            seat = waiting.pop(0)
            answers = {"match", "drop"} | self.amounts("raise", bet)
            if len(left) == 2:
                answers.add("see")
            text = yield seat, answers if bet else {"pass"} | self.amounts("brag", 0)
            verb, _, amount = text.partition(" ")
            if verb in ("brag", "raise"):
                bet += int(amount)
            if verb in ("brag", "raise", "match"):
                self.pay(seat, 1, bet)
            if verb == "drop":
                left.remove(seat)
            if verb == "see":
                self.pay(seat, 1, 2 * bet)
                break
            if verb == "pass" and not waiting:
                break
            at = order.index(seat)
            if bet:
                waiting = [other for other in order[at + 1 :] + order[:at] if other in left]
        return self.shown(left, bet, hands)

    def shown(self, left: list[int], asked: int, hands: dict[int, list[str]]) -> int | None:
        """The winner of the second pot at the end of the vying."""
        if len(left) == 1:
            return left[0]
        if not asked and self.o["nobody_brags"] == "carried":
            return None
        return best_of({seat: hands[seat] for seat in left}, self.o)

    def drawing(
        self, order: list[int], hands: dict[int, list[str]]
    ) -> Generator[Wanted, str, int | None]:
        dealt = {card for hand in hands.values() for card in hand}
        totals = {}
        if self.o["thirty_one_ends"]:
            for seat in order:
                if count(hands[seat], self.o) == 31:
                    return seat  # dealt, with an ace at eleven
        for seat in order:
            while count(hands[seat], self.o) < 31:
                text = yield seat, {"stand"} | ({"draw"} if len(dealt) < 52 else set())
                if text == "stand":
                    break
                card = yield "chance", set()
                hands[seat].append(card)
                dealt.add(card)
            totals[seat] = count(hands[seat], self.o)
            if totals[seat] == 31 and self.o["thirty_one_ends"]:
                return seat
        in_it = {seat: total for seat, total in totals.items() if total <= 31}
        return max(in_it, key=lambda seat: in_it[seat]) if in_it else None
