"""A second implementation of Best, Pair and Thirty-one, in plain Python, from the rules in words.

`Model.run` is a match as one function that yields whenever it needs a card or a seat's move; it is
compared with the real game in test_reference.py.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "SCHD"
COUNTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10} | {str(n): n for n in range(2, 10)}

#: A request: None for a card, or a seat and its legal moves.
Wanted = tuple[int, set[str]] | None
Asks = Generator[Wanted, str, Any]


def key(card: str) -> tuple[int, int]:
    """BPT-03, BPT-04."""
    return RANKS.index(card[0]), SUITS.index(card[1])


def count(hand: list[str]) -> int:
    """BPT-50."""
    return sum(COUNTS[card[0]] for card in hand)


def pair_of(hand: list[str]) -> list[str]:
    """The two cards of one rank in a hand that holds no prial, or none."""
    return [card for card in hand if sum(other[0] == card[0] for other in hand) == 2]


def in_pair(hand: list[str]) -> tuple[int, ...]:
    """The rank of a hand in Pair: BPT-22 to BPT-28."""
    pair = pair_of(hand)
    if pair:
        return 1, key(pair[0])[0], any(card[1] == "D" for card in pair)
    return 0, *max(map(key, hand))


class GameWon(Exception):
    """A player reached 11."""


class Model:
    """A match. Its state can be read while it waits for a card or a move."""

    def __init__(self, options: dict[str, Any], dealer: int, points: list[int]) -> None:
        self.options = options
        self.dealer = dealer
        self.points = list(points)
        self.games = [0, 0]
        self.deal = 1
        self.double = False
        self.over = False
        self.happened: set[str] = set()  # the cases that occurred: a test checks that all do
        self.seen: set[str] = set()  # the cards of this deal that everybody has seen
        self.seen_before: set[str] = set()  # and of the deal before
        self.hands: list[list[str]] = [[], []]
        self.hands_before: list[list[str]] = [[], []]

    def score(self, seat: int, points: int) -> None:
        """BPT-11, BPT-13."""
        self.points[seat] += points
        if self.points[seat] >= 11:
            self.win(seat)

    def win(self, seat: int) -> None:
        """BPT-12, B-BPT-13."""
        self.double = self.points[1 - seat] < 6
        self.games[seat] += 2 if self.double else 1
        self.winner = seat
        raise GameWon

    def run(self) -> Asks:
        while True:
            self.hands, self.seen = [[], []], set()
            try:
                yield from self.best()
                yield from self.betting()
                yield from self.thirty_one()
            except GameWon:
                if self.games[self.winner] >= self.options["games"]:
                    self.over = True
                    return
                self.points = [0, 0]
                self.dealer = self.next_dealer()
            else:
                self.dealer = 1 - self.dealer
            self.hands_before, self.seen_before = self.hands, self.seen
            self.deal += 1

    def next_dealer(self) -> int:
        """B-BPT-14."""
        if self.options["next_game_dealer"] == "loser":
            return 1 - self.winner
        return 1 - self.dealer

    # --- the deal and Best: BPT-09, 10, 18, 19, 29 ------------------------------------------------

    def best(self) -> Asks:
        for place in range(3):
            for seat in (1 - self.dealer, self.dealer):
                card = yield None
                self.hands[seat].append(card)
                if place == 2:
                    self.seen.add(card)
        faces = [hand[2] for hand in self.hands]
        prials = [seat for seat, hand in enumerate(self.hands) if len({c[0] for c in hand}) == 1]
        if prials:
            self.happened.add(f"{len(prials)} prials")
        if prials and self.options["prial_first"]:
            self.prial(prials)
        if faces[0][0] == faces[1][0]:
            self.happened.add("suit decides best")
        self.score(0 if key(faces[0]) > key(faces[1]) else 1, 1)
        if prials:
            self.prial(prials)

    def prial(self, seats: list[int]) -> None:
        if len(seats) == 1:
            winner = seats[0]
        elif self.options["two_prials"] == "non_dealer":
            winner = 1 - self.dealer
        else:
            winner = max(seats, key=lambda seat: key(self.hands[seat][0]))
        self.seen |= set(self.hands[0]) | set(self.hands[1])  # announced: they may be shown
        self.points[winner] = 11
        self.win(winner)

    # --- Pair: BPT-30 to 48 -----------------------------------------------------------------------

    def may_raise(self, seat: int, stake: int) -> bool:
        limited = [seat] if self.options["raise_limit"] == "own" else [0, 1]
        return all(self.points[each] + stake <= 11 for each in limited)

    def moves(self, seat: int, stake: int, *others: str) -> Wanted:
        return seat, {*others, "raise"} if self.may_raise(seat, stake) else {*others}

    def betting(self) -> Asks:
        elder, dealer = 1 - self.dealer, self.dealer
        on_ten = [points == 10 for points in self.points]
        said = yield (elder, {"pass", "see"}) if on_ten[elder] else self.moves(elder, 2, "pass")
        passed = said == "pass"
        if said == "see":
            if self.options["see_at_ten"] == "may_raise":
                answer = yield self.moves(dealer, 2, "see")
                if answer == "raise":
                    self.happened.add("raise after a see")
                    yield from self.auction(dealer, must_answer=False)
                    return
            self.showdown(1)
        elif passed:
            said = (
                yield (dealer, {"pass", "see"}) if on_ten[dealer] else self.moves(dealer, 2, "fold")
            )
            if said == "see":
                self.showdown(1)
            elif said == "raise":
                must = self.options["after_pass"] == "must_answer"
                yield from self.auction(dealer, must_answer=must)
        else:
            yield from self.auction(elder, must_answer=False)

    def auction(self, raiser: int, must_answer: bool) -> Asks:
        """From the first raise on: the stake proposed is 2."""
        stake = 2
        while True:
            ways = ("see",) if must_answer else ("see", "fold")
            said = yield self.moves(1 - raiser, stake + 1, *ways)
            must_answer = False
            if said == "see":
                self.showdown(stake)
                return
            if said == "fold":
                self.score(raiser, stake - 1)
                return
            raiser, stake = 1 - raiser, stake + 1

    def showdown(self, stake: int) -> None:
        cards = 2 if self.options["pair_cards"] == "hidden" else 3
        hands = [hand[:cards] for hand in self.hands]
        values = [in_pair(hand) for hand in hands]
        if values[0][:2] == values[1][:2]:
            self.happened.add("pair for pair" if values[0][0] else "suit decides pair")
        winner = 0 if values[0] > values[1] else 1
        if self.options["showdown"] == "all":
            self.seen |= set(self.hands[0]) | set(self.hands[1])
        else:
            self.seen |= set(pair_of(hands[winner]) or [max(hands[winner], key=key)])
        self.score(winner, stake)

    # --- Thirty-one: BPT-49 to 65 -----------------------------------------------------------------

    def thirty_one(self) -> Asks:
        try:
            yield from self.to_31()
        finally:
            if self.options["showdown"] == "all":
                self.seen |= set(self.hands[0]) | set(self.hands[1])

    def to_31(self) -> Asks:
        totals = [count(hand) for hand in self.hands]
        if 31 in totals or 32 in totals:
            self.happened.add(f"dealt {sorted(total for total in totals if total > 30)}")
            self.dealt(totals)
            return
        satisfied = [False, False]
        seat = 1 - self.dealer
        while not all(satisfied):
            said = yield seat, {"draw", "stand"}
            if said == "stand":
                satisfied[seat] = True
            else:
                card = yield None
                self.hands[seat].append(card)
                total = count(self.hands[seat])
                if total >= 31:
                    self.happened.add("drawn 31" if total == 31 else "over")
                    if total == 31:
                        self.seen |= set(self.hands[seat])
                    self.score(seat if total == 31 else 1 - seat, 1)
                    return
            if not satisfied[1 - seat]:
                seat = 1 - seat
        ends = [(count(hand), max(map(key, hand))) for hand in self.hands]
        if ends[0][0] == ends[1][0]:
            same_rank = ends[0][1][0] == ends[1][1][0]
            self.happened.add("suit decides thirty-one" if same_rank else "equal totals")
        winner = 0 if ends[0] > ends[1] else 1
        self.seen |= set(self.hands[winner])
        self.score(winner, 1)

    def dealt(self, totals: list[int]) -> None:
        for seat, total in enumerate(totals):
            if total == 31:
                self.seen |= set(self.hands[seat])
        if totals == [31, 31]:
            aces = [max(key(card) for card in hand if card[0] == "A") for hand in self.hands]
            self.score(0 if aces[0] > aces[1] else 1, 1)
        elif 31 in totals:
            self.score(totals.index(31), 1)
        elif totals == [32, 32]:
            if self.options["two_32s"] == "dealer":
                self.score(self.dealer, 1)
            elif self.options["two_32s"] == "both":
                self.points[1 - self.dealer] += 1
                self.score(self.dealer, 1)  # at 10 all the non-dealer wins by announcing first
                self.score(1 - self.dealer, 0)
        else:
            self.score(1 - totals.index(32), 1)
