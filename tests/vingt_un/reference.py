"""A second implementation of the whole game, in plain Python, from the statements of the rule book
only: a referee that gives at every point the turn, the legal moves and the chips."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

PACK = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"}

Wanted = tuple[int | str, set[str]]
Course = Generator[Wanted, str, None]


def count(cards: list[str]) -> int:
    """The best count of cards, an ace as one or eleven; the lowest if all are over."""
    totals = {0}
    for card in cards:
        rank = card[0]
        figures = [1, 11] if rank == "A" else [10] if rank in "TJQK" else [int(rank)]
        totals = {total + figure for total in totals for figure in figures}
    good = [total for total in totals if total <= 21]
    return max(good) if good else min(totals)


def natural(cards: list[str]) -> bool:
    return len(cards) == 2 and count(cards) == 21


def pair(cards: list[str]) -> bool:
    return len(cards) == 2 and cards[0][0] == cards[1][0]


@dataclass
class Hand:
    cards: list[str] = field(default_factory=list)
    stake: int = 0
    paid: bool = False


class Referee:
    """Follows a match; `course` yields a request for a card or a move and is sent it."""

    def __init__(self, seats: int, dealer: int, options: dict[str, Any]) -> None:
        self.seats, self.dealer, self.o = seats, dealer, options
        self.chips, self.pool = [0] * seats, 0
        self.stock, self.used = set(PACK), set[str]()
        self.deal = 0
        self.tenure = self.fallen = self.packs = 0
        self.fresh = False

    def pay(self, seat: int, other: int, chips: int) -> None:
        self.chips[seat] -= chips
        self.chips[other] += chips

    def to_pool(self, seat: int, chips: int) -> None:
        self.chips[seat] -= chips
        self.pool += chips

    def servable(self) -> int:
        return len(self.stock) + len(self.used) - 1

    def card(self) -> Course:
        if len(self.stock) == 1:
            self.stock |= self.used
            self.used = set()
            self.packs += 1
            self.fresh = True
        got = yield "chance", set(self.stock)
        self.stock.discard(got)
        self.got = got

    def throw(self, hand: Hand) -> None:
        hand.paid = True
        self.used |= set(hand.cards)

    def course(self) -> Course:
        while True:
            self.deal += 1
            self.tenure += 1
            yield from self.one_deal()
            if self.deal == self.o["deals"]:
                return

    def one_deal(self) -> Course:
        o, dealer = self.o, self.dealer
        order = [(dealer + step) % self.seats for step in range(1, self.seats + 1)]
        players = order[:-1]
        for seat in order:
            self.to_pool(seat, o["pool_ante"])
        hands = {seat: [Hand()] for seat in order}
        begun = False
        for seat in order:
            yield from self.card()
            if not begun:
                first = self.tenure == 1 or (o["first_hand"] == "of_pack" and self.fresh)
                self.fresh, begun = False, True
            hands[seat][0].cards.append(self.got)
        for seat in players:
            said = yield seat, self.stakes("stake")
            hands[seat][0].stake = int(said.split()[1])
        said = yield dealer, {"double", "no double"}
        doubled = said == "double"
        for seat in players:
            hands[seat][0].stake *= 2 if doubled else 1
        for seat in order:
            yield from self.card()
            hands[seat][0].cards.append(self.got)
        yield from self.play(order, hands, first, doubled)
        for seat in order:
            for hand in hands[seat]:
                if not hand.paid:
                    self.throw(hand)

    def stakes(self, verb: str) -> set[str]:
        return {f"{verb} {n}" for n in range(self.o["min_stake"], self.o["max_stake"] + 1)}

    def play(self, order: list[int], hands: Any, first: bool, doubled: bool) -> Course:
        o, dealer, players = self.o, self.dealer, order[:-1]
        holders = [seat for seat in players if natural(hands[seat][0].cards)]
        if natural(hands[dealer][0].cards):
            for seat in players:
                if seat not in holders:
                    self.pay(seat, dealer, 2 * hands[seat][0].stake)
            self.end(order, [], first)
            return
        self.fallen += 1 if holders else 0
        waiting = first and o["first_natural"] == "waits" and not self.out(holders, first)
        for seat in holders:
            if self.pool:
                self.to_pool(seat, -self.pool)
            if not waiting:
                single = o["several_naturals"] == "first" and seat != holders[0]
                self.pay(dealer, seat, (1 if single else 2) * hands[seat][0].stake)
                self.throw(hands[seat][0])
        made: list[int] = []
        stood: list[tuple[int, Hand]] = []
        if not (holders and o["after_natural"] == "drop" and self.out(holders, first)):
            for seat in players:
                if seat in holders:
                    stood += [(seat, hand) for hand in hands[seat] if not hand.paid]
                    continue
                yield from self.divide(seat, hands[seat], doubled, made, holders)
                for hand in hands[seat]:
                    if not hand.paid:
                        yield from self.draw(seat, hand)
                    if not hand.paid:
                        stood.append((seat, hand))
            if stood:
                if o["dealer_divides"] != "forbidden":
                    yield from self.divide(dealer, hands[dealer], False, made, holders)
                for hand in hands[dealer]:
                    yield from self.draw(dealer, hand)
                self.settle(hands[dealer], stood)
        if o["natural_collects_from_all"]:
            exempt = {*holders, *made, *(seat for seat, h in stood if count(h.cards) == 21)}
            for holder in holders:
                for seat in players:
                    if seat not in exempt:
                        self.pay(seat, holder, hands[holder][0].stake)
        self.end(order, [seat for seat in players if seat in {*holders, *made}], first)

    def divide(self, seat: int, hands: Any, doubled: bool, made: Any, holders: Any) -> Course:
        at, rank = 0, hands[0].cards[0][0]
        while at < len(hands):
            hand = hands[at]
            if hand.paid or not pair(hand.cards) or hand.cards[0][0] != rank:
                at += 1
                continue
            verbs = {"divide"} if seat == self.dealer else self.stakes("divide")
            said = yield seat, {"keep"} | (verbs if self.servable() >= 2 else set())
            if said == "keep":
                at += 1
                continue
            stake = int(said.split()[1]) if seat != self.dealer else 0
            if doubled and self.o["double_covers_divided"]:
                stake *= 2
            new = Hand([hand.cards.pop()], stake)
            hands.append(new)
            for one in (hand, new):
                yield from self.card()
                one.cards.append(self.got)
            for one in (hand, new):
                by_option = self.o["divided_natural"] == "natural" and seat != self.dealer
                if by_option and natural(one.cards):
                    if not holders and not made:
                        self.fallen += 1
                    made.append(seat)
                    if self.pool:
                        self.to_pool(seat, -self.pool)
                    self.pay(self.dealer, seat, 2 * one.stake)
                    self.throw(one)

    def draw(self, seat: int, hand: Hand) -> Course:
        while True:
            may = self.servable() > 0 and (self.o["draw_on_21"] or count(hand.cards) != 21)
            said = yield seat, {"stand", "draw"} if may else {"stand"}
            if said == "stand":
                return
            yield from self.card()
            hand.cards.append(self.got)
            if count(hand.cards) > 21:
                if seat != self.dealer:
                    self.pay(seat, self.dealer, hand.stake)
                    self.throw(hand)
                return

    def settle(self, dealers: list[Hand], stood: list[tuple[int, Hand]]) -> None:
        over = sum(count(own.cards) > 21 for own in dealers)
        self.to_pool(self.dealer, over * self.o["pool_over_draw"])
        lists = [[(seat, self.receives(own, hand)) for seat, hand in stood] for own in dealers]
        if self.o["dealer_divides"] == "best":
            sums = [sum(chips for _, chips in found) for found in lists]
            best = sums.index(max(sums))
            dealers, lists = [dealers[best]], [lists[best]]
        ties = 0
        for own, found in zip(dealers, lists, strict=True):
            for (seat, chips), (_, hand) in zip(found, stood, strict=True):
                self.pay(seat, self.dealer, chips)
                if count(own.cards) == count(hand.cards):
                    ties += chips
        part = {"none": 0, "quarter": ties // 4, "third": ties // 3}[self.o["pool_ties"]]
        self.to_pool(self.dealer, part)

    def receives(self, own: Hand, hand: Hand) -> int:
        """What the dealer receives from a hand that stands."""
        mine, other, stake = count(own.cards), count(hand.cards), hand.stake
        if self.o["divided_natural"] == "natural" and natural(own.cards):
            return 2 * stake
        if mine == 21 == other:
            return stake
        if mine == 21:
            return 2 * stake
        if other == 21:
            return -2 * stake
        return stake if mine <= 21 and mine >= other else -stake

    def out(self, holders: list[int], first: bool) -> bool:
        if not holders or not self.o["natural_puts_out_dealer"]:
            return False
        if self.o["naturals_to_put_out"] == 2:
            return self.fallen >= 2
        return not first or self.fallen >= 2

    def end(self, order: list[int], holders: list[int], first: bool) -> None:
        o, out = self.o, self.out(holders, first)
        hands_over = 0 < o["dealer_hands"] <= self.tenure
        packs_over = 0 < o["dealer_packs"] <= self.packs
        if self.deal == o["deals"] or not (out or hands_over or packs_over):
            return
        to_holder = out and o["deal_passes_to"] == "holder"
        self.dealer = holders[0] if to_holder else order[0]
        self.tenure = self.fallen = self.packs = 0
