"""Whole matches of Switch against a plain model of its rules, with cards and moves at random."""

from __future__ import annotations

import random

import pytest

import boneace
from boneace.cards import FRENCH_52
from tests.swaps import NAMES

PACK = [FRENCH_52.text(card) for card in range(52)]
COUNTS = {"A": 11, "T": 10, "J": 10, "Q": 10, "K": 10} | {str(n): n for n in range(2, 10)}


def worth(hand: list[str]) -> int:
    return max(sum(COUNTS[card[0]] for card in hand if card[1] == suit) for suit in "SHDC")


class Model:
    """The rule book as a model with lists; the game is made to deal the cards drawn here."""

    def __init__(self, seats: int, options: dict[str, str], chosen: random.Random) -> None:
        self.options, self.chosen = options, chosen
        self.lives: list[int | None] = [3] * seats
        self.dealer, self.deal = seats - 1, 0
        self.dealt: list[str] = []  # drawn here, and still to be pushed to the match
        self.begin([])

    def order(self, first: int) -> list[int]:
        """The seats that are in, from the first that is in after this one."""
        seats = len(self.lives)
        round_the_table = [(first + 1 + step) % seats for step in range(seats)]
        return [seat for seat in round_the_table if self.lives[seat] is not None]

    def begin(self, up: list[str]) -> None:
        self.deal += 1
        free = [card for card in PACK if card not in up]
        pack = self.chosen.sample(free, 27)
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.order(self.dealer)}
        self.up, self.down = [*up], list[str]()
        for _ in range(3):
            for pile in (*self.hands.values(), *([] if up else [self.up]), self.down):
                card = pack.pop()
                pile.append(card)
                self.dealt.append(card)
        self.knocker: int | None = None
        self.asked: list[int] = []
        self.phase, self.turn = "keeping", self.dealer
        if up:
            self.begin_play()

    def begin_play(self) -> None:
        self.phase, self.turn = "turn", self.order(self.dealer)[0]
        self.blitz([seat for seat, hand in self.hands.items() if worth(hand) == 31])

    def blitz(self, holders: list[int]) -> None:
        if holders:
            self.settle({seat: 1 for seat in self.hands if seat not in holders})

    def legal(self) -> set[str]:
        if self.phase == "keeping":
            return {"keep first", "keep second"}
        if self.phase == "restarting":
            return {"restart", "decline"}
        fourth = self.options["fourth_action"]
        mine = self.hands[self.turn]
        moves = {f"swap {card} for {other}" for card in mine for other in self.up} | {"swap up"}
        moves |= {"swap down"} if fourth != "pass" else set()
        if self.knocker is not None:
            return moves | {"stand"}
        return moves | {"knock"} | ({"pass"} if fourth != "unseen" else set())

    def play(self, move: str) -> None:
        seat = self.turn
        mine = self.hands[seat]
        if move.startswith("keep"):
            if move == "keep second":
                self.hands[seat], self.up = self.up, mine
            self.begin_play()
        elif move == "restart":
            self.begin(mine)
        elif move == "decline":
            self.ask()
        else:
            self.take_turn(move, seat, mine)

    def take_turn(self, move: str, seat: int, mine: list[str]) -> None:
        if move == "swap up":
            self.hands[seat], self.up = self.up, mine
        elif move == "swap down":
            self.hands[seat] = self.down
            if self.options["given_up"] == "face_up":
                self.down, self.up = self.up, mine
            else:
                self.down = mine
        elif move == "knock":
            self.knocker = seat
        elif move.startswith("swap"):
            _, given, _, taken = move.split()
            self.hands[seat] = [taken if card == given else card for card in mine]
            self.up = [given if card == taken else card for card in self.up]
        if move.startswith("swap") and self.knocker is None and worth(self.hands[seat]) == 31:
            self.blitz([seat])
            return
        self.turn = self.order(seat)[0]
        if self.turn == self.knocker:
            self.showdown()

    def showdown(self) -> None:
        shown = {seat: worth(hand) for seat, hand in self.hands.items()}
        self.asked = [
            seat
            for seat, hand in self.hands.items()
            if shown[seat] > 21 and len({card[1] for card in hand}) == 1
        ]
        if self.options["restart"] == "winner":
            self.asked = [seat for seat in self.asked if shown[seat] == max(shown.values())]
        elif self.options["restart"] == "nobody":
            self.asked = []
        self.phase = "restarting"
        self.ask()

    def ask(self) -> None:
        if self.asked:
            self.turn = self.asked.pop(0)
            return
        shown = {seat: worth(hand) for seat, hand in self.hands.items()}
        low, high = min(shown.values()), max(shown.values())
        losses = {seat: 1 for seat, count in shown.items() if count == low}
        assert self.knocker is not None
        if shown[self.knocker] < high:
            losses[self.knocker] = 2
        else:
            losses.pop(self.knocker, None)
        self.settle(losses)

    def settle(self, losses: dict[int, int]) -> None:
        for seat, lost in losses.items():
            left = (self.lives[seat] or 0) - lost
            self.lives[seat] = left if left >= 0 else None
        if sum(left is not None for left in self.lives) > 1:
            self.dealer = self.order(self.dealer)[0]
            self.begin([])
        else:
            self.phase = "over"


@pytest.mark.parametrize("fourth", ["unseen", "pass", "both"])
@pytest.mark.parametrize("given_up", ["face_down", "face_up"])
@pytest.mark.parametrize("restart", ["anybody", "winner", "nobody"])
def test_t31_53_t31_58_t31_59_b_t31_01_b_t31_02_matches_go_as_the_model_says(
    fourth: str, given_up: str, restart: str
) -> None:
    options = {"fourth_action": fourth, "given_up": given_up, "restart": restart}
    for number in range(2):
        chosen = random.Random(f"{fourth} {given_up} {restart} {number}")
        seats = chosen.randrange(2, 8)
        model = Model(seats, options, chosen)
        match = boneace.new(
            "switch", players=NAMES[:seats], by_hand=True, dealer=seats - 1, options=options
        )
        while model.phase != "over":
            while model.dealt:
                match.push(model.dealt.pop(0))
            assert match.standing() == {"lives": model.lives}
            assert (match.deal, match.dealer) == (model.deal, model.dealer)
            assert match.turn == model.turn
            assert {move.text for move in match.legal} == model.legal()
            for seat, hand in model.hands.items():
                assert set(match.view(seat).hand) == set(hand)
            if model.phase != "keeping":
                assert set(match.present().up) == set(model.up)
            moves = sorted(model.legal())
            greedy = [move for move in moves if move in ("knock", "restart")]
            move = greedy[0] if greedy and chosen.random() < 0.3 else chosen.choice(moves)
            model.play(move)
            match.push(move)
        for card in model.dealt:
            match.push(card)
        assert match.over and match.standing() == {"lives": model.lives}
        left = [seat for seat, lives in enumerate(model.lives) if lives is not None]
        assert match.result() == {"winners": left}
